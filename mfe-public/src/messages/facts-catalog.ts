import { catalog } from '@keyhaven/shared-contracts/web/locale'

/**
 * Facts about a house and its units, some of which owners read too. In one file with the legal pages: each file costs a hash
 * in the first script of every page, and neither is needed there.
 */
export const factsCatalog = catalog('facts', {
  en: () => import(/* webpackChunkName: "late-en" */ './facts/en.ts'),
  de: () => import(/* webpackChunkName: "late-de" */ './facts/de.ts'),
  it: () => import(/* webpackChunkName: "late-it" */ './facts/it.ts'),
  nl: () => import(/* webpackChunkName: "late-nl" */ './facts/nl.ts'),
  fr: () => import(/* webpackChunkName: "late-fr" */ './facts/fr.ts'),
  cs: () => import(/* webpackChunkName: "late-cs" */ './facts/cs.ts'),
})
