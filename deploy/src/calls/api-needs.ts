import type { ParsedManifest } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { ApiShapes, CallShapes, Effects, EventShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import { addressProblems } from './address-problems.ts'
import { callProblems } from './call-problems.ts'
import { eventProblems, tableEffectProblems } from './event-problems.ts'
import { meaningChanges } from './meaning-changes.ts'

/** Needs of a build of an API. For an area the shell makes some of the calls, which its manifest names. */
export type ApiNeeds = {
  calls: CallShapes
  events?: EventShapes
  effects?: Effects
  manifest?: Pick<ParsedManifest, 'pages' | 'search'>
}

/** Reasons why a build cannot live with an API, a sentence each. What an older API does not say is not compared. */
export const unservedNeeds = (served: ApiShapes, { calls, events = {}, manifest }: ApiNeeds): string[] => [
  ...new Set([
    ...callProblems(calls, served.calls),
    ...(manifest ? addressProblems(manifest, served.calls) : []),
    ...(served.events ? eventProblems(events, served.events) : []),
  ]),
]

/** Changes after which an API names no more what a build shows, a sentence each. */
export const staleScreens = (served: ApiShapes, { effects = {} }: ApiNeeds): string[] =>
  served.effects ? tableEffectProblems(effects, served.effects) : []

/** All that an API does otherwise for a build that works with it, a sentence each. */
export const changedMeanings = (served: ApiShapes, needs: ApiNeeds): string[] => [
  ...meaningChanges(needs.calls, served.calls),
  ...staleScreens(served, needs),
]
