const settings = ['payment_terms', 'small_business_note']
const booking = /^(client\.|property$|unit$|services$)/

/** Where something that an invoice must show can be entered. */
export const places = ['personals', 'settings', 'booking'] as const
type Place = (typeof places)[number]

/** The place of a field that the API names as missing. */
export const placeOf = (field: string): Place =>
  settings.includes(field) ? 'settings' : booking.test(field) ? 'booking' : 'personals'
