import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as BookingsMessages } from './bookings/en.ts'
import type { Messages as BookingMessages } from './booking/en.ts'
import type { Messages as BookingFormMessages } from './booking-form/en.ts'
import type { Messages as ClientsMessages } from './clients/en.ts'
import type { Messages as ClientImportMessages } from './client-import/en.ts'
import type { Messages as TouristTaxMessages } from './tourist-tax/en.ts'
import type { Messages as CancellationMessages } from './cancellation/en.ts'

/** The list of bookings. */
export const bookingsCatalog = catalog<BookingsMessages>(
  'bookings',
  (locale) => import(/* webpackChunkName: "stay-[request]" */ `./bookings/${locale}.ts`),
)

// What a booking needs wherever it opens is one file for each language, `stay`: each file carries the formats of its language.

/** One booking: its popup, its money, and what becomes of it. */
export const bookingCatalog = catalog<BookingMessages>(
  'booking',
  (locale) => import(/* webpackChunkName: "stay-[request]" */ `./booking/${locale}.ts`),
)

/** The form of a booking, with its guest. */
export const bookingFormCatalog = catalog<BookingFormMessages>(
  'booking-form',
  (locale) => import(/* webpackChunkName: "stay-[request]" */ `./booking-form/${locale}.ts`),
)

/** The list of clients and their form. */
export const clientsCatalog = catalog<ClientsMessages>('clients', (locale) => import(`./clients/${locale}.ts`))

/** The tourist tax of a booking, and its correction. */
export const touristTaxCatalog = catalog<TouristTaxMessages>(
  'tourist-tax',
  (locale) => import(`./tourist-tax/${locale}.ts`),
)

/** Clients out of a file. */
export const clientImportCatalog = catalog<ClientImportMessages>(
  'client-import',
  (locale) => import(`./client-import/${locale}.ts`),
)

/** Cancellation terms and fees, in the words that guests read too. */
export const cancellationCatalog = catalog<CancellationMessages>(
  'cancellation',
  (locale) => import(`./cancellation/${locale}.ts`),
)
