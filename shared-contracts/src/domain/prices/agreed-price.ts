import { isPassedOn, passedOnOf, type Price, sumOfLines } from '../money/pricing.ts'
import { shareOut } from '../money/shares.ts'
import { atTaxTotal, type LodgingNight } from '../tourist-tax/tax-of-stay.ts'
import { discountOfLines, lodgingAt } from './line-discounts.ts'

/** Price that was agreed before, and stays. */
export type KeptPrice = Pick<Price, 'lines' | 'subtotalCents' | 'discountCents'>

/** Price of a booking as it is stored with it. */
export type BookedPrice = KeptPrice & Pick<Price, 'nights'>

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
    lodging: lodgingAt(agreed.lines, price.lodging),
    tax: price.tax && { ...price.tax, nights: atTaxTotal(price.tax.nights, sumOfLines(taxLines)) },
    nights: price.nights.map(({ night }, index) => ({ night, revenueCents: nights[index] ?? 0 })),
    services: price.services.map((service, index) =>
      isPassedOn(service) ? service : { ...service, salesCents: sales[index] ?? 0 },
    ),
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
