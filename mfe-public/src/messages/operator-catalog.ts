import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The legal texts of the platform, the same as on the owners' side. In one file with those of an owner's own site. */
export const operatorCatalog = catalog('operator', {
  en: () => import(/* webpackChunkName: "late-en" */ '@keyhaven/shared-contracts/domain/messages/operator/en'),
  de: () => import(/* webpackChunkName: "late-de" */ '@keyhaven/shared-contracts/domain/messages/operator/de'),
  it: () => import(/* webpackChunkName: "late-it" */ '@keyhaven/shared-contracts/domain/messages/operator/it'),
  nl: () => import(/* webpackChunkName: "late-nl" */ '@keyhaven/shared-contracts/domain/messages/operator/nl'),
  fr: () => import(/* webpackChunkName: "late-fr" */ '@keyhaven/shared-contracts/domain/messages/operator/fr'),
  cs: () => import(/* webpackChunkName: "late-cs" */ '@keyhaven/shared-contracts/domain/messages/operator/cs'),
})
