import { z } from 'zod'
import { whole } from '../money/number.ts'
import { reasons } from '../reasons/reasons.ts'
import { cancellationTerms, cancellationTermsOut } from '../stay/cancellation.ts'

/** Plans at which a stay is booked: by the terms of its house, or for less and by terms of its own. */
export const ratePlans = ['flexible', 'non_refundable'] as const
export type RatePlan = (typeof ratePlans)[number]

/** The non-refundable plan of a property as it comes in: whole percent off the lodging, and what cancelling costs. */
export const nonRefundable = z.object({
  percent: whole({
    required: 'inventory.enterPercent',
    min: 1,
    max: 50,
    below: reasons.between(1, 50),
    above: reasons.between(1, 50),
  }),
  cancellation: cancellationTerms,
})

/** The same as it is answered. */
export const nonRefundableOut = z.object({ percent: z.int(), cancellation: cancellationTermsOut })
