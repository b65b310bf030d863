import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import type { Messages } from '../messages/channels/en.ts'

type Ago = (moment: string) => string

/** State of a feed as a dot and its words. */
export function feedState(t: Messages, feed: Feed, ago: Ago): { tone: 'good' | 'waiting' | 'bad'; label: string } {
  if (feed.asks) return { tone: 'bad', label: t.feed.asks }
  if (feed.is_stale) return { tone: 'bad', label: feed.good_at ? t.feed.stale(ago(feed.good_at)) : t.feed.never }
  if (feed.good_at === null) return { tone: feed.problem ? 'bad' : 'waiting', label: t.feed.never }
  return { tone: feed.problem ? 'waiting' : 'good', label: t.feed.fresh(ago(feed.good_at)) }
}

/** Words for what was wrong; empty where nothing was. */
export const problemWords = (t: Messages, { problem, http_status }: Pick<Feed, 'problem' | 'http_status'>) => {
  if (problem === null) return ''
  const status = http_status !== null && http_status >= 300 ? ` (${t.httpStatus(http_status)})` : ''
  return `${t.problems[problem]}${status}`
}
