import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../domain/reasons/accounts/en.ts'

/** Sentences of the reasons `accounts.…` in each language. */
export const accountsReasons = catalog<Messages>(
  'reasons/accounts',
  (locale) => import(`../domain/reasons/accounts/${locale}.ts`),
)
