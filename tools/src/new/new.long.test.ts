import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow } from '@keyhaven/deploy/store/backing'
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

const git = async (...args: string[]) => (await inCopy('git', ...args)).output
const commit = async () => {
  await git('add', '--all')
  await git('-c', 'user.name=Keyhaven', '-c', 'user.email=keyhaven@example.com', 'commit', '--quiet', '-m', 'As it is')
}
/** Files that git sees changed, by their state: `??` is new, `M` changed, `D` gone. */
const changes = async (state: string) =>
  (await git('status', '--porcelain', '--untracked-files=all'))
    .split('\n')
    .flatMap((line) => (line.slice(0, 2).trim() === state ? line.slice(3) : []))
const otherAreas = ['mfe-auth', 'mfe-bookings', 'mfe-inventory', 'mfe-public']
/** Names of the builds of these areas: another one is another release. */
const hashes = async () =>
  (
    await inCopy(
      process.execPath,
      '-e',
      `import('./tools/src/build/source-hash.ts').then(({ areaSourceHash }) => console.log(${JSON.stringify(otherAreas)}.map(areaSourceHash).join()))`,
    )
  ).output

const own = (id: string, group: string) =>
  new RegExp(
    `^(?:mfe-${id}/|api/src/${id}/|api/src/db/migrations/\\d{8}-\\d{4}-${id}\\.tables\\.sql$|` +
      `shared-contracts/src/(?:contract/${id}/|domain/reasons/${group}/|reasons/${group}\\.ts$))`,
  )
const ofReviews = own('reviews', 'reviews')
const ofFrontDesk = own('front-desk', 'frontdesk')
/** The bytes of an area's build, and of the site that has the most late files. */
const buildBytes = async () => {
  const area = await inCopy(bin('rsbuild'), 'build', '--root', 'mfe-inventory')
  const site = await inCopy(bin('rsbuild'), 'build', '--root', 'mfe-public', '--config', 'rsbuild.site.config.ts')
  expect([area.code, site.code]).toEqual([0, 0])
  const hash = createHash('sha256')
  for (const folder of ['mfe-inventory/dist', 'mfe-public/dist-site'])
    for (const file of filesBelow(join(copy, folder))) hash.update(file).update(readFileSync(join(copy, folder, file)))
  return hash.digest('hex')
}
let hashesBefore = ''
let bytesBefore = ''

beforeAll(async () => {
  copyRepository(copy)
  await git('init', '--quiet')
  await commit()
  hashesBefore = await hashes()
  bytesBefore = await buildBytes()
  await scaffold('area', 'reviews', '--no-install')
  await scaffold('area', 'front-desk', '--no-install')
  await scaffold('feature', 'finance', 'waiting-list')
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('touches no file of anybody else with an area, and adds a page to three lists of its area', async () => {
  const ofPage = /^mfe-finance\/src\/(?:messages\/)?waiting-list\//
  const added = await changes('??')
  expect(added.filter((file) => ofReviews.test(file)).length).toBeGreaterThan(40)
  expect(added.filter((file) => ![ofReviews, ofFrontDesk, ofPage].some((pattern) => pattern.test(file)))).toEqual([])
  expect(await changes('M')).toEqual(
    ['manifest.ts', 'messages/catalogs.ts', 'pages.ts'].map((file) => `mfe-finance/src/${file}`),
  )
})

it('leaves the builds of others as they are', async () => {
  expect(hashesBefore).toMatch(/^(?:[\da-f]{16},){3}[\da-f]{16}\n$/)
  expect(await hashes()).toBe(hashesBefore)
  expect(await buildBytes()).toBe(bytesBefore)
})

it('writes files that pass the check', async () => {
  const { code, output } = await inCopy(process.execPath, 'tools/src/check.ts')
  expect(output.split('\n').filter((line) => line.startsWith('✗'))).toEqual([])
  expect(code).toBe(0)
}, 1_200_000)

it('has tests that pass, and its calls are in the tests of all calls', async () => {
  const areas = [
    'mfe-reviews',
    'mfe-front-desk',
    'api/src/reviews',
    'api/src/front-desk',
    'mfe-finance/src/waiting-list',
  ]
  const all = ['contract', 'clean-texts', 'hostile-texts', 'domains', 'events/events', 'privacy/export']
  const files = all.map((name) => `api/src/${name}.test.ts`)
  const { code, output } = await inCopy(bin('vitest'), 'run', ...areas, ...files)
  const lines = stripVTControlCharacters(output)
  expect(lines).toMatch(/Test Files +13 passed/)
  expect(code).toBe(0)
}, 1_200_000)

/** Misspelt words of the area, by the file that says them and what the compiler has to say of each. */
const misspelt: [file: string, word: string, instead: string, problem: string][] = [
  ['shared-contracts/src/contract/reviews/reviews.ts', "domain: 'reviews',", "domain: 'reveiws',", 'Domain'],
  ['shared-contracts/src/contract/reviews/reviews.ts', 'reviews.nameRequired', 'reviews.nameRequird', 'Message'],
  ['api/src/reviews/service.ts', 'reviews.notFound', 'reviews.notFond', 'Findable'],
  ['api/src/reviews/constraints.ts', 'review_name_taken', 'review_taken', 'ProblemCode'],
  ['api/src/reviews/tables.ts', '  reviews: {', '  reveiws: {', "'reveiws' does not exist"],
]

it('has words that the compiler knows: a misspelt domain, reason, code or table is an error', async () => {
  const include = ['mfe-reviews/src', 'api/src/reviews', '*/src/*.d.ts']
  const config = join(copy, 'tsconfig.misspelt.json')
  const files = [...new Set(misspelt.map(([file]) => join(copy, file)))]
  const before = files.map((file) => readFileSync(file, 'utf8'))
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include }))
  for (const [file, word, instead] of misspelt)
    writeFileSync(join(copy, file), readFileSync(join(copy, file), 'utf8').replace(word, instead))
  const { output } = await inCopy(bin('tsc'), '-p', config, '--pretty', 'false')
  rmSync(config)
  for (const [at, file] of files.entries()) writeFileSync(file, before[at] ?? '')
  const lines = output.split('\n').filter((line) => line.includes('error'))
  expect(lines).toHaveLength(misspelt.length)
  for (const [file, , , problem] of misspelt)
    expect(lines.some((line) => line.startsWith(file) && line.includes(problem))).toBe(true)
}, 600_000)

it('takes an area away with everything of it, but for the migration that databases may have', async () => {
  expect(await scaffold('remove', 'reviews', '--no-install')).toMatchObject({ code: 0 })
  expect((await changes('??')).filter((file) => ofReviews.test(file))).toEqual([])
  await commit()
  expect(await scaffold('remove', 'front-desk', '--no-install')).toMatchObject({
    code: 1,
    output: expect.stringContaining('--force removes it all the same'),
  })
  const { output } = await scaffold('remove', 'front-desk', '--force', '--no-install')
  expect(output).toMatch(
    /api\/src\/db\/migrations\/\d{8}-\d{4}-front-desk\.tables\.sql stays: databases may have applied it/,
  )
  const gone = await changes('D')
  expect(gone.filter((file) => !ofFrontDesk.test(file))).toEqual([])
  expect(gone.length).toBeGreaterThan(40)
  expect(gone.filter((file) => file.endsWith('.sql'))).toEqual([])
}, 60_000)

it('refuses what is there already, and what no name can be made of', async () => {
  for (const there of ['finance', 'bookings', 'promocodes'])
    expect(await scaffold('area', there, '--no-install')).toMatchObject({
      code: 1,
      output: expect.stringContaining('is there already'),
    })
  expect(await scaffold('feature', 'finance', 'waiting-list')).toMatchObject({ code: 1 })
  expect(await scaffold('feature', 'nowhere', 'x')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no area nowhere'),
  })
  expect(await scaffold('area', 'Guest Reviews')).toMatchObject({ code: 2 })
  expect(await scaffold('area', 'api', '--no-install')).toMatchObject({
    code: 2,
    output: expect.stringContaining('Something else has that name'),
  })
  expect(await scaffold('remove', 'nowhere')).toMatchObject({ code: 1 })
})
