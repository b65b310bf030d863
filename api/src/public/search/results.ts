import type { SearchQuery, SearchResults } from '@keyhaven/shared-contracts/contract/public-search'
import type { Filters } from '@keyhaven/shared-contracts/contract/public-search'
import type { Stay } from '@keyhaven/shared-contracts/domain/pricing'
import type { AppContext } from '../../context.ts'
import { stayTotal } from '../stay-total.ts'
import { isLarge, readFree, readShown } from './reads.ts'
import type { Priced } from './wanted-reads.ts'
import { wishOf } from './wish.ts'

/** True where a total lies between those that are wanted. */
export const totalPasses = (total: number, { min_total, max_total }: Filters) =>
  total >= (min_total ?? 0) && total <= (max_total ?? Infinity)

type Dates = { check_in: string; check_out: string; guests: number }
export const stayOf = ({ check_in, check_out, guests }: Dates): Stay => ({ check_in, check_out, guests_count: guests })

/** A unit with the total of a stay. */
export type Found = { id: number } & ReturnType<typeof stayTotal>

/** Units with their totals, without those whose total is not wanted. */
export const priced = (units: readonly Priced[], stay: Stay, filters: Filters): Found[] =>
  units
    .map((unit) => ({ id: unit.id, ...stayTotal(unit, stay) }))
    .filter(({ total_price }) => totalPasses(total_price, filters))

export const byTotal = (a: Found, b: Found) => a.total_price - b.total_price || a.id - b.id

export async function results(context: AppContext, query: SearchQuery) {
  const { db, clock } = context
  const now = clock()
  const wish = await wishOf(context, query)
  const [large, free] = await Promise.all([isLarge(db, wish), readFree(db, wish, query, now)])
  const found = priced(free, stayOf(query), query)
  const sorted = query.sort === 'total' ? found.toSorted(byTotal) : found
  const start = (query.page - 1) * query.page_size
  const page = sorted.slice(start, start + query.page_size)
  const shown = await readShown(
    db,
    page.map(({ id }) => id),
    { now, locale: wish.locale },
  )
  const units = shown.map((unit, at) => ({
    ...unit,
    ...page[at],
    id: unit.id,
    total_price: page[at]?.total_price ?? 0,
  }))
  const rows: SearchResults = {
    units,
    count: found.length,
    is_count_exact: !large,
    page: query.page,
    page_size: query.page_size,
  }
  return { rows, hasMore: found.length > start + units.length }
}
