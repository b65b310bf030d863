import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import type { Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'
import type { FeedEvent } from '../ical/feed-event.ts'
import type { KnownStay, Step } from '../ical/reconcile.ts'
import { freeNights, type ImportToPlace } from '../nights/night-writes.ts'
import type { FeedToFetch } from './run-writes.ts'

/** Imported stays of a feed: those to come, and those that have ended under a UID that is there again. */
export async function readStored(
  tx: Tx,
  { id }: FeedToFetch,
  events: readonly FeedEvent[],
  today: Day,
): Promise<KnownStay[]> {
  const { rows } = await sql<KnownStay>`
    SELECT id, uid, check_in AS start, check_out AS "end", kind, name, summary, details, missed, state = 'taken' AS "isTaken"
    FROM imported_stays
    WHERE feed_id = ${id} AND (check_out > ${today}::date OR uid = ANY(${events.map(({ uid }) => uid)}::text[]))
    ORDER BY check_in, id`.execute(tx)
  return rows
}

/** Writes the new and the changed ones; answers those that need their nights looked at. */
export async function writeStays(
  tx: Tx,
  { id: feed, owner, unit }: FeedToFetch,
  { added, changed }: Step,
): Promise<ImportToPlace[]> {
  const fields = sql.raw('uid text, start date, "end" date, kind text, name text, summary text, details text')
  const moved = await sql<ImportToPlace & { state: string }>`
    WITH change AS (SELECT * FROM json_to_recordset(${JSON.stringify(changed.map(({ id, event }) => ({ id, ...event })))}::json)
      AS c (id bigint, ${fields})), before AS (SELECT i.* FROM imported_stays i JOIN change c USING (id))
    UPDATE imported_stays i SET uid = c.uid, check_in = c.start, check_out = c."end", kind = c.kind, name = c.name, summary = c.summary,
      details = c.details, missed = 0, state = CASE WHEN i.state = 'kept_out' AND (i.check_in, i.check_out) <> (c.start, c."end") THEN 'conflict' ELSE i.state END
    FROM change c JOIN before b USING (id) WHERE i.owner_id = ${owner} AND i.id = c.id
    RETURNING i.id, i.unit_id AS unit, i.check_in, i.check_out, i.kind, i.occupancy_id AS occupancy, i.state,
      (b.check_in, b.check_out, b.kind) IS DISTINCT FROM (i.check_in, i.check_out, i.kind) AS moved`.execute(tx)
  const fresh = await sql<ImportToPlace>`
    INSERT INTO imported_stays (owner_id, feed_id, unit_id, uid, check_in, check_out, kind, name, summary, details, state)
    SELECT ${owner}::bigint, ${feed}::bigint, ${unit}::bigint, uid, start, "end", kind, name, summary, details, 'conflict'
    FROM json_to_recordset(${JSON.stringify(added)}::json) AS a (${fields}) ORDER BY start, uid
    RETURNING id, unit_id AS unit, check_in, check_out, kind, occupancy_id AS occupancy`.execute(tx)
  const toPlace = moved.rows.filter((one) => one.state !== 'booked' && one.state !== 'dropped' && isMoved(one))
  return [...toPlace, ...fresh.rows]
}
const isMoved = (row: object) => 'moved' in row && row.moved === true

/**
 * Of those that are booked: what their portal has changed is for their owner to decide, and not what their owner has changed. Nights on which both agree
 * are settled.
 */
export const noteDifferences = (tx: Tx, feed: number, now: Date) =>
  sql`
  UPDATE imported_stays i SET differs = d.differs, conflict_since = CASE WHEN d.differs IS NULL THEN NULL ELSE COALESCE(i.conflict_since, ${now}) END,
    settled_check_in = d.settled_check_in, settled_check_out = d.settled_check_out
  FROM (SELECT i.id, CASE WHEN i.missed >= 2 THEN 'cancelled' WHEN (b.check_in, b.check_out) <> (i.check_in, i.check_out)
        AND (i.check_in, i.check_out) IS DISTINCT FROM (i.settled_check_in, i.settled_check_out) THEN 'moved' END AS differs,
      CASE WHEN (b.check_in, b.check_out) = (i.check_in, i.check_out) THEN i.check_in ELSE i.settled_check_in END AS settled_check_in,
      CASE WHEN (b.check_in, b.check_out) = (i.check_in, i.check_out) THEN i.check_out ELSE i.settled_check_out END AS settled_check_out
    FROM imported_stays i JOIN bookings b ON b.id = i.booking_id AND b.status <> 'cancelled' WHERE i.feed_id = ${feed} AND i.state = 'booked') d
  WHERE i.id = d.id
    AND (i.differs, i.settled_check_in, i.settled_check_out) IS DISTINCT FROM (d.differs, d.settled_check_in, d.settled_check_out)`.execute(
    tx,
  )

/** Takes what its portal has taken back out of the calendar; a booking that was made of it stays. */
export async function removeStays(tx: Tx, { owner }: FeedToFetch, removed: readonly number[]) {
  const { rows } = await sql<{ occupancy_id: number | null }>`
    DELETE FROM imported_stays WHERE owner_id = ${owner} AND id = ANY(${removed}::bigint[]) AND state <> 'booked'
    RETURNING occupancy_id`.execute(tx)
  const occupancies = rows.flatMap(({ occupancy_id }) => (occupancy_id === null ? [] : [occupancy_id]))
  if (occupancies.length > 0) await freeNights(tx, owner, occupancies)
  return rows.length
}

/** Counts good fetches in a row without a stay. */
export const writeMissed = (tx: Tx, owner: OwnerId, missed: readonly { id: number; missed: number }[]) =>
  sql`
  UPDATE imported_stays i SET missed = m.missed FROM json_to_recordset(${JSON.stringify(missed)}::json) AS m (id bigint, missed int)
  WHERE i.owner_id = ${owner} AND i.id = m.id AND i.missed <> m.missed`.execute(tx)
