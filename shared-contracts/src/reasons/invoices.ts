import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../domain/reasons/invoices/en.ts'

/** Sentences of the reasons `invoices.…` in each language. */
export const invoicesReasons = catalog<Messages>(
  'reasons/invoices',
  (locale) => import(`../domain/reasons/invoices/${locale}.ts`),
)
