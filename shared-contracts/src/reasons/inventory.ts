import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Sentences of the reasons `inventory.…` in each language. */
export const inventoryReasons = catalog('reasons/inventory', {
  en: () => import('../domain/reasons/inventory/en.ts'),
  de: () => import('../domain/reasons/inventory/de.ts'),
  it: () => import('../domain/reasons/inventory/it.ts'),
  nl: () => import('../domain/reasons/inventory/nl.ts'),
  fr: () => import('../domain/reasons/inventory/fr.ts'),
})
