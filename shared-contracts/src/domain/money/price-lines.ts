import { z } from 'zod'
import { lineKinds } from '../stay/kinds.ts'
import { euros, toEuros } from './money.ts'
import { discountKinds } from '../prices/discounts.ts'
import type { LineWhy, Price, TouristTaxOfLine } from './pricing.ts'

/**
 * Makes a line one of tourist tax. To programs that know of none it comes as a service that is passed on, with the name of the tax.
 */
const touristTaxOut = z.object({
  /** The id of the tax. */
  tax: z.int(),
  municipality: z.string(),
  /** Nights that are taxed. */
  nights: z.int(),
  /** The first day of its rate. */
  from: z.string(),
  /** Percent of the lodging, and how much of it that is taken of; left out of fixed amounts. */
  percent: z.number().optional(),
  base: euros.optional(),
})

/** Reasons of a line; the words for them are those of its reader. */
const lineWhy = z.object({
  /** Of nights: the names of their seasons, and the days of the week (from Monday, 1) if those have a price of their own. */
  seasons: z.array(z.string()).optional(),
  weekdays: z.array(z.int()).optional(),
  /** Of a discount that is no promo code: its kind, from how many nights on, or how many days before arrival. */
  discount: z.enum([...discountKinds, 'non_refundable']).optional(),
  nights: z.int().optional(),
  days: z.int().optional(),
})

/** One line of a price as the contract shows it; amounts in euros. */
export const priceLine = z.object({
  kind: z.enum(lineKinds),
  /** The name of a service; of the others English words for programs. Pages say a line in their language, by its kind. */
  label: z.string(),
  quantity: z.int(),
  unit_price: euros,
  total: euros,
  /** For how many persons or pets a service is charged; neither where it is charged for the unit. Of extra persons: their number. */
  persons: z.int().optional(),
  pets: z.int().optional(),
  /** True of what the host only passes on, such as a tourist tax: no code reduces it, and no cancellation fee is taken of it. */
  passed_on: z.boolean().optional(),
  /** False of a service that promo codes do not reduce. */
  discountable: z.boolean().optional(),
  /** Of a discount: the promo code, and the percent as it was agreed, which a code for an amount has not. */
  code: z.string().optional(),
  percent: z.int().optional(),
  /** Only of tourist tax. */
  tourist_tax: touristTaxOut.optional(),
  why: lineWhy.optional(),
})
export type PriceLine = z.infer<typeof priceLine>

/** The tourist tax of a line in the shape of the contract. */
export const touristTaxInEuros = ({ base_cents, percent, ...tax }: TouristTaxOfLine) => ({
  ...tax,
  ...(percent && base_cents && { percent, base: toEuros(base_cents) }),
})

/** Lines in the shape of the contract; a service has its name as label, the others have none. */
export const inEuros = (lines: Price['lines']): PriceLine[] =>
  lines.map(({ kind, label = '', quantity, unitCents, totalCents, ...line }) => ({
    ...{ kind, label, quantity },
    ...(line.persons && { persons: line.persons }),
    ...(line.pets && { pets: line.pets }),
    ...(line.passedOn && { passed_on: true }),
    ...(line.discountable === false && { discountable: false }),
    ...(line.code && { code: line.code }),
    ...(line.percent && { percent: line.percent }),
    ...(line.touristTax && { tourist_tax: touristTaxInEuros(line.touristTax) }),
    ...(line.why && { why: line.why }),
    ...{ unit_price: toEuros(unitCents), total: toEuros(totalCents) },
  }))

/** For how many persons or pets a service is charged, and for how many nights. */
export type ChargedFor = { persons?: number | undefined; pets?: number | undefined; nights: number }

/** Words of the lines of a price in a language; a service has the name that its owner gave it. */
export type LineWords = {
  chargedFor: (charged: ChargedFor) => string
  nights: (count: number) => string
  extraPersons: (count: number) => string
  /** Without a percent it is a code for an amount. */
  promoCode: (code: string, percent?: number) => string
  /** Of a discount of the stay itself: `from 7 nights −10 %`. */
  stayDiscount: (discount: StayDiscount) => string
  /** Days of the week and seasons of nights: `Friday, Saturday · Summer`. */
  nightsWhy: (why: { seasons: readonly string[]; weekdays: readonly number[] }) => string
  notReduced: string
  /** Of a tourist tax: percent of so many euros. */
  percentOf: (percent: number, base: number) => string
}

/** A discount of a stay itself as its line says it. */
export type StayDiscount = { kind: NonNullable<LineWhy['discount']>; percent: number; nights: number; days: number }

type Optional<T> = { [K in keyof T]?: T[K] | null | undefined }
type NamedLine = Pick<PriceLine, 'kind' | 'quantity'> &
  Optional<
    Pick<PriceLine, 'label' | 'persons' | 'pets' | 'passed_on' | 'discountable' | 'code' | 'percent' | 'why'>
  > & {
    tourist_tax?: Optional<Pick<NonNullable<PriceLine['tourist_tax']>, 'percent' | 'base'>> | null | undefined
  }

/** A service with for how many it is charged: `Breakfast, 2 persons × 3 nights`. */
const serviceLabel = ({ label, quantity, persons, pets, tourist_tax: tax }: NamedLine, words: LineWords) => {
  if (tax?.percent && tax.base) return `${label}, ${words.percentOf(tax.percent, tax.base)}`
  const heads = persons ?? pets
  if (!heads) return label ?? ''
  const charged = { ...(persons ? { persons } : { pets: heads }), nights: quantity / heads }
  return `${label}, ${words.chargedFor(charged)}`
}

/** True where a code reduces some of these lines. */
export const isDiscounted = (lines: readonly Optional<Pick<PriceLine, 'kind' | 'code'>>[]): boolean =>
  lines.some(({ kind, code }) => kind === 'discount' && Boolean(code))

/** The label of a line in a language. Beside others that a code reduces, one that it does not reduce says so. */
export const lineLabel = (
  line: NamedLine,
  words: LineWords,
  beside: readonly Optional<Pick<PriceLine, 'kind' | 'code'>>[] = [],
): string => {
  const { kind, label, quantity, persons, code, percent, why } = line
  if (kind === 'nights') return words.nights(quantity)
  if (kind === 'extra_persons' && persons) return words.extraPersons(persons)
  if (kind === 'discount' && code) return words.promoCode(code, percent ?? undefined)
  if (why?.discount && percent)
    return words.stayDiscount({ kind: why.discount, percent, nights: why.nights ?? 0, days: why.days ?? 0 })
  // A server of the last release says the rest in English words alone.
  if (kind !== 'service') return label ?? ''
  const named = serviceLabel(line, words)
  const isReduced = !line.passed_on && line.discountable !== false
  return !isReduced && isDiscounted(beside) ? `${named} (${words.notReduced})` : named
}

/** Days of the week and seasons that make the nights of a line cost what they cost; undefined at the usual price. */
export const nightsWhy = ({ why }: Pick<NamedLine, 'why'>, words: LineWords): string | undefined =>
  why?.seasons?.length || why?.weekdays?.length
    ? words.nightsWhy({ seasons: why.seasons ?? [], weekdays: why.weekdays ?? [] })
    : undefined
