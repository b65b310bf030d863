import type { ApiShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { apiAt, buildAt } from '../builds/stored-builds.ts'
import { inUse } from '../publish/rollout.ts'
import { shellsOut } from '../publish/shell-rollout.ts'
import { areaBuild, shellBuild } from '../store/build-info.ts'
import type { Store } from '../store/store.ts'
import { type ApiNeeds, changedMeanings, staleScreens, unservedNeeds } from './api-needs.ts'
import { eventProblems } from './event-problems.ts'

type Needing = { release: string; needs: ApiNeeds }

/** The releases that somebody can get, with what they need of an API. */
const releasesInUse = async (store: Store, { areas, shell }: Registry): Promise<Needing[]> => {
  const released = Object.entries(areas).flatMap(([area, entry]) =>
    [...inUse(entry)].flatMap((version) => (version && entry.releases[version] ? [{ area, version }] : [])),
  )
  const builds = [
    ...released.map(async ({ area, version }) => ({
      release: `${area} ${version}`,
      needs: await buildAt(store, `mfe/${area}/${version}`, 'area', areaBuild),
    })),
    ...shellsOut({ shell }).map(async (version) => ({
      release: `shell ${version}`,
      needs: await buildAt(store, `shell/${version}`, 'shell', shellBuild),
    })),
  ]
  return (await Promise.all(builds)).flatMap(({ release, needs }) => (needs ? [{ release, needs }] : []))
}

type Changes = (served: ApiShapes, needs: ApiNeeds) => string[]
/** Releases by what changes for them. */
const changesFor = (releases: readonly Needing[], served: ApiShapes, changesOf: Changes) => {
  const changes = new Map<string, string[]>()
  for (const { release, needs } of releases)
    for (const change of changesOf(served, needs)) changes.set(change, [...(changes.get(change) ?? []), release])
  return changes
}

const isOfWebhook = (name: string) => name.startsWith('webhook ')
/** Changes of webhooks, which software of owners reads and no release. */
const webhookProblems = (before: ApiShapes, { events = {} }: ApiShapes) => {
  const problems = Object.entries(before.events ?? {}).flatMap(([name, shape]) => {
    const sent = events[name]
    const event = name.slice('webhook '.length)
    return isOfWebhook(name)
      ? eventProblems({ webhook: shape }, sent ? { webhook: sent } : {}).map((problem) => ({ event, problem }))
      : []
  })
  return [...Map.groupBy(problems, ({ problem }) => problem)].map(
    ([problem, all]) => `${problem} (${all.map(({ event }) => event).join(', ')}; read by software of owners)`,
  )
}

/**
 * Changes in what an API does for releases that are out and for software that reads webhooks, a sentence each, without those that the API that is out has
 * already.
 */
export const newMeanings = async (
  store: Store,
  registry: Registry,
  served: ApiShapes,
  changesOf: Changes = changedMeanings,
): Promise<string[]> => {
  const releases = await releasesInUse(store, registry)
  const changes = changesFor(releases, served, changesOf)
  const out = registry.api && (await apiAt(store, registry.api.version))
  const old = out && changesFor(releases, out, changesOf)
  const fresh = [...changes].filter(([change]) => !old?.has(change))
  return [
    ...fresh.map(([change, names]) => `${change} (${names.join(', ')})`),
    ...(out ? webhookProblems(out, served) : []),
  ]
}

/**
 * Problems of releases that somebody can get with an API that has started, a sentence each. Where no API was ever written down, a rule that is
 * written differently is no news: then it is said alone which screens would stay old.
 */
export const problemsAtStart = async (store: Store, registry: Registry, served: ApiShapes): Promise<string[]> => [
  ...(await releasesInUse(store, registry)).flatMap(({ release, needs }) =>
    unservedNeeds(served, needs).map((problem) => `${release}: ${problem}`),
  ),
  ...(await newMeanings(store, registry, served, registry.api ? changedMeanings : staleScreens)),
]
