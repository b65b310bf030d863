import { z } from 'zod'
import { addDays, type Day, nightsBetween } from './day.ts'
import type { ServiceCharge, ServiceKind, ServiceType } from './kinds.ts'
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
  /** True of what the host only passes on, such as a tourist tax: no code reduces it, and no cancellation fee is taken of it. */
  passed_on: z.boolean().optional(),
})
export type PriceLine = z.infer<typeof priceLine>

export type ServicePrice = {
  id: number
  name: string
  type: ServiceType
  /** What kind of money it is; a service where nothing is said. */
  kind?: ServiceKind | null | undefined
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
    passedOn?: boolean | null | undefined
    /** The id of the service that is charged. */
    service?: number | null | undefined
  }[]
  subtotalCents: number
  discountCents: number
  totalCents: number
  /** What each night carries of the total, less what is passed on: that is nobody's revenue. */
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

const isPassedOn = ({ kind }: ServicePrice) => kind === 'passed_on'

const sumOfLines = (lines: readonly { totalCents: number }[]) => lines.reduce((sum, one) => sum + one.totalCents, 0)

/** What of a price is only passed on; cents, where the lines say cents. */
export const passedOnOf = (lines: readonly { passedOn?: boolean | null | undefined; totalCents: number }[]): number =>
  sumOfLines(lines.filter(({ passedOn }) => passedOn === true))

/** The line of a service; its quantity is 0 where nobody of the party is charged. */
const serviceLine = (service: ServicePrice, stay: Stay, nights: number) => {
  const heads: { persons?: number; pets?: number } = headsOf(service, stay)
  const times = service.type === 'per_day' ? nights : 1
  const quantity = (heads.persons ?? heads.pets ?? 1) * times
  const line = { ...lineOf('service', service.name, quantity, service.cents), ...heads, service: service.id }
  return isPassedOn(service) ? { ...line, passedOn: true } : line
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
  // What nobody of the party is charged for is chosen, and costs nothing.
  const shown = charged.filter(({ quantity }) => quantity > 0)
  const isReduced = ({ passedOn }: Price['lines'][number]) => passedOn !== true
  const reduced = [...lines, ...charged.filter(isReduced)]
  lines.push(...shown.filter(isReduced))

  const reducedCents = sumOfLines(reduced)
  const subtotalCents = reducedCents + passedOnOf(charged)
  const discountCents = discount ? halfUp(reducedCents, discount.percent) : 0
  const lineDiscounts = shareOut(discountCents, reducedCents > 0 ? reduced.map((one) => one.totalCents) : [1])
  const discountOfLine = new Map(reduced.map((line, index) => [line, lineDiscounts[index] ?? 0]))

  const sumOf = (type: ServiceType) =>
    sumOfLines(charged.filter((one, index) => services[index]?.type === type && isReduced(one)))
  const perDay = nights.length > 0 ? sumOf('per_day') / nights.length : 0
  const once = sumOf('one_time')
  const gross = nights.map(({ cents }, index) => cents + extraCents + perDay + (index === 0 ? once : 0))
  const nightDiscounts = shareOut(discountCents, gross)

  if (discount && discountCents > 0)
    lines.push(lineOf('discount', `Promo code ${discount.code}, ${discount.percent} %`, 1, -discountCents))
  // Below the discount, so that a reader sees that it does not count there.
  lines.push(...shown.filter((line) => !isReduced(line)))
  return {
    lines,
    subtotalCents,
    discountCents,
    totalCents: subtotalCents - discountCents,
    nights: nights.map(({ night }, index) => ({
      night,
      revenueCents: (gross[index] ?? 0) - (nightDiscounts[index] ?? 0),
    })),
    services: services.map((service, index) => {
      const line = charged[index]
      return { ...service, salesCents: line ? line.totalCents - (discountOfLine.get(line) ?? 0) : 0 }
    }),
  }
}

/** What was agreed before, and stays. */
export type KeptPrice = Pick<Price, 'lines' | 'subtotalCents' | 'discountCents'>

/** The same stay at a total that was agreed before: the old total, carried by the new nights and services. */
export function atTotal(price: Price, kept: KeptPrice): Price {
  const totalCents = kept.subtotalCents - kept.discountCents
  const ownCents = Math.max(0, totalCents - passedOnOf(kept.lines))
  const nights = shareOut(
    ownCents,
    price.nights.map((night) => night.revenueCents),
  )
  // What is passed on is a sum of its own; the rest of the total is shared by what the host earns.
  const ofServices = price.services.map((service) => (isPassedOn(service) ? 0 : service.salesCents))
  const earned = price.totalCents - passedOnOf(price.lines)
  const rest = earned - ofServices.reduce((sum, cents) => sum + cents, 0)
  const sales = earned > 0 ? shareOut(ownCents, [...ofServices, rest]) : ofServices
  return {
    ...kept,
    totalCents,
    nights: price.nights.map(({ night }, index) => ({ night, revenueCents: nights[index] ?? 0 })),
    services: price.services.map((service, index) =>
      isPassedOn(service) ? service : { ...service, salesCents: sales[index] ?? 0 },
    ),
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
  notReduced: string
}

const agreed = {
  nights: /^Nights?$/,
  extra_persons: /^(\d+) extra persons?, per night$/,
  discount: /^Promo code (.+), (\d+) %$/s,
}

type Heads = { persons?: number | null | undefined; pets?: number | null | undefined }
type LabelledLine = Pick<PriceLine, 'kind' | 'label' | 'quantity'> & Heads & { passed_on?: boolean | null | undefined }

/** A service with for how many it is charged: `Breakfast, 2 persons × 3 nights`. */
const serviceLabel = ({ label, quantity, persons, pets }: LabelledLine, words: LineWords) => {
  const heads = persons ?? pets
  if (!heads) return label
  const charged = { ...(persons ? { persons } : { pets: heads }), nights: quantity / heads }
  return `${label}, ${words.chargedFor(charged)}`
}

/** True where a code reduces some of these lines. */
export const isDiscounted = (lines: readonly Pick<PriceLine, 'kind'>[]): boolean =>
  lines.some(({ kind }) => kind === 'discount')

/**
 * The label of a line in a language. Lines are kept in English, as they were agreed; a label that says something else stays.
 * Beside others that a code reduces, one that it does not reduce says so.
 */
export const lineLabel = (line: LabelledLine, words: LineWords, beside: readonly Pick<PriceLine, 'kind'>[] = []) => {
  const { kind, label, quantity } = line
  if (kind === 'service') {
    const named = serviceLabel(line, words)
    return line.passed_on && isDiscounted(beside) ? `${named} (${words.notReduced})` : named
  }
  const [found, what = '', percent] = agreed[kind].exec(label) ?? []
  if (found === undefined) return label
  if (kind === 'nights') return words.nights(quantity)
  return percent === undefined ? words.extraPersons(Number(what)) : words.promoCode(what, Number(percent))
}
