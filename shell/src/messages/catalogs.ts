import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** Messages of the shell and of the components for all areas, in one file a language: every page needs both. */
export const shellCatalog = catalog('shell', {
  en: () => import(/* webpackChunkName: "messages-en" */ './shell/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ './shell/de.ts'),
  it: () => import(/* webpackChunkName: "messages-it" */ './shell/it.ts'),
  nl: () => import(/* webpackChunkName: "messages-nl" */ './shell/nl.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './shell/fr.ts'),
})

/** Messages of the landing page. */
export const landingCatalog = catalog('landing', {
  en: () => import('./landing/en.ts'),
  de: () => import('./landing/de.ts'),
  it: () => import('./landing/it.ts'),
  nl: () => import('./landing/nl.ts'),
  fr: () => import('./landing/fr.ts'),
})

/** The legal notice and the privacy policy. */
export const legalCatalog = catalog('legal', {
  en: () => import('@keyhaven/shared-contracts/domain/messages/operator/en'),
  de: () => import('@keyhaven/shared-contracts/domain/messages/operator/de'),
  it: () => import('@keyhaven/shared-contracts/domain/messages/operator/it'),
  nl: () => import('@keyhaven/shared-contracts/domain/messages/operator/nl'),
  fr: () => import('@keyhaven/shared-contracts/domain/messages/operator/fr'),
})

/** Messages about versions, loaded only by the few pages that have a notice. */
export const versionsCatalog = catalog('versions', {
  en: () => import('./versions/en.ts'),
  de: () => import('./versions/de.ts'),
  it: () => import('./versions/it.ts'),
  nl: () => import('./versions/nl.ts'),
  fr: () => import('./versions/fr.ts'),
})
