import { z } from 'zod'
import { optionalWhole } from '../money/number.ts'
import { adultAge } from './party.ts'
import { stayProblems } from './stay.ts'

const maxOfAKind = 50
const age = z
  .int('general.enterAges')
  .min(0, 'general.enterAges')
  .max(adultAge - 1, 'general.enterAges')
const some = optionalWhole(0, maxOfAKind)

/** Of a body: the ages of the children among the guests, and who comes beside them. Left out, it says nothing. */
export const partyFields = {
  children: z.array(age, 'general.enterAges').max(maxOfAKind, stayProblems.tooManyGuests).optional(),
  infants: some,
  pets: some,
}

/** Of an address: the ages of the children with commas, `4,9`. */
export const partyQuery = {
  children: z
    .preprocess(
      (value) =>
        typeof value === 'string'
          ? value
              .split(',')
              .filter((one) => one.trim() !== '')
              .map(Number)
          : value,
      partyFields.children,
    )
    .optional() as unknown as z.ZodOptional<z.ZodType<number[], string | number[]>>,
  infants: some,
  pets: some,
}
