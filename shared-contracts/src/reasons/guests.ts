import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../domain/reasons/guests/en.ts'

/** Sentences of the reasons `guests.…` in each language. */
export const guestsReasons = catalog<Messages>(
  'reasons/guests',
  (locale) => import(`../domain/reasons/guests/${locale}.ts`),
)
