import { catalog } from '@keyhaven/shared-contracts/web/locale'

/**
 * Messages of cancellation terms and of the host's answer time. In one file with the facts: neither is needed in the
 * first script.
 */
export const termsCatalog = catalog('terms', {
  en: () => import(/* webpackChunkName: "late-en" */ './terms/en.ts'),
  de: () => import(/* webpackChunkName: "late-de" */ './terms/de.ts'),
  it: () => import(/* webpackChunkName: "late-it" */ './terms/it.ts'),
  nl: () => import(/* webpackChunkName: "late-nl" */ './terms/nl.ts'),
  fr: () => import(/* webpackChunkName: "late-fr" */ './terms/fr.ts'),
  cs: () => import(/* webpackChunkName: "late-cs" */ './terms/cs.ts'),
})
