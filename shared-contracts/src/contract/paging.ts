import { reasons } from '../domain/reasons/reasons.ts'
import { z } from 'zod'
import { fromText } from '../domain/money/number.ts'

const page = fromText(
  z.int('general.pageWholeNumber').min(1, 'general.pageTooSmall').max(1_000_000, 'general.noSuchPage'),
)
const size = fromText(
  z.int('general.pageSizeWholeNumber').min(1, reasons.atLeast('perPage', 1)).max(100, reasons.atMost('perPage', 100)),
)

/** An owner's list: the whole array without `page`, that page with it. `X-Total-Count` says how many there are. */
export const listQuery = z.object({ page: page.optional(), page_size: size.default(50) })
export type ListQuery = z.infer<typeof listQuery>

/** A public list: always paged; `X-Has-More` says whether another page follows. */
export const publicPage = z.object({ page: page.default(1), page_size: size.default(20) })

/** Rows of a page of our own lists. */
export const pageSize = 20

/** Rows of a page whose groups fold: few owners have more in all, and what is folded away does not fill pages of its own. */
export const groupedPageSize = 50

/** Query of a list on a screen. */
export type ListPageQuery = { page: number; page_size: number; search?: string; group?: 'property' }

/** Query of a list that nobody has paged or filtered yet. */
export const firstPage = { page: 1, page_size: pageSize } satisfies ListPageQuery

/** The same of a list whose rows stand together by property. */
export const firstGroupedPage = {
  page: 1,
  page_size: groupedPageSize,
  group: 'property',
} as const satisfies ListPageQuery

/** Grouping of a list's rows: those of one property, each property in the order of the list of properties. */
export const groupedList = z.enum(['property'], 'general.chooseOneOrders').optional()
