import type {
  MandatoryService,
  PriceAdjustment,
  PriceInclusion,
} from '@keyhaven/shared-contracts/contract/public/public-booking'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { priceStay, type StayToPrice, type UnitPrice } from '@keyhaven/shared-contracts/domain/money/pricing'
import { type Season } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { withTouristTax } from '@keyhaven/shared-contracts/domain/tourist-tax/taxed-price'
import type { MandatoryPrice } from '../db/fragments/bookable.ts'
import { lodgingDiscounts, type UnitDiscounts } from '../db/fragments/prices.ts'
import { type PropertyTax, taxationOf } from '../db/fragments/tourist-taxes.ts'

type Priced = UnitPrice & {
  seasons: readonly Season[]
  mandatory: readonly MandatoryPrice[]
  discounts: UnitDiscounts
  tax: PropertyTax
}
type StayTotal = {
  total_price: number
  includes: PriceInclusion[]
  adjusted_by?: PriceAdjustment[]
  mandatory_services: MandatoryService[]
}

/**
 * Total of a stay in a unit with what is mandatory, without further services or a code, priced as a booking is, and the part of it that
 * is beyond the unit's own price per night.
 */
export const stayTotal = (unit: Priced, stay: StayToPrice & { locale?: GuestLocale | undefined }): StayTotal => {
  const price = priceStay(
    { ...stay, ...lodgingDiscounts(unit.discounts, stay.check_in) },
    unit,
    unit.seasons,
    unit.mandatory,
  )
  const { lines, totalCents, services } = withTouristTax(price, taxationOf(unit.tax, stay, stay.locale))
  const tax = lines.filter(({ touristTax }) => touristTax)
  const isSeasonal =
    unit.seasons.length > 0 && lines.some(({ kind, unitCents }) => kind === 'nights' && unitCents !== unit.price_cents)
  const hasExtraGuests = lines.some(({ kind }) => kind === 'extra_persons')
  const adjusted_by = [
    ...(lines.some(({ why }) => why?.weekdays) ? ['weekday_prices' as const] : []),
    ...(lines.some(({ kind }) => kind === 'discount') ? ['discounts' as const] : []),
  ]
  return {
    total_price: toEuros(totalCents),
    includes: [
      ...(isSeasonal ? ['seasonal_prices' as const] : []),
      ...(hasExtraGuests ? ['extra_guests' as const] : []),
    ],
    ...(adjusted_by.length > 0 && { adjusted_by }),
    mandatory_services: [
      ...services.flatMap(({ salesCents, name, kind }, index) => {
        const name_lang = unit.mandatory[index]?.name_lang
        return salesCents > 0
          ? [
              {
                name,
                ...(name_lang && { name_lang }),
                total: toEuros(salesCents),
                ...(kind === 'passed_on' && { passed_on: true }),
              },
            ]
          : []
      }),
      ...tax.map(({ label = '', totalCents: cents }) => ({ name: label, total: toEuros(cents), passed_on: true })),
    ],
  }
}
