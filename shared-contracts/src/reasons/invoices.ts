import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Sentences of the reasons `invoices.…` in each language. */
export const invoicesReasons = catalog('reasons/invoices', {
  en: () => import('../domain/reasons/invoices/en.ts'),
  de: () => import('../domain/reasons/invoices/de.ts'),
  it: () => import('../domain/reasons/invoices/it.ts'),
  nl: () => import('../domain/reasons/invoices/nl.ts'),
  fr: () => import('../domain/reasons/invoices/fr.ts'),
})
