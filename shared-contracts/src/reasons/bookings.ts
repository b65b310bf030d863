import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../domain/reasons/bookings/en.ts'

/** Sentences of the reasons `bookings.…` in each language. */
export const bookingsReasons = catalog<Messages>(
  'reasons/bookings',
  (locale) => import(`../domain/reasons/bookings/${locale}.ts`),
)
