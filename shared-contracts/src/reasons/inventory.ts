import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../domain/reasons/inventory/en.ts'

/** Sentences of the reasons `inventory.…` in each language. */
export const inventoryReasons = catalog<Messages>(
  'reasons/inventory',
  (locale) => import(`../domain/reasons/inventory/${locale}.ts`),
)
