import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Other days or another party for a confirmed stay: what guests ask for, and what owners decide on. */
export const changeCatalog = catalog('change', {
  en: () => import('./change/en.ts'),
  de: () => import('./change/de.ts'),
  it: () => import('./change/it.ts'),
  nl: () => import('./change/nl.ts'),
  fr: () => import('./change/fr.ts'),
  cs: () => import('./change/cs.ts'),
})
