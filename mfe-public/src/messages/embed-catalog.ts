import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** What the booking in a page of somebody else says beside its pages. */
export const embedCatalog = catalog('embed', {
  en: () => import(/* webpackChunkName: "messages-en" */ './embed/en.ts'),
})
