import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as InvoicesMessages } from './invoices/en.ts'
import type { Messages as AnalyticsMessages } from './analytics/en.ts'
import type { Messages as InvoiceSettingsMessages } from './invoice-settings/en.ts'

export const invoicesCatalog = catalog<InvoicesMessages>('invoices', (locale) => import(`./invoices/${locale}.ts`))

export const analyticsCatalog = catalog<AnalyticsMessages>('analytics', (locale) => import(`./analytics/${locale}.ts`))

export const invoiceSettingsCatalog = catalog<InvoiceSettingsMessages>(
  'invoice-settings',
  (locale) => import(`./invoice-settings/${locale}.ts`),
)
