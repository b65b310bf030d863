import { booking as bookingSchema, type Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { useZodForm, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useCallback, useMemo, useState } from 'react'
import { guestOf } from '../../clients/new-guest.ts'
import { stepsOf } from './booking-hints.tsx'
import { type BookingFormValues, bookingRules, bookingValues, type StartValues, withNewGuest } from './booking-rules.ts'
import { useBookingPrice } from './price/use-booking-price.ts'
import {
  type NotInTheWay,
  stayOf,
  type UnitIndex,
  useAvailability,
  useSingleChoice,
  useUnitCheck,
  useUnitIndex,
} from './use-availability.ts'
import { useToday } from './use-today.ts'

const useRules = (unitIndex: UnitIndex, booking: Booking | undefined, isNewGuest: boolean) => {
  const { todayOf } = useToday(unitIndex.properties)
  const rules = useMemo(() => {
    const capacityOf = (id: number) => unitIndex.units.get(id)?.max_capacity
    const booked = bookingRules({ todayOf, capacityOf, ...(booking && { booking }) })
    return isNewGuest ? (withNewGuest(booked) as unknown as typeof booked) : booked
  }, [todayOf, unitIndex, booking, isNewGuest])
  return { rules, todayOf }
}

/** Free units for the stay in a form: the only one is filled in, and one that other dates do not allow is cleared. */
const useFreeUnits = (
  form: ZodForm['form'],
  { check_in, check_out, property, unit, status }: BookingFormValues,
  unitIndex: UnitIndex,
  notInTheWay: NotInTheWay,
) => {
  const stay = useMemo(() => stayOf(check_in, check_out), [check_in, check_out])
  const availability = useAvailability(unitIndex, stay, notInTheWay)
  const clear = useCallback(
    (names: readonly string[]) => form.setFieldsValue(Object.fromEntries(names.map((name) => [name, undefined]))),
    [form],
  )
  useSingleChoice({ stay, property, unit }, availability, form)
  const isTaken = useUnitCheck({ stay, property, unit }, availability, clear) && status !== 'cancelled'
  return { availability, isTaken }
}

/**
 * Values in the form of a booking, and what follows from them: rules, free units, price, and the inputs that are there.
 * A guest who is no client yet is typed in the place of choosing a client.
 */
export function useBookingEntry(initialBooking: Booking | undefined, initial: StartValues = {}) {
  /** The version that the form is about; a newer one may take its place. */
  const [booking, setBooking] = useState(initialBooking)
  const { import: imported, ...startValues } = initial
  const [start] = useState(() => ({ ...bookingValues(initialBooking), ...startValues }))
  const [isNewGuest, setNewGuest] = useState(initial.guest !== undefined)
  const unitIndex = useUnitIndex(booking)
  const { rules, todayOf } = useRules(unitIndex, booking, isNewGuest)
  const form = useZodForm(rules, start)
  const values: BookingFormValues = form.watched
  const { availability, isTaken } = useFreeUnits(form.form, values, unitIndex, { booking, imported })
  const guests = Number(values.guests_count)
  const maxGuests = unitIndex.units.get(Number(values.unit))?.max_capacity ?? guests
  const fits = Number.isInteger(guests) && guests >= 1 && guests <= maxGuests
  const price = useBookingPrice(values, fits, { booking, imported })
  const hasClient = isNewGuest || Boolean(values.client)
  const setGuest = (guest: BookingFormValues['guest']) => {
    form.form.setFieldsValue({ guest, ...(guest && { client: undefined }) })
    setNewGuest(guest !== undefined)
  }
  return {
    ...{ booking, imported, form, values, availability, isTaken, fits, price, hasClient, isNewGuest },
    today: todayOf(values.property),
    inputs: stepsOf(values, {
      hasClient,
      isEdit: booking !== undefined,
      hasProperties: isTaken || availability.properties?.length !== 0,
      fits,
    }),
    /** Rules for guests that the stay breaks; those of a cancelled one do not matter any more. */
    brokenRules: values.status === 'cancelled' ? undefined : price.brokenRules,
    typeGuest: (searchText: string) => setGuest(guestOf(searchText)),
    chooseClient: () => setGuest(undefined),
    restore: (draft: BookingFormValues) => setNewGuest(draft.guest !== undefined),
    takeFresh: (current: unknown, keepsTyped: boolean) => {
      const fresh = bookingSchema.parse(current)
      setBooking(fresh)
      form.restart(bookingValues(fresh), keepsTyped)
    },
  }
}
export type BookingEntry = ReturnType<typeof useBookingEntry>
