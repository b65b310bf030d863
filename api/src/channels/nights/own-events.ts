import type { LeftOutReason } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { Sql } from '../../db/pool.ts'
import type { FeedEvent, LeftOut } from '../ical/feed-event.ts'
import { type FeedOfUnit, readOrigins, readSentNights, readUnnamedNights } from './sent-reads.ts'

/** An event that was left out, also for what the unit has. */
export type EventLeftOut = Omit<LeftOut, 'why'> & { why: LeftOutReason }

/** True where the ranges, which are in the order of their first nights, cover all nights. */
function covers(ranges: readonly StayDays[], { start, end }: { start: Day; end: Day }) {
  let reached = start
  for (const { check_in, check_out } of ranges) if (check_in <= reached && check_out > reached) reached = check_out
  return reached >= end
}

/** Airbnb calls a guest's stay so, and what it was sent "Not available". */
const isSurelyGuests = (kind: ChannelKind, event: FeedEvent) =>
  event.name !== '' || (kind === 'airbnb' && event.kind === 'stay')

/**
 * Leaves out what is ours and comes back, or what another calendar of the unit brings as well: two systems that import each other would keep a
 * cancelled stay alive for ever.
 */
export async function withoutOwnEvents(tx: Sql, feed: FeedOfUnit, events: readonly FeedEvent[], now: Date) {
  const uids = events.map(({ uid }) => uid)
  const origins = await readOrigins(tx, feed.owner, feed, uids)
  const sent = await readSentNights(tx, feed.owner, feed, uids, now)
  const unnamed = await readUnnamedNights(tx, feed.owner, feed, uids)
  const isOwn = (event: FeedEvent) =>
    !isSurelyGuests(feed.kind, event) &&
    covers(sent, event) &&
    !unnamed.some(({ check_in, check_out }) => check_in === event.start && check_out === event.end)
  const theirs: FeedEvent[] = []
  const leftOut: EventLeftOut[] = []
  for (const event of events) {
    const { uid, summary, start, end } = event
    const origin = origins.get(uid) ?? (isOwn(event) ? 'own' : 'feed')
    if (origin === 'feed') theirs.push(event)
    else leftOut.push({ uid, summary, start, end, why: origin })
  }
  return { theirs, leftOut }
}
