import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The frame, the search and what it finds. With what every first view needs comes how its language writes. */
export const guestCatalog = catalog('guest', {
  en: () => import(/* webpackChunkName: "messages-en" */ './guest/en.ts'),
})
export const propertyCatalog = catalog('property', {
  en: () => import('./property/en.ts'),
})
/** What asks for a stay also says where it could be had when somebody else was faster: one file with the next. */
export const bookCatalog = catalog('book', {
  en: () => import(/* webpackChunkName: "request-en" */ './book/en.ts'),
})
export const requestCatalog = catalog('request', {
  en: () => import(/* webpackChunkName: "request-en" */ './request/en.ts'),
})
