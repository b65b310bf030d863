import type { ReasonKey } from './reasons/reason.ts'
import { z } from 'zod'
import type { PriceLine } from './pricing.ts'
import { day, type Day } from './day.ts'
import { fromText } from './number.ts'
import { shareOut } from './shares.ts'

/** What a line is taxed as: nights and extra persons are lodging, services are extras. */
export const vatKinds = ['lodging', 'extras'] as const
export type VatKind = (typeof vatKinds)[number]
export const vatKindOf = (kind: PriceLine['kind']): VatKind => (kind === 'service' ? 'extras' : 'lodging')

const percent = (required: ReasonKey) =>
  fromText(
    z
      .number(required)
      .min(0, 'invoices.rateAtLeast0')
      .max(50, 'invoices.rateAtMost50')
      .multipleOf(0.1, 'general.atMostOneDecimal'),
  )

/** The rates in percent from a day on. */
export const vatRates = z.object({
  from: day('invoices.chooseDayFromWhichRatesApply'),
  lodging: percent('invoices.enterRateLodging'),
  extras: percent('invoices.enterRateExtras'),
})
export type VatRates = z.output<typeof vatRates>

/** The rates of a day; undefined before the first, and where none are set: no VAT is shown then. */
export const ratesOn = (rates: readonly VatRates[], on: Day): VatRates | undefined =>
  rates.filter(({ from }) => from <= on).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]

/** What a document says about one rate; cents. `net + vat = gross`. */
export type VatGroup = { rate: number; grossCents: number; netCents: number; vatCents: number }

type Line = { kind: PriceLine['kind']; totalCents: number }

/** Gross amounts hold their VAT: round half up(gross x r / (100 + r)), on whole tenths of a percent. */
const vatIn = (gross: number, rate: number) => {
  const tenths = Math.round(rate * 10)
  const size = Math.floor((2 * Math.abs(gross) * tenths + 1000 + tenths) / (2 * (1000 + tenths)))
  return gross < 0 ? -size : size
}

/**
 * The VAT of priced lines, one group for each rate, highest first. A discount is shared over the lines by largest
 * remainder first, so that the groups sum to the total to the cent.
 */
export const vatGroups = (lines: readonly Line[], rates: Pick<VatRates, VatKind>): VatGroup[] => {
  const charged = lines.filter(({ kind }) => kind !== 'discount')
  const discount = lines.reduce((sum, { kind, totalCents }) => sum + (kind === 'discount' ? -totalCents : 0), 0)
  const shares = shareOut(
    discount,
    charged.map(({ totalCents }) => totalCents),
  )
  const gross = new Map<number, number>()
  for (const [index, { kind, totalCents }] of charged.entries()) {
    const rate = rates[vatKindOf(kind)]
    gross.set(rate, (gross.get(rate) ?? 0) + totalCents - (shares[index] ?? 0))
  }
  return [...gross]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, grossCents]) => {
      const vatCents = vatIn(grossCents, rate)
      return { rate, grossCents, netCents: grossCents - vatCents, vatCents }
    })
}
