import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './results/en.ts'

/** Messages of results, filters, map and flexible dates: in one file with other late ones. */
export const resultsCatalog = catalog<Messages>(
  'results',
  (locale) => import(/* webpackChunkName: "late-[request]" */ `./results/${locale}.ts`),
)
