import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { readStoredBuild, shellBuild } from '../store/build-info.ts'
import type { Store } from '../store/store.ts'
import { withdraw } from './rollout.ts'

type Shell = Registry['shell']

/** The shell's addresses in a version that is in the store. */
const shellAt = async (store: Store, version: string) => {
  const { paths, pages } = await readStoredBuild(store, `shell/${version}`, 'shell', shellBuild)
  return { version, paths, pages: pages.map(({ path }) => path) }
}

/** Brings a version of the shell out that is in the store; the one that was out becomes the way back. */
export const promoteShell = async (store: Store, shell: Shell, version: string): Promise<Shell> => {
  const { version: out, previous: before, withdrawn } = shell
  const previous = out === version || out === 'none' ? before : out
  const others = withdrawn.filter((one) => one !== version)
  return { ...(await shellAt(store, version)), ...(previous && { previous }), withdrawn: others }
}

/** Brings another version of the shell back, the one before unless named; the one that is out is not published again. */
export const rollBackShell = async (store: Store, shell: Shell, to?: string): Promise<Shell> => {
  const { version: out, previous, withdrawn } = shell
  const next = to ?? previous
  if (!next || next === out) throw new Error(`There is no release before ${out} to go back to`)
  return {
    ...(await shellAt(store, next)),
    withdrawn: withdraw(
      withdrawn.filter((one) => one !== next),
      out,
    ),
  }
}
