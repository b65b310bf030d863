import type { StoredFigure } from '../metrics/stored-figures.ts'
import { countStale } from './stale-writes.ts'

export const figures: readonly StoredFigure[] = [
  {
    name: 'keyhaven_feeds_stale',
    help: 'Calendars of portals of which nothing good came for six hours',
    read: countStale,
  },
]
