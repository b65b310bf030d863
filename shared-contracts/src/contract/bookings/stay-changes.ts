import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { booking } from './bookings.ts'
import { decisionBody } from './stay-change.ts'
import { endpoint } from '../endpoint.ts'
import { guestRequest } from '../public/guest-request.ts'
import { ofOwner } from '../public/public-booking.ts'
import { requestToDecide } from '../public/public-decisions.ts'
import { tokenParams } from '../public/public-requests.ts'
import { day } from '../../domain/days/day-schema.ts'
import { euros } from '../../domain/money/money.ts'
import { fromText, idParams } from '../../domain/money/number.ts'
import { partyFields } from '../../domain/stay/party-query.ts'
import { withPartyRules } from '../../domain/stay/party-rules.ts'
import { priceLine } from '../../domain/money/price-lines.ts'
import { guestsCount, withStayRules } from '../../domain/stay/stay.ts'
import { note } from '../../domain/text.ts'
import { cleanLine } from '../../domain/text/clean.ts'

const stayFields = z.object({
  check_in: day(reasons.choose('checkIn')),
  check_out: day(reasons.choose('checkOut')),
  guests_count: guestsCount,
  ...partyFields,
})
/** The days and the party that a guest would rather have. */
export const proposedStay = withPartyRules(withStayRules(stayFields))
export type ProposedStay = z.output<typeof proposedStay>

/** Price that the changed stay would have, and its conflicts. */
export const changeQuote = z
  .object({
    price_lines: z.array(priceLine),
    total_price: euros,
    /** Total of the stay as it is booked. */
    current_total: euros,
    /** Nights of the stay that others have taken, at most six ranges `[check_in, check_out)`; empty if all are free. */
    taken: z.array(z.object({ check_in: z.iso.date(), check_out: z.iso.date() })),
  })
  .meta({ id: 'StayChangeQuote' })
export type ChangeQuote = z.infer<typeof changeQuote>

export const newStayChange = withPartyRules(
  withStayRules(
    stayFields.extend({
      /** Message from the guest to the host. */
      message: note(),
      /** The total that the guest was shown; 409 `price_changed` where the stay is dearer by now. */
      total_price: fromText(z.number('general.mustBeNumber')).optional(),
    }),
  ),
)
export type NewStayChange = z.output<typeof newStayChange>

/** The owner's word on a change. */
export const changeDecision = decisionBody.extend({
  /** The change that the owner has read; another one, or one that is settled by now, is 409 `not_open`. */
  change: z.int(reasons.choose('change')).positive(reasons.choose('change')),
  /**
   * The number of the issued invoice that accepting is known to cancel; null or left out where none is known. Where it would
   * cancel another one, that is 409 `documents_change`.
   */
  cancels_invoice: z.string('bookings.nameInvoiceNumber').overwrite(cleanLine).max(60).nullable().default(null),
})
export type ChangeDecision = z.output<typeof changeDecision>

const example = { check_in: '2027-10-02', check_out: '2027-10-06', guests_count: 2, children: [4], infants: 0, pets: 0 }

/** Calls of guest and owner about a change of a confirmed stay. */
export const stayChangesApi = {
  quote: endpoint({
    domain: 'public',
    summary: 'What a confirmed stay would cost with other days or guests, and what is in its way; nothing is changed',
    method: 'POST',
    path: '/api/public/booking/request/:token/change/quote/',
    reads: true,
    access: 'anyone',
    limits: { perCaller: { times: 120, seconds: 60 } },
    params: tokenParams,
    query: ofOwner,
    body: proposedStay,
    example,
    response: changeQuote,
  }),
  ask: endpoint({
    domain: 'public',
    summary:
      'The guest of a confirmed stay asks for other days or another party. Nothing changes and nothing is held until the owner accepts. 409 `unit_taken`, `price_changed`, `too_many_open` where one is waiting, `not_open`',
    method: 'POST',
    path: '/api/public/booking/request/:token/change/',
    access: 'anyone',
    limits: { perCaller: { times: 20, seconds: 600 } },
    params: tokenParams,
    query: ofOwner,
    body: newStayChange,
    example: { ...example, message: 'Could we stay one night longer?', total_price: '400' },
    status: 201,
    response: guestRequest,
  }),
  withdraw: endpoint({
    domain: 'public',
    summary: 'The guest takes the change back that waits; 409 `not_open` where none does',
    method: 'POST',
    path: '/api/public/booking/request/:token/change/withdraw/',
    access: 'anyone',
    params: tokenParams,
    query: ofOwner,
    response: guestRequest,
  }),
  decideByLink: endpoint({
    domain: 'public',
    summary:
      'The owner accepts or declines a change by the link from the email. 409 `not_open`, `unit_taken`, `documents_change`',
    method: 'POST',
    path: '/api/public/booking/decision/:token/change/',
    access: 'anyone',
    params: tokenParams,
    body: changeDecision,
    example: { change: 1, decision: 'accept' },
    response: requestToDecide,
  }),
  decide: endpoint({
    domain: 'bookings',
    summary:
      'Accept or decline the change that the guest of a booking asks for. Accepted, the booking has the new days, party and price. 409 `not_open`, `unit_taken`, `documents_change`',
    method: 'POST',
    path: '/api/booking/:id/change/',
    access: 'owner',
    params: idParams,
    body: changeDecision,
    example: { change: 1, decision: 'accept' },
    response: booking,
  }),
}
