import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'

export type Stay = { check_in: string; check_out: string }

/** Whether a booking keeps its unit from others: a request that has run out does not, before it is cleaned up too. */
export const occupies = (booking: Pick<Booking, 'status' | 'expires_at'>, now: Date) =>
  booking.status !== 'cancelled' && (booking.expires_at === null || new Date(booking.expires_at) > now)

const overlap = (a: Stay, b: Stay) => a.check_in < b.check_out && a.check_out > b.check_in

type Wanted = { stay: Stay; now: Date; editing?: Booking }

/** The units that are free for the whole stay; a booking that is being edited is not in its own way. */
export const freeUnits = (units: readonly Unit[], bookings: readonly Booking[], { stay, now, editing }: Wanted) => {
  const taken = new Set(
    bookings
      .filter((other) => other.id !== editing?.id && occupies(other, now) && overlap(other, stay))
      .map(({ unit }) => unit.id),
  )
  const bookable = (unit: Unit) => (unit.active && unit.status === 'available') || unit.id === editing?.unit.id
  return units.filter((unit) => bookable(unit) && !taken.has(unit.id))
}

/** The properties of these units, each once, by name. */
export const propertiesOf = (units: readonly Unit[]) =>
  [...new Map(units.map(({ property }) => [property.id, property])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
