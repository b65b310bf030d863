import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Meta data for search engines and link previews: only the edge loads it. */
export const headCatalog = catalog('head', {
  en: () => import('./head/en.ts'),
  de: () => import('./head/de.ts'),
  it: () => import('./head/it.ts'),
  nl: () => import('./head/nl.ts'),
  fr: () => import('./head/fr.ts'),
  cs: () => import('./head/cs.ts'),
})
