import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { at } from '../build/workspace.ts'
import { copyRepository } from '../copy-repository.ts'

const run = promisify(execFile)
const copy = mkdtempSync(join(tmpdir(), 'keyhaven-new-'))

const inCopy = (command: string, ...args: string[]) =>
  run(command, args, { cwd: copy, maxBuffer: 1e8 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  )
const bin = (name: string) => join('node_modules/.bin', name)
const scaffold = (...args: string[]) => inCopy(process.execPath, 'tools/src/new/new.ts', ...args)

beforeAll(async () => {
  copyRepository(copy)
  await scaffold('area', 'channels', '--no-install')
  await scaffold('feature', 'finance', 'waiting-list')
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('writes an area and a page that the compiler, the linter and the formatter accept', async () => {
  expect(existsSync(join(copy, 'mfe-channels/src/area.tsx'))).toBe(true)
  const added = ['mfe-channels/src', 'mfe-finance/src/waiting-list']
  // The whole repository is the check's business; these and what they import are quick.
  writeFileSync(
    join(copy, 'tsconfig.added.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [...added, '**/src/*.d.ts'] }),
  )
  expect(await inCopy(bin('tsc'), '-p', 'tsconfig.added.json')).toEqual({ code: 0, output: '' })
  expect(await inCopy(bin('oxlint'), ...added)).toMatchObject({ code: 0 })
  expect(await inCopy(bin('oxfmt'), '--check', ...added)).toMatchObject({ code: 0 })
}, 300_000)

it('writes tests that pass', async () => {
  const { output } = await inCopy(bin('vitest'), 'run', 'mfe-channels', 'mfe-finance/src/waiting-list')
  expect(stripVTControlCharacters(output)).toMatch(/Tests +3 passed/)
}, 300_000)

it('touches no other file with an area, and adds a page to two lists of its area', () => {
  const changed = (file: string) => readFileSync(join(copy, file), 'utf8') !== readFileSync(at(file), 'utf8')
  expect(changed('package.json')).toBe(false)
  expect(['mfe-finance/src/pages.ts', 'mfe-finance/src/manifest.ts'].filter(changed)).toHaveLength(2)
})

it('refuses what is there already, and what no name can be made of', async () => {
  expect(await scaffold('area', 'channels', '--no-install')).toMatchObject({
    code: 1,
    output: expect.stringContaining('is there already'),
  })
  expect(await scaffold('feature', 'finance', 'waiting-list')).toMatchObject({ code: 1 })
  expect(await scaffold('feature', 'nowhere', 'x')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no area nowhere'),
  })
  expect(await scaffold('area', 'Channel Manager')).toMatchObject({ code: 2 })
  expect(await scaffold('remove', 'nowhere')).toMatchObject({ code: 1 })
})
