import { isPassedOn, passedOnOf, type Price, sumOfLines } from '../money/pricing.ts'
import { shareOut } from '../money/shares.ts'
import { atTaxTotal } from '../tourist-tax/tax-of-stay.ts'
import { lodgingAt } from './line-discounts.ts'

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
    lodging: lodgingAt(agreed.lines, price.lodging),
    tax: price.tax && { ...price.tax, nights: atTaxTotal(price.tax.nights, sumOfLines(taxLines)) },
    nights: price.nights.map(({ night }, index) => ({ night, revenueCents: nights[index] ?? 0 })),
    services: price.services.map((service, index) =>
      isPassedOn(service) ? service : { ...service, salesCents: sales[index] ?? 0 },
    ),
  }
}
