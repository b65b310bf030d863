import type { Household } from '../household.ts'

/** An owner of the public site of an empty platform, with what they let. */
export type Host = Household & {
  first_name: string
  last_name: string
  email: string
  street: string
  house_number: string
  postal_code: string
  city: string
  country: string
  phone: string
}
