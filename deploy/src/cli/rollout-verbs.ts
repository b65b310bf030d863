import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { AreaEntry, Registry } from '@keyhaven/shared-contracts/platform/registry'
import { Argument } from 'commander'
import { changeStore, Refused } from '../publish/change-store.ts'
import { newMeanings } from '../calls/new-meanings.ts'
import { putApi, withApi } from '../builds/stored-builds.ts'
import { canary, pin, promote, rollBack } from '../publish/rollout.ts'
import { canaryShell, promoteShell, rollBackShell } from '../publish/shell-rollout.ts'
import { readRegistry } from '../store/generation.ts'
import type { Store } from '../store/store.ts'
import {
  aboutOf,
  area,
  areaOrShell,
  type ChangeOptions,
  changingVerb,
  notPublished,
  openedStore,
  percentOf,
  print,
  releasingVerb,
} from './verb.ts'

/** An area without what its releases hold. */
const stateOf = (name: string, { stable, previous, rollout, owners, withdrawn }: AreaEntry) => ({
  area: name,
  ...{ stable, previous, rollout, owners, withdrawn },
})
const wordsOf = ({ area: name, stable, previous, rollout, owners, withdrawn }: ReturnType<typeof stateOf>) =>
  [
    `${name} ${stable}`,
    ...(previous ? [`before ${previous}`] : []),
    ...(rollout ? [`${rollout.version} for ${rollout.percent} %`] : []),
    ...Object.entries(owners).map(([owner, version]) => `${version} for owner ${owner}`),
    ...(withdrawn.length ? [`rolled back ${withdrawn.join(' ')}`] : []),
  ].join(', ')

type Words = readonly (string | number | undefined)[]

const would = ({ dryRun }: ChangeOptions, words: string) => (dryRun ? `Would be: ${words}` : words)

const changeArea = async (
  words: Words,
  options: ChangeOptions,
  name: AreaId,
  changed: (entry: AreaEntry) => AreaEntry,
) => {
  const store = await openedStore()
  const change = (registry: Registry) => {
    const entry = registry.areas[name]
    if (!entry) throw notPublished(name, store.backing.name)
    return { ...registry, areas: { ...registry.areas, [name]: changed(entry) } }
  }
  const { registry } = await changeStore(store, aboutOf(words, options), change, options)
  const entry = registry.areas[name]
  if (!entry) return
  const state = stateOf(name, entry)
  print(options, state, would(options, wordsOf(state)))
}

type ChangeShell = (store: Store, shell: Registry['shell']) => Promise<Registry['shell']>

const changeShell = async (command: Words, options: ChangeOptions, changed: ChangeShell) => {
  const store = await openedStore()
  const change = async (registry: Registry) => ({ ...registry, shell: await changed(store, registry.shell) })
  const { registry } = await changeStore(store, aboutOf(command, options), change, options)
  const { version, previous, rollout, withdrawn } = registry.shell
  const trial = rollout && { version: rollout.version, percent: rollout.percent }
  const state = { version, previous, ...(trial && { rollout: trial }), withdrawn }
  const words = [`shell ${version}`, ...(trial ? [`${trial.version} for ${trial.percent} %`] : [])].join(', ')
  print(options, { shell: state }, would(options, words))
}

const canaryVerb = releasingVerb(
  'canary',
  'Gives a release to a share of the visitors; 0 ends that.',
  'bookings 1.0.0-3fa9c2d1 50',
)
  .addArgument(areaOrShell())
  .argument('<version>', 'of a release in the store')
  .addArgument(new Argument('<percent>', 'of the visitors').argParser(percentOf))
  .action((name: string, version: string, percent: number, options: ChangeOptions) => {
    const words = ['canary', name, version, percent]
    return name === 'shell'
      ? changeShell(words, options, (store, shell) => canaryShell(store, shell, version, percent))
      : changeArea(words, options, name, (entry) => canary(entry, version, percent))
  })

const promoteVerb = releasingVerb('promote', 'Gives the canary, or a version, to everybody.', 'bookings')
  .addArgument(areaOrShell())
  .argument('[version]', 'instead of the canary')
  .action((name: string, version: string | undefined, options: ChangeOptions) => {
    const words = ['promote', name, version]
    return name === 'shell'
      ? changeShell(words, options, (store, shell) => promoteShell(store, shell, version))
      : changeArea(words, options, name, (entry) => promote(entry, version))
  })

const rollbackVerb = changingVerb(
  'rollback',
  'Ends the canary; without one, goes back to the version before.',
  'bookings --why "totals are wrong"',
)
  .addArgument(areaOrShell())
  .argument('[version]', 'to go back to instead')
  .action((name: string, version: string | undefined, options: ChangeOptions) => {
    const words = ['rollback', name, version]
    return name === 'shell'
      ? changeShell(words, options, (store, shell) => rollBackShell(store, shell, version))
      : changeArea(words, options, name, (entry) => rollBack(entry, version))
  })

const pinVerb = releasingVerb('pin', 'Gives one owner a release of their own.', 'bookings 7 1.0.0-3fa9c2d1')
  .addArgument(area())
  .argument('<owner>', 'the id of an owner')
  .argument('[version]', 'without one, the owner gets what everybody gets')
  .action((name: AreaId, owner: string, version: string | undefined, options: ChangeOptions) =>
    changeArea(['pin', name, owner, version], options, name, (entry) => pin(entry, owner, version)),
  )

const removeVerb = changingVerb('remove', 'Takes an area out: nobody gets it any more.', 'reviews --why "sold"')
  .addArgument(area())
  .action(async (name: AreaId, options: ChangeOptions) => {
    const store = await openedStore()
    const change = ({ areas, ...registry }: Registry) => {
      const { [name]: gone, ...others } = areas
      if (!gone) throw notPublished(name, store.backing.name)
      return { ...registry, areas: others }
    }
    await changeStore(store, aboutOf(['remove', name], options), change, options)
    print(options, { removed: name }, `${name} ${options.dryRun ? 'would be' : 'is'} out of it`)
  })

const apiVerb = changingVerb(
  'api',
  'Says that the API of these sources runs now. Refused where releases that are out cannot live with it.',
  '--dry-run',
)
  .option('--means <text>', 'why it is right that calls do something else now for the releases that are out')
  .action(async ({ means, ...options }: ChangeOptions & { means?: string }) => {
    const { servedApi } = await import('@keyhaven/tools/face/kept-releases')
    const store = await openedStore()
    const served = await servedApi()
    const meanings = await newMeanings(store, await readRegistry(store), served)
    if (meanings.length > 0 && !means)
      throw new Refused(
        `Nothing was changed. ${meanings.join('. ')}. Releases that are out were written for what was before: say --means "why that is right"`,
      )
    const version = await putApi(store, served, options.dryRun)
    const why = [options.why, means].filter(Boolean).join('; ')
    const about = aboutOf(['api'], { ...options, ...(why && { why }) })
    const { registry } = await changeStore(store, about, (before) => withApi(before, version), options)
    print(options, { api: registry.api }, would(options, `API ${version}`))
  })

/** Commands that decide which visitors get which release of the store. */
export const rolloutVerbs = [canaryVerb, promoteVerb, rollbackVerb, pinVerb, removeVerb, apiVerb]
