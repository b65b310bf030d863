import type { GuestRequest } from '@keyhaven/shared-contracts/contract/guest-request'
import type { Messages } from '../messages/terms/en.ts'

type Stay = Pick<GuestRequest, 'cancel_cost' | 'paid'>

/** What cancelling costs a guest at this moment, and what they have paid; nothing where the server does not say. */
export const costWords = (t: Messages, { cancel_cost: cost, paid = 0 }: Stay): string | undefined => {
  if (!cost) return undefined
  if (cost.fee === 0) return t.costsNothing
  const costs = t.costsNow(cost.fee, cost.percent)
  return paid > 0 ? `${costs} ${t.youPaid(paid)}` : costs
}
