import type { FlexibleStay } from '@keyhaven/shared-contracts/contract/public/public-search'

const maxStays = 3

/** The three stays that cost the least, and those at the same total; what half of a month costs is nothing to choose by. */
export const cheapestStays = (stays: readonly FlexibleStay[]): FlexibleStay[] => {
  const byTotal = stays.toSorted((one, other) => one.total_from - other.total_from)
  const limit = byTotal[maxStays - 1]?.total_from ?? Infinity
  const isFew = (some: FlexibleStay[]) => some.length * 2 < stays.length
  const within = byTotal.filter(({ total_from }) => total_from <= limit)
  if (isFew(within)) return within
  const below = within.filter(({ total_from }) => total_from < limit)
  return isFew(below) ? below : []
}
