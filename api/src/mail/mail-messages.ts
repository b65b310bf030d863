import { inGuestsLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './messages/en.ts'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'

/** Texts of every mail, by its language. */
export const mailMessages = await inGuestsLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))

/** A text of somebody's, or its title, with the language that they wrote it in where the mail is in another one. */
export const withLanguage = (text: string, lang: string | null | undefined, locale: GuestLocale) => {
  if (!lang || lang === locale) return text
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(lang) ?? lang
  return `${text} ${mailMessages[locale].writtenIn(name)}`
}
