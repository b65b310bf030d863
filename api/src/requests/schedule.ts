import type { AppContext } from '../context.ts'
import { forgetHolds, releaseLapsed } from './writes.ts'

/** Frees the nights that no guest has confirmed in time. */
export const releaseLapsedHolds = ({ db, clock }: AppContext) => releaseLapsed(db, clock())

/** Forgets what no guest has confirmed within a day. */
export const dropOldHolds = ({ db, clock }: AppContext) => forgetHolds(db, clock())
