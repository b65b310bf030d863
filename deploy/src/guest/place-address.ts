import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { placeFor, placesOf, townBySlug, townSlug } from '@keyhaven/shared-contracts/domain/places'
import { isBook, splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Ask } from '../edge/ask-api.ts'
import type { GuestHost } from './guest-host.ts'
import { filtersOf, searchAt } from './page-search.ts'

/**
 * Where a search without scripts leads: its one field says a place, of which the address says whether it is a city or a
 * country. Undefined for an address that names no place in that way.
 */
export const placeAddress = async (ask: Ask, host: GuestHost, path: string, query: URLSearchParams) => {
  const place = query.get('place')
  if (place === null) return undefined
  const owner = filtersOf(host, query).get('owner')
  const { body } = await ask(host.host, `${publicApi.locations.path}?${new URLSearchParams(owner ? { owner } : {})}`)
  const known = publicApi.locations.response.safeParse(body).data
  const found = known && placeFor(placesOf(known, 'en', guestLocales), place)
  const wanted = new URLSearchParams([...query].filter(([name, value]) => name !== 'place' && value !== ''))
  // What nobody knows is a city that has nothing to let.
  if (place.trim() !== '') wanted.set(found?.kind ?? 'city', found?.name ?? place.trim())
  return wanted.size > 0 ? `${path}?${wanted}` : path
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const townPath = paths.publicTown('')

/** What an address asks for with the town in it that its path names: the page of a town shows what a search for it finds. */
export const withTown = async (ask: Ask, host: GuestHost, path: string, query: URLSearchParams) => {
  if (!path.startsWith(townPath)) return query
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'city' && name !== 'country'))
  // An owner's own site has no towns.
  if (host.kind === 'own') return rest
  const owner = filtersOf(host, query).get('owner')
  const { body } = await ask(host.host, `${publicApi.locations.path}?${new URLSearchParams(owner ? { owner } : {})}`)
  const cities = publicApi.locations.response.safeParse(body).data?.cities ?? []
  const slug = decoded(path.slice(townPath.length)).replace(/\/$/, '')
  const city = townBySlug(cities, slug)
  return new URLSearchParams([...rest, ...(city ? [['city', city]] : [])])
}

/** The page of the town that a search on everybody's pages is for, which search engines are told of instead; undefined for no town with a page. */
export const townOfSearch = (host: GuestHost, path: string, query: URLSearchParams, calls: Record<string, unknown>) => {
  const { city, owner } = searchAt(host, query)
  if (host.kind === 'own' || owner || path !== paths.public() || !city) return undefined
  const answer = Object.entries(calls).find(([call]) => call.startsWith(publicApi.locations.path))?.[1]
  const known = publicApi.locations.response.safeParse(answer).data
  return known?.cities.includes(city) ? paths.publicTown(townSlug(city)) : undefined
}

/** Where a stay in a unit is asked for whose property the address does not name; undefined where it does, or nobody has the unit. */
export const unitAddress = async (ask: Ask, host: GuestHost, address: string, query: URLSearchParams) => {
  const unit = query.get('unit')
  if (!isBook(splitAddress(address).path) || !unit || query.get('property')) return undefined
  const owner = filtersOf(host, query).get('owner')
  const call = publicApi.unit.path.replace(':id', encodeURIComponent(unit))
  const { body } = await ask(host.host, `${call}?${new URLSearchParams(owner ? { owner } : {})}`)
  const found = publicApi.unit.response.safeParse(body).data
  if (!found) return undefined
  return `${address}?${new URLSearchParams([...query, ['property', String(found.property.id)]])}`
}
