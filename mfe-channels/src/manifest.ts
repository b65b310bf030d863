import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { conflictsApi } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { feedsApi } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { describeArea, firstCall } from '@keyhaven/shared-contracts/platform/describe-area'
import type { Messages } from './messages/manifest/en.ts'
import { pages } from './pages.ts'
import { slots } from './slots.ts'

const words = await inOwnersLanguages<Messages>((locale) => import(`./messages/manifest/${locale}.ts`))

export const manifest = describeArea(words, {
  area: 'channels',
  nav: [
    {
      id: 'channels',
      path: '/owner/dashboard/channels',
      // Two calendars that tell each other.
      icon: 'M4 8h11M12 5l3 3-3 3M20 16H9M12 13l-3 3 3 3',
      order: 55,
      place: 'main',
    },
  ],
  pages: [
    {
      page: pages.channels,
      below: true,
      calls: [
        firstCall(calendarApi.rows, {}),
        firstCall(feedsApi.list, { query: {} }),
        firstCall(conflictsApi.list, { query: {} }),
      ],
    },
  ],
  slots: [
    { id: 'channels-to-do', filling: slots['channels-to-do'], order: 10 },
    { id: 'stale-calendars', filling: slots['stale-calendars'], order: 10 },
    { id: 'import-details', filling: slots['import-details'], order: 10 },
  ],
})
