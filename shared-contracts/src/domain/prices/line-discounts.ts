import type { LineKind } from '../stay/kinds.ts'
import { shareOut } from '../money/shares.ts'
import type { LodgingNight } from '../tourist-tax/tax-of-stay.ts'

/** A line of a price as far as discounts ask about it; cents. */
export type DiscountedLine = {
  kind: LineKind
  totalCents: number
  passedOn?: boolean | null | undefined
  /** False of a service that no promo code reduces. */
  discountable?: boolean | null | undefined
  /** Of a discount: what it is for. One of a promo code has none. */
  why?: { discount?: string | null | undefined } | null | undefined
}

/** True for the discounts of a stay itself, which reduce its lodging and nothing else. */
const isOfLodging = ({ why }: DiscountedLine) => Boolean(why?.discount)
const isLodging = ({ kind }: DiscountedLine) => kind === 'nights' || kind === 'extra_persons'

/** True for a line that a promo code reduces. */
export const isReducedByCode = (line: DiscountedLine): boolean =>
  line.kind !== 'discount' && line.passedOn !== true && line.discountable !== false

/**
 * Cents that the discounts among these lines take off each of them. One after the other is shared over the lines that it reduces, as they
 * weigh after the one before, by largest remainder; a discount itself has none.
 */
export const discountOfLines = (lines: readonly DiscountedLine[]): number[] => {
  const off = lines.map(() => 0)
  for (const discount of lines) {
    if (discount.kind !== 'discount') continue
    const reduces = isOfLodging(discount) ? isLodging : isReducedByCode
    const weights = lines.map((line, index) => (reduces(line) ? line.totalCents - (off[index] ?? 0) : 0))
    for (const [index, share] of shareOut(-discount.totalCents, weights).entries())
      off[index] = (off[index] ?? 0) + share
  }
  return off
}

/** Lodging of these lines after their discounts (`discountOfLines`), shared over nights as they weigh. */
export const lodgingAt = (
  lines: readonly DiscountedLine[],
  nights: readonly LodgingNight[],
  off: readonly number[] = discountOfLines(lines),
) => {
  const lodgingCents = lines.reduce(
    (sum, line, index) => (isLodging(line) ? sum + line.totalCents - (off[index] ?? 0) : sum),
    0,
  )
  const weights = nights.map(({ cents }) => cents)
  // Nothing to share, as in every search: sharing exactly takes longer than all the rest.
  if (lodgingCents === weights.reduce((sum, cents) => sum + cents, 0)) return [...nights]
  const shares = shareOut(lodgingCents, weights)
  return nights.map(({ night }, index) => ({ night, cents: shares[index] ?? 0 }))
}
