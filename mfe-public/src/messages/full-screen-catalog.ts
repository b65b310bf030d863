import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** What the pictures in the whole screen say, in one file with what else comes late (`facts-catalog.ts`). */
export const fullScreenCatalog = catalog('full-screen', {
  en: () => import(/* webpackChunkName: "late-en" */ './full-screen/en.ts'),
  de: () => import(/* webpackChunkName: "late-de" */ './full-screen/de.ts'),
  it: () => import(/* webpackChunkName: "late-it" */ './full-screen/it.ts'),
  nl: () => import(/* webpackChunkName: "late-nl" */ './full-screen/nl.ts'),
  fr: () => import(/* webpackChunkName: "late-fr" */ './full-screen/fr.ts'),
  cs: () => import(/* webpackChunkName: "late-cs" */ './full-screen/cs.ts'),
})
