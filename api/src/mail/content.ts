import { inGuestsLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { Messages } from './messages/en.ts'

/** Sender of a mail, for its head. */
export type Sender = {
  name: string
  /** The address of the picture. */
  logo: string | null
  accent: string | null
}

export type Email = {
  to: string
  /** Language of all of it. */
  locale: GuestLocale
  subject: string
  /** The owner whom it is from; left out, it is from Keyhaven itself. */
  sender?: Sender
  /** Name in the greeting. */
  name?: string
  /** The address of a picture of what it is about; it says nothing that the words do not say. */
  picture?: string
  /** Sentences, one paragraph each. */
  paragraphs: string[]
  /** Words of a person, and the line that says who it was. */
  quotation?: { from: string; words: string }
  /** Facts in short lines. */
  facts?: string
  /** Sections with titles of their own. */
  sections?: {
    title: string
    text: string
    lang?: string | undefined
    link?: { words: string; href: string }
    /** A square picture below the text. */
    picture?: { address: string; alt: string }
  }[]
  /** Lines of a price; the last is the total. */
  sums?: { name: string; note?: string; amount: string }[]
  /** The one thing to do. */
  action?: { words: string; link: string }
  /** Small print. */
  closing?: string
}

/** Content of both parts of a mail. */
export type Content = Omit<Email, 'to' | 'name' | 'closing' | 'sender'> & {
  sender: Sender
  small: string
  signature: string
}

/** Texts of every mail, by its language. */
export const mailMessages = await inGuestsLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))

/** A text of somebody's, or its title, with the language that they wrote it in where the mail is in another one. */
export const withLanguage = (text: string, lang: string | null | undefined, locale: GuestLocale) => {
  if (!lang || lang === locale) return text
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(lang) ?? lang
  return `${text} ${mailMessages[locale].writtenIn(name)}`
}
