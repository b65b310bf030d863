import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { isBook } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { ApiError, q } from '@keyhaven/shared-contracts/web/api'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { ownerOf, readSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import { propertyQuery } from './subject.ts'

type PageRequest = { path: string; search: string; locale: string }

/** The unit that a stay is asked for in, of the page with that form. */
export const bookedIn = (cache: QueryClient, { path, search, locale }: PageRequest) => {
  const query = isBook(path) ? propertyQuery(path, search, locale) : undefined
  const property = query && cache.getQueryData(query.queryKey)
  const unit = property?.units.find(({ id }) => String(id) === new URLSearchParams(search).get('unit'))
  return property && unit && { property, unit }
}

export const isRequest = (path: string) => matchPath(paths.request(':token'), path) !== null

/** First query of a page, where it has just one. */
const firstQuery = ({ path, search, locale }: PageRequest): { queryKey: QueryKey } | undefined => {
  const query = new URLSearchParams(search)
  const { token } = matchPath(paths.request(':token'), path)?.params ?? {}
  if (token) return q(publicRequestsApi.one, { params: { token }, query: ownerOf(readSearch(query)) })
  const [unit, property] = [query.get('unit'), propertyQuery(path, search, locale)]
  const isUnit = isBook(path) && unit !== null && !property
  return isUnit ? q(publicApi.unit, { params: { id: unit }, query: ownerOf(readSearch(query)) }) : property
}

/** Lets the page of a request begin with what the API said; the browser asks for that itself. */
export const seedRequest = (cache: QueryClient, request: PageRequest, calls: Record<string, unknown>) => {
  const query = firstQuery(request)
  const { data } = publicRequestsApi.one.response.safeParse(Object.values(calls)[0])
  if (query && data) cache.setQueryData(query.queryKey, data)
}

/** Lets the page of what is not there begin with what the API said: a query without data would be loading. */
export const seedMissing = (cache: QueryClient, request: PageRequest, message: string) => {
  const query = firstQuery(request)
  if (!query || cache.getQueryData(query.queryKey)) return
  const error = new ApiError(404, { code: 'not_found', message, detail: [message] })
  cache.getQueryCache().build(cache, { queryKey: query.queryKey }).setState({ status: 'error', error })
}
