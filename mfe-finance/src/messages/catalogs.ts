import { catalog } from '@keyhaven/shared-contracts/web/locale'

export const invoicesCatalog = catalog('invoices', {
  en: () => import('./invoices/en.ts'),
  de: () => import('./invoices/de.ts'),
  it: () => import('./invoices/it.ts'),
  nl: () => import('./invoices/nl.ts'),
  fr: () => import('./invoices/fr.ts'),
})

export const analyticsCatalog = catalog('analytics', {
  en: () => import('./analytics/en.ts'),
  de: () => import('./analytics/de.ts'),
  it: () => import('./analytics/it.ts'),
  nl: () => import('./analytics/nl.ts'),
  fr: () => import('./analytics/fr.ts'),
})

export const invoiceSettingsCatalog = catalog('invoice-settings', {
  en: () => import('./invoice-settings/en.ts'),
  de: () => import('./invoice-settings/de.ts'),
  it: () => import('./invoice-settings/it.ts'),
  nl: () => import('./invoice-settings/nl.ts'),
  fr: () => import('./invoice-settings/fr.ts'),
})
