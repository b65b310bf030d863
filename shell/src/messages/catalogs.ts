import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** What the shell says. One file a language with what the components for all areas say: both are needed by every page. */
export const shellCatalog = catalog('shell', {
  en: () => import(/* webpackChunkName: "messages-en" */ './shell/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ './shell/de.ts'),
  it: () => import(/* webpackChunkName: "messages-it" */ './shell/it.ts'),
  nl: () => import(/* webpackChunkName: "messages-nl" */ './shell/nl.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './shell/fr.ts'),
})
