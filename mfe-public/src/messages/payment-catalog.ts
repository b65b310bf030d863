import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './payment/en.ts'

/** Payment plan and transfer, on the guest's own page. In one file with the changes of stays, which that page alone has, too. */
export const paymentCatalog = catalog<Messages>(
  'payment',
  (locale) => import(/* webpackChunkName: "stay-[request]" */ `./payment/${locale}.ts`),
)
