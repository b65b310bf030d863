import type { AppContext } from '../context.ts'
import { dayMs } from '../lifetimes.ts'
import { deleteHealthBefore } from './writes.ts'

const keptMs = 30 * dayMs

export const dropOldHealth = ({ db, clock }: AppContext) => deleteHealthBefore(db, new Date(clock().getTime() - keptMs))
