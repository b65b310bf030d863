import type { Day } from '../days/day.ts'
import { type Guests, partyOf } from '../stay/party.ts'
import type { AgeRule, TaxAmount, TaxGuests, TaxRate } from './tax-rules.ts'
import { isInSeason } from './tax-rules.ts'

/** Infants are under 2: an age of their own is asked of nobody. */
const infantAge = 1

/** A party as its booking says it: children by their ages on arrival. */
export const taxGuestsOf = (party: Guests): TaxGuests[] => {
  const { adults, children, infants } = partyOf(party)
  const ages = [...children, ...Array.from({ length: infants }, () => infantAge)].toSorted((a, b) => b - a)
  return [
    { persons: adults, age: null },
    ...[...Map.groupBy(ages, (age) => age)].map(([age, same]) => ({ persons: same.length, age })),
  ]
}

/** Infants come beside the guests and pay nothing that is charged for persons. */
export const isInfant = ({ age }: TaxGuests): boolean => age !== null && age <= infantAge

const yearOf = (day: Day) => Number(day.slice(0, 4))

/**
 * True where persons have reached an age limit on a night. By the year alone the year of birth counts; of an age on arrival it is the latest
 * possible one, so that nobody is charged because of a birthday that nobody told. Correcting the stay with the birthday says it exactly.
 */
export const isOfAge = (
  { age, birthday }: TaxGuests,
  limit: number | null,
  { night, arrival, rule }: { night: Day; arrival: Day; rule: AgeRule },
): boolean => {
  if (age === null || limit === null) return true
  if (rule === 'birthday') return age + (birthday && birthday <= night ? 1 : 0) >= limit
  const birthYear = birthday ? yearOf(birthday) - age - 1 : yearOf(arrival) - age
  return yearOf(night) > birthYear + limit
}

type House = { category: string | null; night: Day; arrival: Day }

const rank = ({ category, season }: TaxAmount) => (category === null ? 0 : 2) + (season === null ? 0 : 1)

/**
 * The amount that persons owe for a night: of the rows for the house and the day those that say most about it (category before season), and
 * of these the one of the highest age that they have reached. Undefined where they are too young, or no row is for the house.
 */
export const amountOf = (
  rate: TaxRate,
  guests: TaxGuests,
  { category, night, arrival }: House,
): TaxAmount | undefined => {
  const rows = rate.amounts.filter(
    (row) => (row.category === null || row.category === category) && (!row.season || isInSeason(row.season, night)),
  )
  const best = Math.max(...rows.map(rank))
  return rows
    .filter((row) => rank(row) === best && isOfAge(guests, row.from_age, { night, arrival, rule: rate.age_rule }))
    .toSorted((a, b) => (b.from_age ?? 0) - (a.from_age ?? 0))[0]
}
