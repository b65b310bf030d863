import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { day } from '../../domain/days/day-schema.ts'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { idParams, optionalWhole, seenVersion, whole } from '../../domain/money/number.ts'
import { exemptGroups } from '../../domain/tourist-tax/tax-rules.ts'
import { adultAge } from '../../domain/stay/party.ts'
import { text } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'
import { booking } from './bookings.ts'

const guestsOut = z.object({
  persons: z.int(),
  /** On the day of arrival; null of adults. */
  age: z.int().nullable(),
  /** The day of the stay on which they turn a year older. */
  birthday: z.iso.date().nullish(),
  exempt: z.enum(exemptGroups).nullish(),
})

/** Tourist tax of a stay, and what was corrected. */
export const bookingTax = z
  .object({
    tax: z.int(),
    municipality: z.string(),
    /** Groups that the municipality exempts. */
    exempt: z.array(z.enum(exemptGroups)),
    /** True where the portal that brought the guests collects it. */
    is_portals: z.boolean(),
    declared: z.object({ guests: z.array(guestsOut), amount: euros }),
    guests: z.array(guestsOut),
    amount: euros,
    /** The oldest first: what it came to before and after, when, as an ISO timestamp, and who by name. */
    corrections: z.array(
      z.object({ guests: z.array(guestsOut), before: euros, amount: euros, at: z.string(), by: z.string() }),
    ),
  })
  .meta({ id: 'BookingTax' })
export type BookingTax = z.infer<typeof bookingTax>

const guestsIn = z.object({
  persons: whole({ required: reasons.required('guestsCount'), min: 1, below: reasons.tooSmall('guestsCount', 1) }),
  age: optionalWhole(0, adultAge - 1),
  birthday: day(reasons.choose('date')).nullish(),
  exempt: z.enum(exemptGroups, 'inventory.chooseExemptGroups').nullish(),
})

export const taxCorrection = z.object({
  /** Guests who really stayed, every person once. */
  guests: z.array(guestsIn).min(1, reasons.required('guestsCount')).max(50),
  /** The lower amount that its owner has read and means; without it less than was declared is 409 `tax_below_declared`. */
  below_declared: eurosIn({ required: reasons.enter('amount'), below: reasons.negative('price') }).optional(),
  version: seenVersion,
  /** As in a change of the booking. */
  cancels_invoice: text('bookings.nameInvoiceNumber', 60).nullable().optional(),
})
export type TaxCorrection = z.output<typeof taxCorrection>

export const taxCorrectionApi = {
  one: endpoint({
    domain: 'taxes',
    summary: 'The tourist tax of a booking with its corrections; null where it owes none',
    method: 'GET',
    path: '/api/booking/:id/tourist-tax/',
    access: 'owner',
    params: idParams,
    response: bookingTax.nullable(),
  }),
  correct: endpoint({
    domain: 'taxes',
    summary:
      'Say who really stayed: the tourist tax is worked out again. Less than was declared is 409 `tax_below_declared` until `below_declared` names it',
    method: 'POST',
    path: '/api/booking/:id/tourist-tax/',
    access: 'owner',
    params: idParams,
    body: taxCorrection,
    example: { guests: [{ persons: 2, age: null, birthday: null, exempt: null }], below_declared: 3 },
    response: booking,
  }),
}
