import { addDays, type Day, nightsBetween } from '../days/day.ts'
import type { LineKind, ServiceCharge, ServiceKind, ServiceType } from '../stay/kinds.ts'
import { type Guests, partyOf, payingPersons } from '../stay/party.ts'
import { shareOut } from './shares.ts'
import { atTaxTotal, type LodgingNight, type TaxNight } from '../tourist-tax/tax-of-stay.ts'

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

export type StayToPrice = { check_in: Day; check_out: Day } & Guests

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
    code?: string | null | undefined
    percent?: number | null | undefined
    /** The id of the service that is charged. */
    service?: number | null | undefined
    /** Makes it a line of tourist tax, and says of what. */
    touristTax?: TouristTaxOfLine | null | undefined
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

/** The season that prices a night, if any. */
export const seasonOfNight = <S extends { start: Day; end: Day }>(seasons: readonly S[], night: Day): S | undefined =>
  seasons.find(({ start, end }) => start <= night && night < end)

type Nights = Pick<StayToPrice, 'check_in' | 'check_out'> & { days: readonly Day[] }
let lastNights: Nights = { check_in: '', check_out: '', days: [] }
/** The last ones are kept: a search prices one stay in many units. */
const nightsOf = ({ check_in, check_out }: StayToPrice) => {
  if (lastNights.check_in !== check_in || lastNights.check_out !== check_out) {
    const length = nightsBetween(check_in, check_out)
    lastNights = { check_in, check_out, days: Array.from({ length }, (_, index) => addDays(check_in, index)) }
  }
  return lastNights.days
}

/** The price of every night of a stay: its season's, else the unit's. */
export const nightPrices = (stay: StayToPrice, unit: UnitPrice, seasons: readonly Season[]) =>
  nightsOf(stay).map((night) => ({ night, cents: seasonOfNight(seasons, night)?.price_cents ?? unit.price_cents }))

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

const isPassedOn = ({ kind }: ServicePrice) => kind === 'passed_on'

const sumOfLines = (lines: readonly { totalCents: number }[]) => lines.reduce((sum, one) => sum + one.totalCents, 0)

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
  return isPassedOn(service) ? { ...line, passedOn: true } : line
}

/** Lodging of these lines after their discount, shared over nights as they weigh. */
const lodgingAt = (
  { lines, discountCents }: Pick<Price, 'lines' | 'discountCents'>,
  nights: readonly LodgingNight[],
) => {
  const reduced = lines.filter(({ kind, passedOn }) => kind !== 'discount' && passedOn !== true)
  const discounts = shareOut(
    discountCents,
    reduced.map(({ totalCents }) => totalCents),
  )
  const lodgingCents = reduced.reduce(
    (sum, { kind, totalCents }, index) => (kind === 'service' ? sum : sum + totalCents - (discounts[index] ?? 0)),
    0,
  )
  const shares = shareOut(
    lodgingCents,
    nights.map(({ cents }) => cents),
  )
  return nights.map(({ night }, index) => ({ night, cents: shares[index] ?? 0 }))
}

/** Prices a stay; the rules are those of docs/domain.md. */
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

  const lines: Price['lines'] = [...Map.groupBy(nights, (night) => night.cents)].map(([cents, same]) =>
    lineOf('nights', same.length, cents),
  )
  if (extraCents > 0) {
    const line = lineOf('extra_persons', extraPersons * nights.length, unit.extra_person_cents)
    lines.push({ ...line, persons: extraPersons })
  }
  const charged = services.map((service) => serviceLine(service, stay, nights.length))
  // What nobody of the party is charged for is chosen, and costs nothing.
  const linesToShow = charged.filter(({ quantity }) => quantity > 0)
  const isReduced = ({ passedOn }: Price['lines'][number]) => passedOn !== true
  const reduced = [...lines, ...charged.filter(isReduced)]
  lines.push(...linesToShow.filter(isReduced))

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
    lines.push({ ...lineOf('discount', 1, -discountCents), code: discount.code, percent: discount.percent })
  // Below the discount, so that a reader sees that it does not count there.
  lines.push(...linesToShow.filter((line) => !isReduced(line)))
  return {
    lines,
    subtotalCents,
    discountCents,
    totalCents: subtotalCents - discountCents,
    lodging: lodgingAt(
      { lines, discountCents },
      nights.map(({ night, cents }) => ({ night, cents: cents + extraCents })),
    ),
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

/** Price that was agreed before, and stays. */
export type KeptPrice = Pick<Price, 'lines' | 'subtotalCents' | 'discountCents'>

/** The same stay at a total that was agreed before: the old total, carried by the new nights and services. */
export function atTotal(price: Price, agreed: KeptPrice): Price {
  const totalCents = agreed.subtotalCents - agreed.discountCents
  const ownCents = Math.max(0, totalCents - passedOnOf(agreed.lines))
  const nights = shareOut(
    ownCents,
    price.nights.map((night) => night.revenueCents),
  )
  // What is passed on is a sum of its own; the rest of the total is shared by what the host earns.
  const ofServices = price.services.map((service) => (isPassedOn(service) ? 0 : service.salesCents))
  const earned = price.totalCents - passedOnOf(price.lines)
  const rest = earned - ofServices.reduce((sum, cents) => sum + cents, 0)
  const sales = earned > 0 ? shareOut(ownCents, [...ofServices, rest]) : ofServices
  const taxLines = agreed.lines.filter(({ touristTax }) => touristTax)
  return {
    ...agreed,
    totalCents,
    lodging: lodgingAt(agreed, price.lodging),
    tax: price.tax && { ...price.tax, nights: atTaxTotal(price.tax.nights, sumOfLines(taxLines)) },
    nights: price.nights.map(({ night }, index) => ({ night, revenueCents: nights[index] ?? 0 })),
    services: price.services.map((service, index) =>
      isPassedOn(service) ? service : { ...service, salesCents: sales[index] ?? 0 },
    ),
  }
}
