import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { at } from '../build/workspace.ts'
import { copyRepository, repositoryFiles } from '../copy-repository.ts'

const run = promisify(execFile)
const copy = mkdtempSync(join(tmpdir(), 'keyhaven-language-'))
const inCopy = async (command: string, ...args: string[]) =>
  (await run(command, args, { cwd: copy, maxBuffer: 1e8 })).stdout
const structure = `import('./tools/src/check-structure.ts').then(({ checkStructure }) => console.log(checkStructure('.').join('\\n')))`

beforeAll(async () => {
  copyRepository(copy)
  await inCopy('git', 'init', '--quiet')
  await inCopy(process.execPath, 'tools/src/new/new.ts', 'language', 'es')
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('writes a language beside each English file and edits four others', () => {
  const changed = repositoryFiles().filter(
    (file) => readFileSync(join(copy, file), 'utf8') !== readFileSync(at(file), 'utf8'),
  )
  expect(changed.toSorted()).toEqual([
    'shared-contracts/src/domain/locale.ts',
    'shared-contracts/src/domain/money/usual-services.ts',
    'shared-contracts/src/web/host/antd-locale.ts',
    'shell/public/theme.js',
  ])
})

it('leaves texts that the compiler accepts, in every home', async () => {
  const include = [
    '**/src/**/messages',
    '**/src/help-words',
    'shared-contracts/src/domain',
    // Areas declare their words beside their calls.
    'shared-contracts/src/contract',
    'shared-contracts/src/web/host',
    'api/src/language.ts',
  ]
  writeFileSync(join(copy, 'tsconfig.added.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  expect(await inCopy('node_modules/.bin/tsc', '-p', 'tsconfig.added.json', '--noEmit')).toBe('')
}, 600_000)

it('has the check name what is in English yet, and no longer once it is translated', async () => {
  const file = 'mfe-finance/src/messages/invoices/es.ts'
  const before = await inCopy(process.execPath, '-e', structure)
  expect(before).toContain(`${file}: is in English yet`)
  expect(before).toContain('mfe-finance/src/messages/manifest/es.ts: is in English yet')
  expect(before).toContain('shell/src/messages/start-failure.ts: says nothing in es')
  writeFileSync(join(copy, file), readFileSync(join(copy, file), 'utf8').replace(/^.*\n/, ''))
  expect(await inCopy(process.execPath, '-e', structure)).not.toContain(`${file}:`)
}, 300_000)

it('refuses a language that is there already, and what is no code of one', async () => {
  await expect(inCopy(process.execPath, 'tools/src/new/new.ts', 'language', 'fr')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('fr is there already'),
  })
  for (const [code, sentence] of [
    ['xx', 'xx is the code of no language'],
    ['hy', 'There are no texts in hy, for dayjs/locale/hy.js is not installed'],
  ] as const)
    await expect(inCopy(process.execPath, 'tools/src/new/new.ts', 'language', code)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    })
  await expect(inCopy(process.execPath, 'tools/src/new/new.ts', 'language', 'Spanish')).rejects.toMatchObject({
    code: 2,
  })
})
