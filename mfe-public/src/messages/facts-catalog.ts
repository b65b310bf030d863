import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './facts/en.ts'

/**
 * Facts about a house and its units, some of which owners read too. In one file with the legal pages: each file costs a hash
 * in the first script of every page, and neither is needed there.
 */
export const factsCatalog = catalog<Messages>(
  'facts',
  (locale) => import(/* webpackChunkName: "late-[request]" */ `./facts/${locale}.ts`),
)
