import type { Day } from '../days/day.ts'
import { type DiscountKind, type DiscountRule, discountsOf } from '../prices/discounts.ts'
import { discountOfLines, isReducedByCode, lodgingAt } from '../prices/line-discounts.ts'
import { type NightPrice, nightPrices, type Season, type WeekdayCents } from '../prices/night-prices.ts'
import type { LineKind, ServiceCharge, ServiceKind, ServiceType } from '../stay/kinds.ts'
import { type Guests, partyOf, payingPersons } from '../stay/party.ts'
import { shareOut } from './shares.ts'
import type { LodgingNight, TaxNight } from '../tourist-tax/tax-of-stay.ts'

export type ServicePrice = {
  id: number
  name: string
  type: ServiceType
  /** Kind of money; a service if left out. */
  kind?: ServiceKind | null | undefined
  /** Persons or pets for whom it is charged; the unit if left out. */
  charged_per?: ServiceCharge | null | undefined
  /** The age from which a person is charged; null is any. */
  from_age?: number | null | undefined
  /** False of a service that no promo code reduces. */
  discountable?: boolean | null | undefined
  cents: number
}
export type UnitPrice = {
  capacity: number
  price_cents: number
  weekday_cents?: WeekdayCents
  extra_person_cents: number
  /** The age from which a child is an extra person; null is any. */
  extra_person_from_age?: number | null | undefined
}
/** Discount of a promo code: a percent, or an amount in cents as far as there is something to take it off. */
export type Discount = { code: string; percent: number; cents?: number | null | undefined }

/** Discounts of a stay itself: the percent of its plan, and those of its unit if it is booked so many days ahead. */
export type LodgingDiscounts = {
  planPercent?: number | null | undefined
  discounts?: readonly DiscountRule[] | undefined
  daysAhead?: number | undefined
}

/** Reasons of a line: seasons and days of the week (from Monday, 1) of nights; of a discount of the stay its kind and bound. */
export type LineWhy = {
  seasons?: string[] | undefined
  weekdays?: number[] | undefined
  discount?: DiscountKind | 'non_refundable' | undefined
  nights?: number | undefined
  days?: number | undefined
}

export type StayToPrice = { check_in: Day; check_out: Day } & Guests & LodgingDiscounts

/** Makes a line one of tourist tax: nights that are taxed, the first day of its rate, and of a percent its base in cents. */
export type TouristTaxOfLine = {
  tax: number
  municipality: string
  nights: number
  from: Day
  percent?: number | null | undefined
  base_cents?: number | null | undefined
}

/** Price of a stay: integer cents, never euros. */
export type Price = {
  lines: {
    kind: LineKind
    /** The name of a service. What the others say follows from the rest, in each language. */
    label?: string | undefined
    quantity: number
    unitCents: number
    totalCents: number
    persons?: number | null | undefined
    pets?: number | null | undefined
    passedOn?: boolean | null | undefined
    discountable?: boolean | null | undefined
    code?: string | null | undefined
    percent?: number | null | undefined
    /** The id of the service that is charged. */
    service?: number | null | undefined
    /** Makes it a line of tourist tax, and says of what. */
    touristTax?: TouristTaxOfLine | null | undefined
    why?: LineWhy | null | undefined
  }[]
  subtotalCents: number
  discountCents: number
  totalCents: number
  /** Part of the total that each night carries, less what is passed on: that is nobody's revenue. */
  nights: { night: Day; revenueCents: number }[]
  /** Part of the total that each service carries. */
  services: (ServicePrice & { salesCents: number })[]
  /** Lodging of each night after discounts, which a percent of it is taken of. */
  lodging: LodgingNight[]
  /** The tourist tax in it, night by night; left out where the stay owes none to anybody. */
  tax?: { id: number; nights: TaxNight[] } | undefined
}

const halfUp = (subtotal: number, percent: number) => Math.floor((subtotal * percent + 50) / 100)

const lineOf = (kind: LineKind, quantity: number, unitCents: number) => ({
  kind,
  quantity,
  unitCents,
  totalCents: quantity * unitCents,
})

/** For how many a service is charged; nothing where it is charged for the unit. */
const headsOf = ({ charged_per, from_age }: ServicePrice, stay: StayToPrice) => {
  if (charged_per === 'person') return { persons: payingPersons(stay, from_age) }
  return charged_per === 'pet' ? { pets: partyOf(stay).pets } : {}
}

/** True for a service whose money is somebody else's. */
export const isPassedOn = ({ kind }: ServicePrice) => kind === 'passed_on'

/** Sum of lines; cents if they are in cents. */
export const sumOfLines = (lines: readonly { totalCents: number }[]) =>
  lines.reduce((sum, one) => sum + one.totalCents, 0)

/** Part of a price that is only passed on; cents if the lines are in cents. */
export const passedOnOf = (lines: readonly { passedOn?: boolean | null | undefined; totalCents: number }[]): number =>
  sumOfLines(lines.filter(({ passedOn }) => passedOn === true))

/** The line of a service; its quantity is 0 where nobody of the party is charged. */
const serviceLine = (service: ServicePrice, stay: StayToPrice, nights: number) => {
  const heads: { persons?: number; pets?: number } = headsOf(service, stay)
  const times = service.type === 'per_day' ? nights : 1
  const quantity = (heads.persons ?? heads.pets ?? 1) * times
  const { id, name: label, cents } = service
  const line = { ...lineOf('service', quantity, cents), label, ...heads, service: id }
  if (isPassedOn(service)) return { ...line, passedOn: true }
  return service.discountable === false ? { ...line, discountable: false } : line
}

/** A line for the nights at one price, with the seasons and days of the week that make it so. */
const nightsLine = (cents: number, nights: readonly NightPrice[]) => {
  const line = lineOf('nights', nights.length, cents)
  if (!nights.some(({ season, weekday }) => season ?? weekday)) return line
  const seasons = [...new Set(nights.flatMap(({ season }) => season ?? []))]
  const weekdays = [...new Set(nights.flatMap(({ weekday }) => weekday ?? []))].toSorted((a, b) => a - b)
  return { ...line, why: { ...(seasons.length > 0 && { seasons }), ...(weekdays.length > 0 && { weekdays }) } }
}

/** Lines of the discounts of the stay itself, each of what the one before leaves of the lodging. */
const lodgingDiscountLines = (
  lodgingCents: number,
  nights: number,
  { planPercent, discounts = [], daysAhead = 0 }: LodgingDiscounts,
) => {
  if (!planPercent && discounts.length === 0) return []
  const reductions: { percent: number; why: LineWhy }[] = [
    ...(planPercent ? [{ percent: planPercent, why: { discount: 'non_refundable' as const } }] : []),
    ...discountsOf(discounts, { nights, daysAhead }).map(({ percent, kind, nights: from, days }) => ({
      percent,
      why: { discount: kind, ...(kind === 'length_of_stay' ? { nights: from ?? 0 } : { days: days ?? 0 }) },
    })),
  ]
  let rest = lodgingCents
  return reductions.flatMap(({ percent, why }) => {
    const cents = halfUp(rest, percent)
    rest -= cents
    return cents > 0 ? [{ ...lineOf('discount', 1, -cents), percent, why }] : []
  })
}

/** The line of a promo code on what it may reduce. */
const codeLines = ({ code, percent, cents }: Discount, base: number): Price['lines'] => {
  const off = cents ? Math.min(cents, base) : halfUp(base, percent)
  if (off === 0) return []
  return [{ ...lineOf('discount', 1, -off), code, ...(!cents && { percent }) }]
}

type Discounts = Record<'ownDiscounts' | 'ofCode', Price['lines']>

/** Revenue of each night: lodging and services less their discounts, without what is passed on. What is charged once belongs to the first. */
const revenueOfNights = (
  lodging: readonly LodgingNight[],
  charged: Price['lines'],
  services: readonly ServicePrice[],
  { ownDiscounts, ofCode }: Discounts,
) => {
  const weights = lodging.map(({ cents }) => cents)
  const ownShares = shareOut(-sumOfLines(ownDiscounts), weights)
  const ofServices = (counts: (line: Price['lines'][number]) => boolean) => {
    const sumOf = (type: ServiceType) =>
      sumOfLines(charged.filter((line, index) => services[index]?.type === type && counts(line)))
    const perDay = lodging.length > 0 ? sumOf('per_day') / lodging.length : 0
    const once = sumOf('one_time')
    return (index: number) => perDay + (index === 0 ? once : 0)
  }
  const reduced = ofServices(isReducedByCode)
  const others = ofServices((line) => !isReducedByCode(line) && line.passedOn !== true)
  const gross = weights.map((cents, index) => cents - (ownShares[index] ?? 0) + reduced(index))
  const codeShares = shareOut(-sumOfLines(ofCode), gross)
  return lodging.map(({ night }, index) => ({
    night,
    revenueCents: (gross[index] ?? 0) - (codeShares[index] ?? 0) + others(index),
  }))
}

/** Prices a stay; the rules and their order are those of docs/domain.md. */
export function priceStay(
  stay: StayToPrice,
  unit: UnitPrice,
  seasons: readonly Season[] = [],
  services: readonly ServicePrice[] = [],
  discount?: Discount | null,
): Price {
  const nights = nightPrices(stay, unit, seasons)
  const extraPersons = Math.max(0, payingPersons(stay, unit.extra_person_from_age) - unit.capacity)
  const extraCents = extraPersons * unit.extra_person_cents

  const lodgingLines: Price['lines'] = [...Map.groupBy(nights, (night) => night.cents)].map(([cents, same]) =>
    nightsLine(cents, same),
  )
  if (extraCents > 0) {
    const line = lineOf('extra_persons', extraPersons * nights.length, unit.extra_person_cents)
    lodgingLines.push({ ...line, persons: extraPersons })
  }
  const ownDiscounts = lodgingDiscountLines(sumOfLines(lodgingLines), nights.length, stay)
  const charged: Price['lines'] = services.map((service) => serviceLine(service, stay, nights.length))
  const reduced = charged.filter(isReducedByCode)
  const codeBase = sumOfLines([...lodgingLines, ...ownDiscounts, ...reduced])
  const ofCode = discount ? codeLines(discount, codeBase) : []

  // What nobody of the party is charged for is chosen, and costs nothing.
  const isShown = ({ quantity }: Price['lines'][number]) => quantity > 0
  const isOwn = (line: Price['lines'][number]) => !isReducedByCode(line) && line.passedOn !== true
  const lines: Price['lines'] = [
    ...lodgingLines,
    ...ownDiscounts,
    ...reduced.filter(isShown),
    ...ofCode,
    // Below the discount, so that a reader sees that it does not count there.
    ...charged.filter(isOwn).filter(isShown),
    ...charged.filter(({ passedOn }) => passedOn === true).filter(isShown),
  ]
  const discountCents = -sumOfLines([...ownDiscounts, ...ofCode])
  const subtotalCents = sumOfLines(lines) + discountCents
  const off = discountOfLines(lines)

  const lodging = nights.map(({ night, cents }) => ({ night, cents: cents + extraCents }))
  return {
    lines,
    subtotalCents,
    discountCents,
    totalCents: subtotalCents - discountCents,
    lodging: lodgingAt(lines, lodging, off),
    nights: revenueOfNights(lodging, charged, services, { ownDiscounts, ofCode }),
    services: services.map((service, index) => {
      const line = charged[index]
      return { ...service, salesCents: line ? line.totalCents - (off[lines.indexOf(line)] ?? 0) : 0 }
    }),
  }
}
