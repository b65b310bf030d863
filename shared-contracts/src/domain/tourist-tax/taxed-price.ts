import { passedOnOf, type Price } from '../money/pricing.ts'
import type { StayTaxation } from './tax-rules.ts'
import { type StayTax, taxOfStay } from './tax-of-stay.ts'

const linesOf = ({ tax }: StayTaxation, { lines }: StayTax): Price['lines'] =>
  lines.map(({ quantity, unitCents, totalCents, persons, nights, from, percent, baseCents }) => ({
    ...{ kind: 'service', label: tax.name, quantity, unitCents, totalCents, passedOn: true, persons },
    touristTax: { tax: tax.id, municipality: tax.municipality, nights, from, percent, base_cents: baseCents },
  }))

/**
 * A price with the tourist tax of its stay: lines of their own below everything else, part of the total, and of nothing that is taken of a
 * total. A percent of the lodging is taken of what is paid for it, after its discount. Without a tax it is the same price.
 */
export const withTouristTax = (price: Price, taxation: StayTaxation | null | undefined): Price => {
  if (!taxation) return price
  const owed = taxOfStay(taxation, price.lodging)
  return {
    ...price,
    lines: [...price.lines, ...linesOf(taxation, owed)],
    subtotalCents: price.subtotalCents + owed.totalCents,
    totalCents: price.totalCents + owed.totalCents,
    tax: { id: taxation.tax.id, nights: owed.nights },
  }
}

/** Part of lines that is tourist tax, cents. */
export const touristTaxOf = (lines: Price['lines']): number => passedOnOf(lines.filter(({ touristTax }) => touristTax))

/** A price without its tourist tax, to which another one can be added. */
export const withoutTouristTax = <P extends Pick<Price, 'lines' | 'subtotalCents'>>(price: P): P => ({
  ...price,
  lines: price.lines.filter(({ touristTax }) => !touristTax),
  subtotalCents: price.subtotalCents - touristTaxOf(price.lines),
})
