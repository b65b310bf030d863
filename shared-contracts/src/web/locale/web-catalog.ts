import { catalog } from './catalog.ts'

/** Messages of the components that areas borrow. The host loads them before it shows anything. */
export const webCatalog = catalog('web', {
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/web/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ '../messages/web/de.ts'),
  it: () => import(/* webpackChunkName: "messages-it" */ '../messages/web/it.ts'),
  nl: () => import(/* webpackChunkName: "messages-nl" */ '../messages/web/nl.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/web/fr.ts'),
})

/** Messages about documents that can be issued, downloaded and cancelled. Loaded with those actions, and not before. */
export const documentsCatalog = catalog('documents', {
  en: () => import('../messages/documents/en.ts'),
  de: () => import('../messages/documents/de.ts'),
  it: () => import('../messages/documents/it.ts'),
  nl: () => import('../messages/documents/nl.ts'),
  fr: () => import('../messages/documents/fr.ts'),
})
