import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { sql } from 'kysely'
import type { Sql } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'

export type FeedOfUnit = { id: number; owner: OwnerId; unit: number; kind: ChannelKind }

/** Portals read a calendar at least this often. */
export const readingInterval = sql`interval '1 day'`

/** Origins of some UIDs: this feed has brought it, another one of the unit has, or our own calendars gave it out. The last one that is read counts. */
export async function readOrigins(tx: Sql, owner: OwnerId, { id, unit }: FeedOfUnit, uids: readonly string[]) {
  const { rows } = await sql<{ uid: string; origin: 'feed' | 'own' | 'elsewhere' }>`
    SELECT uid, 'feed' AS origin FROM imported_stays WHERE feed_id = ${id} AND state = 'conflict' AND uid = ANY(${uids}::text[])
    UNION ALL SELECT uid, 'own' FROM exported_stays
    WHERE owner_id = ${owner} AND uid = ANY(${uids}::text[]) AND subject NOT LIKE 'import %'
    UNION ALL SELECT i.uid, 'elsewhere' FROM imported_stays i JOIN feeds f ON f.id = i.feed_id AND f.deleted_at IS NULL
    WHERE i.owner_id = ${owner} AND i.unit_id = ${unit} AND i.feed_id <> ${id} AND i.uid = ANY(${uids}::text[])
    UNION ALL SELECT uid, 'feed' FROM imported_stays WHERE feed_id = ${id} AND state <> 'conflict' AND uid = ANY(${uids}::text[])`.execute(
    tx,
  )
  return new Map(rows.map(({ uid, origin }) => [uid, origin]))
}

/**
 * Nights of the unit that the feed's portal has read, at its own address or at the one for any: it shows them as closed, under names of its own. Those
 * that something else has by now, or nothing, are among them until it reads again; the calendar for any has several readers, so that one more day
 * goes by, and its former nights say nothing of a portal that reads its own. What the feed has brought under a UID that it does not have any more is
 * not among them: it comes again under another one.
 */
export async function readSentNights(
  tx: Sql,
  owner: OwnerId,
  { id, unit, kind }: FeedOfUnit,
  uids: readonly string[],
  now: Date,
): Promise<StayDays[]> {
  const isRecent = (moment: string) => sql`${sql.ref(moment)} > ${now}::timestamptz - ${readingInterval}`
  const { rows } = await sql<StayDays>`
    SELECT s.check_in, s.check_out FROM sent_nights s JOIN calendar_exports c ON c.id = s.export_id
    WHERE s.owner_id = ${owner} AND c.unit_id = ${unit} AND c.audience IN (${kind}, 'any')
      AND (s.feed_id IS DISTINCT FROM ${id}
        OR EXISTS (SELECT FROM imported_stays i WHERE i.feed_id = ${id} AND s.subject = 'import ' || i.id AND i.uid = ANY(${uids}::text[])))
      AND (s.left_at IS NULL AND EXISTS (SELECT FROM occupancies x
          WHERE x.unit_id = ${unit} AND x.check_in <= s.check_in AND x.check_out >= s.check_out)
        OR c.audience = ${kind} AND s.left_at IS NULL AND ${isRecent('c.fetched_at')}
        OR c.audience = 'any' AND (s.left_at IS NULL AND ${isRecent('c.fetched_at')} OR ${isRecent('s.left_at')})
          AND NOT EXISTS (SELECT FROM calendar_exports o WHERE o.unit_id = ${unit} AND o.audience = ${kind} AND ${isRecent('o.fetched_at')}))
    ORDER BY s.check_in`.execute(tx)
  return rows
}

/**
 * Nights of stays of the feed that are not in it under their UID any more and that sent nights cover, too: those that wait for their owner's word, and
 * those whose booking has other nights. What comes with just these nights is such a stay under another UID.
 */
export async function readUnnamedNights(
  tx: Sql,
  owner: OwnerId,
  { id }: FeedOfUnit,
  uids: readonly string[],
): Promise<StayDays[]> {
  const { rows } = await sql<StayDays>`
    SELECT i.check_in, i.check_out FROM imported_stays i LEFT JOIN bookings b ON b.id = i.booking_id
    WHERE i.owner_id = ${owner} AND i.feed_id = ${id} AND i.uid <> ALL(${uids}::text[]) AND i.differs IS DISTINCT FROM 'cancelled'
      AND (i.state = 'conflict' OR (i.state = 'booked' AND (b.check_in, b.check_out) <> (i.check_in, i.check_out)))`.execute(
    tx,
  )
  return rows
}
