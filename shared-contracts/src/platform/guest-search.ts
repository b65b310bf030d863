import type { Day } from '../domain/days/day.ts'
import type { GuestLocale } from '../domain/locale.ts'
import { adultAge } from '../domain/stay/party.ts'
import { monthPattern } from '../domain/stay/search-limits.ts'
import { narrowingParams } from './guest-address.ts'

/** Party of a search: adults and children are counted together, the children among them named by their ages. */
export type GuestsOfSearch = { guests: number; children?: readonly number[]; infants?: number; pets?: number }

const shownParams = ['month', 'nights', ...narrowingParams] as const

/** Search of a guest. All of it is in the address, so that back, reload and a shared link lead to the same view. */
export type Search = GuestsOfSearch & {
  city?: string
  country?: string
  checkIn?: Day
  checkOut?: Day
  /** The slug of the owner whose page this is. */
  owner?: string
  /** The language that the address names; all links go on in it. */
  locale?: GuestLocale
  /** Parameters that narrow the results or change their view, as they stand in the address; `search-calls.ts` reads them. */
  shown?: Partial<Record<(typeof shownParams)[number], string>>
}

const isDay = (value: string | null): value is Day =>
  value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.slice(0, 10) === value

const maxGuests = 1000
const maxBeside = 50

/** Number in an address, at most as many as can be; 0 for what is no number. */
const count = (value: string | null, max: number) => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? Math.min(number, max) : 0
}

const readGuests = (params: URLSearchParams): GuestsOfSearch => {
  const guests = count(params.get('guests'), maxGuests) || 1
  const children = (params.get('children') ?? '').split(',').filter(Boolean).map(Number)
  const isAge = (age: number) => age >= 0 && age < adultAge && age % 1 === 0
  const areChildren = children.length > 0 && children.length < guests && children.every(isAge)
  const [infants, pets] = [count(params.get('infants'), maxBeside), count(params.get('pets'), maxBeside)]
  return { guests, ...(areChildren && { children }), ...(infants && { infants }), ...(pets && { pets }) }
}

/** The search that an address asks for; what makes no sense in it is left out. */
export const readSearch = (params: URLSearchParams): Search => {
  const [city, country, owner] = ['city', 'country', 'owner'].map((name) => params.get(name)?.trim())
  const [checkIn, checkOut] = [params.get('check_in'), params.get('check_out')]
  const entries = shownParams.flatMap((name) => {
    const value = params.get(name)
    return value && (name !== 'month' || monthPattern.test(value)) ? [[name, value]] : []
  })
  return {
    ...(city && { city }),
    ...(country && !city && { country }),
    ...(isDay(checkIn) && { checkIn }),
    ...(isDay(checkOut) && { checkOut }),
    ...readGuests(params),
    ...(owner && { owner }),
    ...(entries.length > 0 && { shown: Object.fromEntries(entries) as Search['shown'] & {} }),
  }
}

/** Party as parameters of an address and of calls; one that is absent is empty. */
export const guestsParams = ({ guests, children = [], infants, pets }: GuestsOfSearch) => ({
  guests: guests > 1 ? String(guests) : '',
  children: children.join(),
  infants: infants ? String(infants) : '',
  pets: pets ? String(pets) : '',
})

/** A search as the parameters of an address, in the one order that they have there. */
export const searchParams = (search: Search): [name: string, value: string][] =>
  Object.entries({
    city: search.city,
    country: search.country,
    check_in: search.checkIn,
    check_out: search.checkOut,
    ...guestsParams(search),
    ...search.shown,
    owner: search.owner,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]))

/** The party of a search, with 0 or an empty list for what it leaves out. */
export const guestsOf = ({ guests, children = [], infants = 0, pets = 0 }: GuestsOfSearch): GuestsOfSearch => ({
  ...{ guests, children, infants, pets },
})

/** The same party, with no more guests than there is room for. */
export const atMost = (party: GuestsOfSearch, max: number): GuestsOfSearch => {
  const guests = Math.min(party.guests, max)
  return guestsOf({ ...party, guests, children: party.children?.slice(0, guests - 1) ?? [] })
}

/** True if two parties are the same people. */
export const areSame = (one: GuestsOfSearch, other: GuestsOfSearch) =>
  JSON.stringify(guestsParams(one)) === JSON.stringify(guestsParams(other))

/** Party beside the number of guests, as parameters of every call. */
export const partyOfCall = ({ children, infants, pets }: GuestsOfSearch) => ({
  ...(children?.length && { children: children.join() }),
  ...(infants && { infants }),
  ...(pets && { pets }),
})

/** The filters of a list: where, and whose. */
export const placeOf = ({ city, country, owner }: Search) => ({
  ...(city && { city }),
  ...(country && { country }),
  ...(owner && { owner }),
})

/** Owner that every call is about. */
export const ownerOf = ({ owner }: Pick<Search, 'owner'>) => (owner ? { owner } : {})

/** The two days of a stay. */
export type StayDates = { checkIn: Day; checkOut: Day }

/** The same, as calls are told. */
export const datesOf = ({ checkIn, checkOut }: StayDates) => ({ check_in: checkIn, check_out: checkOut })

/** Page size for the units of one property: more than most houses have. */
export const offersPage = 100

/** The call that says which units of a property are free for a stay: filters and places have had their say before. */
export const offersCall = (property: number | string, search: Search, stay: StayDates, locale: string) => ({
  ...ownerOf(search),
  ...datesOf(stay),
  guests: search.guests,
  ...partyOfCall(search),
  ...{ property: Number(property), locale, page_size: offersPage },
})

/** The longest stay whose dates are looked for. */
export const maxNights = 60
const usualNights = 3

/** Number of nights that a text means; a long weekend if it makes no sense. */
export const nightsIn = (text: string | undefined) => {
  const nights = Number(text)
  return Number.isInteger(nights) && nights >= 1 ? Math.min(nights, maxNights) : usualNights
}
