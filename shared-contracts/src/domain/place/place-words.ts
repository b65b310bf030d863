type Town = { city: string; city_names?: Record<string, string> | undefined }
type LocatedTown = Town & { country: string; country_code?: string | undefined }

/** Name of a town in a language. */
export const townIn = (name: string, names: Record<string, string> | undefined, locale: string) =>
  names?.[locale] ?? name

/** Name of a country in a language, by its code if that is known. */
export const countryIn = (name: string, code: string | undefined, locale: string) =>
  (code && new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)) || name

/** Name of a town in a language, by the names that came with it. */
export const townWords = ({ city, city_names }: Town, locale: string) => townIn(city, city_names, locale)

/** The same with its country. */
export const placeWords = (place: LocatedTown, locale: string) =>
  `${townWords(place, locale)}, ${countryIn(place.country, place.country_code, locale)}`
