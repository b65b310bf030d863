import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { AreaEntry } from '@keyhaven/shared-contracts/platform/registry'
import { expect, it } from 'vitest'
import { changeStore } from '../publish/change-store.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { canary, promote } from '../publish/rollout.ts'
import { changeRights } from '../rights/change-rights.ts'
import { createKeyPair } from '../rights/keys.ts'
import { readCurrent, readRegistry } from '../store/generation.ts'
import { historyOf, type HistoryRecord } from '../store/history.ts'
import type { Store } from '../store/store.ts'
import { bookingsBuild, embedBuild, freshStore, publicBuild, shellBuild, siteBuild } from '../testing/builds.ts'
import { teamWithTwoReleases } from '../testing/team.ts'
import { lookAtCanaries, releasesOut } from './watch-canaries.ts'

const bookingsIn = async (store: Store) => (await readRegistry(store)).areas.bookings
const recordsOf = async (store: Store) => {
  const records: HistoryRecord[] = []
  for await (const record of historyOf(store)) records.push(record)
  return records
}

/** A canary for half of the visitors, and what they report by version: how many visits, and how many failed. */
const teamWithCanary = async () => {
  const releaseTeam = await teamWithTwoReleases()
  const { version } = await publishArea(releaseTeam.store, bookingsBuild('page(3)'), { percent: 50 })
  const trials: number[] = []
  const lines: string[] = []
  const log = {
    warn: (_: object, line: string) => lines.push(line),
    error: (_: object, line: string) => lines.push(line),
  }
  const look = (failed: Record<string, [bad: number, of: number]>, key?: KeyObject) =>
    lookAtCanaries({
      ...{ store: releaseTeam.store, key, log, current: () => readCurrent(releaseTeam.store) },
      readTrial: async (area, trial) => {
        trials.push(trial)
        return Object.entries(failed).flatMap(([of, [bad, visits]]) => [
          { area, version: of, measure: 'visits', count: visits },
          { area, version: of, measure: 'failed evaluation', count: bad },
        ])
      },
    })
  return { ...releaseTeam, canary: version, look, trials, lines }
}

it('rolls a canary back that fails more often, and the history says who, what and why', async () => {
  const { store, second, canary: version, look, lines, release } = await teamWithCanary()
  await look({ [version]: [2, 60], [second]: [1, 60] })
  expect((await bookingsIn(store))?.rollout?.version).toBe(version)
  await look({ [version]: [30, 60], [second]: [1, 60] })
  const after = await bookingsIn(store)
  expect([after?.stable, after?.rollout, after?.withdrawn]).toEqual([second, undefined, [version]])
  const why = `30 of 60 visits failed to load bookings ${version}, 1 of 60 with ${second}; by chance 1e-10`
  const [record] = await recordsOf(store)
  expect(record).toMatchObject({
    by: 'keyhaven health',
    what: 'rollback bookings',
    why: expect.stringContaining(why.slice(0, -5)),
  })
  expect(lines).toEqual([`rolled back the canary: ${record?.why}`])
  expect((await release('history', 'bookings', '--last', '1')).out).toContain('keyhaven health  rollback bookings')
  // What was taken back stays so when it is published again.
  expect((await publishArea(store, bookingsBuild('page(3)'))).held).toBe('it was rolled back')
  expect((await publishArea(store, bookingsBuild('page(3)'), { percent: 5 })).held).toBe('it was rolled back')
  expect((await bookingsIn(store))?.rollout).toBeUndefined()
})

it('signs with a key of its own where the store has rights, and says so where it has none', async () => {
  const { store, second, canary: version, look, lines } = await teamWithCanary()
  const { pem, publicKey } = createKeyPair()
  const key = createPrivateKey(pem)
  await changeRights(store, { by: 'olga', what: 'rights add health', key }, () => [
    { name: 'health', publicKey, may: ['*'] },
  ])
  const bad = { [version]: [30, 60], [second]: [1, 60] } satisfies Record<string, [number, number]>
  await look(bad)
  expect((await bookingsIn(store))?.rollout?.version).toBe(version)
  expect(lines.splice(0)).toEqual([expect.stringContaining('could not roll back the canary')])
  await look(bad, key)
  expect((await bookingsIn(store))?.rollout).toBeUndefined()
  expect((await recordsOf(store))[0]).toMatchObject({ by: 'keyhaven health', signature: { key: 'health' } })
})

it('rolls it back once, where several edges see it at the same moment', async () => {
  const { store, second, canary: version, look, lines } = await teamWithCanary()
  const before = (await recordsOf(store)).length
  await Promise.all([1, 2, 3].map(() => look({ [version]: [30, 60], [second]: [1, 60] })))
  expect((await recordsOf(store)).length).toBe(before + 1)
  expect(lines).toHaveLength(1)
})

it('asks for the visitors of the present trial alone: another share, release or try is another trial', async () => {
  const { store, first, second, canary: version, look, trials } = await teamWithCanary()
  const nothing = { [version]: [0, 60], [second]: [0, 60] } satisfies Record<string, [number, number]>
  const change = (next: (entry: AreaEntry) => AreaEntry) =>
    changeStore(store, { by: 'anna', what: 'try' }, (registry) => {
      const entry = registry.areas.bookings
      return entry ? { ...registry, areas: { ...registry.areas, bookings: next(entry) } } : registry
    })
  await look(nothing)
  // What others publish meanwhile, or the same share again, ends no trial.
  await change((entry) => canary(entry, version, 50))
  await look(nothing)
  await change((entry) => canary(entry, version, 80))
  await look(nothing)
  await change((entry) => ({ ...promote(entry, first), rollout: { version, percent: 80 } }))
  await look(nothing)
  await change((entry) => canary(entry, version, 0))
  await look(nothing)
  await change((entry) => canary(entry, version, 80))
  await look(nothing)
  expect(trials[1]).toBe(trials[0])
  expect(new Set(trials).size).toBe(trials.length - 1)
})

/** Reports of a trial's visitors on each area, by version: how many visits, and how many of them met an error. */
const watchReports = (store: Store, failed: Record<string, Record<string, [bad: number, of: number]>>) => {
  const trials: [area: string, trial: number][] = []
  const log = { warn: () => undefined, error: () => undefined }
  const readTrial = async (area: string, trial: number) => {
    trials.push([area, trial])
    return Object.entries(failed[area] ?? {}).flatMap(([version, [bad, visits]]) => [
      { area, version, measure: 'visits', count: visits },
      { area, version, measure: 'errors', count: bad },
    ])
  }
  return { trials, look: () => lookAtCanaries({ store, log, current: () => readCurrent(store), readTrial }) }
}

it('rolls a canary of the shell back that does worse, and leaves the stable shell and the areas alone', async () => {
  const { store, second } = await teamWithTwoReleases()
  const stable = (await readRegistry(store)).shell.version
  const { version } = await publishShell(store, shellBuild('shell(22)'), { percent: 50 })
  const trial = (await readRegistry(store)).shell.rollout?.trial
  const reports: Record<string, [number, number]> = { [version]: [1, 60], [stable]: [1, 60] }
  const { look, trials } = watchReports(store, { shell: reports })
  await look()
  expect([(await readRegistry(store)).shell.rollout?.version, trials]).toEqual([version, [['shell', trial]]])
  reports[version] = [30, 60]
  await look()
  const { shell, areas } = await readRegistry(store)
  expect([shell.version, shell.rollout, shell.withdrawn]).toEqual([stable, undefined, [version]])
  expect(areas.bookings?.stable).toBe(second)
  const [record] = await recordsOf(store)
  expect(record).toMatchObject({ by: 'keyhaven health', what: 'rollback shell' })
  expect(record?.why).toContain(`30 of 60 visits met an error in shell ${version}, 1 of 60 with ${stable}`)
  expect((await publishShell(store, shellBuild('shell(22)'), { percent: 5 })).held).toBe('it was rolled back')
})

it.each(['site', 'embed'] as const)('rolls the guests’ area back for a canary whose %s does worse', async (kind) => {
  const store = freshStore()
  const ship = async (script: string, percent?: number) => {
    const site = (await putShared(store, 'site', siteBuild(script))).version
    const embed = (await putShared(store, 'embed', embedBuild(script))).version
    const options = { besides: { site, embed }, ...(percent !== undefined && { percent }) }
    return { site, embed, ...(await publishArea(store, publicBuild(script), options)) }
  }
  const [stable, tried] = [await ship('one()'), await ship('two()', 50)]
  const { look, trials } = watchReports(store, { [kind]: { [tried[kind]]: [30, 60], [stable[kind]]: [1, 60] } })
  const trial = (await readRegistry(store)).areas.public?.rollout?.trial
  await look()
  expect(trials).toEqual(['public', 'site', 'embed'].map((area) => [area, trial]))
  const { public: entry } = (await readRegistry(store)).areas
  expect([entry?.stable, entry?.rollout, entry?.withdrawn]).toEqual([stable.version, undefined, [tried.version]])
  const [record] = await recordsOf(store)
  expect(record).toMatchObject({ what: 'rollback public', why: expect.stringContaining(`${kind} ${tried[kind]}`) })
})

it('says so where it may not change the store, and goes on with the next', async () => {
  const { store, second, canary: version, look, lines } = await teamWithCanary()
  store.backing = { ...store.backing, create: () => Promise.reject(new Error('read-only')) }
  await look({ [version]: [30, 60], [second]: [1, 60] })
  expect(lines).toEqual([expect.stringMatching(/^could not roll back the canary: 30 of 60/)])
})

it('knows which builds are out', async () => {
  const { store, canary: version } = await teamWithCanary()
  const out = releasesOut(
    () => readCurrent(store),
    () => undefined,
  )
  const { version: tried } = await publishShell(store, shellBuild('shell(22)'), { percent: 5 })
  const { shell } = await readRegistry(store)
  const trials: [string, string][] = [
    ['bookings', version],
    ['shell', shell.version],
    ['shell', tried],
    ['bookings', '9.9.9-ffffffff'],
    ['shell', version],
    ['site', version],
    ['constructor', 'name'],
  ]
  const isOut = await Promise.all(trials.map((one) => out.has(...one)))
  expect(isOut).toEqual([true, true, true, false, false, false, false])
})
