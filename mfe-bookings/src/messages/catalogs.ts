import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The list of bookings. */
export const bookingsCatalog = catalog('bookings', {
  en: () => import('./bookings/en.ts'),
})

/** One booking: its popup, its money, and what becomes of it. */
export const bookingCatalog = catalog('booking', {
  en: () => import('./booking/en.ts'),
})

/** The form of a booking, with its guest. */
export const bookingFormCatalog = catalog('booking-form', {
  en: () => import('./booking-form/en.ts'),
})

/** The list of clients and their form. */
export const clientsCatalog = catalog('clients', {
  en: () => import('./clients/en.ts'),
})

/** Clients out of a file. */
export const clientImportCatalog = catalog('client-import', {
  en: () => import('./client-import/en.ts'),
})
