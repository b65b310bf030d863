import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './party/en.ts'

/** Messages of the party panel, which come with the panel, in one file with other late ones. */
export const partyCatalog = catalog<Messages>(
  'party',
  (locale) => import(/* webpackChunkName: "late-[request]" */ `./party/${locale}.ts`),
)
