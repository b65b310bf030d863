import { fill } from '@keyhaven/shared-contracts/web/area'
import { channelsCatalog } from './messages/catalogs.ts'

/** The parts of this area in pages of others, by the ids of the manifest. */
export const slots = {
  'channels-to-do': fill(
    'dashboard.notices',
    () => import('./slots/channels-notice.tsx'),
    'ChannelsNotice',
    channelsCatalog,
  ),
  'stale-calendars': fill('calendar.bar', () => import('./slots/stale-mark.tsx'), 'StaleMark', channelsCatalog),
  'import-details': fill('import.popup', () => import('./slots/import-details.tsx'), 'ImportDetails', channelsCatalog),
}
