import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { sql } from 'kysely'
import type { Sql } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'

export type FeedOfUnit = { id: number; owner: OwnerId; unit: number; kind: ChannelKind }

/** Origins of some UIDs: this feed has brought it, another one of the unit has, or our own calendars gave it out. */
export async function readOrigins(tx: Sql, owner: OwnerId, { id, unit }: FeedOfUnit, uids: readonly string[]) {
  const { rows } = await sql<{ uid: string; origin: 'feed' | 'own' | 'elsewhere' }>`
    SELECT uid, 'own' AS origin FROM exported_stays
    WHERE owner_id = ${owner} AND uid = ANY(${uids}::text[]) AND subject NOT LIKE 'import %'
    UNION ALL SELECT i.uid, 'elsewhere' FROM imported_stays i JOIN feeds f ON f.id = i.feed_id AND f.deleted_at IS NULL
    WHERE i.owner_id = ${owner} AND i.unit_id = ${unit} AND i.feed_id <> ${id} AND i.uid = ANY(${uids}::text[])
    UNION ALL SELECT uid, 'feed' FROM imported_stays WHERE feed_id = ${id} AND state <> 'conflict' AND uid = ANY(${uids}::text[])`.execute(
    tx,
  )
  return new Map(rows.map(({ uid, origin }) => [uid, origin]))
}

/**
 * Nights of the unit that a calendar of ours said before a portal fetched it last: that portal shows them as closed, under names of its own. What the
 * feed has brought under a UID that it does not have any more is not among them: it comes again under another one.
 */
export async function readSentNights(
  tx: Sql,
  owner: OwnerId,
  { id, unit }: FeedOfUnit,
  uids: readonly string[],
): Promise<StayDays[]> {
  const { rows } = await sql<StayDays>`
    SELECT x.check_in, x.check_out FROM occupancies x
    JOIN exported_stays e ON e.owner_id = x.owner_id AND e.check_in = x.check_in AND e.check_out = x.check_out AND e.unit_id = x.unit_id
      AND e.stamped_at <= (SELECT max(c.fetched_at) FROM calendar_exports c WHERE c.unit_id = ${unit})
    WHERE x.owner_id = ${owner} AND x.unit_id = ${unit}
      AND NOT EXISTS (SELECT FROM imported_stays i WHERE i.occupancy_id = x.id AND i.feed_id = ${id} AND i.uid <> ALL(${uids}::text[]))
    ORDER BY x.check_in`.execute(tx)
  return rows
}
