import { z } from 'zod'
import { addDays, type Day, nightsBetween } from './day.ts'
import type { ServiceCharge, ServiceType } from './kinds.ts'
import { euros } from './money.ts'
import { type Guests, partyOf, payingPersons } from './party.ts'
import { shareOut } from './shares.ts'

/** One line of a price as a booking keeps it; amounts in euros. */
export const priceLine = z.object({
  kind: z.enum(['nights', 'extra_persons', 'service', 'discount']),
  label: z.string(),
  quantity: z.int(),
  unit_price: euros,
  total: euros,
  /** For how many persons or pets a service is charged; neither where it is charged for the unit. */
  persons: z.int().optional(),
  pets: z.int().optional(),
})
export type PriceLine = z.infer<typeof priceLine>

export type ServicePrice = {
  id: number
  name: string
  type: ServiceType
  /** For whom it is charged; the unit where nothing is said. */
  charged_per?: ServiceCharge | null | undefined
  /** The age from which a person is charged; null is any. */
  from_age?: number | null | undefined
  cents: number
}
export type Season = { start: Day; end: Day; price_cents: number }
export type UnitPrice = {
  capacity: number
  price_cents: number
  extra_person_cents: number
  /** The age from which a child is an extra person; null is any. */
  extra_person_from_age?: number | null | undefined
}
export type Discount = { code: string; percent: number }

export type Stay = { check_in: Day; check_out: Day } & Guests

/** What a stay costs: integer cents, never euros. */
export type Price = {
  lines: {
    kind: PriceLine['kind']
    label: string
    quantity: number
    unitCents: number
    totalCents: number
    persons?: number | null | undefined
    pets?: number | null | undefined
  }[]
  subtotalCents: number
  discountCents: number
  totalCents: number
  /** What each night carries of the total. */
  nights: { night: Day; revenueCents: number }[]
  /** What each service carries of the total. */
  services: (ServicePrice & { salesCents: number })[]
}

/** The season that prices a night, if any. */
export const seasonOfNight = <S extends { start: Day; end: Day }>(seasons: readonly S[], night: Day): S | undefined =>
  seasons.find(({ start, end }) => start <= night && night < end)

type Nights = Pick<Stay, 'check_in' | 'check_out'> & { days: readonly Day[] }
let lastAsked: Nights = { check_in: '', check_out: '', days: [] }
/** The last ones are kept: a search prices one stay in many units. */
const nightsOf = ({ check_in, check_out }: Stay) => {
  if (lastAsked.check_in !== check_in || lastAsked.check_out !== check_out) {
    const length = nightsBetween(check_in, check_out)
    lastAsked = { check_in, check_out, days: Array.from({ length }, (_, index) => addDays(check_in, index)) }
  }
  return lastAsked.days
}

/** The price of every night of a stay: its season's, else the unit's. */
export const nightPrices = (stay: Stay, unit: UnitPrice, seasons: readonly Season[]) =>
  nightsOf(stay).map((night) => ({ night, cents: seasonOfNight(seasons, night)?.price_cents ?? unit.price_cents }))

const halfUp = (subtotal: number, percent: number) => Math.floor((subtotal * percent + 50) / 100)

const lineOf = (kind: PriceLine['kind'], label: string, quantity: number, unitCents: number) => ({
  kind,
  label,
  quantity,
  unitCents,
  totalCents: quantity * unitCents,
})

/** For how many a service is charged; nothing where it is charged for the unit. */
const headsOf = ({ charged_per, from_age }: ServicePrice, stay: Stay) => {
  if (charged_per === 'person') return { persons: payingPersons(stay, from_age) }
  return charged_per === 'pet' ? { pets: partyOf(stay).pets } : {}
}

/** The line of a service; its quantity is 0 where nobody of the party is charged. */
const serviceLine = (service: ServicePrice, stay: Stay, nights: number) => {
  const heads: { persons?: number; pets?: number } = headsOf(service, stay)
  const times = service.type === 'per_day' ? nights : 1
  return { ...lineOf('service', service.name, (heads.persons ?? heads.pets ?? 1) * times, service.cents), ...heads }
}

/** Prices a stay; the rules are those of docs/domain.md. */
export function priceStay(
  stay: Stay,
  unit: UnitPrice,
  seasons: readonly Season[] = [],
  services: readonly ServicePrice[] = [],
  discount?: Discount | null,
): Price {
  const nights = nightPrices(stay, unit, seasons)
  const extraPersons = Math.max(0, payingPersons(stay, unit.extra_person_from_age) - unit.capacity)
  const extraCents = extraPersons * unit.extra_person_cents

  const lines: Price['lines'] = [...Map.groupBy(nights, (night) => night.cents)].map(([cents, same]) =>
    lineOf('nights', same.length === 1 ? 'Night' : 'Nights', same.length, cents),
  )
  if (extraCents > 0) {
    const who = extraPersons === 1 ? '1 extra person' : `${extraPersons} extra persons`
    lines.push(lineOf('extra_persons', `${who}, per night`, extraPersons * nights.length, unit.extra_person_cents))
  }
  const charged = services.map((service) => serviceLine(service, stay, nights.length))
  const firstService = lines.length
  const all = [...lines, ...charged]
  // What nobody of the party is charged for is chosen, and costs nothing.
  lines.push(...charged.filter(({ quantity }) => quantity > 0))

  const subtotalCents = all.reduce((sum, one) => sum + one.totalCents, 0)
  const discountCents = discount ? halfUp(subtotalCents, discount.percent) : 0
  const lineDiscounts = shareOut(discountCents, subtotalCents > 0 ? all.map((one) => one.totalCents) : [1])

  const sumOf = (type: ServiceType) =>
    charged.reduce((sum, one, index) => sum + (services[index]?.type === type ? one.totalCents : 0), 0)
  const perDay = nights.length > 0 ? sumOf('per_day') / nights.length : 0
  const once = sumOf('one_time')
  const gross = nights.map(({ cents }, index) => cents + extraCents + perDay + (index === 0 ? once : 0))
  const nightDiscounts = shareOut(discountCents, gross)

  if (discount && discountCents > 0)
    lines.push(lineOf('discount', `Promo code ${discount.code}, ${discount.percent} %`, 1, -discountCents))
  return {
    lines,
    subtotalCents,
    discountCents,
    totalCents: subtotalCents - discountCents,
    nights: nights.map(({ night }, index) => ({
      night,
      revenueCents: (gross[index] ?? 0) - (nightDiscounts[index] ?? 0),
    })),
    services: services.map((service, index) => ({
      ...service,
      salesCents: (charged[index]?.totalCents ?? 0) - (lineDiscounts[firstService + index] ?? 0),
    })),
  }
}

/** What was agreed before, and stays. */
export type KeptPrice = Pick<Price, 'lines' | 'subtotalCents' | 'discountCents'>

/** The same stay at a total that was agreed before: the old total, carried by the new nights and services. */
export function atTotal(price: Price, kept: KeptPrice): Price {
  const totalCents = kept.subtotalCents - kept.discountCents
  const nights = shareOut(
    totalCents,
    price.nights.map((night) => night.revenueCents),
  )
  const ofServices = price.services.map((service) => service.salesCents)
  const rest = price.totalCents - ofServices.reduce((sum, cents) => sum + cents, 0)
  const sales = price.totalCents > 0 ? shareOut(totalCents, [...ofServices, rest]) : ofServices
  return {
    ...kept,
    totalCents,
    nights: price.nights.map(({ night }, index) => ({ night, revenueCents: nights[index] ?? 0 })),
    services: price.services.map((service, index) => ({ ...service, salesCents: sales[index] ?? 0 })),
  }
}

/** For how many persons or pets a service is charged, and for how many nights. */
export type ChargedFor = { persons?: number | undefined; pets?: number | undefined; nights: number }

/** What the lines of a price are called in a language; a service has the name that its owner gave it. */
export type LineWords = {
  chargedFor: (charged: ChargedFor) => string
  nights: (count: number) => string
  extraPersons: (count: number) => string
  promoCode: (code: string, percent: number) => string
}

const agreed = {
  nights: /^Nights?$/,
  extra_persons: /^(\d+) extra persons?, per night$/,
  discount: /^Promo code (.+), (\d+) %$/s,
}

type Heads = { persons?: number | null | undefined; pets?: number | null | undefined }
type LabelledLine = Pick<PriceLine, 'kind' | 'label' | 'quantity'> & Heads

/** A service with for how many it is charged: `Breakfast, 2 persons × 3 nights`. */
const serviceLabel = ({ label, quantity, persons, pets }: LabelledLine, words: LineWords) => {
  const heads = persons ?? pets
  if (!heads) return label
  const charged = { ...(persons ? { persons } : { pets: heads }), nights: quantity / heads }
  return `${label}, ${words.chargedFor(charged)}`
}

/** The label of a line in a language. Lines are kept in English, as they were agreed; a label that says something else stays. */
export const lineLabel = (line: LabelledLine, words: LineWords) => {
  const { kind, label, quantity } = line
  if (kind === 'service') return serviceLabel(line, words)
  const [found, what = '', percent] = agreed[kind].exec(label) ?? []
  if (found === undefined) return label
  if (kind === 'nights') return words.nights(quantity)
  return percent === undefined ? words.extraPersons(Number(what)) : words.promoCode(what, Number(percent))
}
