import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { placeFor, placesOf, townBySlug, townSlug } from '@keyhaven/shared-contracts/domain/place/places'
import { isBook, splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Ask } from '../edge/ask-api.ts'
import type { GuestHost } from './guest-host.ts'
import { filtersOf, searchAt } from './page-search.ts'

/**
 * Address of a search without scripts: its one field names a place, of which the address says whether it is a city or a
 * country. Undefined for an address that names no place in that way.
 */
export const placeAddress = async (ask: Ask, host: GuestHost, path: string, query: URLSearchParams) => {
  const place = query.get('place')
  if (place === null) return undefined
  const owner = filtersOf(host, query).get('owner')
  const { body } = await ask(host.host, `${publicApi.locations.path}?${new URLSearchParams(owner ? { owner } : {})}`)
  const locations = publicApi.locations.response.safeParse(body).data
  const match = locations && placeFor(placesOf(locations, 'en', guestLocales), place)
  const params = new URLSearchParams([...query].filter(([name, value]) => name !== 'place' && value !== ''))
  // What nobody knows is a city that has nothing to let.
  if (place.trim() !== '') params.set(match?.kind ?? 'city', match?.name ?? place.trim())
  return params.size > 0 ? `${path}?${params}` : path
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const townPath = paths.publicTown('')

/** Search in an address with the town that its path names: the page of a town shows what a search for it finds. */
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
  const locations = publicApi.locations.response.safeParse(answer).data
  return locations?.cities.includes(city) ? paths.publicTown(townSlug(city)) : undefined
}

/** Address of the booking form with the property of its unit; undefined where the address names it, or there is no such unit. */
export const unitAddress = async (ask: Ask, host: GuestHost, address: string, query: URLSearchParams) => {
  const unit = query.get('unit')
  if (!isBook(splitAddress(address).path) || !unit || query.get('property')) return undefined
  const owner = filtersOf(host, query).get('owner')
  const call = publicApi.unit.path.replace(':id', encodeURIComponent(unit))
  const { body } = await ask(host.host, `${call}?${new URLSearchParams(owner ? { owner } : {})}`)
  const published = publicApi.unit.response.safeParse(body).data
  if (!published) return undefined
  return `${address}?${new URLSearchParams([...query, ['property', String(published.property.id)]])}`
}
