import type { AppContext } from '../context.ts'
import { dayMs } from '../lifetimes.ts'
import { deleteDeliveriesBefore, deleteEndedKeys } from './writes.ts'
import type { Sweep } from '../sweep.ts'
import { adoptLostDeliveries } from './webhook-job-writes.ts'

const dropEndedKeys = ({ db, clock }: AppContext) => deleteEndedKeys(db, clock())

const keptMs = 30 * dayMs

const dropOldDeliveries = ({ db, clock }: AppContext) =>
  deleteDeliveriesBefore(db, new Date(clock().getTime() - keptMs))

export const sweeps: readonly Sweep[] = [
  { what: 'API keys that have ended', run: dropEndedKeys },
  { what: 'events for webhooks that no job is there for', run: ({ db }) => adoptLostDeliveries(db) },
  { what: 'deliveries to webhooks that are a month old', run: dropOldDeliveries },
]
