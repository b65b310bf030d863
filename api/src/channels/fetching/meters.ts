import { Counter } from 'prom-client'
import { meters } from '../../metrics/meters.ts'

export const feedFetches = new Counter({
  name: 'keyhaven_feed_fetches_total',
  help: 'Fetches of calendars of portals, by result: good, or what was wrong',
  labelNames: ['result'] as const,
  registers: [meters],
})
