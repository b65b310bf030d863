import { accountingApi } from '@keyhaven/shared-contracts/contract/finance/accounting'
import { bankLinesApi } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import { damageDepositsApi } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import { invoiceSettingsApi } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { moneyDueApi } from '@keyhaven/shared-contracts/contract/finance/money-due'
import { paymentSettingsApi } from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import { invoicesApi } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { searchApi } from '@keyhaven/shared-contracts/contract/search'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { describeArea, firstCall } from '@keyhaven/shared-contracts/platform/describe-area'
import { firstPage } from '@keyhaven/shared-contracts/contract/paging'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Messages } from './messages/manifest/en.ts'
import { pages } from './pages.ts'
import { slots } from './slots.ts'

const words = await inOwnersLanguages<Messages>((locale) => import(`./messages/manifest/${locale}.ts`))

export const manifest = describeArea(words, {
  area: 'finance',
  nav: [
    {
      id: 'invoices',
      path: paths.invoices(),
      icon: 'M6 3h9l4 4v14H6ZM14.5 3v4.5H19M9.5 12h6M9.5 16h6',
      order: 80,
      place: 'main',
    },
    {
      id: 'analytics',
      path: paths.analytics(),
      icon: 'M4 4v16h16M8.5 16v-4M13 16V7M17.5 16v-6',
      order: 90,
      place: 'main',
    },
  ],
  pages: [
    {
      page: pages.invoices,
      below: true,
      calls: [
        firstCall(invoicesApi.list, { query: { ...firstPage, sort: '-date' } }),
        firstCall(invoicesApi.totals, { query: {} }),
        firstCall(propertiesApi.list, { query: firstPage }),
      ],
    },
    {
      page: pages.moneyDue,
      calls: [
        firstCall(moneyDueApi.list, { query: firstPage }),
        firstCall(moneyDueApi.totals, {}),
        firstCall(damageDepositsApi.list, {}),
      ],
    },
    { page: pages.touristTax },
    { page: pages.cashBook, calls: [firstCall(accountingApi.read, {})] },
    {
      page: pages.bankStatements,
      calls: [firstCall(bankLinesApi.list, { query: { ...firstPage, state: 'open' } })],
    },
    {
      page: pages.analytics,
      below: true,
      calls: [firstCall(propertiesApi.list, { query: {} }), firstCall(unitsApi.list, { query: {} })],
    },
    {
      page: pages.invoiceSettings,
      calls: [
        firstCall(invoiceSettingsApi.read, {}),
        firstCall(paymentSettingsApi.read, {}),
        firstCall(accountingApi.read, {}),
      ],
    },
  ],
  shortcuts: [
    { id: 'money-due', to: paths.moneyDue() },
    { id: 'tourist-tax', to: paths.touristTaxReport() },
    { id: 'cash-book', to: paths.cashBook() },
    { id: 'bank-statements', to: paths.bankStatements() },
  ],
  search: [{ id: 'invoices', call: searchApi.invoices.path, to: `${paths.invoices()}?search={title}`, order: 40 }],
  settings: [{ id: 'invoices', path: paths.settings('invoices') }],
  slots: [
    { id: 'invoices', filling: slots.invoices, order: 20 },
    { id: 'money-due', filling: slots['money-due'], order: 10 },
    { id: 'booking-payments', filling: slots['booking-payments'], order: 10 },
    { id: 'booking-invoices', filling: slots['booking-invoices'], order: 20 },
    { id: 'form-invoices', filling: slots['form-invoices'], order: 20 },
  ],
})
