import { type Booking, bookingChange } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { briefClient } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { whenValid } from '@keyhaven/shared-contracts/domain/cross-field'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import {
  beginsInPast,
  changesPrice,
  hasTooManyGuests,
  type PricedStay,
  stayProblems,
} from '@keyhaven/shared-contracts/domain/stay/stay'
import { z } from 'zod'
import type { Messages } from '../../messages/booking-form/en.ts'
import type { Guest } from '../../clients/new-guest.ts'

/** Form values: the input of the contract, each value still optional. */
export type BookingFormValues = Partial<z.input<typeof bookingChange>> & { guest?: Guest | undefined }
export type StartValues = Pick<
  BookingFormValues,
  'property' | 'unit' | 'check_in' | 'check_out' | 'client' | 'status' | 'guest'
> & {
  /** The imported stay that becomes the booking. */
  import?: number
}

type RulesInput = {
  /** Today at a property, or where the user is while the property is not known. */
  todayOf: (property: unknown) => string
  booking?: Booking
  /** Max capacity of a unit, once the units have loaded. */
  capacityOf: (unit: number) => number | undefined
}

const { guests_count, unit, check_in } = bookingChange.shape

const limitless = Number.POSITIVE_INFINITY
/** The contract's rules of a booking, and those that need to know the day and the units. */
export const bookingRules = ({ todayOf, booking, capacityOf }: RulesInput) => {
  const before = booking && pricedStay(bookingBody(booking))
  return bookingChange
    .refine((input) => !hasTooManyGuests(input, capacityOf(input.unit) ?? limitless, before), {
      path: ['guests_count'],
      error: stayProblems.tooManyGuests,
      when: whenValid(z.object({ guests_count, unit })),
    })
    .refine((input) => !beginsInPast(input.check_in, todayOf(input.property), before), {
      path: ['check_in'],
      error: stayProblems.past,
      when: whenValid(z.object({ check_in })),
    })
}

/** The same for a new guest, who has no id yet. */
export const withNewGuest = (rules: ReturnType<typeof bookingRules>) =>
  (rules as z.ZodObject).safeExtend({ client: z.unknown().optional(), guest: briefClient })

/** A booking as a change of it is sent. */
export const bookingBody = (booking: Booking) =>
  ({
    check_in: booking.check_in,
    check_out: booking.check_out,
    property: booking.property.id,
    unit: booking.unit.id,
    guests_count: booking.guests_count,
    children: [...(booking.children ?? [])],
    infants: booking.infants ?? 0,
    pets: booking.pets ?? 0,
    client: booking.client.id,
    deposit_paid: booking.deposit_paid,
    deposit_amount: booking.deposit_amount,
    deposit_due: booking.deposit_due ?? null,
    plan: booking.plan ?? 'flexible',
    promo_code: booking.promo_code?.id ?? 0,
    services: booking.services.map(({ id }) => id),
    status: booking.status,
    pricing: 'current',
    version: booking.version,
  }) satisfies z.input<typeof bookingChange>

export const bookingValues = (booking?: Booking): BookingFormValues =>
  booking
    ? {
        ...bookingBody(booking),
        // Nothing asked for is an empty field.
        ...(!booking.deposit_paid && booking.deposit_amount === 0 && { deposit_amount: null }),
        notes: booking.notes ?? '',
      }
    : {
        guests_count: 1,
        children: [],
        infants: 0,
        pets: 0,
        notes: '',
        deposit_paid: false,
        plan: 'flexible',
        promo_code: 0,
        services: [],
        status: 'pending',
      }

/** Price-relevant values; an empty input is 0, which no record has as its id. */
const pricedStay = (values: BookingFormValues): PricedStay => ({
  check_in: values.check_in ?? '',
  check_out: values.check_out ?? '',
  unit: Number(values.unit ?? 0),
  guests_count: Number(values.guests_count ?? 0),
  children: values.children,
  pets: Number(values.pets ?? 0),
  plan: values.plan,
  promo_code: Number(values.promo_code ?? 0) || null,
  services: (values.services ?? []).map(Number),
})

/** True for a change that prices the booking again. */
export const repriced = (booking: Booking, values: BookingFormValues) =>
  changesPrice(pricedStay(values), pricedStay(bookingBody(booking)))

/** Question before a deposit above the total is saved; null where it is not above, or was so before. */
export const depositQuestion = (
  t: Messages['deposit'],
  { deposit_amount }: z.input<typeof bookingChange>,
  total: number | undefined,
  booking?: Booking,
) => {
  const deposit = toEuros(bookingChange.shape.deposit_amount.parse(deposit_amount) ?? 0)
  if (total === undefined || deposit <= total || deposit === booking?.deposit_amount) return null
  return {
    title: t.question(deposit),
    content: t.total(total),
    okText: t.save(deposit),
    cancelText: t.change,
    focusable: { autoFocusButton: 'cancel' as const },
    centered: true,
  }
}
