import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import { isBook, splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import type { Ask } from '../edge/ask-api.ts'
import type { GuestHost } from './guest-host.ts'
import { filtersOf } from './page-search.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

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
  const sameAs = (name: string) => plain(name) === plain(place)
  const city = known?.cities.find(sameAs)
  const country = known?.countries.find(sameAs)
  const wanted = new URLSearchParams([...query].filter(([name, value]) => name !== 'place' && value !== ''))
  // What nobody knows is a city that has nothing to let.
  if (place.trim() !== '')
    wanted.set(city === undefined && country ? 'country' : 'city', city ?? country ?? place.trim())
  return wanted.size > 0 ? `${path}?${wanted}` : path
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
