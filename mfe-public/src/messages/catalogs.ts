import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as GuestMessages } from './guest/en.ts'
import type { Messages as PropertyMessages } from './property/en.ts'
import type { Messages as BookMessages } from './book/en.ts'
import type { Messages as RequestMessages } from './request/en.ts'

/** The frame, the search and what it finds. With what every first view needs comes how its language writes. */
export const guestCatalog = catalog<GuestMessages>(
  'guest',
  (locale) => import(/* webpackChunkName: "messages-[request]" */ `./guest/${locale}.ts`),
)
export const propertyCatalog = catalog<PropertyMessages>('property', (locale) => import(`./property/${locale}.ts`))
/** Messages of the request form and of the alternatives: one file, because they are needed together. */
export const bookCatalog = catalog<BookMessages>(
  'book',
  (locale) => import(/* webpackChunkName: "request-[request]" */ `./book/${locale}.ts`),
)
export const requestCatalog = catalog<RequestMessages>(
  'request',
  (locale) => import(/* webpackChunkName: "request-[request]" */ `./request/${locale}.ts`),
)
