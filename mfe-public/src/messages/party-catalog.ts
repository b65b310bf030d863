import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Who comes, beside their number: it comes with the panel that asks for it, in one file with what is late anyway. */
export const partyCatalog = catalog('party', {
  en: () => import(/* webpackChunkName: "late-en" */ './party/en.ts'),
  de: () => import(/* webpackChunkName: "late-de" */ './party/de.ts'),
  it: () => import(/* webpackChunkName: "late-it" */ './party/it.ts'),
  nl: () => import(/* webpackChunkName: "late-nl" */ './party/nl.ts'),
  fr: () => import(/* webpackChunkName: "late-fr" */ './party/fr.ts'),
  cs: () => import(/* webpackChunkName: "late-cs" */ './party/cs.ts'),
})
