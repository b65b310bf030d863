import { reasons } from '../reasons/reasons.ts'
import { z } from 'zod'
import type { Message } from '../reasons/reason.ts'
import { optionalText, text } from '../text.ts'
import { hasLine } from '../text/country.ts'
import { phone } from '../text/phone.ts'

/** Limits of the digits in a phone number. */
export const phoneDigits = { min: 6, max: 15 }

/** Address of a property. */
export const address = z.object({
  street: text(reasons.required('streetAndHouseNumber')),
  house_number: text(reasons.required('streetAndHouseNumber'), 20),
  postal_code: text(reasons.required('cityAndPostalCode'), 20),
  city: text(reasons.required('cityAndPostalCode'), 100),
  country: text(reasons.required('country'), 100),
  phone: phone(phoneDigits),
})
export type Address = z.infer<typeof address>

type Line = 'house_number' | 'postal_code' | 'city'
/** The lines that some countries do not have, and what is said of one that is missing where the country has it. */
export const linesOfCountry = {
  house_number: reasons.required('streetAndHouseNumber'),
  postal_code: reasons.required('cityAndPostalCode'),
  city: reasons.required('cityAndPostalCode'),
} as const satisfies Record<Line, Message>

const isText = (value: unknown) => value === undefined || typeof value === 'string'
const hasTexts = ({ value }: { value: unknown }) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

/** An address, or what holds the lines of one, in which these lines have to be where the country has them. */
export const withLines = <S extends z.ZodType<{ country: string } & Record<Line, string>>>(
  schema: S,
  required: Record<Line, Message>,
  lines: readonly string[] = Object.keys(required),
) => {
  const isMissing = (at: { country: string } & Record<Line, string>, line: Line) =>
    lines.includes(line) && (at[line] ?? '').trim() === '' && hasLine(at.country ?? '', line)
  return (Object.keys(required) as Line[]).reduce<S>(
    (with_, line) =>
      with_.refine((at) => !isMissing(at as { country: string } & Record<Line, string>, line), {
        path: [line],
        error: required[line],
        when: hasTexts,
      }),
    schema,
  )
}

/** The lines of an address to write to; those that not every country has may be empty here. */
export const letterLines = {
  street: text(reasons.required('streetAndHouseNumber')),
  house_number: optionalText(20),
  postal_code: optionalText(20),
  city: optionalText(100),
  country: text(reasons.required('country'), 100),
  phone: phone(phoneDigits),
}

/** Address of a client: nobody is asked for a postal code in Hong Kong. */
export const lettersAddress = withLines(z.object(letterLines), linesOfCountry)

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
