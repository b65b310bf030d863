const settings = ['payment_terms', 'small_business_note']
const booking = /^(client\.|property$|unit$|services$)/

/** Screens where something that an invoice must show can be entered. */
export const places = ['personals', 'settings', 'booking'] as const
type MissingPlace = (typeof places)[number]

/** The place of a field that the API names as missing. */
export const placeOf = (field: string): MissingPlace =>
  settings.includes(field) ? 'settings' : booking.test(field) ? 'booking' : 'personals'
