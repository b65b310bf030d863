import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './terms/en.ts'

/**
 * Messages of cancellation terms and of the host's answer time. In one file with the facts: neither is needed in the
 * first script.
 */
export const termsCatalog = catalog<Messages>(
  'terms',
  (locale) => import(/* webpackChunkName: "late-[request]" */ `./terms/${locale}.ts`),
)
