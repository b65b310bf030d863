import { type GuestLocale, guestLocales, type Locale, locales } from '../locale.ts'

type Load<M> = (locale: string) => Promise<{ messages: M }>

const inEach = async <M>(languages: readonly string[], load: Load<M>): Promise<Record<string, M>> =>
  Object.fromEntries(
    await Promise.all(languages.map(async (locale) => [locale, (await load(locale)).messages] as const)),
  )

/**
 * Messages in every language of owners, for servers and builds: `await inOwnersLanguages<Messages>((locale) =>
 * import(`./messages/${locale}.ts`))`. Rejects where a language has none.
 */
export const inOwnersLanguages = async <M>(load: Load<M>): Promise<Record<Locale, M>> => inEach(locales, load)

/** The same in every language of guests. */
export const inGuestsLanguages = async <M>(load: Load<M>): Promise<Record<GuestLocale, M>> => inEach(guestLocales, load)
