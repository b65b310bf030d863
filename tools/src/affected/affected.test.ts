import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { changedSinceGreen, fileHashes, keepGreenRun } from './green-run.ts'
import { affectedBy, readImporters } from './importers.ts'

const sources = {
  'package.json': '{}',
  'area/package.json': '{ "name": "@keyhaven/area" }',
  'area/src/page.tsx':
    "import { catalog } from './messages/catalogs.ts'\nimport { fold } from '@keyhaven/shared/domain/fold'",
  'area/src/page.test.tsx': "import { Page } from './page.tsx'",
  'area/src/messages/catalogs.ts': 'export const load = (locale: string) => import(`./page/${locale}.ts`)',
  'area/src/messages/page/de.ts': 'export const messages = {}',
  'area/src/messages/other/de.ts': 'export const messages = {}',
  'shared/package.json': '{ "name": "@keyhaven/shared", "exports": { "./domain/*": "./src/domain/*.ts" } }',
  'shared/src/domain/fold.ts': "new Worker(new URL('./fold-worker.ts', import.meta.url))",
  'shared/src/domain/fold-worker.ts': '',
  'api/package.json': '{ "name": "@keyhaven/api" }',
  'api/src/migrate.ts': "readdirSync('migrations')",
  'api/src/migrations/0001.sql': 'CREATE TABLE a ()',
  'tools/package.json': '{ "name": "@keyhaven/tools" }',
  'tools/src/readme.test.ts': '',
  'docs/areas.md': '',
}

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keyhaven-affected-'))
  const folder = root
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(sources)) write(file, text)
  write('.gitignore', 'node_modules\n')
  execFileSync('git', ['init', '-q'], { cwd: root })
  execFileSync('git', ['add', '.'], { cwd: root })
})

const changed = () => changedSinceGreen(root, 'check', fileHashes(root))
const keep = () => keepGreenRun(root, 'check', fileHashes(root) ?? {})

const affected = (...files: string[]) => {
  const all = Object.keys(fileHashes(root) ?? {})
  return [...affectedBy(files, readImporters(root, all), all)].filter((file) => !files.includes(file)).toSorted()
}

it('knows nothing of what changed before a command was green', () => {
  expect(changed()).toBeUndefined()
})

it('names files that were edited, added or removed since, committed or not', () => {
  keep()
  expect(changed()).toEqual([])
  write('area/src/page.tsx', 'edited')
  write('area/src/new.ts', '')
  rmSync(join(root, 'docs/areas.md'))
  expect(changed()?.toSorted()).toEqual(['area/src/new.ts', 'area/src/page.tsx', 'docs/areas.md'])
  execFileSync('git', ['add', '.'], { cwd: root })
  expect(changed()).toHaveLength(3)
})

it('takes an edit that was taken back for none', () => {
  keep()
  write('area/src/page.tsx', 'edited')
  write('area/src/page.tsx', sources['area/src/page.tsx'])
  expect(changed()).toEqual([])
})

it('looks at everything where packages have changed, and where git is not there', () => {
  keep()
  write('package.json', '{ "name": "other" }')
  expect(changed()).toBeUndefined()
  rmSync(join(root, '.git'), { recursive: true })
  expect(fileHashes(root)).toBeUndefined()
})

it('follows a word to the pages that say it, and to no others', () => {
  expect(affected('area/src/messages/page/de.ts')).toEqual([
    'area/src/messages/catalogs.ts',
    'area/src/page.test.tsx',
    'area/src/page.tsx',
  ])
  expect(affected('area/src/messages/other/de.ts')).toEqual([])
})

it('follows workers and names of packages', () => {
  expect(affected('shared/src/domain/fold-worker.ts')).toEqual([
    'area/src/page.test.tsx',
    'area/src/page.tsx',
    'shared/src/domain/fold.ts',
  ])
})

it('counts a file that is read from its folder as one of all sources of its workspace', () => {
  expect(affected('api/src/migrations/0001.sql')).toEqual(['api/src/migrate.ts', 'tools/src/readme.test.ts'])
})

it('has the tests of the tools read every document', () => {
  expect(affected('docs/areas.md')).toEqual(['tools/src/readme.test.ts'])
})
