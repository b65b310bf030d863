import type { AppContext } from '../context.ts'
import { dayMs } from '../lifetimes.ts'
import { deleteDeliveriesBefore, deleteEndedKeys } from './writes.ts'

export const dropEndedKeys = ({ db, clock }: AppContext) => deleteEndedKeys(db, clock())

const keptMs = 30 * dayMs

export const dropOldDeliveries = ({ db, clock }: AppContext) =>
  deleteDeliveriesBefore(db, new Date(clock().getTime() - keptMs))
