import { execFile } from 'node:child_process'
import { existsSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { publishArea, publishShell } from './publish/publish.ts'
import { putShared } from './publish/put-builds.ts'
import { readRegistry } from './store/generation.ts'
import { openStore } from './store/open-store.ts'
import { inStore } from './store/store.ts'
import { bookingsBuild, embedBuild, freshStore, pageIn, publicBuild, shellBuild, siteBuild } from './testing/builds.ts'

/** What the command wrote, and how it ended. */
type Said = { out: string; error: string; code: number }

/** The store of a team, and the command that it is given. */
const team = () => {
  const data = freshStore().folder
  const store = openStore(join(data, 'releases'))
  const release = async (...words: string[]): Promise<Said> => {
    const env = { DATA_DIR: data }
    const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...words], { env })
    return run.then(
      ({ stdout, stderr }) => ({ out: stdout, error: stderr, code: 0 }),
      ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
        ...{ out: stdout, error: stderr, code },
      }),
    )
  }
  return { data, store, release, bookings: async () => (await readRegistry(store)).areas.bookings }
}

const twice = async () => {
  const made = team()
  await publishShell(made.store, shellBuild())
  const { version: first } = await publishArea(made.store, bookingsBuild())
  const { version: second } = await publishArea(made.store, bookingsBuild('page(2)'))
  const html = () => pageIn(made.store, 'index.bookings.html')
  return { ...made, first, second, html }
}

it('rolls an area back for everybody with one command, also in the pages', async () => {
  const { release, first, second, bookings, html } = await twice()
  expect(await html()).toContain(`"href":"/mfe/bookings/${second}/remoteEntry.js"`)
  const { out } = await release('rollback', 'mfe-bookings')
  expect(out).toBe(`bookings ${first}, rolled back ${second}\n`)
  expect((await bookings())?.stable).toBe(first)
  expect(await html()).toContain(`"href":"/mfe/bookings/${first}/remoteEntry.js"`)
  expect(await release('rollback', 'bookings')).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no release before'),
  })
})

it('gives what was rolled back to nobody when it is published again, until it is promoted', async () => {
  const { store, release, first, second, bookings } = await twice()
  await release('rollback', 'bookings')
  const again = await publishArea(store, bookingsBuild('page(2)'))
  expect(again).toEqual({ what: 'bookings', version: second, isNew: false, held: 'it was rolled back' })
  expect((await bookings())?.stable).toBe(first)
  await release('promote', 'bookings', second)
  expect([(await bookings())?.stable, (await bookings())?.withdrawn]).toEqual([second, []])
})

it('tries a release out, shows it, explains it and promotes it', async () => {
  const { store, release, second, bookings } = await twice()
  const { version } = await publishArea(store, bookingsBuild('page(3)'), { percent: 10 })
  expect((await release('list')).out).toContain(`${version} for 10 %`)
  expect((await bookings())?.stable).toBe(second)
  await release('canary', 'bookings', version, '100')
  expect((await release('explain', 'bookings', 'anna')).out).toContain(`bookings ${version} because of rollout`)
  // Starting the platform publishes what is built: a canary does not become everybody's that way.
  expect((await publishArea(store, bookingsBuild('page(3)'))).held).toContain('canary')
  await release('promote', 'bookings')
  expect([(await bookings())?.stable, (await bookings())?.rollout]).toEqual([version, undefined])
})

it('gives one owner a release and says so', async () => {
  const { release, first } = await twice()
  expect((await release('pin', 'bookings', '7', first)).out).toContain(`${first} for owner 7`)
  expect((await release('explain', 'bookings', 'anna', '7')).out).toContain(`bookings ${first} because of owner`)
})

it('rolls the shell back, and only promoting brings the same build out again', async () => {
  const { store, release, html } = await twice()
  const { version } = (await readRegistry(store)).shell
  await publishShell(store, shellBuild('shell(22)'))
  expect(await html()).toContain('/shell/static/js/index.9.js')
  expect((await release('rollback', 'shell')).out).toBe(`shell ${version}\n`)
  expect(await html()).toContain('/shell/static/js/index.7.js')
  const again = await publishShell(store, shellBuild('shell(22)'))
  expect(again.held).toBe('it was rolled back')
  expect((await readRegistry(store)).shell.version).toBe(version)
  expect((await release('promote', 'shell', again.version)).out).toBe(`shell ${again.version}\n`)
  expect((await readRegistry(store)).shell).toMatchObject({ version: again.version, previous: version, withdrawn: [] })
  expect((await release('promote', 'shell', '9.9.9-ffffff')).code).toBe(1)
})

it('takes the guests’ own site and the loader back with their area', async () => {
  const { store, release } = team()
  const ship = async (loader: string) => {
    const besides = {
      site: (await putShared(store, 'site', siteBuild())).version,
      embed: (await putShared(store, 'embed', embedBuild(loader))).version,
    }
    await publishArea(store, publicBuild(), { besides })
  }
  const loader = () => pageIn(store, 'embed.js')
  await ship('one()')
  await ship('two()')
  expect(await loader()).toBe('two()')
  await release('rollback', 'public')
  expect(await loader()).toBe('one()')
})

it('removes what nobody can get once it is old, files and all', async () => {
  const { store, release, first, second } = await twice()
  const { version: third } = await publishArea(store, bookingsBuild('page(3)'))
  const before = new Date(Date.now() - 40 * 86_400_000)
  for (const version of [first, second, third])
    utimesSync(inStore(store, 'mfe', 'bookings', version, 'area.json'), before, before)
  expect((await release('prune', '60')).out).toBe('')
  expect((await release('prune')).out).toBe(`bookings ${first} is gone\n`)
  expect([first, second, third].map((version) => existsSync(inStore(store, 'mfe', 'bookings', version)))).toEqual([
    false,
    true,
    true,
  ])
})

it('loses none of the changes that several teams make at once', async () => {
  const { store, release, first } = await twice()
  const owners = ['1', '2', '3', '4', '5']
  const said = await Promise.all(owners.map((id) => release('pin', 'bookings', id, first)))
  expect(said.map(({ code, error }) => [code, error])).toEqual(owners.map(() => [0, '']))
  expect(Object.keys((await readRegistry(store)).areas.bookings?.owners ?? {}).toSorted()).toEqual(owners)
})

type Case = [words: string[], sentence: string]

/** What the commands said, one after the other, and whether they left the registry as it was. */
const attempts = async (cases: readonly Case[]) => {
  const { store, release } = await twice()
  const before = await readRegistry(store)
  const said: Said[] = []
  for (const [words] of cases) said.push(await release(...words))
  expect(await readRegistry(store)).toEqual(before)
  return said
}
/** One line on stderr, and the exit code. */
const refused = (cases: readonly Case[], code: number) =>
  cases.map(([, sentence]) => ({ out: '', error: expect.stringContaining(sentence), code }))
const lines = (said: readonly Said[]) => said.map(({ error }) => error.trimEnd().split('\n').length)

it('ends with 2 where it is used wrongly, says what to do in one line, and changes nothing', async () => {
  const cases: Case[] = [
    [['rolback', 'bookings'], "error: unknown command 'rolback' (Did you mean rollback?)"],
    [['list', '--jsn'], "error: unknown option '--jsn' (Did you mean --json?)"],
    [['list', 'bookings'], 'too many arguments'],
    [['rollback'], 'missing required argument'],
    [['rollback', 'Kitchen'], 'It is the name of an area, like bookings.'],
    [['canary', 'bookings', '1.0.0-3fa9c2d1', 'five'], 'It is a number.'],
    [['canary', 'bookings', '1.0.0-3fa9c2d1', '101'], 'It is a number from 0 to 100.'],
    [['publish', '--canary', '5'], '--canary needs the areas that are published'],
    [['pin', 'bookings'], 'missing required argument'],
    [['promote', 'shell'], 'missing required argument'],
  ]
  const said = await attempts(cases)
  expect(said).toEqual(refused(cases, 2))
  expect(lines(said)).toEqual(cases.map(() => 1))
})

it('ends with 1 where the store refuses, says why in one line, and changes nothing', async () => {
  const cases: Case[] = [
    [['canary', 'bookings', 'newest', '5'], 'There is no release newest'],
    [['rollback', 'finance'], 'finance is not published'],
    [['rollback', 'kitchen'], 'kitchen is not published'],
    [['explain', 'finance', 'anna'], 'finance is not published'],
    [['pin', 'bookings', 'anna'], 'anna is not the number of an owner'],
  ]
  const said = await attempts(cases)
  expect(said).toEqual(refused(cases, 1))
  expect(lines(said)).toEqual(cases.map(() => 1))
})

const verbs = ['publish', 'canary', 'promote', 'rollback', 'pin', 'prune', 'list', 'explain']

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
  }
  expect(existsSync(data)).toBe(false)
})

it('without a verb it shows its help as an error', async () => {
  const { out, error, code } = await team().release()
  expect([out, code]).toEqual(['', 2])
  expect(error).toContain('Usage: npm run release --')
})

it('answers scripts with data', async () => {
  const { store, release, first, second } = await twice()
  const json = async (...words: string[]): Promise<unknown> => JSON.parse((await release(...words, '--json')).out)
  const shell = { version: (await readRegistry(store)).shell.version, withdrawn: [] }
  const bookings = { area: 'bookings', stable: second, previous: first, owners: {}, withdrawn: [] }
  expect(await json('list')).toEqual({ set: (await readRegistry(store)).set, shell, areas: [bookings] })
  expect(await json('explain', 'bookings', 'anna')).toEqual({
    ...{ area: 'bookings', version: second, reason: 'stable', visitor: 'anna', fallbacks: [first] },
    bucket: expect.any(Number),
  })
  expect(await json('pin', 'bookings', '7', first)).toEqual({ ...bookings, owners: { 7: first } })
  expect(await json('rollback', 'bookings')).toMatchObject({ stable: first, withdrawn: [second] })
  expect(await json('promote', 'shell', shell.version)).toEqual({ shell })
  expect(await json('prune')).toEqual([])
})
