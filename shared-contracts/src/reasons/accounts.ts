import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Sentences of the reasons `accounts.…` in each language. */
export const accountsReasons = catalog('reasons/accounts', {
  en: () => import('../domain/reasons/accounts/en.ts'),
  de: () => import('../domain/reasons/accounts/de.ts'),
  it: () => import('../domain/reasons/accounts/it.ts'),
  nl: () => import('../domain/reasons/accounts/nl.ts'),
  fr: () => import('../domain/reasons/accounts/fr.ts'),
})
