import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './change/en.ts'

/** Other days or another party for a confirmed stay: what guests ask for, and what owners decide on. */
export const changeCatalog = catalog<Messages>(
  'change',
  (locale) => import(/* webpackChunkName: "stay-[request]" */ `./change/${locale}.ts`),
)
