import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The legal texts of an owner's own site: it alone has them. */
export const legalCatalog = catalog('legal', {
  en: () => import('./legal/en.ts'),
})
