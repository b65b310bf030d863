import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The legal texts of an owner's own site: it alone has them. */
export const legalCatalog = catalog('legal', {
  en: () => import(/* webpackChunkName: "late-en" */ './legal/en.ts'),
  de: () => import(/* webpackChunkName: "late-de" */ './legal/de.ts'),
  it: () => import(/* webpackChunkName: "late-it" */ './legal/it.ts'),
  nl: () => import(/* webpackChunkName: "late-nl" */ './legal/nl.ts'),
  fr: () => import(/* webpackChunkName: "late-fr" */ './legal/fr.ts'),
  cs: () => import(/* webpackChunkName: "late-cs" */ './legal/cs.ts'),
})
