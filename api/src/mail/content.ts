import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'

/** Sender of a mail, as its head shows it. */
export type Sender = {
  name: string
  /** The address of the picture. */
  logo: string | null
  accent: string | null
}

export type Email = {
  to: string
  /** In which all of it is written. */
  locale: GuestLocale
  subject: string
  /** The owner whom it is from; left out, it is from Keyhaven itself. */
  sender?: Sender
  /** Who is greeted. */
  name?: string
  /** The address of a picture of what it is about; it says nothing that the words do not say. */
  picture?: string
  /** Sentences, one paragraph each. */
  paragraphs: string[]
  /** What a person wrote, under the words that say who it was. */
  quotation?: { from: string; words: string }
  /** What it is about, in short lines. */
  facts?: string
  /** What is told under titles of its own. */
  sections?: { title: string; text: string; lang?: string | undefined; link?: { words: string; href: string } }[]
  /** What it costs; the last is the total. */
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
