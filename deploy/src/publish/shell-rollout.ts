import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { readStoredBuild, shellBuild } from '../store/build-info.ts'
import type { Store } from '../store/store.ts'
import { canary, promote, rollBack, type Versions } from './rollout.ts'

type Shell = Registry['shell']

/** The shells that visitors get: the stable one, and the one on trial. */
export const shellsOut = ({ shell: { version, rollout } }: Pick<Registry, 'shell'>) =>
  [version, rollout?.version].flatMap((one) => (one && one !== 'none' ? [one] : []))

/** Versions of the shell as those of an area; `candidate` is one that may come out, if it is in the store. */
export const versionsOfShell = ({ version, previous, rollout, withdrawn }: Shell, candidate?: string): Versions => ({
  stable: version,
  ...(previous && { previous }),
  ...(rollout && { rollout: { version: rollout.version, percent: rollout.percent, trial: rollout.trial } }),
  withdrawn,
  releases: Object.fromEntries(
    [candidate, previous, rollout?.version, version].flatMap((one) => (one && one !== 'none' ? [[one, {}]] : [])),
  ),
})

/** The shell's addresses in a version that is in the store. */
const addressesIn = async (store: Store, version: string) => {
  if (!(await store.backing.bring(`shell/${version}/shell.json`)))
    throw new Error(`There is no shell ${version} in the store`)
  const { paths, pages } = await readStoredBuild(store, `shell/${version}`, 'shell', shellBuild)
  return { paths, pages: pages.map(({ path }) => path) }
}

/** The shell after a rule of the areas has decided who gets which version. */
const withVersions = async (
  store: Store,
  shell: Shell,
  { stable, previous, rollout, withdrawn }: Versions,
): Promise<Shell> => {
  const { paths, pages } = stable === shell.version ? shell : await addressesIn(store, stable)
  const isSameTrial = rollout && rollout.version === shell.rollout?.version
  const addresses = rollout && (isSameTrial ? shell.rollout : await addressesIn(store, rollout.version))
  return {
    ...{ version: stable, paths, pages },
    // Before the first shell there is nothing to go back to.
    ...(previous && previous !== 'none' && { previous }),
    ...(rollout && addresses && { rollout: { ...rollout, paths: addresses.paths, pages: addresses.pages } }),
    withdrawn: [...withdrawn],
  }
}

/** Brings a version of the shell out that is in the store, or the canary; the one that was out becomes the way back. */
export const promoteShell = (store: Store, shell: Shell, version?: string) =>
  withVersions(store, shell, promote(versionsOfShell(shell, version), version))

/** Tries a version of the shell out with a share of the visitors, in percent; 0 ends it. */
export const canaryShell = async (store: Store, shell: Shell, version: string, percent: number) => {
  if (shell.version === 'none') throw new Error('Nobody has a shell yet: publish one for everybody first')
  return withVersions(store, shell, canary(versionsOfShell(shell, version), version, percent))
}

/**
 * Ends the canary of the shell; without one, or with a version, brings another one back, the one before unless named. What was taken
 * back is not published again.
 */
export const rollBackShell = async (store: Store, shell: Shell, to?: string) =>
  withVersions(store, shell, rollBack(versionsOfShell(shell, to), to))
