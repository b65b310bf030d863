import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Area } from '@keyhaven/shared-contracts/web/area'
import type { ComponentType } from 'react'

export type Reason =
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'incompatible'
  | 'evaluation'
  | 'missing'
  | 'unreadable'
  | 'hung'
  | 'off'
  | 'shell'

/** What loading an area comes to. It never rejects. */
export type Loaded = { ok: true; area: Area; version: string; fallbackFor?: Failure } | { ok: false; failure: Failure }
/** The same of one of its pages. */
export type LoadedPage =
  | { ok: true; Component: ComponentType; version: string; fallbackFor?: Failure }
  | { ok: false; failure: Failure }
export type Failure = { area: AreaId; version?: string; reason: Reason; detail: string }

/** One sentence for people. */
export const explanations: Record<Reason, string> = {
  network: 'Its files could not be fetched. Check your connection and try again.',
  timeout: 'It did not answer in time. Try again in a moment.',
  integrity: 'Its files are not the ones that were published, so they were not run.',
  incompatible: 'It needs another version of this application. Reload the page to get it.',
  evaluation: 'It stopped while it was starting.',
  missing: 'It is not published here.',
  hung: 'It stopped this page from working the last time it was opened here.',
  off: 'It is turned off in this tab.',
  shell: 'A part of Keyhaven itself could not be fetched. Reload the page to try again.',
  unreadable: 'The list of releases does not say clearly where it is.',
}

/** Carries a failure to the boundary of its area. */
export class AreaUnavailable extends Error {
  override name = 'AreaUnavailable' as const
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`${failure.area}: ${failure.reason}, ${failure.detail}`)
    this.failure = failure
  }
}
