import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Messages that several lists and forms of this area share. */
export const recordsCatalog = catalog('records', {
  en: () => import('./records/en.ts'),
  de: () => import('./records/de.ts'),
  it: () => import('./records/it.ts'),
  nl: () => import('./records/nl.ts'),
  fr: () => import('./records/fr.ts'),
})

export const propertiesCatalog = catalog('properties', {
  en: () => import('./properties/en.ts'),
  de: () => import('./properties/de.ts'),
  it: () => import('./properties/it.ts'),
  nl: () => import('./properties/nl.ts'),
  fr: () => import('./properties/fr.ts'),
})

export const unitsCatalog = catalog('units', {
  en: () => import('./units/en.ts'),
  de: () => import('./units/de.ts'),
  it: () => import('./units/it.ts'),
  nl: () => import('./units/nl.ts'),
  fr: () => import('./units/fr.ts'),
})

export const servicesCatalog = catalog('services', {
  en: () => import('./services/en.ts'),
  de: () => import('./services/de.ts'),
  it: () => import('./services/it.ts'),
  nl: () => import('./services/nl.ts'),
  fr: () => import('./services/fr.ts'),
})

export const promocodesCatalog = catalog('promocodes', {
  en: () => import('./promocodes/en.ts'),
  de: () => import('./promocodes/de.ts'),
  it: () => import('./promocodes/it.ts'),
  nl: () => import('./promocodes/nl.ts'),
  fr: () => import('./promocodes/fr.ts'),
})

export const seasonsCatalog = catalog('seasons', {
  en: () => import('./seasons/en.ts'),
  de: () => import('./seasons/de.ts'),
  it: () => import('./seasons/it.ts'),
  nl: () => import('./seasons/nl.ts'),
  fr: () => import('./seasons/fr.ts'),
})

/** Messages about pictures, in the forms of properties and units. */
export const imagesCatalog = catalog('images', {
  en: () => import('./images/en.ts'),
  de: () => import('./images/de.ts'),
  it: () => import('./images/it.ts'),
  nl: () => import('./images/nl.ts'),
  fr: () => import('./images/fr.ts'),
})

/** Messages about facts, in the forms of properties and units. */
export const factsCatalog = catalog('facts', {
  en: () => import('./facts/en.ts'),
  de: () => import('./facts/de.ts'),
  it: () => import('./facts/it.ts'),
  nl: () => import('./facts/nl.ts'),
  fr: () => import('./facts/fr.ts'),
})

/** Amenities, rooms and beds, in the words that guests read, too. */
export const amenitiesCatalog = catalog('amenities', {
  en: () => import('@keyhaven/shared-contracts/domain/messages/facts/en'),
  de: () => import('@keyhaven/shared-contracts/domain/messages/facts/de'),
  it: () => import('@keyhaven/shared-contracts/domain/messages/facts/it'),
  nl: () => import('@keyhaven/shared-contracts/domain/messages/facts/nl'),
  fr: () => import('@keyhaven/shared-contracts/domain/messages/facts/fr'),
})

/** Cancellation terms, in the words that guests read too. */
export const cancellationCatalog = catalog('cancellation', {
  en: () => import('./cancellation/en.ts'),
  de: () => import('./cancellation/de.ts'),
  it: () => import('./cancellation/it.ts'),
  nl: () => import('./cancellation/nl.ts'),
  fr: () => import('./cancellation/fr.ts'),
})
