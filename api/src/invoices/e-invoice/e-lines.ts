import { lineLabel } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { rateOf, vatGroups, vatIn, type VatGroup, type VatKind } from '@keyhaven/shared-contracts/domain/money/vat'
import { discountOfLines } from '@keyhaven/shared-contracts/domain/prices/line-discounts'
import { type Document, type DocumentLine, withTaxInEuros } from '../document.ts'
import { documentMessages } from '../messages/document-messages.ts'
import type { ELine, VatCategory } from './e-invoice.ts'

type Rate = VatGroup['rate']
type Rates = Record<VatKind, number>
const noRates: Rates = { lodging: 0, extras: 0 }

/** A part of a document at one rate, with its VAT. */
type GrossLine = Pick<ELine, 'name' | 'description' | 'unitCode'> & { quantity: number; rate: Rate; grossCents: number }

const pricedLine = ({ kind, total_cents, passed_on, discountable, why, vat, vat_percent }: DocumentLine) => ({
  ...{ kind, discountable, why, vat, totalCents: total_cents, passedOn: passed_on, vatPercent: vat_percent },
})

/**
 * Rates of lodging and extras with which the VAT of the document was worked out. A document does not keep them, but they are those under which
 * its lines come to its groups again; undefined where none are, as of documents whose lines did not say all of it yet.
 */
function ratesOf({ lines, vat }: Document): Rates | undefined {
  if (vat.length === 0) return noRates
  const rates = vat.flatMap(({ rate }) => (rate === null ? [] : [rate]))
  const priced = lines.map(pricedLine)
  const pairs = rates.flatMap((lodging) => rates.map((extras) => ({ lodging, extras })))
  return [...pairs, noRates].find((pair) => areSame(vatGroups(priced, pair), vat))
}

const areSame = (some: readonly VatGroup[], others: readonly VatGroup[]) =>
  some.length === others.length &&
  some.every(({ rate, grossCents, vatCents }, index) => {
    const other = others[index]
    return rate === other?.rate && grossCents === other.grossCents && vatCents === other.vatCents
  })

const unitCodeOf = ({ kind }: DocumentLine) => (kind === 'nights' ? 'DAY' : 'C62')

/** A discount at each of the rates whose lines it reduces: what it takes off beyond the discounts before it. */
function discountAt(document: Document, index: number, rateAt: (line: number) => Rate) {
  const upTo = (end: number) =>
    discountOfLines(document.lines.map(pricedLine).map((line, at) => (at < end ? line : withoutDiscount(line))))
  const [before, after] = [upTo(index), upTo(index + 1)]
  const off = new Map<Rate, number>()
  for (const [at, share] of after.entries()) {
    const cents = share - (before[at] ?? 0)
    if (cents !== 0) off.set(rateAt(at), (off.get(rateAt(at)) ?? 0) + cents)
  }
  return [...off]
}

const withoutDiscount = (line: ReturnType<typeof pricedLine>) =>
  line.kind === 'discount' ? { ...line, totalCents: 0 } : line

function grossLines(document: Document, rates: Rates | undefined): GrossLine[] {
  const words = documentMessages[document.locale ?? 'en']
  const { lines, stay, vat } = document
  const place = `${stay.unit}, ${stay.property}, ${stay.place}`
  // Whose rates are not known any more is one line for each rate: its sums are those of the document.
  if (!rates)
    return vat.map(({ rate, grossCents }) => ({
      ...{ name: words.subject(document.reference), description: place },
      ...{ quantity: 1, unitCode: 'C62', rate, grossCents },
    }))
  const rateAt = (at: number): Rate => {
    const line = lines[at]
    return line && vat.length > 0 ? rateOf(pricedLine(line), rates) : null
  }
  return lines.flatMap((line, at): GrossLine[] => {
    // No line is without a name by the rules.
    const name = lineLabel(withTaxInEuros(line), words.lines, lines) || words.subject(document.reference)
    const description = line.kind === 'nights' ? place : ''
    if (line.kind !== 'discount') {
      const { quantity, total_cents: grossCents } = line
      return [{ name, description, quantity, unitCode: unitCodeOf(line), rate: rateAt(at), grossCents }]
    }
    return discountAt(document, at, rateAt).map(([rate, cents]) => ({
      ...{ name, description, quantity: -1, unitCode: 'C62', rate, grossCents: -cents },
    }))
  })
}

export const categoryOf = (rate: Rate): VatCategory => {
  if (rate === null) return { code: 'E', percent: 0 }
  return { code: rate === 0 ? 'Z' : 'S', percent: rate }
}

const netOf = (grossCents: number, rate: Rate) => grossCents - (rate === null ? 0 : vatIn(grossCents, rate))

/**
 * Net amounts of lines at one rate. Each is what it adds to the net of those before it, so that they sum to the net of their group to the
 * cent, whatever is rounded.
 */
function netsOf(lines: readonly GrossLine[]) {
  const grossUntil = new Map<Rate, number>()
  return lines.map(({ rate, grossCents }) => {
    const before = grossUntil.get(rate) ?? 0
    grossUntil.set(rate, before + grossCents)
    return netOf(before + grossCents, rate) - netOf(before, rate)
  })
}

/** A price of one where the amount can be split into cents, else the price of all of them. It has no sign: the quantity bears it. */
function priceOf(netCents: number, quantity: number): ELine['price'] {
  const [size, count] = [Math.abs(netCents), Math.abs(quantity)]
  return size % count === 0 ? { cents: size / count, per: 1 } : { cents: size, per: count }
}

/** Lines of a document at their net prices. Discounts are lines, too, one at each rate, and reduce by their quantity. */
export function eLines(document: Document): ELine[] {
  const lines = grossLines(document, ratesOf(document))
  const nets = netsOf(lines)
  return lines.map(({ name, description, quantity: typed, unitCode, rate }, index) => {
    const netCents = nets[index] ?? 0
    const count = Math.abs(typed) || 1
    const quantity = netCents < 0 ? -count : count
    return {
      name,
      description,
      quantity,
      unitCode,
      price: priceOf(netCents, count),
      netCents,
      category: categoryOf(rate),
    }
  })
}
