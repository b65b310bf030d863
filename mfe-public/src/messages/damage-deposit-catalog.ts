import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './damage-deposit/en.ts'

/** The damage deposit, on the guest's own page. In one file with the changes of stays, which that page alone has, too. */
export const damageDepositCatalog = catalog<Messages>(
  'damage-deposit',
  (locale) => import(/* webpackChunkName: "stay-[request]" */ `./damage-deposit/${locale}.ts`),
)
