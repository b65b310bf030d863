import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Promocode } from '@keyhaven/shared-contracts/contract/promocodes'
import type { Service } from '@keyhaven/shared-contracts/contract/services'

/** The codes that can be chosen today, and the one that the booking has, whatever became of it. */
export const promoOptions = (codes: readonly Promocode[], today: string, booking?: Booking) => {
  const own = booking?.promo_code
  const usable = codes.filter((code) => code.active && code.valid_until >= today && code.id !== own?.id)
  return [...(own ? [own] : []), ...usable].map(({ id, code, description, discount_percent }) => ({
    value: id,
    label: `${description} (${code}, ${discount_percent} %)`,
  }))
}

/** The active services of a property, and those that the booking has there. */
export const serviceOptions = (services: readonly Service[], property: unknown, booking?: Booking) => {
  const own = booking && booking.property.id === property ? booking.services : []
  const active = services.filter(
    (service) => service.active && service.property === property && !own.some(({ id }) => id === service.id),
  )
  return [...own, ...active].map(({ id, name, type, price }) => ({ id, name, type, price }))
}
