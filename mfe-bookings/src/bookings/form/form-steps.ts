import type { BookingFormValues } from './booking-rules.ts'
import { stayOf } from './stay.ts'

type Known = { isEdit: boolean; hasProperties: boolean; hasClient: boolean; fits: boolean }

/** Which inputs are there: each step appears when the one before is answered, in edit mode all of them. */
export const stepsOf = (values: BookingFormValues, { isEdit, hasProperties, hasClient, fits }: Known) => ({
  checkOut: isEdit || Boolean(values.check_in),
  // Property and unit in one: who knows the unit need not say whose it is.
  place: isEdit || ((stayOf(values.check_in, values.check_out) !== null || Boolean(values.property)) && hasProperties),
  guests: isEdit || Boolean(values.unit),
  client: isEdit || (Boolean(values.unit) && fits),
  rest: isEdit || (Boolean(values.unit) && hasClient && fits),
})
