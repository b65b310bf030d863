import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'

const root = path.dirname(path.dirname(import.meta.dirname))

const refused: [file: string, line: string, message: string][] = [
  ['mfe-bookings/src/x.ts', "export { a } from '@keyhaven/mfe-finance/a'", 'Areas meet at runtime only'],
  ['mfe-bookings/src/x.ts', "export { a } from '../../mfe-finance/src/a.ts'", 'Areas meet at runtime only'],
  ['mfe-bookings/src/x.ts', "export { a } from '@keyhaven/shell/a'", 'The shell loads areas at runtime'],
  [
    'mfe-bookings/src/x.ts',
    "export { a } from '@keyhaven/api/app'",
    'A screen reaches the API through the typed client',
  ],
  ['mfe-bookings/src/x.ts', "export { default as a } from 'ky'", 'Call the API through the typed client'],
  ['mfe-bookings/src/x.ts', "export { default as a } from 'antd/es/button'", 'a deep import bundles a second antd'],
  ['shell/src/x.ts', "export { a } from '../../mfe-auth/src/area.tsx'", 'Areas meet at runtime only'],
  ['shared-contracts/src/domain/x.ts', "export { a } from '../contract/a.ts'", 'domain/ holds what both ends compute'],
  ['shared-contracts/src/contract/x.ts', "export { create } from 'zustand'", 'contract/ holds the calls'],
  ['shared-contracts/src/contract/x.ts', "export { a } from '../web/a.ts'", 'contract/ holds the calls'],
  ['shared-contracts/src/contract/x.ts', "export { a } from '../platform/a.ts'", 'contract/ holds the calls'],
  [
    'shared-contracts/src/domain/stay/x.ts',
    "export { a } from '../../contract/a.ts'",
    'domain/ holds what both ends compute',
  ],
  ['shared-contracts/src/contract/public/x.ts', "export { a } from '../../web/a.ts'", 'contract/ holds the calls'],
  ['shared-contracts/src/platform/x.ts', "export { a } from '../web/a.ts'", 'platform/ holds what areas'],
  ['api/src/bookings/x.ts', "export { useState } from 'react'", 'The API knows the contract and the database'],
  ['api/src/bookings/x.ts', "export { sql } from 'kysely'", 'SQL lives in reads.ts'],
  ['api/src/bookings/service.ts', "export { sql } from 'kysely'", 'SQL lives in reads.ts'],
  ['api/src/bookings/routes.ts', "export { sql } from 'kysely'", 'SQL lives in reads.ts'],
  ['api/src/bookings/emails.ts', "export { sql } from 'kysely'", 'SQL lives in reads.ts'],
  ['api/src/bookings/schedule.ts', "export { sql } from 'kysely'", 'SQL lives in reads.ts'],
  ['api/src/accounts/settings/x.ts', "export { sql } from 'kysely'", 'SQL lives in reads.ts'],
  ['api/src/sweep.ts', "export { sql } from 'kysely'", 'SQL lives in reads.ts'],
  ['api/src/http/x.ts', "export { sql } from 'kysely'", 'SQL lives in reads.ts'],
  ['api/src/bookings/routes.ts', "export { a } from './writes.ts'", 'A route binds an endpoint'],
  ['api/src/bookings/routes.ts', "export { a } from './hold-writes.ts'", 'A route binds an endpoint'],
  ['api/src/bookings/routes.ts', "export { a } from '../db/transact.ts'", 'A route binds an endpoint'],
  ['api/src/bookings/service.ts', "export { a } from 'fastify'", 'Rules and SQL do not know HTTP'],
  ['api/src/bookings/reads.ts', "export { a } from '../http/serve.ts'", 'Rules and SQL do not know HTTP'],
  ['api/src/bookings/reads.ts', "export { a } from './service.ts'", 'Reads and writes hold SQL only'],
  ['api/src/bookings/hold-writes.ts', "export { a } from '../units/service.ts'", 'Reads and writes hold SQL only'],
  ['api/src/bookings/reads.ts', "export { a } from './writes.ts'", 'A read changes nothing'],
  ['api/src/bookings/emails.ts', "export { a } from './writes.ts'", 'A read changes nothing'],
  ['api/src/bookings/service.ts', "export { a } from '../mail/template.ts'", 'The words of a mail live in emails.ts'],
  ['api/src/bookings/x.ts', "export { a } from '../db/each-due.ts'", 'done in schedule.ts'],
  ['api/src/bookings/service.ts', "export { a } from '../units/reads.ts'", 'let its service do it'],
  ['api/src/bookings/x.ts', "export { a } from '../units/writes.ts'", 'let its service do it'],
  ['api/src/bookings/routes.ts', "export { a } from '../units/reads.ts'", 'let its service do it'],
  ['api/src/bookings/writes.ts', "export { a } from '../requests/hold-writes.ts'", 'let its service do it'],
  ['api/src/bookings/schedule.ts', "export { a } from '../site/emails.ts'", 'let its service do it'],
  ['api/src/accounts/settings/x.ts', "export { a } from '../../units/reads.ts'", 'let its service do it'],
  ['deploy/src/x.ts', "export { a } from '@keyhaven/mfe-auth/a'", 'Areas meet at runtime only'],
  ['api/src/bookings/service.ts', 'export const a = process.env.PORT', 'process.env'],
]

/** Lines that no wall refuses. */
const allowed: [file: string, line: string][] = [
  ['shared-contracts/src/contract/x.ts', "export { a } from 'zod'"],
  ['shared-contracts/src/contract/x.ts', "export { a } from './a.ts'"],
  ['shared-contracts/src/contract/x.ts', "export { a } from '../domain/a.ts'"],
  ['shared-contracts/src/domain/stay/x.ts', "export { a } from '../days/day.ts'"],
  ['shared-contracts/src/contract/public/x.ts', "export { a } from '../../domain/days/day.ts'"],
  ['shared-contracts/src/contract/public/x.ts', "export { a } from '../bookings/a.ts'"],
  ['shared-contracts/src/platform/x.ts', "export { a } from '../contract/a.ts'"],
  ['mfe-auth/src/x.test.tsx', "export { a } from '@keyhaven/api/testing/a'"],
  ['api/src/bookings/reads.ts', "export { sql } from 'kysely'"],
  ['api/src/bookings/hold-writes.ts', "export { sql } from 'kysely'"],
  ['api/src/bookings/routes.ts', "export { a } from './reads.ts'"],
  ['api/src/bookings/service.ts', "export { a } from '../units/service.ts'"],
  ['api/src/bookings/service.ts', "export { a } from '../invoices/issuing.ts'"],
  ['api/src/bookings/emails.ts', "export { a } from '../mail/template.ts'"],
  ['api/src/bookings/schedule.ts', "export { a } from '../db/each-due.ts'"],
  ['api/src/accounts/settings/x.ts', "export { a } from '../writes.ts'"],
  ['api/src/bookings/x.test.ts', "export { sql } from 'kysely'"],
  ['api/src/mail/outbox.ts', "export { sql } from 'kysely'"],
]

const servedDomains = globSync('api/src/*/routes.ts', { cwd: root }).map((file) => path.basename(path.dirname(file)))
const sqlLine = "export { sql } from 'kysely'"

const lines = new Map<string, string[]>()
const plant = (file: string, line: string) => lines.set(file, [...new Set([...(lines.get(file) ?? []), line])])
for (const [file, line] of [...refused, ...allowed]) plant(file, line)
for (const domain of servedDomains) plant(`api/src/${domain}/y.ts`, sqlLine)

type Diagnostic = { message: string; help: string; filename: string; labels: { span: { line: number } }[] }
let diagnostics: Diagnostic[]
/** The project's own walls, around a tree that holds these lines and nothing else. */
beforeAll(() => {
  const tree = mkdtempSync(path.join(tmpdir(), 'keyhaven-walls-'))
  cpSync(path.join(root, 'oxlint.config.ts'), path.join(tree, 'oxlint.config.ts'))
  for (const [file, planted] of lines) {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(tree, file), `${planted.join('\n')}\n`)
  }
  const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: tree, encoding: 'utf8', maxBuffer: 64 << 20 })
  diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
  rmSync(tree, { recursive: true })
})

/** Messages of the walls on a line of a file. */
const messagesFor = (file: string, line: string) =>
  diagnostics
    .filter(
      ({ filename, labels }) => filename === file && labels[0]?.span.line === (lines.get(file) ?? []).indexOf(line) + 1,
    )
    .map(({ message, help }) => `${message} ${help}`)
    .join('\n')

it.each(refused)('%s may not say %s', (file, line, message) => {
  expect(messagesFor(file, line)).toContain(message)
})

it.each(allowed)('%s may say %s', (file, line) => {
  expect(messagesFor(file, line)).not.toContain('restricted')
})

it('knows every domain that the API serves', () => {
  expect(servedDomains.length).toBeGreaterThan(20)
  for (const domain of servedDomains)
    expect([domain, messagesFor(`api/src/${domain}/y.ts`, sqlLine)]).toEqual([
      domain,
      expect.stringContaining('SQL lives in reads.ts'),
    ])
})
