import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Which language the site has for guests whose own is not offered. */
export const siteLanguageCatalog = catalog('site-language', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  fr: () => import('./fr.ts'),
})
