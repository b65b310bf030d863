import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** What several lists and forms of this area say. */
export const recordsCatalog = catalog('records', {
  en: () => import('./records/en.ts'),
})

export const propertiesCatalog = catalog('properties', {
  en: () => import('./properties/en.ts'),
})

export const unitsCatalog = catalog('units', {
  en: () => import('./units/en.ts'),
})

export const servicesCatalog = catalog('services', {
  en: () => import('./services/en.ts'),
})

export const promocodesCatalog = catalog('promocodes', {
  en: () => import('./promocodes/en.ts'),
})

export const seasonsCatalog = catalog('seasons', {
  en: () => import('./seasons/en.ts'),
})

/** What the forms of properties and units say of their pictures. */
export const imagesCatalog = catalog('images', {
  en: () => import('./images/en.ts'),
})
