import type { AppContext } from '../context.ts'
import { forgetHolds, releaseLapsed } from './writes.ts'
import type { Sweep } from '../sweep.ts'

/** Frees the nights that no guest has confirmed in time. */
const releaseLapsedHolds = ({ db, clock }: AppContext) => releaseLapsed(db, clock())

/** Forgets what no guest has confirmed within a day. */
const dropOldHolds = ({ db, clock }: AppContext) => forgetHolds(db, clock())

export const sweeps: readonly Sweep[] = [
  { what: 'nights of requests that no guest confirmed', run: releaseLapsedHolds },
  { what: 'requests that no guest confirmed within a day', run: dropOldHolds },
]
