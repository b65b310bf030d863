import { bookCatalog, guestCatalog, propertyCatalog, requestCatalog } from './messages/catalogs.ts'
import { changeCatalog } from './messages/change-catalog.ts'
import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** Route of an owner's decision, from the link of the mail. An embedded booking has no such page. */
export const decisionRoute = page(
  paths.decision(':token'),
  () => import('./decision/decision-page.tsx'),
  'DecisionPage',
  guestCatalog,
  bookCatalog,
  propertyCatalog,
  requestCatalog,
  changeCatalog,
)
