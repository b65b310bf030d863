import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** What the owner's settings of the site say. */
export const settingsCatalog = catalog('settings', {
  en: () => import('./settings/en.ts'),
})
