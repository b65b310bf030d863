import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** What guests read about a house and its units, with the words of owners for the same: one file, loaded with it. */
export const factsCatalog = catalog('facts', {
  en: () => import(/* webpackChunkName: "facts-en" */ './facts/en.ts'),
  de: () => import(/* webpackChunkName: "facts-de" */ './facts/de.ts'),
  it: () => import(/* webpackChunkName: "facts-it" */ './facts/it.ts'),
  nl: () => import(/* webpackChunkName: "facts-nl" */ './facts/nl.ts'),
  fr: () => import(/* webpackChunkName: "facts-fr" */ './facts/fr.ts'),
  cs: () => import(/* webpackChunkName: "facts-cs" */ './facts/cs.ts'),
})
export const amenitiesCatalog = catalog('amenities', {
  en: () => import(/* webpackChunkName: "facts-en" */ '@keyhaven/shared-contracts/domain/messages/facts/en'),
  de: () => import(/* webpackChunkName: "facts-de" */ '@keyhaven/shared-contracts/domain/messages/facts/de'),
  it: () => import(/* webpackChunkName: "facts-it" */ '@keyhaven/shared-contracts/domain/messages/facts/it'),
  nl: () => import(/* webpackChunkName: "facts-nl" */ '@keyhaven/shared-contracts/domain/messages/facts/nl'),
  fr: () => import(/* webpackChunkName: "facts-fr" */ '@keyhaven/shared-contracts/domain/messages/facts/fr'),
  cs: () => import(/* webpackChunkName: "facts-cs" */ '@keyhaven/shared-contracts/domain/messages/facts/cs'),
})
