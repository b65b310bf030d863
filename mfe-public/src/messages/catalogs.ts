import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The frame, the search and what it finds. With what every first view needs comes how its language writes. */
export const guestCatalog = catalog('guest', {
  en: () => import(/* webpackChunkName: "messages-en" */ './guest/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ './guest/de.ts'),
  it: () => import(/* webpackChunkName: "messages-it" */ './guest/it.ts'),
  nl: () => import(/* webpackChunkName: "messages-nl" */ './guest/nl.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './guest/fr.ts'),
  cs: () => import(/* webpackChunkName: "messages-cs" */ './guest/cs.ts'),
})
export const propertyCatalog = catalog('property', {
  en: () => import('./property/en.ts'),
  de: () => import('./property/de.ts'),
  it: () => import('./property/it.ts'),
  nl: () => import('./property/nl.ts'),
  fr: () => import('./property/fr.ts'),
  cs: () => import('./property/cs.ts'),
})
/** Messages of the request form and of the alternatives: one file, because they are needed together. */
export const bookCatalog = catalog('book', {
  en: () => import(/* webpackChunkName: "request-en" */ './book/en.ts'),
  de: () => import(/* webpackChunkName: "request-de" */ './book/de.ts'),
  it: () => import(/* webpackChunkName: "request-it" */ './book/it.ts'),
  nl: () => import(/* webpackChunkName: "request-nl" */ './book/nl.ts'),
  fr: () => import(/* webpackChunkName: "request-fr" */ './book/fr.ts'),
  cs: () => import(/* webpackChunkName: "request-cs" */ './book/cs.ts'),
})
export const requestCatalog = catalog('request', {
  en: () => import(/* webpackChunkName: "request-en" */ './request/en.ts'),
  de: () => import(/* webpackChunkName: "request-de" */ './request/de.ts'),
  it: () => import(/* webpackChunkName: "request-it" */ './request/it.ts'),
  nl: () => import(/* webpackChunkName: "request-nl" */ './request/nl.ts'),
  fr: () => import(/* webpackChunkName: "request-fr" */ './request/fr.ts'),
  cs: () => import(/* webpackChunkName: "request-cs" */ './request/cs.ts'),
})
