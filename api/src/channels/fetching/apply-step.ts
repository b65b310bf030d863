import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import type { Tx } from '../../db/pool.ts'
import type { NotifyContext } from '../../notifications/service.ts'
import type { FeedEvent } from '../ical/feed-event.ts'
import type { KnownStay, Step } from '../ical/reconcile.ts'
import { freeNights, type ImportToPlace, takeFreeNights, takeNights } from '../nights/take-nights.ts'
import type { FeedToFetch } from './run-writes.ts'

/** What the calendar has of a feed: all that is to come, and what has ended under a UID that is there again. */
export async function readKnown(
  tx: Tx,
  { id }: FeedToFetch,
  events: readonly FeedEvent[],
  today: Day,
): Promise<KnownStay[]> {
  const { rows } = await sql<KnownStay>`
    SELECT id, uid, check_in AS start, check_out AS "end", kind, name, summary, details, missed FROM imported_stays
    WHERE feed_id = ${id} AND (check_out > ${today}::date OR uid = ANY(${events.map(({ uid }) => uid)}::text[]))
    ORDER BY check_in, id`.execute(tx)
  return rows
}

/** Writes the new and the changed ones; answers those that need their nights looked at. */
async function writeStays(
  tx: Tx,
  { id: feed, owner, unit }: FeedToFetch,
  { added, changed }: Step,
): Promise<ImportToPlace[]> {
  const rowOf = ({ uid, start, end, kind, name, summary, details }: FeedEvent) => ({
    uid,
    start,
    end,
    kind,
    name,
    summary,
    details,
  })
  const fields = sql.raw('uid text, start date, "end" date, kind text, name text, summary text, details text')
  const moved = await sql<ImportToPlace & { state: string }>`
    WITH change AS (SELECT * FROM json_to_recordset(${JSON.stringify(changed.map(({ id, event }) => ({ id, ...rowOf(event) })))}::json)
      AS c (id bigint, ${fields})), before AS (SELECT i.* FROM imported_stays i JOIN change c USING (id))
    UPDATE imported_stays i SET uid = c.uid, check_in = c.start, check_out = c."end", kind = c.kind, name = c.name, summary = c.summary,
      details = c.details, missed = 0, state = CASE WHEN i.state = 'kept_out' AND (i.check_in, i.check_out) <> (c.start, c."end") THEN 'conflict' ELSE i.state END
    FROM change c JOIN before b USING (id) WHERE i.owner_id = ${owner} AND i.id = c.id
    RETURNING i.id, i.unit_id AS unit, i.check_in, i.check_out, i.kind, i.occupancy_id AS occupancy, i.state,
      (b.check_in, b.check_out, b.kind) IS DISTINCT FROM (i.check_in, i.check_out, i.kind) AS moved`.execute(tx)
  const fresh = await sql<ImportToPlace>`
    INSERT INTO imported_stays (owner_id, feed_id, unit_id, uid, check_in, check_out, kind, name, summary, details, state)
    SELECT ${owner}::bigint, ${feed}::bigint, ${unit}::bigint, uid, start, "end", kind, name, summary, details, 'conflict'
    FROM json_to_recordset(${JSON.stringify(added.map(rowOf))}::json) AS a (${fields}) ORDER BY start, uid
    RETURNING id, unit_id AS unit, check_in, check_out, kind, occupancy_id AS occupancy`.execute(tx)
  const toPlace = moved.rows.filter((one) => one.state !== 'booked' && one.state !== 'dropped' && isMoved(one))
  return [...toPlace, ...fresh.rows]
}
const isMoved = (row: object) => 'moved' in row && row.moved === true

/** Of those that are booked: what their portal says otherwise is for their owner to decide. */
const noteDifferences = (tx: Tx, feed: number, now: Date) =>
  sql`
  UPDATE imported_stays i SET differs = d.differs, conflict_since = CASE WHEN d.differs IS NULL THEN NULL ELSE COALESCE(i.conflict_since, ${now}) END
  FROM (SELECT i.id, CASE WHEN i.missed >= 2 THEN 'cancelled'
      WHEN (b.check_in, b.check_out) <> (i.check_in, i.check_out) THEN 'moved' END AS differs
    FROM imported_stays i JOIN bookings b ON b.id = i.booking_id AND b.status <> 'cancelled' WHERE i.feed_id = ${feed} AND i.state = 'booked') d
  WHERE i.id = d.id AND i.differs IS DISTINCT FROM d.differs`.execute(tx)

/** Takes what its portal has taken back out of the calendar; a booking that was made of it stays. */
async function removeStays(tx: Tx, { owner }: FeedToFetch, removed: readonly number[]) {
  const { rows } = await sql<{ occupancy_id: number | null }>`
    DELETE FROM imported_stays WHERE owner_id = ${owner} AND id = ANY(${removed}::bigint[]) AND state <> 'booked'
    RETURNING occupancy_id`.execute(tx)
  const occupancies = rows.flatMap(({ occupancy_id }) => (occupancy_id === null ? [] : [occupancy_id]))
  if (occupancies.length > 0) await freeNights(tx, owner, occupancies)
  return rows.length
}

async function countConflicts(tx: Tx, feed: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM imported_stays WHERE feed_id = ${feed} AND (state = 'conflict' OR differs IS NOT NULL)`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Brings a step into the calendar. What goes gives its nights back before anything takes some, so that two stays of a portal may change places. The
 * unit and the feed are locked.
 */
export async function applyStep(tx: Tx, feed: FeedToFetch, step: Step, moment: NotifyContext) {
  const before = new Set(await countConflicts(tx, feed.id))
  const missed = [
    ...step.missing,
    ...step.removed.map((id) => ({ id, missed: 2 })),
    ...step.returned.map((id) => ({ id, missed: 0 })),
  ]
  await sql`
    UPDATE imported_stays i SET missed = m.missed FROM json_to_recordset(${JSON.stringify(missed)}::json) AS m (id bigint, missed int)
    WHERE i.owner_id = ${feed.owner} AND i.id = m.id AND i.missed <> m.missed`.execute(tx)
  const removed = await removeStays(tx, feed, step.removed)
  const toPlace = await writeStays(tx, feed, step)
  await freeNights(
    tx,
    feed.owner,
    toPlace.flatMap(({ occupancy }) => (occupancy === null ? [] : [occupancy])),
  )
  for (const one of toPlace) await takeNights(tx, feed.owner, { ...one, occupancy: null }, moment)
  await takeFreeNights(tx, feed.owner, feed.unit, moment)
  await noteDifferences(tx, feed.id, moment.now)
  const after = await countConflicts(tx, feed.id)
  return { removed, conflicts: after.length, newConflicts: after.filter((id) => !before.has(id)) }
}
