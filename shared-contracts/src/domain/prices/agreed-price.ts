import type { Day } from '../days/day.ts'
import { passedOnOf, type Price } from '../money/pricing.ts'
import { shareOut } from '../money/shares.ts'
import { atTaxTotal, type LodgingNight } from '../tourist-tax/tax-of-stay.ts'
import { touristTaxOf } from '../tourist-tax/taxed-price.ts'
import { discountOfLines, lodgingAt } from './line-discounts.ts'

/** Price that was agreed before, and stays. */
export type KeptPrice = Pick<Price, 'lines' | 'subtotalCents' | 'discountCents'>

/** Price of a booking as it is stored with it: what each night carries of it and of its tourist tax, and its services as they were booked. */
export type BookedPrice = KeptPrice &
  Pick<Price, 'nights' | 'services'> & { taxNights: { night: Day; cents: number }[] }

/** Services at a price that was agreed: each at the price of its line, and nothing was sold of one that no line charges. */
function servicesAt(lines: Price['lines'], services: Price['services']): Price['services'] {
  const off = discountOfLines(lines)
  return services.map((service) => {
    const index = lines.findIndex((line) => line.service === service.id)
    const line = lines[index]
    if (!line) return { ...service, salesCents: 0 }
    const { label: name = service.name, unitCents: cents } = line
    return { ...service, name, cents, salesCents: line.totalCents - (off[index] ?? 0) }
  })
}

/** The same stay at a total that was agreed before: the old total, carried by the new nights, and its services as its lines charge them. */
export function atTotal(price: Price, agreed: KeptPrice): Price {
  const totalCents = agreed.subtotalCents - agreed.discountCents
  const ownCents = Math.max(0, totalCents - passedOnOf(agreed.lines))
  const nights = shareOut(
    ownCents,
    price.nights.map((night) => night.revenueCents),
  )
  return {
    ...{ lines: agreed.lines, subtotalCents: agreed.subtotalCents, discountCents: agreed.discountCents, totalCents },
    lodging: lodgingAt(agreed.lines, price.lodging),
    tax: price.tax && { ...price.tax, nights: atTaxTotal(price.tax.nights, touristTaxOf(agreed.lines)) },
    nights: price.nights.map(({ night }, index) => ({ night, revenueCents: nights[index] ?? 0 })),
    services: servicesAt(agreed.lines, price.services),
  }
}

/** A booking after a change that keeps its price: services that it had stay as they were booked, and so do its nights where they are the same. */
export function atBookedPrice(price: Price, booked: BookedPrice): Price {
  const carried = atTotal(price, booked)
  const services = carried.services.map((service) => booked.services.find(({ id }) => id === service.id) ?? service)
  const daysOf = (nights: readonly { night: Day }[]) => nights.map(({ night }) => night).join()
  if (daysOf(price.nights) !== daysOf(booked.nights)) return { ...carried, services }
  const taxOf = new Map(booked.taxNights.map(({ night, cents }) => [night, cents]))
  const taxNights = carried.tax?.nights.map((one) => ({ ...one, cents: taxOf.get(one.night) ?? 0 }))
  return {
    ...{ ...carried, services, nights: booked.nights, lodging: agreedLodging(booked) },
    tax: carried.tax && { ...carried.tax, nights: atTaxTotal(taxNights ?? [], touristTaxOf(booked.lines)) },
  }
}

/** True for the line of a service that is charged once a stay: one of each day counts its nights as well. */
const isOnce = ({ quantity, persons, pets }: Price['lines'][number]) => quantity === (persons ?? pets ?? 1)

/**
 * Lodging of the nights of a price that was agreed, in cents after discounts: what each carries, less the services in it. The lines say their
 * sum and no night's.
 */
export function agreedLodging({ lines, nights }: Pick<Price, 'lines' | 'nights'>): LodgingNight[] {
  const off = discountOfLines(lines)
  const ofServices = (counts: (line: Price['lines'][number]) => boolean) =>
    lines.reduce(
      (sum, line, index) =>
        line.kind === 'service' && line.passedOn !== true && counts(line)
          ? sum + line.totalCents - (off[index] ?? 0)
          : sum,
      0,
    )
  const once = ofServices(isOnce)
  const daily = ofServices((line) => !isOnce(line))
  // Times the nights: a discount can leave a day a part of a cent.
  const weights = nights.map(({ night, revenueCents }, index) => ({
    night,
    cents: Math.max(0, (revenueCents - (index === 0 ? once : 0)) * nights.length - daily),
  }))
  return lodgingAt(lines, weights, off)
}
