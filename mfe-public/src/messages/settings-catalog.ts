import { catalog } from '@keyhaven/shared-contracts/web/locale'

export const settingsCatalog = catalog('settings', {
  en: () => import('./settings/en.ts'),
  de: () => import('./settings/de.ts'),
  it: () => import('./settings/it.ts'),
  nl: () => import('./settings/nl.ts'),
  fr: () => import('./settings/fr.ts'),
})
