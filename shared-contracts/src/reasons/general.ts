import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Sentences of the reasons `general.…` in each language. */
export const generalReasons = catalog('reasons/general', {
  en: () => import('../domain/reasons/general/en.ts'),
  de: () => import('../domain/reasons/general/de.ts'),
  it: () => import('../domain/reasons/general/it.ts'),
  nl: () => import('../domain/reasons/general/nl.ts'),
  fr: () => import('../domain/reasons/general/fr.ts'),
  cs: () => import('../domain/reasons/general/cs.ts'),
})
