import type { Stay } from './stay.ts'

type Asked = Partial<Stay> & { property?: unknown; unit?: unknown; guests_count?: unknown; hasClient: boolean }

/** What the form waits for, in the order in which it asks; null once everything is there. */
export const nextHint = (values: Asked) => {
  if (!values.check_in) return 'Please select a check-in date.'
  if (!values.check_out) return 'Now select a check-out date to see available properties.'
  if (!values.property) return 'Please select a property.'
  if (!values.unit) return 'Please select a unit.'
  if (!values.guests_count) return 'Please enter the number of guests.'
  if (!values.hasClient) return 'Please select a client.'
  return null
}
