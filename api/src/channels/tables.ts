import type { AreaTableFacts } from '../tables.ts'
import type { ChannelsTables } from './schema.ts'

export const tables: AreaTableFacts<keyof ChannelsTables> = {
  feeds: { shownIn: ['channels'], exported: { without: ['body_hash', 'etag', 'last_modified', 'host'] } },
  feed_runs: { shownIn: [], exported: { without: ['body'] } },
  imported_stays: { shownIn: ['channels', 'calendar', 'dashboard', 'analytics'], exported: { ofGuests: true } },
  calendar_exports: { shownIn: ['channels'], exported: {} },
  exported_stays: { shownIn: [], exported: 'worked out of bookings and blocks' },
  sent_nights: { shownIn: [], exported: 'worked out of bookings and blocks' },
  channel_settings: { shownIn: ['channels'], exported: {} },
  occupancies: { shownIn: ['channels'] },
}
