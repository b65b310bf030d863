import type { Messages } from '../messages/head/en.ts'
import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import type { publicApi, PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { ApiError } from '@keyhaven/shared-contracts/web/api'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { propertyPagesKey, propertyQuery as queryOf } from '../search/public-queries.ts'
import { readSearch } from '../search/search-address.ts'

/** What search engines and shared links are told that a page is about. */
export type Subject =
  | { kind: 'landing'; properties: PublicProperty[] }
  /** Of an owner who offers one property. */
  | { kind: 'home'; property: PublicProperty }
  | { kind: 'property'; property: PublicProperty }
  | { kind: 'unit'; property: PublicProperty; unit: PublicUnit }
  | { kind: 'other' }

const propertyQuery = (path: string, search: string, locale: string) => {
  const { params } = matchPath({ path: paths.publicProperty(':id'), end: false }, path) ?? {}
  const whose = readSearch(new URLSearchParams(search))
  return params?.id === undefined ? undefined : queryOf(params.id, whose, locale)
}

type Shown = { path: string; search: string; locale: string; only: number | null | undefined }

/** Finds the subject of an address among the answers that the page begins with. */
export const subjectOf = (cache: QueryClient, { path, search, locale, only }: Shown): Subject => {
  if (path === '/' && only) {
    const property = cache.getQueryData(queryOf(String(only), readSearch(new URLSearchParams(search)), locale).queryKey)
    return property ? { kind: 'home', property } : { kind: 'other' }
  }
  if (path === '/') {
    const key = propertyPagesKey(readSearch(new URLSearchParams(search)))
    const list = cache.getQueryData<InfiniteData<Output<typeof publicApi.list>>>(key)
    return { kind: 'landing', properties: list?.pages[0]?.data.properties ?? [] }
  }
  const wanted = propertyQuery(path, search, locale)
  const property = wanted && cache.getQueryData(wanted.queryKey)
  if (!property) return { kind: 'other' }
  const unitId = matchPath(paths.publicUnit(':id', ':unitId'), path)?.params.unitId
  const unit = property.units.find(({ id }) => String(id) === unitId)
  if (unit) return { kind: 'unit', property, unit }
  return unitId === undefined ? { kind: 'property', property } : { kind: 'other' }
}

/** Lets the page of a property that is not offered begin with what the API said: a query without data would be loading. */
export const seedMissing = (t: Messages, cache: QueryClient, path: string, search: string, locale: string) => {
  const wanted = propertyQuery(path, search, locale)
  if (!wanted || cache.getQueryData(wanted.queryKey)) return
  const message = t.gone
  const error = new ApiError(404, { code: 'not_found', message, detail: [message] })
  cache.getQueryCache().build(cache, { queryKey: wanted.queryKey }).setState({ status: 'error', error })
}
