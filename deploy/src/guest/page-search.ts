import { availabilityQuery } from '@keyhaven/shared-contracts/contract/public-booking'
import { isBook, narrowingParams } from '@keyhaven/shared-contracts/platform/guest-address'
import type { GuestHost } from './guest-host.ts'

/** The part of an address that changes what is shown first. */
export const filtersOf = (host: GuestHost, query: URLSearchParams) => {
  const value = (name: string) => query.get(name)?.trim() ?? ''
  const [city, country, owner] = [value('city'), value('country'), host.kind === 'own' ? '' : value('owner')]
  return new URLSearchParams({
    ...(city && { city }),
    ...(country && !city && { country }),
    ...(owner && { owner }),
  })
}

/** The stay that the landing page searches for, with its filters; nothing where the dates make none. */
export const stayOf = (query: URLSearchParams) => {
  const guests = Number(query.get('guests') ?? 1)
  const wanted = {
    check_in: query.get('check_in') ?? undefined,
    check_out: query.get('check_out') ?? undefined,
    guests: Number.isInteger(guests) && guests > 0 && guests <= 1000 ? guests : 1,
  }
  // The API refuses what makes no sense, and the page asks again without it.
  const chosen = narrowingParams.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : []))
  const [month, nights] = [query.get('month'), query.get('nights')]
  if (month && nights)
    return new URLSearchParams([['month', month], ['nights', nights], ['guests', `${wanted.guests}`], ...chosen])
  const party = ['children', 'infants', 'pets'].map((name) => [name, query.get(name) || undefined])
  const whole = availabilityQuery.safeParse({ ...wanted, ...Object.fromEntries(party) })
  // A party that cannot be is left out, as the page does it.
  const hasAdult = whole.success && (whole.data.children?.length ?? 0) < whole.data.guests
  const asked = (hasAdult ? whole : availabilityQuery.safeParse(wanted)).data
  if (!asked) return new URLSearchParams()
  const { check_in, check_out, children, infants, pets } = asked
  return new URLSearchParams([
    ...Object.entries({
      ...{ check_in, check_out, guests: String(asked.guests) },
      ...(children?.length && { children: children.join() }),
      ...(infants && { infants: String(infants) }),
      ...(pets && { pets: String(pets) }),
    }),
    ...chosen,
  ])
}

const days = (query: URLSearchParams) =>
  ['check_in', 'check_out'].flatMap((name) => {
    const value = query.get(name) ?? ''
    return /^\d{4}-\d\d-\d\d$/.test(value) ? [[name, value]] : []
  })

/** What a stay is asked for in, where the address of the form says it behind the path. */
export const wishOf = (path: string, query: URLSearchParams): [name: string, value: string][] =>
  (isBook(path) ? ['property', 'unit'] : []).flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as [string, string]] : []
  })

/** All of an address that changes the page: of dates that make no stay it says what is wrong with them. */
export const searchOf = (host: GuestHost, path: string, query: URLSearchParams) => {
  const stay = stayOf(query)
  const named = [...filtersOf(host, query), ...wishOf(path, query)]
  return new URLSearchParams([...named, ...(stay.size > 0 ? stay : days(query))]).toString()
}
