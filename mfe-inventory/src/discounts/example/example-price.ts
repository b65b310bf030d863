import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import { taxOfProperty, type TouristTax } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { addDays, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import { type Price, priceStay, type ServicePrice } from '@keyhaven/shared-contracts/domain/money/pricing'
import { type DiscountRule, discountsOfUnit } from '@keyhaven/shared-contracts/domain/prices/discounts'
import type { RatePlan } from '@keyhaven/shared-contracts/domain/prices/rate-plans'
import { withTouristTax } from '@keyhaven/shared-contracts/domain/tourist-tax/taxed-price'
import { nightlyInCents, seasonInCents } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'
import type { ExampleStay } from './example-stay.ts'

/** Everything of the owner’s that prices a stay in a unit. */
export type ExampleFacts = {
  unit: Unit
  property: Pick<Property, 'id' | 'non_refundable'>
  seasons: readonly Season[]
  /** Those of the property. */
  services: readonly Service[]
  taxes: readonly TouristTax[]
}

export type ExampleChoice = ExampleStay & {
  plan: RatePlan
  code?: Pick<Promocode, 'code' | 'discount_percent' | 'discount_amount'> | undefined
}

const serviceInCents = ({ price, ...service }: Service): ServicePrice => ({ ...service, cents: toCents(price) })

/** The tourist tax that the guests of a property owe, all of them grown up. */
const taxationOf = ({ taxes, property, unit }: ExampleFacts) => {
  const owed = taxOfProperty(taxes, property.id)
  return owed && { ...owed, guests: [{ persons: unit.capacity, age: null }], isPortals: false }
}

/** The price of a stay of as many guests as the price per night is for, with what nobody can leave out. */
export const examplePrice = (
  facts: ExampleFacts,
  { arrival, nights, bookedOn, plan, code }: ExampleChoice,
  discounts: readonly DiscountRule[],
): Price => {
  const { unit, property, seasons, services } = facts
  const price = priceStay(
    {
      ...{ check_in: arrival, check_out: addDays(arrival, nights), guests_count: unit.capacity },
      planPercent: plan === 'non_refundable' ? property.non_refundable?.percent : null,
      discounts: discountsOfUnit(discounts, { id: unit.id, property: property.id }),
      daysAhead: nightsBetween(bookedOn, arrival),
    },
    {
      ...nightlyInCents(unit),
      capacity: unit.capacity,
      extra_person_cents: toCents(unit.price_per_extra_person),
      extra_person_from_age: unit.extra_person_from_age,
    },
    seasons.map(seasonInCents),
    services.filter(({ mandatory, active }) => mandatory && active).map(serviceInCents),
    code && {
      ...{ code: code.code, percent: code.discount_percent },
      cents: code.discount_amount ? toCents(code.discount_amount) : null,
    },
  )
  return withTouristTax(price, taxationOf(facts))
}
