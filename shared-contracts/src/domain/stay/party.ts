/** The age, in years, from which nobody is a child any more. */
export const adultAge = 18

/** Guests of a stay: the children by their ages in years. Infants, under 2, sleep in a cot and are no guests by number. */
export type Party = { adults: number; children: readonly number[]; infants: number; pets: number }

/** Guests as bookings store them: adults and children are counted together. */
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

/** Number of persons who pay what is charged for each: all adults, and children from an age on. Infants never pay. */
export const payingPersons = (guests: Guests, fromAge?: number | null): number => {
  const { adults, children } = partyOf(guests)
  return adults + children.filter((age) => age >= (fromAge ?? 0)).length
}
