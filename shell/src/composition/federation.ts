import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Release } from '@keyhaven/shared-contracts/platform/registry'
import { EntryError, loadFromContainer } from './remotes/containers.ts'
import type { Reason } from './load-failure.ts'

/**
 * Steps of loading a release, in this order: its entry, its one exposed module, and then a page of it. `changed` is what it has changed
 * outside of its frame.
 */
export type LoadStep = 'asked' | 'evaluated' | 'shared' | 'exposed' | 'opened' | 'page' | 'shown' | 'failed' | 'changed'

/** Writes a step down as user timing: the inspector reads it, and so do the tools of the browser. */
export const markLoad = (step: LoadStep, area: AreaId, version = '', detail?: unknown) =>
  void performance.mark(`${step} ${area} ${version}`, { detail })

/**
 * Fetches a release and evaluates its one exposed module. An entry from before 29 November 2026, or of a development server, expects the
 * runtime of Module Federation, which comes late.
 */
export const loadRelease = async (release: Release): Promise<unknown> => {
  const { manifest, version } = release
  const mark = (step: LoadStep) => markLoad(step, manifest.area, version)
  mark('asked')
  const load = release.container ? loadFromContainer : (await import('./remotes/module-federation.ts')).loadByRuntime
  const module = await load(release, mark)
  mark('exposed')
  return module
}

/** A script that fails says nothing: the same file, fetched with and without its hash, does. */
export const diagnose = async ({ entry, integrity }: Release, error: unknown): Promise<Reason | 'recovered'> => {
  const fetched = (hash?: string) =>
    fetch(entry, { cache: 'no-store', ...(hash && { integrity: hash }) }).then(
      (response) => response.ok,
      () => false,
    )
  if (!(await fetched())) return 'network'
  if (!(await fetched(integrity))) return 'integrity'
  const isLoading =
    error instanceof EntryError ||
    (error instanceof Error &&
      /ChunkLoadError|Loading (?:CSS )?chunk|RUNTIME-008/i.test(`${error.name} ${error.message}`))
  return isLoading ? 'recovered' : 'evaluation'
}
