import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Sentences of the reasons `guests.…` in each language. */
export const guestsReasons = catalog('reasons/guests', {
  en: () => import('../domain/reasons/guests/en.ts'),
  de: () => import('../domain/reasons/guests/de.ts'),
  it: () => import('../domain/reasons/guests/it.ts'),
  nl: () => import('../domain/reasons/guests/nl.ts'),
  fr: () => import('../domain/reasons/guests/fr.ts'),
  cs: () => import('../domain/reasons/guests/cs.ts'),
})
