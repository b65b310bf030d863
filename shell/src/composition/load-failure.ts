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

/** Result of loading an area. The promise never rejects. */
export type Loaded = { ok: true; area: Area; version: string; fallbackFor?: Failure } | { ok: false; failure: Failure }
/** The same of one of its pages. */
export type LoadedPage =
  | { ok: true; Component: ComponentType; version: string; fallbackFor?: Failure }
  | { ok: false; failure: Failure }
export type Failure = { area: AreaId; version?: string; reason: Reason; detail: string }

/** Carries a failure to the boundary of its area. */
export class AreaUnavailable extends Error {
  override name = 'AreaUnavailable' as const
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`${failure.area}: ${failure.reason}, ${failure.detail}`)
    this.failure = failure
  }
}
