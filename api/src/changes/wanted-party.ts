import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'

/** A party with nothing left open; children by age, so that two of the same are equal. */
export type WholeParty = { guests_count: number; children: number[]; infants: number; pets: number }

export const wholeParty = ({ guests_count, children, infants, pets }: Guests): WholeParty => ({
  guests_count,
  children: (children ?? []).toSorted((a, b) => a - b),
  infants: infants ?? 0,
  pets: pets ?? 0,
})
