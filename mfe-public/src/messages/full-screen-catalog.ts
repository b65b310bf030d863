import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './full-screen/en.ts'

/** Messages of the full-screen pictures, in one file with other late ones (`facts-catalog.ts`). */
export const fullScreenCatalog = catalog<Messages>(
  'full-screen',
  (locale) => import(/* webpackChunkName: "late-[request]" */ `./full-screen/${locale}.ts`),
)
