import { stayDates } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { isBook } from '@keyhaven/shared-contracts/platform/guest-address'
import {
  placeOf,
  readSearch,
  type Search,
  searchParams,
  type StayDates,
} from '@keyhaven/shared-contracts/platform/guest-search'
import type { GuestHost } from './guest-host.ts'

/** Search in an address. On an owner's own site the host says whose it is. */
export const searchAt = (host: GuestHost, query: URLSearchParams): Search => {
  const { owner, ...search } = readSearch(query)
  return host.kind === 'own' || !owner ? search : { ...search, owner }
}

/** The part of an address that changes what is shown first. */
export const filtersOf = (host: GuestHost, query: URLSearchParams) =>
  new URLSearchParams(placeOf(searchAt(host, query)))

/** The stay that a search is for; nothing where its dates make none. */
export const stayOf = ({ checkIn, checkOut }: Search): StayDates | undefined =>
  stayDates.safeParse({ check_in: checkIn, check_out: checkOut }).success && checkIn && checkOut
    ? { checkIn, checkOut }
    : undefined

/** Property and unit in the query of the booking form. */
export const wishOf = (path: string, query: URLSearchParams): [name: string, value: string][] =>
  (isBook(path) ? ['property', 'unit'] : []).flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as [string, string]] : []
  })

/** All of an address that changes the page: of dates that make no stay it says what is wrong with them. */
export const searchOf = (host: GuestHost, path: string, query: URLSearchParams) =>
  new URLSearchParams([...wishOf(path, query), ...searchParams(searchAt(host, query))]).toString()
