import type { SearchQuery, SearchResults } from '@keyhaven/shared-contracts/contract/public-search'
import type { AppContext } from '../../context.ts'
import { byTotal, type Found, priced, stayOf } from './found.ts'
import { firstOfMany } from './large-place.ts'
import { isLarge, readFree, readShown } from './reads.ts'
import { wishOf } from './wish.ts'

/** So many are listed, page after page: nobody reads on, and each page reads those before it. */
const mostListed = 1000

type Listed = { found: Found[]; count: number; isExact: boolean }

/** The units of a search from the first to the end of its page and one more, and how many there are. */
async function list(context: AppContext, query: SearchQuery): Promise<Listed> {
  const { db, clock } = context
  const now = clock()
  const wish = await wishOf(context, query)
  const [large, free] = await Promise.all([isLarge(db, wish), readFree(db, wish, query, now)])
  const found = priced(free, stayOf(query), query)
  if (!large) {
    const sorted = query.sort === 'total' ? found.toSorted(byTotal) : found
    return { found: sorted, count: found.length, isExact: true }
  }
  const wanted = Math.min(query.page * query.page_size + 1, mostListed)
  const first = await firstOfMany(db, wish, query, wanted, now)
  return { found: first, count: Math.max(found.length, first.length), isExact: false }
}

export async function results(context: AppContext, query: SearchQuery) {
  const { page, page_size } = query
  const { found, count, isExact } = await list(context, query)
  const start = (page - 1) * page_size
  const onPage = found.slice(start, start + page_size)
  const seen = { now: context.clock(), locale: (await wishOf(context, query)).locale }
  const units = await readShown(
    context.db,
    onPage.map(({ id }) => id),
    seen,
  )
  const totals = new Map(onPage.map(({ id, ...total }) => [id, total]))
  const rows: SearchResults = {
    units: units.map((unit) => ({ ...unit, ...(totals.get(unit.id) ?? { total_price: 0 }) })),
    count,
    is_count_exact: isExact,
    page,
    page_size,
  }
  return { rows, hasMore: found.length > start + page_size }
}
