import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.dirname(path.dirname(import.meta.dirname))
const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint')
const trees: string[] = []
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true })
})

/** What the project's own walls say about one line in one file of a tree that holds nothing else. */
const lint = (file: string, line: string) => {
  const tree = mkdtempSync(path.join(tmpdir(), 'keyhaven-walls-'))
  trees.push(tree)
  cpSync(path.join(root, 'oxlint.config.ts'), path.join(tree, 'oxlint.config.ts'))
  mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(tree, file), `${line}\n`)
  return spawnSync(oxlint, ['--format=json'], { cwd: tree, encoding: 'utf8' }).stdout
}

it.each([
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
])('%s may not say %s', (file, line, message) => {
  expect(lint(file, line)).toContain(message)
})

it('lets a layer use what is its own', () => {
  for (const from of ['zod', './a.ts', '../domain/a.ts'])
    expect(lint('shared-contracts/src/contract/x.ts', `export { a } from '${from}'`)).not.toContain('contract/ holds')
  expect(lint('shared-contracts/src/platform/x.ts', "export { a } from '../contract/a.ts'")).not.toContain('platform/')
  expect(lint('mfe-auth/src/x.test.tsx', "export { a } from '@keyhaven/api/testing/a'")).not.toContain('typed client')
})

it('lets each role of a domain use what is its own', () => {
  for (const [file, line] of [
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
  ] as const)
    expect(lint(file, line)).not.toContain('no-restricted-imports')
})

it('knows every domain that the API serves', () => {
  const served = readFileSync(path.join(root, 'api/src/domains.ts'), 'utf8').matchAll(
    /from '\.\/([a-z]+)\/routes\.ts'/g,
  )
  for (const [, domain] of served)
    expect([domain, lint(`api/src/${domain}/x.ts`, "export { sql } from 'kysely'")]).toEqual([
      domain,
      expect.stringContaining('SQL lives in reads.ts'),
    ])
})
