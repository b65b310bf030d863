import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { filesBelow } from './store/backing.ts'
import { readRegistry } from './store/generation.ts'
import { inStore } from './store/store.ts'
import { type CommandOutput, team, teamWithTwoReleases } from './testing/team.ts'

type Case = [words: string[], sentence: string]

/** Runs commands one after the other, expects that they leave the registry as it was, and returns their output. */
const attempts = async (cases: readonly Case[]) => {
  const { store, release } = await teamWithTwoReleases()
  const before = await readRegistry(store)
  const outputs: CommandOutput[] = []
  for (const [words] of cases) outputs.push(await release(...words))
  expect(await readRegistry(store)).toEqual(before)
  return outputs
}
/** One line on stderr, and the exit code. */
const refused = (cases: readonly Case[], code: number) =>
  cases.map(([, sentence]) => ({ out: '', error: expect.stringContaining(sentence), code }))
const lines = (outputs: readonly CommandOutput[]) => outputs.map(({ error }) => error.trimEnd().split('\n').length)

it('ends with 2 where it is used wrongly, says what to do in one line, and changes nothing', async () => {
  const cases: Case[] = [
    [['rolback', 'bookings'], "error: unknown command 'rolback' (Did you mean rollback?)"],
    [['list', '--jsn'], "error: unknown option '--jsn' (Did you mean --json?)"],
    [['list', 'bookings', 'finance'], 'too many arguments'],
    [['rollback'], 'missing required argument'],
    [['rollback', 'Kitchen'], 'It is the name of an area, like bookings.'],
    [['canary', 'bookings', '1.0.0-3fa9c2d1', 'five'], 'It is a number.'],
    [['canary', 'bookings', '1.0.0-3fa9c2d1', '101'], 'It is a number from 0 to 100.'],
    [['publish', '--canary', '5'], '--canary needs the names of what is published'],
    [['pin', 'bookings'], 'missing required argument'],
    [['canary', 'shell'], 'missing required argument'],
  ]
  const outputs = await attempts(cases)
  expect(outputs).toEqual(refused(cases, 2))
  expect(lines(outputs)).toEqual(cases.map(() => 1))
})

it('ends with 1 where the store refuses, says why in one line, and changes nothing', async () => {
  const cases: Case[] = [
    [['canary', 'bookings', 'newest', '5'], 'There is no release newest'],
    [['canary', 'shell', '1.0.0-3fa9c2d1', '5'], 'There is no shell 1.0.0-3fa9c2d1 in the store'],
    [['promote', 'shell'], 'There is no canary: name the version to promote'],
    [['rollback', 'shell'], 'There is no release before'],
    [['explain', 'site', '203.0.113.7'], 'site is not published'],
    [['rollback', 'finance'], 'finance is not published'],
    [['rollback', 'kitchen'], 'kitchen is not published'],
    [['explain', 'finance', 'anna'], 'finance is not published'],
    [['list', 'finance'], 'finance is not published'],
    [['history', 'finance'], 'The history of'],
    [['publish', 'kitchen', '--no-build'], 'There is no area kitchen in these sources; there are auth, bookings,'],
    [['pin', 'bookings', 'anna'], 'anna is not the number of an owner'],
  ]
  const outputs = await attempts(cases)
  expect(outputs).toEqual(refused(cases, 1))
  expect(lines(outputs)).toEqual(cases.map(() => 1))
})

it('names the disk that is full, and works again once there is room', async ({ skip }) => {
  const { data, store, release } = await teamWithTwoReleases()
  execFileSync('cp', ['-a', `${data}/.`, `${data}.before`])
  onTestFinished(() => rmSync(`${data}.before`, { recursive: true }))
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', data])
  // Only root may, and not in every container.
  skip(mount.status !== 0)
  onTestFinished(() => void execFileSync('umount', ['-l', data]))
  execFileSync('cp', ['-a', `${data}.before/.`, data])
  const { bavail, bsize } = statfsSync(data)
  const rest = join(data, 'rest')
  writeFileSync(rest, Buffer.alloc(bavail * bsize))
  const { error, code } = await release('rollback', 'bookings')
  expect(code).toBe(1)
  expect(error).toMatch(/^error: the disk of \S+ and of \S+ is full; make room there, then try again \(ENOSPC.*\)\n$/)
  expect(error).toContain(store.folder)
  rmSync(rest)
  expect((await release('rollback', 'bookings')).code).toBe(0)
})

const changing = ['publish', 'canary', 'promote', 'rollback', 'pin', 'prune']
const verbs = [...changing, 'list', 'history', 'explain', 'verify', 'status']

it('says how it is used, with an example for every verb, and opens no store for that', async () => {
  const { release, data } = team()
  rmSync(data, { recursive: true })
  const help = await release('--help')
  expect(help).toMatchObject({ code: 0, error: '' })
  for (const verb of verbs) {
    expect(help.out).toMatch(new RegExp(`^  ${verb} .*\\w\\.?$`, 'm'))
    const { out, code } = await release(verb, '--help')
    expect([verb, code]).toEqual([verb, 0])
    expect(out).toMatch(new RegExp(`^Usage: npm run release -- ${verb} [^]*^Example: npm run release -- ${verb}`, 'm'))
    const flags = changing.includes(verb) ? ['--json', '--dry-run', '--why <text>'] : ['--json']
    for (const flag of flags) expect(out).toContain(flag)
  }
  expect(existsSync(data)).toBe(false)
})

it('without a verb it shows its help as an error', async () => {
  const { out, error, code } = await team().release()
  expect([out, code]).toEqual(['', 2])
  expect(error).toContain('Usage: npm run release --')
})

it('answers scripts with data', async () => {
  const { store, json, first, second } = await teamWithTwoReleases()
  const shell = { version: (await readRegistry(store)).shell.version, withdrawn: [] }
  const bookings = { area: 'bookings', stable: second, previous: first, owners: {}, withdrawn: [] }
  const published = expect.any(String)
  expect(await json('list')).toEqual([
    { area: 'shell', version: shell.version, published, state: 'stable' },
    { area: 'bookings', version: second, published, state: 'stable' },
    { area: 'bookings', version: first, published, state: 'previous' },
  ])
  expect(await json('explain', 'bookings', 'anna')).toEqual({
    ...{ area: 'bookings', version: second, reason: 'stable', visitor: 'anna', fallbacks: [first] },
    bucket: expect.any(Number),
  })
  expect(await json('pin', 'bookings', '7', first)).toEqual({ ...bookings, owners: { 7: first } })
  expect(await json('rollback', 'bookings')).toMatchObject({ stable: first, withdrawn: [second] })
  expect(await json('promote', 'shell', shell.version)).toEqual({ shell })
  expect(await json('prune')).toEqual([])
})

it('says what would change, and changes nothing', async () => {
  const { store, release, first, second } = await teamWithTwoReleases()
  const files = () => filesBelow(store.folder).map((file) => `${file} ${statSync(inStore(store, file)).mtimeMs}`)
  const before = files()
  const cases: Case[] = [
    [['rollback', 'bookings'], `Would be: bookings ${first}, rolled back ${second}`],
    [['promote', 'bookings', first], `Would be: bookings ${first}, before ${second}`],
    [['canary', 'bookings', first, '5'], `${first} for 5 %`],
    [['pin', 'bookings', '7', first], `${first} for owner 7`],
    [['promote', 'shell', (await readRegistry(store)).shell.version], 'Would be: shell 1.0.0-'],
  ]
  for (const [words, sentence] of cases)
    expect(await release(...words, '--dry-run')).toEqual({ out: expect.stringContaining(sentence), error: '', code: 0 })
  expect(await release('rollback', 'finance', '--dry-run')).toMatchObject({ code: 1 })
  expect(files()).toEqual(before)
})
