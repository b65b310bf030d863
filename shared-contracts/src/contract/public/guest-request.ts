import { guestDamageDeposit } from '../finance/damage-state.ts'
import { paymentPart } from '../finance/payment-plan.ts'
import { bankTransfer } from '../finance/transfer.ts'
import { z } from 'zod'
import { placeNames } from './public-booking.ts'
import { priceLine } from '../../domain/money/price-lines.ts'
import { confirmedStay, stayDocuments } from '../bookings/confirmed-stay.ts'
import { stayChange } from '../bookings/stay-change.ts'
import { acceptedTerms, cancelCost } from '../bookings/stay-terms.ts'
import { bookedAs, bookingStatus } from '../../domain/stay/kinds.ts'
import { euros } from '../../domain/money/money.ts'
import { partyOut } from '../../domain/stay/party-rules.ts'

/** A request as its guest sees it. */
export const guestRequest = z
  .object({
    /** Reference that people call the booking by: `B-000042`; null until the guest has confirmed. */
    reference: z.string().nullable(),
    status: bookingStatus,
    /** Kind of booking: its owner answers it, or confirming it books it; a server of the release before does not say. */
    booked_as: bookedAs.optional(),
    /** The guest has opened the link of our mail; before that the host knows nothing of it. */
    is_confirmed: z.boolean(),
    /** Time until which that link works, also after the nights are free again; null once it was used or the guest has cancelled. */
    confirm_until: z.string().nullable(),
    /** Party that ended it; null while it is not cancelled. */
    cancelled_by: z.enum(['owner', 'guest', 'expiry']).nullable(),
    /** The owner said yes once, whatever became of the stay. */
    was_accepted: z.boolean(),
    /** Time until which the nights are held: for the guest to confirm, then for the owner to answer. ISO 8601 in UTC, to be told in the zone of the property; null once that is over. */
    expires_at: z.string().nullable(),
    /** False where others may take the nights until the guest confirms; a server of the release before does not say. */
    nights_held: z.boolean().optional(),
    time_zone: z.string().optional(),
    property: z.object({ id: z.int(), name: z.string(), city: z.string(), country: z.string(), ...placeNames }),
    unit: z.object({ id: z.int(), name: z.string() }),
    check_in: z.iso.date(),
    check_out: z.iso.date(),
    guests_count: z.int(),
    ...partyOut,
    price_lines: z.array(priceLine),
    total_price: euros,
    guest: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
    /** Form as the guest filled it in, for another request; kept for a day, until the stay is confirmed; else null. */
    typed: z.record(z.string(), z.string()).nullable().optional(),
    /** Message from the guest; empty if there is none. */
    message: z.string().optional(),
    /** Message from the owner with the last answer or cancellation; empty if there is none. */
    owner_words: z.string().optional(),
    /** Host to ask; without mail and phone until the guest has confirmed. */
    host: z.object({ name: z.string(), email: z.string(), phone: z.string(), slug: z.string() }),
    /** False once it is cancelled, or it was accepted and the day of arrival is here. */
    can_cancel: z.boolean(),
    /** Fee of cancelling now; null if it cannot be cancelled. */
    cancel_cost: cancelCost.nullable().optional(),
    /** Terms that the guest accepted with the request; null if none were shown. */
    terms: acceptedTerms.nullable().optional(),
    /** Cancellation fee, and what was paid and not refunded. */
    cancellation_fee: euros.optional(),
    /** The fee that the host let go; 0 where none was. */
    fee_waived: euros.optional(),
    paid: euros.optional(),
    /** Deposit to pay before the stay, and its due day; null if there is none. */
    deposit: z.object({ amount: euros, due: z.iso.date().nullable(), is_paid: z.boolean() }).nullable().optional(),
    /** Parts that sum to the total, with their due days; empty where nothing is asked for before arrival, and while it waits for its host's word. */
    payment_plan: z.array(paymentPart).optional(),
    /** Transfer of what is due next; null where nothing is, before its host has said yes, and where the host tells of no account. */
    transfer: bankTransfer.nullable().optional(),
    /** Amount that is to be paid by card before the stay is booked, until `expires_at`; null where nothing is. */
    first_payment: euros.nullable().optional(),
    /** True where what is due next can be paid by card, on a page of the provider. */
    can_pay_by_card: z.boolean().optional(),
    /** Amount that is held on the guest's card beside the price; null where nothing is, and while the stay waits for its host's word. */
    damage_deposit: guestDamageDeposit.nullish(),
    /** Address of the stay as an event for the guest's calendar; null if it is not accepted. */
    calendar_url: z.string().nullable().optional(),
    /** Details of a confirmed stay; null before that, and of one that came to nothing. */
    stay: confirmedStay.nullable().optional(),
    /** Also of a stay that was accepted and is cancelled by now, whose fee can have an invoice; a server of the release before has those of `stay` alone. */
    documents: stayDocuments.optional(),
    /** True if other days or another party can be asked for: of a confirmed stay until the day of arrival, while no change is waiting. */
    can_change: z.boolean().optional(),
    /** The last one that was asked for; null where none was. */
    change: stayChange.nullable().optional(),
  })
  .meta({ id: 'GuestRequest' })
export type GuestRequest = z.infer<typeof guestRequest>
