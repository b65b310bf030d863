import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Messages of an embedded booking beside its pages. */
export const embedCatalog = catalog('embed', {
  en: () => import(/* webpackChunkName: "messages-en" */ './embed/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ './embed/de.ts'),
  it: () => import(/* webpackChunkName: "messages-it" */ './embed/it.ts'),
  nl: () => import(/* webpackChunkName: "messages-nl" */ './embed/nl.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './embed/fr.ts'),
  cs: () => import(/* webpackChunkName: "messages-cs" */ './embed/cs.ts'),
})
