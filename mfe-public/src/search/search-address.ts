import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import type { Reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { wantedDates } from '@keyhaven/shared-contracts/contract/public-booking'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { inLocale, narrowingParams } from '@keyhaven/shared-contracts/platform/guest-address'
import { adultAge } from '@keyhaven/shared-contracts/domain/party'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import { beginsInPast, refusalOfHost, stayProblems } from '@keyhaven/shared-contracts/domain/stay'
import type { Bounds } from './bounds.ts'

/** Who comes: adults and children are counted together, the children among them named by their ages. */
export type GuestsOfSearch = { guests: number; children?: readonly number[]; infants?: number; pets?: number }

/** What a guest looks for. All of it is in the address, so that back, reload and a shared link lead to the same view. */
export type Search = GuestsOfSearch & {
  city?: string
  country?: string
  checkIn?: Day
  checkOut?: Day
  /** The slug of the owner whose page this is. */
  owner?: string
  /** The language that the address names; all links go on in it. */
  locale?: GuestLocale
  /** What narrows the results and how they are shown, as it stands in the address; `results/filters.ts` reads it. */
  shown?: Partial<Record<(typeof shownParams)[number], string>>
}

const shownParams = ['month', 'nights', ...narrowingParams] as const

export type Stay = { checkIn: Day; checkOut: Day; nights: number }

const isDay = (value: string | null): value is Day =>
  value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.slice(0, 10) === value

/** What is above is no number of guests. */
const mostGuests = 1000
const mostBeside = 50

/** As many as an address says, where that can be. */
const count = (value: string | null, most: number) => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= most ? number : 0
}

const readGuests = (params: URLSearchParams): GuestsOfSearch => {
  const guests = count(params.get('guests'), mostGuests) || 1
  const children = (params.get('children') ?? '').split(',').filter(Boolean).map(Number)
  const isAge = (age: number) => age >= 0 && age < adultAge && age % 1 === 0
  const areChildren = children.length > 0 && children.length < guests && children.every(isAge)
  const [infants, pets] = [count(params.get('infants'), mostBeside), count(params.get('pets'), mostBeside)]
  return { guests, ...(areChildren && { children }), ...(infants && { infants }), ...(pets && { pets }) }
}

/** The party of a search, with 0 or an empty list for what it leaves out. */
export const guestsOf = ({ guests, children = [], infants = 0, pets = 0 }: GuestsOfSearch): GuestsOfSearch => ({
  ...{ guests, children, infants, pets },
})

/** The same party, with no more guests than there is room for. */
export const atMost = (party: GuestsOfSearch, most: number): GuestsOfSearch => {
  const guests = Math.min(party.guests, most)
  return guestsOf({ ...party, guests, children: party.children?.slice(0, guests - 1) ?? [] })
}

export const areSame = (one: GuestsOfSearch, other: GuestsOfSearch) =>
  JSON.stringify(guestsParams(one)) === JSON.stringify(guestsParams(other))

/** Who comes, as the address says it and calls ask for it; what is not there is empty. */
export const guestsParams = ({ guests, children = [], infants, pets }: GuestsOfSearch) => ({
  guests: guests > 1 ? String(guests) : '',
  children: children.join(),
  infants: infants ? String(infants) : '',
  pets: pets ? String(pets) : '',
})

/** The same of a call. */
export const partyOfCall = ({ children, infants, pets }: GuestsOfSearch) => ({
  ...(children?.length && { children: children.join() }),
  ...(infants && { infants }),
  ...(pets && { pets }),
})

export const readSearch = (params: URLSearchParams): Search => {
  const [city, country, owner] = ['city', 'country', 'owner'].map((name) => params.get(name)?.trim())
  const [checkIn, checkOut] = [params.get('check_in'), params.get('check_out')]
  const shown = shownParams.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))
  return {
    ...(city && { city }),
    ...(country && !city && { country }),
    ...(isDay(checkIn) && { checkIn }),
    ...(isDay(checkOut) && { checkOut }),
    ...readGuests(params),
    ...(owner && { owner }),
    ...(shown.length > 0 && { shown: Object.fromEntries(shown) as Search['shown'] & {} }),
  }
}

/** A path in the language of the search, with the search behind it, and with what else the page asks for before it. */
export const address = (path: string, search: Search, more: Record<string, string> = {}) => {
  const entries = {
    ...more,
    city: search.city,
    country: search.country,
    check_in: search.checkIn,
    check_out: search.checkOut,
    ...guestsParams(search),
    ...search.shown,
    owner: search.owner,
  }
  const params = new URLSearchParams(
    Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  const page = path && inLocale(path, search.locale)
  return params.size > 0 ? `${page}?${params}` : page
}

/** Where a stay in a unit is asked for. */
export const bookAddress = (unit: { id: number; property: { id: number } }, search: Search) =>
  address(paths.book(), search, { unit: String(unit.id), property: String(unit.property.id) })

/** The filters of a list: where, and whose. */
export const placeOf = ({ city, country, owner }: Search) => ({
  ...(city && { city }),
  ...(country && { country }),
  ...(owner && { owner }),
})

/** What is wrong with the dates of a stay, and in which field. */
export type DateProblem = { field: 'check_in' | 'check_out'; reason: Reason }

type Dates = { checkIn?: string | undefined; checkOut?: string | undefined }

/** The stay that dates make, or what is wrong with them, and in which field; nothing while none is chosen. */
export const stayOf = (
  { checkIn, checkOut }: Dates,
  { from, last, least, most }: Bounds,
): { stay?: Stay; problem?: DateProblem } => {
  if (!checkIn && !checkOut) return {}
  if (checkIn && beginsInPast(checkIn, from))
    return { problem: { field: 'check_in', reason: { key: stayProblems.past } } }
  const wanted = wantedDates.safeParse({ check_in: checkIn || undefined, check_out: checkOut || undefined })
  if (wanted.success) {
    const { check_in, check_out } = wanted.data
    const problem = refusalOfHost(wanted.data, { min_nights: least, max_nights: most, last_arrival: last })
    if (problem) return { problem }
    return { stay: { checkIn: check_in, checkOut: check_out, nights: nightsBetween(check_in, check_out) } }
  }
  const issue = wanted.error.issues[0]
  return {
    problem: {
      field: issue?.path[0] === 'check_in' ? 'check_in' : 'check_out',
      reason: issue ? issueReason(issue) : { key: 'general.notValid' },
    },
  }
}

/** A search for everything, on the pages of the same owner and in the same language. */
export const startOf = ({ owner, locale }: Search): Search => ({
  guests: 1,
  ...(owner && { owner }),
  ...(locale && { locale }),
})

/** Whose page every call is about. */
export const ownerOf = ({ owner }: Search) => (owner ? { owner } : {})
