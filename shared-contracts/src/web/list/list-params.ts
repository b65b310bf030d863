import { useMemo } from 'react'
import type { z } from 'zod'
import { type ListPageQuery, pageSize } from '../../contract/paging.ts'
import { malformedId } from '../../domain/money/number.ts'
import { useAddressParams } from '../navigation/address-params.ts'

/** Filters of a list: a part of the query of its call, `unitsQuery.pick({ status: true })`. */
export type Filters = z.ZodObject
/** The filters that are set. */
export type Chosen<F extends Filters> = { [K in keyof z.output<F>]?: Exclude<z.output<F>[K], undefined> }
/** Sets a filter, or takes it away. */
export type FilterBy<F extends Filters> = (name: keyof z.output<F> & string, value: string | number | undefined) => void

/** Filters that an address sets; one that makes no sense to the list is left out. */
const chosenIn = (params: URLSearchParams, filters: Filters | undefined) =>
  Object.fromEntries(
    Object.entries(filters?.shape ?? {}).flatMap(([name, schema]) => {
      const text = params.get(name)
      const { data } = text ? (schema as z.ZodType).safeParse(text) : {}
      return data === undefined || data === malformedId ? [] : [[name, data]]
    }),
  )

/** The page, the search and the filters of a list as the address says them, and how to change it. */
export const useListParams = <F extends Filters>(filters?: F) => {
  const { params, change: changeAddress } = useAddressParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const search = (params.get('search') ?? '').slice(0, 100)
  const chosen = useMemo(() => chosenIn(params, filters), [params, filters]) as Chosen<F>
  const change = (changes: Record<string, string>, replace: boolean) =>
    changeAddress({ page: '', ...changes }, { replace, preventScrollReset: !('page' in changes) })
  // What is found next must not lie in a group that was folded away.
  const filterBy: FilterBy<F> = (name, value) => change({ [name]: String(value ?? ''), collapsed: '' }, false)
  return {
    page,
    search,
    chosen,
    /** True if the list shows less than everything. */
    narrowed: search !== '' || Object.keys(chosen).length > 0,
    query: { page, page_size: pageSize, ...(search && { search }), ...chosen } satisfies ListPageQuery,
    goTo: (to: number, replace = false) => change({ page: to > 1 ? String(to) : '' }, replace),
    searchFor: (text: string) => change({ search: text.trim(), collapsed: '' }, true),
    filterBy,
    reset: () =>
      change(
        Object.fromEntries(['search', 'collapsed', ...Object.keys(filters?.shape ?? {})].map((name) => [name, ''])),
        false,
      ),
  }
}
