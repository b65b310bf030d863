import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Messages of results, filters, map and flexible dates: in one file with other late ones. */
export const resultsCatalog = catalog('results', {
  en: () => import(/* webpackChunkName: "late-en" */ './results/en.ts'),
  de: () => import(/* webpackChunkName: "late-de" */ './results/de.ts'),
  it: () => import(/* webpackChunkName: "late-it" */ './results/it.ts'),
  nl: () => import(/* webpackChunkName: "late-nl" */ './results/nl.ts'),
  fr: () => import(/* webpackChunkName: "late-fr" */ './results/fr.ts'),
  cs: () => import(/* webpackChunkName: "late-cs" */ './results/cs.ts'),
})
