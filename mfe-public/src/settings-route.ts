import { settingsCatalog } from './messages/settings-catalog.ts'
import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** The owner's settings of the site: in the dashboard alone, and in no script that guests load. */
export const settingsRoute = page(
  paths.settings('site'),
  () => import('./settings/site-settings-page.tsx'),
  'SiteSettingsPage',
  settingsCatalog,
)
