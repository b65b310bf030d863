import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import type { publicApi, PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { isBook } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { propertyPagesKey, propertyQuery as queryOf } from '../search/public-queries.ts'
import { readSearch } from '@keyhaven/shared-contracts/platform/guest-search'

/** Subject of a page, for search engines and link previews. */
export type Subject =
  | { kind: 'landing'; properties: PublicProperty[] }
  | { kind: 'town'; properties: PublicProperty[]; count: number }
  /** Of an owner who offers one property. */
  | { kind: 'home'; property: PublicProperty }
  | { kind: 'property'; property: PublicProperty }
  | { kind: 'unit'; property: PublicProperty; unit: PublicUnit }
  | { kind: 'other' }

/** The property that an address names, in its path or as what a stay is asked for in. */
export const propertyQuery = (path: string, search: string, locale: string) => {
  const query = new URLSearchParams(search)
  const { params } = matchPath({ path: paths.publicProperty(':id'), end: false }, path) ?? {}
  const id = isBook(path) ? query.get('property') : params?.id
  return id ? queryOf(id, readSearch(query), locale) : undefined
}

type PageInput = { path: string; search: string; locale: string; only: number | null | undefined }

/** Finds the subject of an address among the answers that the page begins with. */
export const subjectOf = (cache: QueryClient, { path, search, locale, only }: PageInput): Subject => {
  if (path === '/' && only) {
    const property = cache.getQueryData(queryOf(String(only), readSearch(new URLSearchParams(search)), locale).queryKey)
    return property ? { kind: 'home', property } : { kind: 'other' }
  }
  const isTown = matchPath(paths.publicTown(':town'), path) !== null
  if (path === '/' || isTown) {
    const key = propertyPagesKey(readSearch(new URLSearchParams(search)))
    const list = cache.getQueryData<InfiniteData<Output<typeof publicApi.list>>>(key)
    const [first] = list?.pages ?? []
    const properties = first?.data.properties ?? []
    return isTown ? { kind: 'town', properties, count: first?.count ?? 0 } : { kind: 'landing', properties }
  }
  const query = propertyQuery(path, search, locale)
  const property = query && cache.getQueryData(query.queryKey)
  if (!property) return { kind: 'other' }
  const unitId = matchPath(paths.publicUnit(':id', ':unitId'), path)?.params.unitId
  const unit = property.units.find(({ id }) => String(id) === unitId)
  if (unit) return { kind: 'unit', property, unit }
  return unitId === undefined ? { kind: 'property', property } : { kind: 'other' }
}
