import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { sql } from 'kysely'
import type { Sql } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'
import type { LeftOutReason } from '@keyhaven/shared-contracts/contract/channels/feeds'
import type { FeedEvent, LeftOut } from '../ical/feed-event.ts'

/** An event that was left out, also for what is known of the unit. */
export type EventLeftOut = Omit<LeftOut, 'why'> & { why: LeftOutReason }

type Feed = { id: number; owner: OwnerId; unit: number; kind: ChannelKind }
type Range = { check_in: Day; check_out: Day }

/** What is known of some UIDs: this feed has brought it, another one of the unit has, or our own calendars gave it out. */
async function readUids(tx: Sql, { id, owner, unit }: Feed, uids: readonly string[]) {
  const { rows } = await sql<{ uid: string; origin: 'known' | 'own' | 'elsewhere' }>`
    SELECT uid, 'own' AS origin FROM exported_stays
    WHERE owner_id = ${owner} AND uid = ANY(${uids}::text[]) AND subject NOT LIKE 'import %'
    UNION ALL SELECT i.uid, 'elsewhere' FROM imported_stays i JOIN feeds f ON f.id = i.feed_id AND f.deleted_at IS NULL
    WHERE i.owner_id = ${owner} AND i.unit_id = ${unit} AND i.feed_id <> ${id} AND i.uid = ANY(${uids}::text[])
    UNION ALL SELECT uid, 'known' FROM imported_stays WHERE feed_id = ${id} AND state <> 'conflict' AND uid = ANY(${uids}::text[])`.execute(
    tx,
  )
  return new Map(rows.map(({ uid, origin }) => [uid, origin]))
}

/**
 * Nights of the unit that a calendar of ours said before a portal fetched it last: that portal shows them as closed, under names of its own. What the
 * feed has brought under a UID that it does not have any more is not among them: it comes again under another one.
 */
async function readSentNights(tx: Sql, { id, unit }: Feed, uids: readonly string[]): Promise<Range[]> {
  const { rows } = await sql<Range>`
    SELECT x.check_in, x.check_out FROM occupancies x
    JOIN exported_stays e ON e.owner_id = x.owner_id AND e.check_in = x.check_in AND e.check_out = x.check_out AND e.unit_id = x.unit_id
      AND e.stamped_at <= (SELECT max(c.fetched_at) FROM calendar_exports c WHERE c.unit_id = ${unit})
    WHERE x.unit_id = ${unit}
      AND NOT EXISTS (SELECT FROM imported_stays i WHERE i.occupancy_id = x.id AND i.feed_id = ${id} AND i.uid <> ALL(${uids}::text[]))
    ORDER BY x.check_in`.execute(tx)
  return rows
}

/** True where the ranges, which are in order and never overlap, cover all nights. */
function covers(ranges: readonly Range[], { start, end }: { start: Day; end: Day }) {
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
export async function withoutOwnEvents(tx: Sql, feed: Feed, events: readonly FeedEvent[]) {
  const uids = events.map(({ uid }) => uid)
  const origins = await readUids(tx, feed, uids)
  const sent = await readSentNights(tx, feed, uids)
  const kept: FeedEvent[] = []
  const leftOut: EventLeftOut[] = []
  for (const event of events) {
    const { uid, summary, start, end } = event
    const origin = origins.get(uid) ?? (!isSurelyGuests(feed.kind, event) && covers(sent, event) ? 'own' : 'known')
    if (origin === 'known') kept.push(event)
    else leftOut.push({ uid, summary, start, end, why: origin })
  }
  return { kept, leftOut }
}
