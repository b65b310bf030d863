import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { Messages } from '../messages/terms/en.ts'

type CancellationCost = Pick<GuestRequest, 'cancel_cost' | 'paid'>

/** Current cancellation fee and paid amount in words; undefined where the server does not name the fee. */
export const costWords = (t: Messages, { cancel_cost: cost, paid = 0 }: CancellationCost): string | undefined => {
  if (!cost) return undefined
  if (cost.fee === 0) return t.costsNothing
  const costs = t.costsNow(cost.fee, cost.percent)
  return paid > 0 ? `${costs} ${t.youPaid(paid)}` : costs
}
