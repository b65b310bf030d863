import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './legal/en.ts'

/** The legal texts of an owner's own site: it alone has them. */
export const legalCatalog = catalog<Messages>(
  'legal',
  (locale) => import(/* webpackChunkName: "late-[request]" */ `./legal/${locale}.ts`),
)
