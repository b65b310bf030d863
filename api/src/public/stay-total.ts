import { toEuros } from '@keyhaven/shared-contracts/domain/money'
import { priceStay, type Season, type Stay, type UnitPrice } from '@keyhaven/shared-contracts/domain/pricing'

type Priced = UnitPrice & { seasons: readonly Season[] }

/** What a stay costs in a unit without services or code, priced as a booking is. */
export const stayTotal = (unit: Priced, stay: Stay): number => toEuros(priceStay(stay, unit, unit.seasons).totalCents)
