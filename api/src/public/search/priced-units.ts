import type { Filters, SearchQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { StayToPrice } from '@keyhaven/shared-contracts/domain/money/pricing'
import { stayTotal } from '../stay-total.ts'
import type { Priced } from './criteria-reads.ts'
import type { Party } from './unit-criteria.ts'

/** True where a total lies within the filter. */
export const totalPasses = (total: number, { min_total, max_total }: Filters) =>
  total >= (min_total ?? 0) && total <= (max_total ?? Infinity)

type Dates = Pick<SearchQuery, 'check_in' | 'check_out'>
export const stayOf = ({ check_in, check_out, guests, children, infants, pets }: Dates & Party): StayToPrice => ({
  ...{ check_in, check_out, guests_count: guests, children, infants, pets },
})

/** A unit with the total of a stay. */
export type PricedUnit = { id: number } & ReturnType<typeof stayTotal>

/** Units with their totals, without those outside the filter. */
export const priced = (units: readonly Priced[], stay: StayToPrice, filters: Filters): PricedUnit[] =>
  units
    .map((unit) => ({ id: unit.id, ...stayTotal(unit, stay) }))
    .filter(({ total_price }) => totalPasses(total_price, filters))

export const byTotal = (a: PricedUnit, b: PricedUnit) => a.total_price - b.total_price || a.id - b.id
