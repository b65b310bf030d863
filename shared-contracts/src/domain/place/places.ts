import { fold, foldings, isOneOff } from '../fold.ts'
import { countryIn, townIn } from './place-words.ts'

/** A place that guests can look for: `name` stands in the address, `shown` and `others` are what people call it. */
export type SearchPlace = { kind: 'city' | 'country'; name: string; shown: string; others: readonly string[] }

const maxPlaces = 8
/** A slip in fewer letters would make another word of them. */
const minLettersWithSlip = 4

const spellings = ({ name, shown, others }: SearchPlace) => [...new Set([shown, name, ...others].flatMap(foldings))]

/** Rank of a spelling for what was typed; the lower the better, undefined if it does not fit. */
const rankOf = (spelling: string, typed: string) => {
  if (spelling.startsWith(typed)) return 0
  if (new RegExp(`[ -]${typed.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}`, 'u').test(spelling)) return 1
  if (spelling.includes(typed)) return 2
  if (typed.length < minLettersWithSlip) return undefined
  const beginnings = [-1, 0, 1].map((more) => spelling.slice(0, typed.length + more))
  return beginnings.some((beginning) => isOneOff(beginning, typed)) ? 3 : undefined
}

/** Places that a text may mean, in whichever language it names them: those that begin with it first. Nothing typed: the first of each kind. */
export const suggest = (places: readonly SearchPlace[], typed: string): SearchPlace[] => {
  const text = fold(typed)
  const ranked = places
    .flatMap((place) => {
      const ranks = spellings(place).flatMap((spelling) => rankOf(spelling, text) ?? [])
      return ranks.length > 0 ? [{ place, rank: Math.min(...ranks) }] : []
    })
    .toSorted((one, other) => one.rank - other.rank)
  // Who has typed something that fits does not mean what is a slip away from it.
  const best = ranked.filter(({ rank }) => rank < 3 || (ranked[0]?.rank ?? 0) === 3).map(({ place }) => place)
  // Every country would drop off the end of a long list of cities.
  const countries = best.filter((place) => place.kind === 'country').slice(0, maxPlaces / 2)
  const cities = best.filter((place) => place.kind === 'city').slice(0, maxPlaces - countries.length)
  return [...cities, ...countries]
}

const isCalled = (place: SearchPlace, typed: string) => spellings(place).includes(fold(typed))

/** True if a text names a place in full. */
export const isNamed = (places: readonly SearchPlace[], typed: string) => places.some((place) => isCalled(place, typed))

/** The one place that a text means: what it names in full, a city before a country, else the only suggestion. */
export const placeFor = (places: readonly SearchPlace[], typed: string): SearchPlace | undefined => {
  if (fold(typed) === '') return undefined
  const [only, another] = suggest(places, typed)
  return places.find((place) => isCalled(place, typed)) ?? (another ? undefined : only)
}

/** Places that can be booked, as the API names them. */
type BookablePlaces = {
  cities: readonly string[]
  countries: readonly string[]
  /** Names of a town in some languages, by how it is written there. */
  city_names?: Record<string, Record<string, string>> | undefined
  /** ISO 3166 codes, by how a country is written there. */
  country_codes?: Record<string, string> | undefined
}

/** Places that can be booked, as they are shown in a language and called in all of some. */
export const placesOf = (bookable: BookablePlaces, locale: string, locales: readonly string[]): SearchPlace[] => {
  const ofCountry = (name: string): SearchPlace => {
    const code = bookable.country_codes?.[name]
    const others = code ? [code, ...locales.map((one) => countryIn(name, code, one))] : []
    return { kind: 'country', name, shown: countryIn(name, code, locale), others }
  }
  const ofCity = (name: string): SearchPlace => {
    const names = bookable.city_names?.[name]
    return { kind: 'city', name, shown: townIn(name, names, locale), others: Object.values(names ?? {}) }
  }
  const byShown = ({ shown }: SearchPlace, other: SearchPlace) => shown.localeCompare(other.shown, locale)
  // What owners write in several languages, or in capitals alone, is one place.
  const once = (all: SearchPlace[]) => {
    const isPlain = ({ shown }: SearchPlace) => Number(shown !== shown.toUpperCase())
    const plainLast = all.toReversed().toSorted((one, other) => isPlain(one) - isPlain(other))
    return [...new Map(plainLast.map((place) => [fold(place.shown), place])).values()]
  }
  return [
    ...once(bookable.cities.map(ofCity)).toSorted(byShown),
    ...once(bookable.countries.map(ofCountry)).toSorted(byShown),
  ]
}

/** A town as it stands in the address of its page. */
export const townSlug = (city: string) =>
  fold(city)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** The town whose page has an address, as people type it: in any case, and with its marks; undefined for none that is known. */
export const townBySlug = (cities: readonly string[], typed: string) => {
  const slug = townSlug(typed)
  return slug === '' ? undefined : cities.find((city) => townSlug(city) === slug)
}
