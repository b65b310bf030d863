import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { AppContext } from '../context.ts'
import type { OwnerId } from '../owner-id.ts'
import { streamPayments } from './period-reads.ts'

/** Payments of these days, one by one, in the order in which they came. */
export const paymentsOn = ({ db }: AppContext, owner: OwnerId, days: { from: Day; to: Day }) =>
  streamPayments(db, owner, days)
