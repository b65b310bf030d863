import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import {
  accountingCatalog,
  analyticsCatalog,
  cardsCatalog,
  cashCatalog,
  damageDepositsCatalog,
  bankCatalog,
  invoicesCatalog,
  invoiceSettingsCatalog,
  moneyDueCatalog,
  paymentSettingsCatalog,
  touristTaxCatalog,
} from './messages/catalogs.ts'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  invoices: page(
    paths.invoices(),
    () => import('./invoices/invoices-page.tsx'),
    'InvoicesPage',
    invoicesCatalog,
    accountingCatalog,
  ),
  cashBook: page(paths.cashBook(), () => import('./cash/cash-page.tsx'), 'CashPage', cashCatalog),
  touristTax: page(
    paths.touristTaxReport(),
    () => import('./tourist-tax/tax-report-page.tsx'),
    'TaxReportPage',
    touristTaxCatalog,
  ),
  moneyDue: page(
    paths.moneyDue(),
    () => import('./money-due/money-due-page.tsx'),
    'MoneyDuePage',
    moneyDueCatalog,
    damageDepositsCatalog,
  ),
  bankStatements: page(paths.bankStatements(), () => import('./bank/bank-page.tsx'), 'BankPage', bankCatalog),
  analytics: page(paths.analytics(), () => import('./analytics/analytics-page.tsx'), 'AnalyticsPage', analyticsCatalog),
  invoiceSettings: page(
    paths.settings('invoices'),
    () => import('./settings/invoice-settings-page.tsx'),
    'InvoiceSettingsPage',
    ...[invoiceSettingsCatalog, paymentSettingsCatalog, cardsCatalog, accountingCatalog],
  ),
}
