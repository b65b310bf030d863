import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { messages as cs } from './messages/cs.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import { messages as nl } from './messages/nl.ts'

/** Texts of every mail, by its language. */
export const mailMessages = { en, de, it, nl, fr, cs }

/** A text of somebody's, or its title, with the language that they wrote it in where the mail is in another one. */
export const withLanguage = (text: string, lang: string | null | undefined, locale: GuestLocale) => {
  if (!lang || lang === locale) return text
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(lang) ?? lang
  return `${text} ${mailMessages[locale].writtenIn(name)}`
}
