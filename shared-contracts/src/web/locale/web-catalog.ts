import { catalog } from './catalog.ts'

/** What the components say that areas borrow. The host loads it before it shows anything. */
export const webCatalog = catalog('web', {
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ '../messages/de.ts'),
  it: () => import(/* webpackChunkName: "messages-it" */ '../messages/it.ts'),
  nl: () => import(/* webpackChunkName: "messages-nl" */ '../messages/nl.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.ts'),
})
