import { inGuestsLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import {
  type GuestLocale,
  guestLocales,
  type Locale,
  locales,
  matchLocale,
} from '@keyhaven/shared-contracts/domain/locale'

const load = async (locale: string) => {
  const module = (await import(`@keyhaven/shared-contracts/domain/languages/${locale}`)) as Record<string, Language>
  return { messages: module[locale]! }
}
const languages = await inGuestsLanguages(load)

/** Language of somebody: a tag as it is stored, or nothing. */
export type StoredLocale = string | null | undefined

/** The language that a caller of a public call wants texts in; undefined where guests are not offered it. */
export const offeredLocale = (tag: StoredLocale) => matchLocale([tag ?? ''], guestLocales)

/** The language of an owner's mails; English where none is known, or one that they are not written in. */
export const ownerLocaleOf = (tag: StoredLocale): Locale => matchLocale([tag ?? ''], locales) ?? 'en'

/** The language of a guest's mails and documents; the first that is known counts. */
export const guestLocaleOf = (...tags: StoredLocale[]): GuestLocale =>
  matchLocale(
    tags.flatMap((tag) => tag ?? []),
    guestLocales,
  ) ?? 'en'

export const languageOf = (locale: GuestLocale): Language => languages[locale]
