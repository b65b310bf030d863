import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as InvoicesMessages } from './invoices/en.ts'
import type { Messages as AnalyticsMessages } from './analytics/en.ts'
import type { Messages as InvoiceSettingsMessages } from './invoice-settings/en.ts'
import type { Messages as CardsMessages } from './cards/en.ts'
import type { Messages as MoneyDueMessages } from './money-due/en.ts'
import type { Messages as TouristTaxMessages } from './tourist-tax/en.ts'
import type { Messages as BookingPaymentsMessages } from './booking-payments/en.ts'
import type { Messages as BookingInvoicesMessages } from './booking-invoices/en.ts'

export const invoicesCatalog = catalog<InvoicesMessages>('invoices', (locale) => import(`./invoices/${locale}.ts`))

/** Payments by card. */
export const cardsCatalog = catalog<CardsMessages>('cards', (locale) => import(`./cards/${locale}.ts`))

/** What guests owe, and what else of money waits for its owner. */
export const moneyDueCatalog = catalog<MoneyDueMessages>('money-due', (locale) => import(`./money-due/${locale}.ts`))

/** The tourist tax of a month. */
export const touristTaxCatalog = catalog<TouristTaxMessages>(
  'tourist-tax',
  (locale) => import(`./tourist-tax/${locale}.ts`),
)

export const analyticsCatalog = catalog<AnalyticsMessages>('analytics', (locale) => import(`./analytics/${locale}.ts`))

export const invoiceSettingsCatalog = catalog<InvoiceSettingsMessages>(
  'invoice-settings',
  (locale) => import(`./invoice-settings/${locale}.ts`),
)

/** The invoices of one booking, in its popup and its form. */
export const bookingInvoicesCatalog = catalog<BookingInvoicesMessages>(
  'booking-invoices',
  (locale) => import(`./booking-invoices/${locale}.ts`),
)

/** The payments of one booking, in its popup. */
export const bookingPaymentsCatalog = catalog<BookingPaymentsMessages>(
  'booking-payments',
  (locale) => import(`./booking-payments/${locale}.ts`),
)
