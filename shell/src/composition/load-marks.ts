import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'

/** Steps of loading a release, in this order: its entry, its one exposed module, and then a page of it. */
export type LoadStep = 'asked' | 'evaluated' | 'shared' | 'exposed' | 'opened' | 'page' | 'shown' | 'failed'

/** Writes a step down as user timing: the inspector reads it, and so do the tools of the browser. */
export const markLoad = (step: LoadStep, area: AreaId, version = '', detail?: unknown) =>
  void performance.mark(`${step} ${area} ${version}`, { detail })
