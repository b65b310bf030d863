import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The language in which a client is written to. */
export const clientLanguageCatalog = catalog('client-language', {
  en: () => import('./client-language/en.ts'),
  de: () => import('./client-language/de.ts'),
  it: () => import('./client-language/it.ts'),
  nl: () => import('./client-language/nl.ts'),
  fr: () => import('./client-language/fr.ts'),
})
