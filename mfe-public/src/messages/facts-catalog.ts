import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** What guests read about a house and its units, the words that owners read for the same among it. */
export const factsCatalog = catalog('facts', {
  en: () => import('./facts/en.ts'),
  de: () => import('./facts/de.ts'),
  it: () => import('./facts/it.ts'),
  nl: () => import('./facts/nl.ts'),
  fr: () => import('./facts/fr.ts'),
  cs: () => import('./facts/cs.ts'),
})
