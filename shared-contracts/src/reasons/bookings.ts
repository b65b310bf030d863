import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Sentences of the reasons `bookings.…` in each language. */
export const bookingsReasons = catalog('reasons/bookings', {
  en: () => import('../domain/reasons/bookings/en.ts'),
  de: () => import('../domain/reasons/bookings/de.ts'),
  it: () => import('../domain/reasons/bookings/it.ts'),
  nl: () => import('../domain/reasons/bookings/nl.ts'),
  fr: () => import('../domain/reasons/bookings/fr.ts'),
})
