import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Messages of the full-screen pictures, in one file with other late ones (`facts-catalog.ts`). */
export const fullScreenCatalog = catalog('full-screen', {
  en: () => import(/* webpackChunkName: "late-en" */ './full-screen/en.ts'),
  de: () => import(/* webpackChunkName: "late-de" */ './full-screen/de.ts'),
  it: () => import(/* webpackChunkName: "late-it" */ './full-screen/it.ts'),
  nl: () => import(/* webpackChunkName: "late-nl" */ './full-screen/nl.ts'),
  fr: () => import(/* webpackChunkName: "late-fr" */ './full-screen/fr.ts'),
  cs: () => import(/* webpackChunkName: "late-cs" */ './full-screen/cs.ts'),
})
