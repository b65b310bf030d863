import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The list of bookings. */
export const bookingsCatalog = catalog('bookings', {
  en: () => import('./bookings/en.ts'),
  de: () => import('./bookings/de.ts'),
  it: () => import('./bookings/it.ts'),
  nl: () => import('./bookings/nl.ts'),
  fr: () => import('./bookings/fr.ts'),
})

/** One booking: its popup, its money, and what becomes of it. */
export const bookingCatalog = catalog('booking', {
  en: () => import('./booking/en.ts'),
  de: () => import('./booking/de.ts'),
  it: () => import('./booking/it.ts'),
  nl: () => import('./booking/nl.ts'),
  fr: () => import('./booking/fr.ts'),
})

/** The form of a booking, with its guest. */
export const bookingFormCatalog = catalog('booking-form', {
  en: () => import('./booking-form/en.ts'),
  de: () => import('./booking-form/de.ts'),
  it: () => import('./booking-form/it.ts'),
  nl: () => import('./booking-form/nl.ts'),
  fr: () => import('./booking-form/fr.ts'),
})

/** The list of clients and their form. */
export const clientsCatalog = catalog('clients', {
  en: () => import('./clients/en.ts'),
  de: () => import('./clients/de.ts'),
  it: () => import('./clients/it.ts'),
  nl: () => import('./clients/nl.ts'),
  fr: () => import('./clients/fr.ts'),
})

/** Clients out of a file. */
export const clientImportCatalog = catalog('client-import', {
  en: () => import('./client-import/en.ts'),
  de: () => import('./client-import/de.ts'),
  it: () => import('./client-import/it.ts'),
  nl: () => import('./client-import/nl.ts'),
  fr: () => import('./client-import/fr.ts'),
})

/** Cancellation terms and fees, in the words that guests read too. */
export const cancellationCatalog = catalog('cancellation', {
  en: () => import('./cancellation/en.ts'),
  de: () => import('./cancellation/de.ts'),
  it: () => import('./cancellation/it.ts'),
  nl: () => import('./cancellation/nl.ts'),
  fr: () => import('./cancellation/fr.ts'),
})
