import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public-requests'
import { isBook } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { ApiError, q } from '@keyhaven/shared-contracts/web/api'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { ownerOf, readSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import { propertyQuery } from './subject.ts'

type Asked = { path: string; search: string; locale: string }

/** The unit that a stay is asked for in, of the page with that form. */
export const bookedIn = (cache: QueryClient, { path, search, locale }: Asked) => {
  const wanted = isBook(path) ? propertyQuery(path, search, locale) : undefined
  const property = wanted && cache.getQueryData(wanted.queryKey)
  const unit = property?.units.find(({ id }) => String(id) === new URLSearchParams(search).get('unit'))
  return property && unit && { property, unit }
}

/** Whether an address is that of a guest's own page of a request. */
export const isRequest = (path: string) => matchPath(paths.request(':token'), path) !== null

/** What a page asks for first, where that is one thing. */
const firstQuery = ({ path, search, locale }: Asked): { queryKey: QueryKey } | undefined => {
  const query = new URLSearchParams(search)
  const { token } = matchPath(paths.request(':token'), path)?.params ?? {}
  if (token) return q(publicRequestsApi.one, { params: { token }, query: ownerOf(readSearch(query)) })
  const [unit, property] = [query.get('unit'), propertyQuery(path, search, locale)]
  const isUnit = isBook(path) && unit !== null && !property
  return isUnit ? q(publicApi.unit, { params: { id: unit }, query: ownerOf(readSearch(query)) }) : property
}

/** Lets the page of a request begin with what the API said; the browser asks for that itself. */
export const seedRequest = (cache: QueryClient, asked: Asked, calls: Record<string, unknown>) => {
  const wanted = firstQuery(asked)
  const { data } = publicRequestsApi.one.response.safeParse(Object.values(calls)[0])
  if (wanted && data) cache.setQueryData(wanted.queryKey, data)
}

/** Lets the page of what is not there begin with what the API said: a query without data would be loading. */
export const seedMissing = (cache: QueryClient, asked: Asked, message: string) => {
  const wanted = firstQuery(asked)
  if (!wanted || cache.getQueryData(wanted.queryKey)) return
  const error = new ApiError(404, { code: 'not_found', message, detail: [message] })
  cache.getQueryCache().build(cache, { queryKey: wanted.queryKey }).setState({ status: 'error', error })
}
