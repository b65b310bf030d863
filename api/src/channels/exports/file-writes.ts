import type { Audience } from '@keyhaven/shared-contracts/contract/channels/exports'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { holds } from '../../db/fragments/bookings.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { type OwnerId, ownedRow } from '../../owner-id.ts'
import { readingInterval } from '../nights/sent-reads.ts'

export type StoredExport = {
  id: number
  owner: OwnerId
  unit: number
  name: string
  audience: Audience
  generation: number
  includes_pending: boolean
  includes_blocks: boolean
  with_names: boolean
}

/** The export of an address; undefined where it, its unit or its owner is gone. */
export async function findStoredExport(db: Db, id: number) {
  const { rows } = await sql<Omit<StoredExport, 'owner'> & { owner: number }>`
    SELECT e.id, e.owner_id AS owner, e.unit_id AS unit, u.name, e.audience, e.generation, e.includes_pending, e.includes_blocks, e.with_names
    FROM calendar_exports e JOIN units u ON u.id = e.unit_id AND u.deleted_at IS NULL WHERE e.id = ${id}
      AND NOT EXISTS (SELECT FROM account_endings a WHERE a.owner_id = e.owner_id)`.execute(db)
  return rows.map(ownedRow)[0]
}

export type TakenNights = {
  subject: string
  uid: string | null
  /** Of an imported stay. */
  feed: number | null
  check_in: Day
  check_out: Day
  kind: string
  name: string | null
}

/**
 * Taken nights of a unit, less those that its calendar on the audience's portal has itself, also where a booking was made of them since. A booking that
 * its owner has made longer, moved, or brought to another unit is said with all of its nights, for that portal would sell the others. The UID of a
 * portal's stay stays what it is there: a program that reads both calendars sees that they mean the same stay.
 */
export async function readTakenNights(
  tx: Tx,
  { unit, audience, includes_pending, includes_blocks }: StoredExport,
  now: Date,
) {
  const { rows } = await sql<TakenNights>`
    SELECT CASE WHEN x.booking_id IS NOT NULL THEN 'booking ' || x.booking_id WHEN x.kind = 'block' THEN 'block ' || x.id
        ELSE 'import ' || i.id END AS subject, i.uid, i.feed_id AS feed, x.check_in, x.check_out, x.kind,
      COALESCE(btrim(c.first_name || ' ' || c.last_name), i.name) AS name
    FROM occupancies x LEFT JOIN bookings b ON b.id = x.booking_id LEFT JOIN clients c ON c.id = b.client_id
      LEFT JOIN imported_stays i ON i.occupancy_id = x.id
    WHERE x.unit_id = ${unit} AND x.check_out > ${now}::date - 1 AND x.kind <> 'hold' AND ${holds('x', now)}
      AND NOT EXISTS (SELECT FROM imported_stays s JOIN feeds f ON f.id = s.feed_id
        WHERE f.kind = ${audience} AND s.unit_id = x.unit_id AND s.check_in <= x.check_in AND s.check_out >= x.check_out
          AND (s.occupancy_id = x.id OR (s.booking_id = x.booking_id AND s.state = 'booked' AND s.differs IS DISTINCT FROM 'cancelled')))
      AND (${includes_pending}::boolean OR x.booking_id IS NULL OR b.status = 'confirmed')
      AND (${includes_blocks}::boolean OR x.kind <> 'block')
      AND (x.booking_id IS NOT NULL OR x.kind = 'block' OR i.id IS NOT NULL)
    ORDER BY x.check_in`.execute(tx)
  return rows
}

type Stamp = { subject: string; uid: string; sequence: number; stamped_at: Date }

/** Counts each stay whose nights are others than when a calendar said it last. */
export async function stampNights(tx: Tx, { owner, unit }: StoredExport, taken: readonly TakenNights[], now: Date) {
  const { rows } = await sql<Stamp>`
    WITH said AS (SELECT * FROM json_to_recordset(${JSON.stringify(taken)}::json) AS t (subject text, uid text, check_in date, check_out date)),
    written AS (
      INSERT INTO exported_stays AS e (owner_id, subject, uid, unit_id, check_in, check_out, stamped_at)
      SELECT ${owner}::bigint, subject, COALESCE(uid, gen_random_uuid() || '@keyhaven'), ${unit}::bigint, check_in, check_out, ${now}::timestamptz
      FROM said ORDER BY subject
      ON CONFLICT (owner_id, subject) DO UPDATE SET unit_id = EXCLUDED.unit_id, check_in = EXCLUDED.check_in, check_out = EXCLUDED.check_out,
        sequence = e.sequence + 1, stamped_at = EXCLUDED.stamped_at
      WHERE (e.unit_id, e.check_in, e.check_out) IS DISTINCT FROM (EXCLUDED.unit_id, EXCLUDED.check_in, EXCLUDED.check_out)
      RETURNING subject, uid, sequence, stamped_at
    )
    SELECT subject, uid, sequence, stamped_at FROM written
    UNION ALL SELECT e.subject, e.uid, e.sequence, e.stamped_at FROM exported_stays e JOIN said USING (subject)
    WHERE e.owner_id = ${owner} AND NOT EXISTS (SELECT FROM written w WHERE w.subject = e.subject)`.execute(tx)
  return new Map(rows.map((row) => [row.subject, row]))
}

export const noteFetched = (tx: Tx, { id, owner }: StoredExport, by: string, now: Date) =>
  sql`UPDATE calendar_exports SET fetched_at = ${now}, fetched_by = ${by} WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

/** Notes what a calendar says while it is read; what it said before is kept as that, for its reader shows it for a while. */
export const noteSent = (tx: Tx, { id, owner }: StoredExport, taken: readonly TakenNights[], now: Date) =>
  sql`
    WITH nights AS (SELECT * FROM json_to_recordset(${JSON.stringify(taken)}::json) AS t (subject text, feed bigint, check_in date, check_out date)),
    ended AS (
      UPDATE sent_nights SET left_at = ${now} WHERE export_id = ${id} AND left_at IS NULL
        AND (subject, check_in, check_out) NOT IN (SELECT subject, check_in, check_out FROM nights)
    ), forgotten AS (
      DELETE FROM sent_nights WHERE export_id = ${id} AND left_at < ${now}::timestamptz - ${readingInterval}
        AND (subject, check_in, check_out) NOT IN (SELECT subject, check_in, check_out FROM nights)
    )
    INSERT INTO sent_nights AS s (owner_id, export_id, subject, feed_id, check_in, check_out)
    SELECT ${owner}::bigint, ${id}::bigint, subject, feed, check_in, check_out FROM nights
    ON CONFLICT (export_id, subject, check_in, check_out) DO UPDATE SET left_at = NULL WHERE s.left_at IS NOT NULL`.execute(
    tx,
  )
