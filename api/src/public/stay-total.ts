import type { PriceInclusion } from '@keyhaven/shared-contracts/contract/public-booking'
import { toEuros } from '@keyhaven/shared-contracts/domain/money'
import { priceStay, type Season, type Stay, type UnitPrice } from '@keyhaven/shared-contracts/domain/pricing'

type Priced = UnitPrice & { seasons: readonly Season[] }

/** What a stay costs in a unit without services or code, priced as a booking is, and what of it is beyond the unit's own price per night. */
export const stayTotal = (unit: Priced, stay: Stay): { total_price: number; includes: PriceInclusion[] } => {
  const { lines, totalCents } = priceStay(stay, unit, unit.seasons)
  const isSeasonal = lines.some(({ kind, unitCents }) => kind === 'nights' && unitCents !== unit.price_cents)
  const hasExtraGuests = lines.some(({ kind }) => kind === 'extra_persons')
  return {
    total_price: toEuros(totalCents),
    includes: [
      ...(isSeasonal ? ['seasonal_prices' as const] : []),
      ...(hasExtraGuests ? ['extra_guests' as const] : []),
    ],
  }
}
