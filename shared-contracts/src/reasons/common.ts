import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** What the reasons `common.…` say in each language. */
export const commonReasons = catalog('reasons/common', {
  en: () => import('../domain/reasons/common/en.ts'),
  de: () => import('../domain/reasons/common/de.ts'),
  it: () => import('../domain/reasons/common/it.ts'),
  nl: () => import('../domain/reasons/common/nl.ts'),
  fr: () => import('../domain/reasons/common/fr.ts'),
  cs: () => import('../domain/reasons/common/cs.ts'),
})
