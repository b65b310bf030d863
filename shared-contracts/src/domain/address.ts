import { z } from 'zod'
import { phone, text } from './text.ts'

/** How many digits a phone number has. */
export const phoneDigits = { min: 6, max: 15 }

/** Where a property is or a client lives. */
export const address = z.object({
  street: text('general.streetAndHouseNumberRequired'),
  house_number: text('general.streetAndHouseNumberRequired', 20),
  postal_code: text('general.cityAndPostalCodeRequired', 20),
  city: text('general.cityAndPostalCodeRequired', 100),
  country: text('general.countryRequired', 100),
  phone: phone(phoneDigits),
})
export type Address = z.infer<typeof address>

/** An address in an answer. */
export const addressOut = z.object({
  street: z.string(),
  house_number: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
})
export type AddressOut = z.infer<typeof addressOut>
