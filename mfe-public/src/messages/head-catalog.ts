import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** What pages say of themselves to search engines and to those whom their links are sent: the edge alone writes it. */
export const headCatalog = catalog('head', {
  en: () => import('./head/en.ts'),
  de: () => import('./head/de.ts'),
  it: () => import('./head/it.ts'),
  nl: () => import('./head/nl.ts'),
  fr: () => import('./head/fr.ts'),
  cs: () => import('./head/cs.ts'),
})
