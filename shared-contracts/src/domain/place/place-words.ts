import { countryIn, townIn } from './places.ts'

type Town = { city: string; city_names?: Record<string, string> | undefined }
type LocatedTown = Town & { country: string; country_code?: string | undefined }

/** Name of a town in a language. */
export const townWords = ({ city, city_names }: Town, locale: string) => townIn(city, city_names, locale)

/** The same with its country. */
export const placeWords = (place: LocatedTown, locale: string) =>
  `${townWords(place, locale)}, ${countryIn(place.country, place.country_code, locale)}`
