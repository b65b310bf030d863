import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './embed/en.ts'

/** Messages of an embedded booking beside its pages. */
export const embedCatalog = catalog<Messages>(
  'embed',
  (locale) => import(/* webpackChunkName: "messages-[request]" */ `./embed/${locale}.ts`),
)
