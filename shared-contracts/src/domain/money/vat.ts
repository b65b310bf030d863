import { reasons } from '../reasons/reasons.ts'
import type { Message } from '../reasons/reason.ts'
import { z } from 'zod'
import type { Day } from '../days/day.ts'
import { day } from '../days/day-schema.ts'
import type { LineKind, ServiceVat } from '../stay/kinds.ts'
import { fromText } from './number.ts'
import { type DiscountedLine, discountOfLines } from '../prices/line-discounts.ts'

/** Kinds of lines by VAT: nights and extra persons are lodging, services are extras. */
export const vatKinds = ['lodging', 'extras'] as const
export type VatKind = (typeof vatKinds)[number]
export const vatKindOf = (kind: LineKind): VatKind => (kind === 'service' ? 'extras' : 'lodging')

/** A rate of VAT in percent, with at most one decimal. */
export const vatPercent = (required: Message) =>
  fromText(
    z
      .number(required)
      .min(0, reasons.atLeast('percent', 0))
      .max(50, reasons.atMost('percent', 50))
      .multipleOf(0.1, 'general.atMostOneDecimal'),
  )

/** The rates in percent from a day on. */
export const vatRates = z.object({
  from: day('invoices.chooseDayFromWhichRatesApply'),
  lodging: vatPercent(reasons.enter('lodgingRate')),
  extras: vatPercent(reasons.enter('extrasRate')),
})
export type VatRates = z.output<typeof vatRates>

/** The rates of a day; undefined before the first, and where none are set: no VAT is shown then. */
export const ratesOn = (rates: readonly VatRates[], on: Day): VatRates | undefined =>
  rates.filter(({ from }) => from <= on).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]

/** Amounts of a document at one rate; cents. `net + vat = gross`. The rate is null for what bears no VAT at all. */
export type VatGroup = { rate: number | null; grossCents: number; netCents: number; vatCents: number }

type Line = DiscountedLine & {
  /** VAT of the line's service; usual if left out. */
  vat?: ServiceVat | null | undefined
  vatPercent?: number | null | undefined
}

/** The rate that a line bears; null where it bears none. */
export const rateOf = ({ kind, passedOn, vat, vatPercent: own }: Line, rates: Pick<VatRates, VatKind>) => {
  if (vat === 'none') return null
  if (vat === 'own') return own ?? null
  if (vat === 'lodging' || vat === 'extras') return rates[vat]
  return passedOn ? null : rates[vatKindOf(kind)]
}

/** Gross amounts hold their VAT: round half up(gross x r / (100 + r)), on whole tenths of a percent. */
export const vatIn = (gross: number, rate: number) => {
  const tenths = Math.round(rate * 10)
  const size = Math.floor((2 * Math.abs(gross) * tenths + 1000 + tenths) / (2 * (1000 + tenths)))
  return gross < 0 ? -size : size
}

/**
 * The VAT of priced lines, one group for each rate, highest first, and last what bears none. Discounts are taken off the lines that they
 * reduce first, so that the groups sum to the total to the cent.
 */
export const vatGroups = (lines: readonly Line[], rates: Pick<VatRates, VatKind>): VatGroup[] => {
  const off = discountOfLines(lines)
  const gross = new Map<number | null, number>()
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'discount') continue
    const rate = rateOf(line, rates)
    gross.set(rate, (gross.get(rate) ?? 0) + line.totalCents - (off[index] ?? 0))
  }
  return [...gross]
    .toSorted(([a], [b]) => (b ?? -1) - (a ?? -1))
    .map(([rate, grossCents]) => {
      const vatCents = rate === null ? 0 : vatIn(grossCents, rate)
      return { rate, grossCents, netCents: grossCents - vatCents, vatCents }
    })
}
