import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { languageOf } from '../../language.ts'
import type { Document } from '../document.ts'
import { documentMessages } from '../messages/document-messages.ts'
import type { Messages } from '../messages/documents/en.ts'

/** Texts of a document, and how its language writes days and amounts. */
export type Words = { t: Messages; language: Language }

export const wordsOf = ({ locale = 'en' }: Document): Words => ({
  t: documentMessages[locale],
  language: languageOf(locale),
})

export const amount = ({ language }: Words, cents: number) => language.euros(toEuros(cents))
