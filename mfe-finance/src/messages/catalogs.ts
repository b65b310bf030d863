import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as InvoicesMessages } from './invoices/en.ts'
import type { Messages as BankMessages } from './bank/en.ts'
import type { Messages as AnalyticsMessages } from './analytics/en.ts'
import type { Messages as AccountingMessages } from './accounting/en.ts'
import type { Messages as CashMessages } from './cash/en.ts'
import type { Messages as InvoiceSettingsMessages } from './invoice-settings/en.ts'
import type { Messages as CardsMessages } from './cards/en.ts'
import type { Messages as DamageDepositsMessages } from './damage-deposits/en.ts'
import type { Messages as MoneyDueMessages } from './money-due/en.ts'
import type { Messages as TouristTaxMessages } from './tourist-tax/en.ts'
import type { Messages as BookingPaymentsMessages } from './booking-payments/en.ts'
import type { Messages as PaymentSettingsMessages } from './payment-settings/en.ts'
import type { Messages as BookingInvoicesMessages } from './booking-invoices/en.ts'

export const invoicesCatalog = catalog<InvoicesMessages>('invoices', (locale) => import(`./invoices/${locale}.ts`))

/** Payments by card. */
export const cardsCatalog = catalog<CardsMessages>('cards', (locale) => import(`./cards/${locale}.ts`))

/** Damage deposits. */
export const damageDepositsCatalog = catalog<DamageDepositsMessages>(
  'damage-deposits',
  (locale) => import(`./damage-deposits/${locale}.ts`),
)

/** Money that guests owe, and that else waits for its owner. */
export const moneyDueCatalog = catalog<MoneyDueMessages>('money-due', (locale) => import(`./money-due/${locale}.ts`))

/** The tourist tax of a month. */
export const touristTaxCatalog = catalog<TouristTaxMessages>(
  'tourist-tax',
  (locale) => import(`./tourist-tax/${locale}.ts`),
)

/** Bank statements and their lines. */
export const bankCatalog = catalog<BankMessages>('bank', (locale) => import(`./bank/${locale}.ts`))

export const analyticsCatalog = catalog<AnalyticsMessages>('analytics', (locale) => import(`./analytics/${locale}.ts`))

export const invoiceSettingsCatalog = catalog<InvoiceSettingsMessages>(
  'invoice-settings',
  (locale) => import(`./invoice-settings/${locale}.ts`),
)

/** The account and the payment rule of an owner. */
export const paymentSettingsCatalog = catalog<PaymentSettingsMessages>(
  'payment-settings',
  (locale) => import(`./payment-settings/${locale}.ts`),
)

/** Numbers and accounts for the tax adviser. */
export const accountingCatalog = catalog<AccountingMessages>(
  'accounting',
  (locale) => import(`./accounting/${locale}.ts`),
)

export const cashCatalog = catalog<CashMessages>('cash', (locale) => import(`./cash/${locale}.ts`))

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
