import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The legal texts of an owner's own site: it alone has them. */
export const legalCatalog = catalog('legal', {
  en: () => import('./legal/en.ts'),
  de: () => import('./legal/de.ts'),
  it: () => import('./legal/it.ts'),
  nl: () => import('./legal/nl.ts'),
  fr: () => import('./legal/fr.ts'),
  cs: () => import('./legal/cs.ts'),
})
