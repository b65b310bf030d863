import { reasons } from '../../domain/reasons/reasons.ts'
import { paymentPart } from '../finance/payment-plan.ts'
import { z } from 'zod'
import { addressOut } from '../../domain/place/address.ts'
import { day } from '../../domain/days/day-schema.ts'
import { documentsChange } from './documents-change.ts'
import { endpoint } from '../endpoint.ts'
import { bookedAs, bookingStatus, serviceCharges, serviceKinds, serviceTypes } from '../../domain/stay/kinds.ts'
import { stayCheck } from '../inventory/stay-check.ts'
import { agreedPromocode } from '../inventory/promocodes.ts'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { flag, id, idParams, optionalRef, ref, seenVersion } from '../../domain/money/number.ts'
import { bookingStages, bookingsQuery, stagesQuery } from './bookings-query.ts'
import { decisionBody, openChange } from './stay-change.ts'
import { acceptedTerms } from './stay-terms.ts'
import { priceLine } from '../../domain/money/price-lines.ts'
import { ratePlans } from '../../domain/prices/rate-plans.ts'
import { partyFields } from '../../domain/stay/party-query.ts'
import { partyOut, withPartyRules } from '../../domain/stay/party-rules.ts'
import { guestsCount, withStayRules } from '../../domain/stay/stay.ts'
import { note } from '../../domain/text.ts'
import { cleanLine } from '../../domain/text/clean.ts'

export type BookingStatus = z.infer<typeof bookingStatus>

export const booking = z
  .object({
    id,
    version: z.int(),
    /** Reference that people call the booking by: `B-000042`, counted per owner. */
    reference: z.string(),
    status: bookingStatus,
    client: z.object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      address: addressOut,
      locale: z.string().nullable().optional(),
      /** Company that pays; empty where the guest does. */
      company: z.string().optional(),
    }),
    property: z.object({ id, name: z.string() }),
    unit: z.object({ id, name: z.string(), max_capacity: z.int(), price_per_night: euros }),
    guests_count: z.int(),
    ...partyOut,
    check_in: z.iso.date(),
    check_out: z.iso.date(),
    /** Nights. */
    total_days: z.int(),
    services: z.array(
      z.object({
        id,
        name: z.string(),
        type: z.enum(serviceTypes),
        charged_per: z.enum(serviceCharges).optional(),
        kind: z.enum(serviceKinds).optional(),
        discountable: z.boolean().optional(),
        price: euros,
      }),
    ),
    /** The plan at which it was booked; left out by a server that knows of none. */
    plan: z.enum(ratePlans).nullish(),
    /** Percent of that plan as it was agreed; null of the flexible one. */
    plan_percent: z.int().nullish(),
    promo_code: agreedPromocode.nullable(),
    deposit_paid: z.boolean(),
    /** Deposit that the guest is asked for; the ledger says how much of it was paid. */
    deposit_amount: euros,
    /** Due day of the deposit; null if nobody set one. */
    deposit_due: z.iso.date().nullish(),
    /** Parts that sum to the total, with their due days; empty where the guest is asked for nothing before arrival, or it is cancelled. */
    payment_plan: z.array(paymentPart).optional(),
    /** Computed by the server. */
    total_price: euros,
    price_lines: z.array(priceLine),
    /** Tourist tax in the total; null where the stay owes none to any municipality. */
    tourist_tax: euros.nullish(),
    /** A request from the public site is cancelled by the system at this moment; ISO timestamp. */
    expires_at: z.string().nullable(),
    /** For a request from the public site: the address at which its guest is told the outcome. */
    request_email: z.string().nullable(),
    /** Kind of booking that a guest asked for; null if the owner booked it. */
    booked_as: bookedAs.nullable().optional(),
    /** True while it waits for its guest to pay the deposit by card, not for its owner. */
    awaits_payment: z.boolean().optional(),
    /** Outcome of a request that was never accepted and is cancelled; null of everything else. */
    ended_as: z.enum(['declined', 'withdrawn', 'expired']).nullable().optional(),
    /** The language of the page on which a guest asked for the stay, a tag such as `de`; null where none is known. */
    locale: z.string().nullable().optional(),
    /** Message from the guest with the request; empty if there is none. */
    message: z.string().optional(),
    /** Message from the owner with the last answer or cancellation of a request. */
    owner_words: z.string().optional(),
    /** Notes of the owner; guests never see them. */
    notes: z.string().optional(),
    /** Terms that the guest accepted with the request; null of a stay that no guest asked for. */
    accepted_terms: acceptedTerms.nullable().optional(),
    /** Fee that the guest owes for a stay that is cancelled. */
    cancellation_fee: euros.optional(),
    /** The fee that the owner let go: when, as an ISO timestamp, and who by name. */
    fee_waived: z.object({ amount: euros, at: z.string(), by: z.string() }).nullable().optional(),
    /** Change that the guest of a confirmed stay asks for; null if none waits for an answer. */
    change: openChange.nullable().optional(),
    created_at: z.string(),
  })
  .meta({ id: 'Booking' })
export type Booking = z.infer<typeof booking>

/** One of a list; `is_similar` where a search found only that the guest's name differs by a letter. */
export const listedBooking = booking.extend({ is_similar: z.boolean().optional() })
export type ListedBooking = z.infer<typeof listedBooking>

const fields = z.object({
  check_in: day(reasons.select('checkIn')),
  check_out: day(reasons.select('checkOut')),
  property: ref(reasons.select('property')),
  unit: ref(reasons.select('unit')),
  guests_count: guestsCount,
  // Left out, a change leaves it as it is.
  ...partyFields,
  client: ref(reasons.select('client')),
  deposit_paid: flag('bookings.depositPaidRequired').default(false),
  /** Left out of a new booking, what its property asks for; null is none. Left out of a change, it stays as it is. */
  deposit_amount: eurosIn({
    required: reasons.required('depositAmount'),
    below: reasons.tooSmall('depositAmount', 0),
  })
    .nullable()
    .optional(),
  deposit_due: day('bookings.chooseDepositDue').nullable().optional(),
  /** Left out, the flexible one, and of a change the one that the booking has. */
  plan: z.enum(ratePlans, 'general.choosePlan').optional(),
  promo_code: optionalRef,
  services: z
    .array(ref(reasons.select('service')), reasons.chooseFromList('services'))
    .max(50)
    .default([]),
  status: bookingStatus.default('pending'),
  /** Left out, a change leaves it as it is. */
  notes: note(),
})

/** The imported stay that becomes this booking, which takes its nights over; null or left out is none. */
const importedFrom = { import: optionalRef.optional() }

export const newBooking = withPartyRules(withStayRules(fields.extend(importedFrom)))
export const bookingChange = withPartyRules(
  withStayRules(
    fields.extend({
      /** `keep` leaves the old total, and what its nights and services carry of it, where the change would re-price. */
      pricing: z.enum(['current', 'keep'], 'bookings.chooseCurrentOrKeep').default('current'),
      version: seenVersion,
      /** Message from the owner to the guest of a request, mailed with its new status. */
      words: note(),
      /** Of a stay that is cancelled: what that costs its guest, at most the total. Left out, nothing, or what it cost before. */
      cancellation_fee: eurosIn({ required: 'bookings.enterFee', below: 'bookings.enterFee' }).optional(),
      /**
       * The number of the issued invoice that the change is known to cancel; null where none is known. A change that would
       * cancel another one is 409 `documents_change`. Left out, documents follow the change without a question.
       */
      cancels_invoice: z.string('bookings.nameInvoiceNumber').overwrite(cleanLine).max(60).nullable().optional(),
      /** Of a stay that is cancelled by this change: what was paid by card and is not owed any more goes back to the card. */
      refund_card: flag('general.mustBeTrueOrFalse').optional(),
    }),
  ),
)
export type NewBooking = z.output<typeof newBooking>
export type BookingChange = z.output<typeof bookingChange>

/** Stay of which a quote says the price today, and the availability. */
const bookingQuote = z.object({
  /** The booking to be changed: it does not conflict with itself, and its code keeps its percent. */
  booking: optionalRef,
  ...fields.pick({ unit: true, check_in: true, check_out: true, guests_count: true }).shape,
  ...partyFields,
  ...fields.pick({ promo_code: true, plan: true, services: true }).shape,
  /** `keep` where the old total is to stand: then the code of the booking need not fit its other days. */
  pricing: z.enum(['current', 'keep'], 'bookings.chooseCurrentOrKeep').optional(),
  ...importedFrom,
})
export const newBookingQuote = withPartyRules(withStayRules(bookingQuote))
export type NewBookingQuote = z.output<typeof newBookingQuote>
export const quote = z
  .object({
    price_lines: z.array(priceLine),
    total_price: euros,
    /** Price of the booking as it stands; null without `booking`. */
    current_total: euros.nullable(),
    /** True where the change would price the booking again. */
    repriced: z.boolean(),
    /** The issued invoice of the booking, which a move of it cancels, and whether the one that replaces it can be issued; null where none is issued. */
    invoice: documentsChange.shape.cancels.extend({ replacement_status: z.enum(['issued', 'draft']) }).nullable(),
    /** As the stay would be asked for where its owner says no other deposit. */
    ...booking.pick({ deposit_amount: true, deposit_due: true, payment_plan: true }).partial().shape,
    /** Conflicting stays and blocks, at most six ranges `[check_in, check_out)`; empty if the days are free. */
    taken: z.array(z.object({ check_in: z.iso.date(), check_out: z.iso.date() })),
    /** By which rules guests could not have the stay, which its owner is free of; left out where they could, or unit and days stay as they are. */
    stay_check: stayCheck.optional(),
  })
  .meta({ id: 'BookingQuote' })
export type Quote = z.infer<typeof quote>

const example = {
  ...{ check_in: '2027-09-01', check_out: '2027-09-04' },
  ...{ guests_count: 2, children: [4], infants: 0, pets: 0 },
  ...{ deposit_paid: true, deposit_amount: 10, deposit_due: '2027-08-20' },
  ...{ plan: 'flexible', status: 'confirmed' },
  ...{ property: 1, unit: 1, client: 1, promo_code: 1, services: [1] },
} satisfies z.input<typeof newBooking>

export const bookingsApi = {
  list: endpoint({
    domain: 'bookings',
    summary: 'The bookings of the owner, by default the latest arrival first',
    method: 'GET',
    path: '/api/bookings/',
    access: 'owner',
    query: bookingsQuery,
    response: z.array(listedBooking),
  }),
  stages: endpoint({
    domain: 'bookings',
    summary: 'How many bookings each stage has under these filters',
    method: 'GET',
    path: '/api/bookings/stages/',
    access: 'owner',
    query: stagesQuery,
    response: z.record(z.enum(bookingStages), z.int()).meta({ id: 'BookingStages' }),
  }),
  one: endpoint({
    domain: 'bookings',
    summary: 'One booking',
    method: 'GET',
    path: '/api/booking/:id/',
    access: 'owner',
    params: idParams,
    response: booking,
  }),
  quote: endpoint({
    domain: 'bookings',
    summary: 'What a stay would cost, and any conflicts; nothing is booked',
    method: 'POST',
    path: '/api/bookings/quote/',
    reads: true,
    access: 'owner',
    body: newBookingQuote,
    example: {
      ...{ booking: 1, unit: 1, check_in: '2027-09-01', check_out: '2027-09-04' },
      ...{ guests_count: 2, promo_code: 1, services: [1] },
    },
    response: quote,
  }),
  create: endpoint({
    domain: 'bookings',
    summary: 'Book a unit; 409 `unit_taken` names the taken dates. Takes an `Idempotency-Key`',
    method: 'POST',
    path: '/api/bookings/',
    access: 'owner',
    body: newBooking,
    example,
    status: 201,
    response: booking,
  }),
  update: endpoint({
    domain: 'bookings',
    summary:
      'Change a booking; re-priced when unit, dates, guests, services or code change. 409 `documents_change` where `cancels_invoice` is sent and does not name the issued invoice that would be cancelled',
    method: 'PATCH',
    path: '/api/booking/:id/',
    access: 'owner',
    params: idParams,
    body: bookingChange,
    example: { ...example, pricing: 'keep' },
    response: booking,
  }),
  decide: endpoint({
    domain: 'bookings',
    summary: 'Accept or decline a request from the public site; 409 `not_open` when it is not awaiting an answer',
    method: 'POST',
    path: '/api/booking/:id/decision/',
    access: 'owner',
    params: idParams,
    body: decisionBody,
    example: { decision: 'accept' },
    response: booking,
  }),
  remove: endpoint({
    domain: 'bookings',
    summary: 'Delete a booking and its draft invoice',
    method: 'DELETE',
    path: '/api/booking/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
