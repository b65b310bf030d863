export type Place = { kind: 'city' | 'country'; name: string }

/** Without case and accents, so that "orebic" finds "Orebić". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

const maxPlaces = 8

export const placesOf = (known: { cities: string[]; countries: string[] }): Place[] => [
  ...known.cities.map((name): Place => ({ kind: 'city', name })),
  ...known.countries.map((name): Place => ({ kind: 'country', name })),
]

/** Known places that a text may mean: those that begin with it first. Nothing typed: the first of each kind. */
export const suggest = (places: Place[], typed: string): Place[] => {
  const text = plain(typed)
  const rank = ({ name }: Place) => {
    const wanted = plain(name)
    return wanted.startsWith(text) ? 0 : wanted.includes(` ${text}`) ? 1 : wanted.includes(text) ? 2 : 3
  }
  const found = places
    .map((place) => ({ place, rank: text === '' ? 0 : rank(place) }))
    .filter((match) => match.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map((match) => match.place)
  // Every country would drop off the end of a long list of cities.
  const countries = found.filter((place) => place.kind === 'country').slice(0, maxPlaces / 2)
  const cities = found.filter((place) => place.kind === 'city').slice(0, maxPlaces - countries.length)
  return [...cities, ...countries]
}

/** Whether a text names a place in full. */
export const isNamed = (places: Place[], typed: string) => places.some((place) => plain(place.name) === plain(typed))

/** The one place that a text means: its exact name, a city before a country, else the only suggestion. */
export const placeFor = (places: Place[], typed: string): Place | undefined => {
  if (plain(typed) === '') return undefined
  const [only, another] = suggest(places, typed)
  return places.find((place) => plain(place.name) === plain(typed)) ?? (another ? undefined : only)
}
