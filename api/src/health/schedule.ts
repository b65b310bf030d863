import type { AppContext } from '../context.ts'
import { dayMs } from '../lifetimes.ts'
import { deleteHealthBefore } from './writes.ts'
import type { Sweep } from '../sweep.ts'

const keptMs = 30 * dayMs

const dropOldHealth = ({ db, clock }: AppContext) => deleteHealthBefore(db, new Date(clock().getTime() - keptMs))

export const sweeps: readonly Sweep[] = [{ what: 'health of releases that is a month old', run: dropOldHealth }]
