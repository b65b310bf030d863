import { z } from 'zod'
import { whenValid } from './cross-field.ts'
import { optionalWhole } from './number.ts'
import { stayProblems, guestsCount } from './stay.ts'

/** The age, in years, from which nobody is a child any more. */
export const adultAge = 18

/** Who comes: the children by their ages in years. Infants, under 2, sleep in a cot and are no guests by number. */
export type Party = { adults: number; children: readonly number[]; infants: number; pets: number }

/** Who comes as bookings keep it: adults and children are counted together. */
export type Guests = {
  guests_count: number
  children?: readonly number[] | null | undefined
  infants?: number | null | undefined
  pets?: number | null | undefined
}

/** The party of a stay. Where nothing is said but a number, all of them are adults. */
export const partyOf = ({ guests_count, children, infants, pets }: Guests): Party => ({
  adults: guests_count - (children?.length ?? 0),
  children: children ?? [],
  infants: infants ?? 0,
  pets: pets ?? 0,
})

/** How many of a party pay what is charged for each person: all adults, and children from an age on. Infants never pay. */
export const payingPersons = (guests: Guests, fromAge?: number | null): number => {
  const { adults, children } = partyOf(guests)
  return adults + children.filter((age) => age >= (fromAge ?? 0)).length
}

const mostOfAKind = 50
const age = z
  .int('general.enterAges')
  .min(0, 'general.enterAges')
  .max(adultAge - 1, 'general.enterAges')
const some = optionalWhole(0, mostOfAKind)

/** Of a body: the ages of the children among the guests, and who comes beside them. Left out, it says nothing. */
export const partyFields = {
  children: z.array(age, 'general.enterAges').max(mostOfAKind, stayProblems.tooManyGuests).optional(),
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

/** Of an answer. A server before leaves it out: then all guests are adults. */
export const partyOut = {
  children: z.array(z.int()).nullish(),
  infants: z.int().optional(),
  pets: z.int().optional(),
}

const withoutAdult = { path: ['children'], error: 'general.oneAdult' }

/** Adds to the schema of a stay that one of its guests is an adult. */
export const withPartyRules = <S extends z.ZodType<Guests>>(schema: S) =>
  schema.refine((guests) => (guests.children?.length ?? 0) < guests.guests_count, {
    ...withoutAdult,
    when: whenValid(z.object({ guests_count: guestsCount, children: partyFields.children })),
  })

/** The same of a search, which calls their number `guests`. */
export const withSearchedPartyRules = <
  S extends z.ZodType<{ guests: number; children?: readonly number[] | undefined }>,
>(
  schema: S,
) =>
  schema.refine(({ guests, children }) => (children?.length ?? 0) < guests, {
    ...withoutAdult,
    when: whenValid(z.object({ guests: guestsCount.default(1), children: partyQuery.children })),
  })
