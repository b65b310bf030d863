import { isGuestLocale, languageNames, locales } from '@keyhaven/shared-contracts/domain/locale'

/** The languages to choose from: those of the whole product, then those that only an area has words in. */
export const languagesOf = (current: string, ...ofAreas: (readonly string[])[]): string[] => {
  const more = [current, ...ofAreas.flat()].filter((tag) => /^[a-z]{2,3}$/.test(tag))
  return [...new Set([...locales, ...more.toSorted()])]
}

/** A language by its own name. */
export const languageName = (tag: string) =>
  isGuestLocale(tag) ? languageNames[tag] : (new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag)
