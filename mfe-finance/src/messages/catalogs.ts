import { catalog } from '@keyhaven/shared-contracts/web/locale'

export const invoicesCatalog = catalog('invoices', {
  en: () => import('./invoices/en.ts'),
})

export const analyticsCatalog = catalog('analytics', {
  en: () => import('./analytics/en.ts'),
})

export const invoiceSettingsCatalog = catalog('invoice-settings', {
  en: () => import('./invoice-settings/en.ts'),
})
