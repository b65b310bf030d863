import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Messages of the party panel, which come with the panel, in one file with other late ones. */
export const partyCatalog = catalog('party', {
  en: () => import(/* webpackChunkName: "late-en" */ './party/en.ts'),
  de: () => import(/* webpackChunkName: "late-de" */ './party/de.ts'),
  it: () => import(/* webpackChunkName: "late-it" */ './party/it.ts'),
  nl: () => import(/* webpackChunkName: "late-nl" */ './party/nl.ts'),
  fr: () => import(/* webpackChunkName: "late-fr" */ './party/fr.ts'),
  cs: () => import(/* webpackChunkName: "late-cs" */ './party/cs.ts'),
})
