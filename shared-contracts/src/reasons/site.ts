import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Sentences of the reasons `site.…` in each language. */
export const siteReasons = catalog('reasons/site', {
  en: () => import('../domain/reasons/site/en.ts'),
  de: () => import('../domain/reasons/site/de.ts'),
  it: () => import('../domain/reasons/site/it.ts'),
  nl: () => import('../domain/reasons/site/nl.ts'),
  fr: () => import('../domain/reasons/site/fr.ts'),
})
