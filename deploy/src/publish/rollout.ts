import type { AreaEntry } from '@keyhaven/shared-contracts/platform/registry'

/** Part of an area's entry that decides who gets which version. The shell has the same, and `shell-rollout.ts` reads it so. */
export type Versions = Pick<AreaEntry, 'stable' | 'previous' | 'rollout' | 'withdrawn'> & {
  releases: Readonly<Record<string, unknown>>
}

const existingVersion = ({ releases }: Versions, version: string) => {
  const versions = Object.keys(releases)
  if (!versions.includes(version)) throw new Error(`There is no release ${version}; there are ${versions.join(', ')}`)
  return version
}

const without = (versions: readonly string[], version: string) => versions.filter((one) => one !== version)

/** Versions that stay rolled back; older ones go, because every page holds the list. */
const maxWithdrawn = 20

/** The versions that were rolled back, with those that are taken back now. */
const withdraw = (withdrawn: readonly string[], ...versions: readonly string[]) =>
  [...withdrawn.filter((one) => !versions.includes(one)), ...versions].slice(-maxWithdrawn)

/** An entry without parts that it need not have. */
const omit = <E extends Versions>(entry: E, ...parts: ('rollout' | 'previous')[]) =>
  Object.fromEntries(Object.entries(entry).filter(([part]) => !parts.some((one) => one === part))) as E

/** Reason that publishing a release again gives it to nobody new; undefined where everybody may get it, or so many percent. */
export const heldBack = (
  { rollout, withdrawn }: Pick<Versions, 'rollout' | 'withdrawn'>,
  version: string,
  percent?: number,
) => {
  if (percent === undefined && rollout?.version === version)
    return `it is a canary for ${rollout.percent} % of the visitors`
  return withdrawn.includes(version) ? 'it was rolled back' : undefined
}

/** A release for everybody; what was stable becomes the way back. A canary of the same release ends. */
export const promote = <E extends Versions>(entry: E, version = entry.rollout?.version): E => {
  if (!version) throw new Error('There is no canary: name the version to promote')
  const stable = existingVersion(entry, version)
  const previous = stable === entry.stable ? entry.previous : entry.stable
  return {
    ...(entry.rollout?.version === stable ? omit(entry, 'rollout') : entry),
    stable,
    ...(previous && { previous }),
    withdrawn: without(entry.withdrawn, stable),
  }
}

/** Tries a release out with a share of the visitors, in percent; a larger share later keeps those who have it. 0 ends it. */
export const canary = <E extends Versions>(entry: E, version: string, percent: number): E => {
  if (!(percent >= 0 && percent <= 100)) throw new Error('The share is a number from 0 to 100')
  if (existingVersion(entry, version) === entry.stable) throw new Error(`${version} is stable: everybody has it`)
  if (percent === 0) return omit(entry, 'rollout')
  return { ...entry, rollout: { version, percent }, withdrawn: without(entry.withdrawn, version) }
}

/**
 * Takes back what came last: the canary that is out, else the stable release, for the one before it or a named one.
 * A release that was rolled back stays so until it is promoted, however often it is published again.
 */
export const rollBack = <E extends Versions>(entry: E, to?: string): E => {
  const { rollout, stable } = entry
  if (rollout && !to) return { ...omit(entry, 'rollout'), withdrawn: withdraw(entry.withdrawn, rollout.version) }
  const next = to === undefined ? entry.previous : existingVersion(entry, to)
  if (!next || next === stable) throw new Error(`There is no release before ${stable} to go back to`)
  const tried = rollout && rollout.version !== next ? [rollout.version] : []
  const withdrawn = withdraw(without(entry.withdrawn, next), ...tried, stable)
  const versions = Object.keys(entry.releases)
  const before = versions.slice(0, versions.indexOf(next)).findLast((version) => !withdrawn.includes(version))
  return { ...omit(entry, 'rollout', 'previous'), stable: next, ...(before && { previous: before }), withdrawn }
}

/** Gives an owner, by id, a release of their own; without one, what everybody gets. */
export const pin = (entry: AreaEntry, owner: string, version?: string): AreaEntry => {
  if (!/^[1-9]\d*$/.test(owner)) throw new Error(`${owner} is not the number of an owner`)
  const { [owner]: _, ...owners } = entry.owners
  return { ...entry, owners: version ? { ...owners, [owner]: existingVersion(entry, version) } : owners }
}

/** The releases that somebody can be given. */
export const inUse = ({ stable, previous, rollout, owners }: AreaEntry) =>
  new Set([stable, previous, rollout?.version, ...Object.values(owners)])

/** Leaves out releases that nobody can be given and that are old; answers what is gone. */
export const prune = (entry: AreaEntry, isOld: (version: string) => boolean) => {
  const used = inUse(entry)
  const gone = Object.keys(entry.releases).filter((version) => !used.has(version) && isOld(version))
  const releases = Object.fromEntries(Object.entries(entry.releases).filter(([version]) => !gone.includes(version)))
  return { entry: { ...entry, releases, withdrawn: entry.withdrawn.filter((one) => !gone.includes(one)) }, gone }
}
