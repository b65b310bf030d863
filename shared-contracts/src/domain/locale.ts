/** The languages that the whole product speaks, by their BCP 47 tags; the first one stands in for what has no words. */
export const locales = ['en', 'de', 'it', 'nl', 'fr'] as const
export type Locale = (typeof locales)[number]

/** The languages of guests' pages, mails and documents. */
export const guestLocales = [...locales, 'cs'] as const
export type GuestLocale = (typeof guestLocales)[number]

/** Each language by its own name, as a switch offers it. */
export const languageNames: Record<GuestLocale, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  nl: 'Nederlands',
  fr: 'Français',
  cs: 'Čeština',
}

export const isGuestLocale = (tag: unknown): tag is GuestLocale => guestLocales.some((locale) => locale === tag)

/**
 * The first preferred language that is offered: `de-AT` is served with `de`. `tags` are of BCP 47, in order of
 * preference, as `navigator.languages` or a parsed `Accept-Language` lists them.
 */
export const matchLocale = <L extends string>(tags: readonly string[], offered: readonly L[]): L | undefined => {
  for (const tag of tags) {
    const [language] = tag.toLowerCase().split('-')
    const match = offered.find((locale) => locale === language)
    if (match) return match
  }
  return undefined
}
