import type { ImportConflict, ImportedStay } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import type { ListQuery } from '@keyhaven/shared-contracts/contract/paging'
import { type RawBuilder, sql } from 'kysely'
import { isoTime } from '../../db/fragments/columns.ts'
import { readList } from '../../db/list.ts'
import type { Db, Sql } from '../../db/pool.ts'
import type { OwnerRecipient } from '../../mail/mailer.ts'
import type { OwnerId } from '../../owner-id.ts'
import { propertyOut, unitOut } from '../../db/fragments/feeds.ts'

const feedOut = sql`json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'colour', f.colour)`

/** Bookings, blocks and imports on the nights of the import `i`, as `{ kind, id, check_in, check_out, name }`. */
const inItsWay = sql`SELECT CASE WHEN o.booking_id IS NOT NULL THEN 'booking' WHEN o.kind = 'block' THEN 'block' ELSE 'import' END AS kind,
    COALESCE(o.booking_id, j.id, o.id) AS id, o.check_in, o.check_out,
    COALESCE(NULLIF(btrim(c.first_name || ' ' || c.last_name), ''), NULLIF(j.name, ''), g.name, o.reason) AS name
  FROM occupancies o LEFT JOIN bookings b ON b.id = o.booking_id LEFT JOIN clients c ON c.id = b.client_id
    LEFT JOIN imported_stays j ON j.occupancy_id = o.id LEFT JOIN feeds g ON g.id = j.feed_id
  WHERE o.unit_id = i.unit_id AND o.check_in < i.check_out AND o.check_out > i.check_in AND o.kind <> 'hold'`
const itsBooking = sql`SELECT 'booking', b.id, b.check_in, b.check_out, btrim(c.first_name || ' ' || c.last_name)
  FROM bookings b JOIN clients c ON c.id = b.client_id WHERE b.id = i.booking_id`

const columns = sql`i.id, COALESCE(i.differs, 'taken') AS reason, ${feedOut} AS feed, ${unitOut} AS unit, ${propertyOut} AS property, i.kind,
  i.check_in, i.check_out, i.name, ${isoTime('COALESCE(i.conflict_since, i.created_at)')} AS since,
  COALESCE((SELECT json_agg(w ORDER BY w.check_in) FROM (${inItsWay} AND i.state = 'conflict' UNION ALL ${itsBooking}) w), '[]'::json) AS "with"`
const from = (owner: OwnerId, which: RawBuilder<unknown>) => sql`FROM imported_stays i JOIN feeds f ON f.id = i.feed_id
  JOIN units u ON u.id = i.unit_id AND u.deleted_at IS NULL JOIN properties p ON p.id = u.property_id
  WHERE i.owner_id = ${owner} AND ${which}`
/**
 * True for an import `i` on whose nights there are only stays, or their bookings, that the last answer of its own portal did not have: the next one decides
 * whether it takes their place.
 */
const waits = sql`COALESCE((SELECT bool_and(EXISTS (SELECT FROM imported_stays m
      WHERE m.feed_id = i.feed_id AND m.missed > 0 AND m.differs IS DISTINCT FROM 'cancelled'
        AND (m.occupancy_id = o.id OR (m.booking_id = o.booking_id AND m.state = 'booked'))))
  FROM occupancies o WHERE o.unit_id = i.unit_id AND o.check_in < i.check_out AND o.check_out > i.check_in AND o.kind NOT IN ('request', 'hold')), false)`
const isOpen = sql`((i.state = 'conflict' AND NOT ${waits}) OR i.differs IS NOT NULL)`

export const listConflicts = (db: Db, owner: OwnerId, query: ListQuery) =>
  readList<ImportConflict>(db, { columns, from: from(owner, isOpen), order: sql`i.check_in, i.id` }, query)

/** Conflicts by their ids; those that are settled are left out. */
export async function readConflicts(db: Sql, owner: OwnerId, ids: readonly number[]) {
  const which = sql`${isOpen} AND i.id = ANY(${ids}::bigint[])`
  const { rows } = await sql<ImportConflict>`SELECT ${columns} ${from(owner, which)} ORDER BY i.check_in, i.id`.execute(
    db,
  )
  return rows
}

/** Ids of what of a feed needs its owner's word. */
export async function openConflictsOf(tx: Sql, owner: OwnerId, feed: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM imported_stays i WHERE i.owner_id = ${owner} AND i.feed_id = ${feed} AND ${isOpen}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function findImport(db: Db, owner: OwnerId, id: number) {
  const { rows } = await sql<ImportedStay>`
    SELECT i.id, i.unit_id AS unit, u.property_id AS property, i.check_in, i.check_out, i.kind, i.name, ${feedOut} AS feed,
      i.state = 'conflict' AS is_conflict, i.summary, i.details, i.booking_id AS booking, i.state
    ${from(owner, sql`i.id = ${id}`)}`.execute(db)
  return rows[0]
}

export const readRecipient = (db: Sql, owner: OwnerId): Promise<OwnerRecipient> =>
  db.selectFrom('owners').select(['email', 'first_name', 'locale']).where('id', '=', owner).executeTakeFirstOrThrow()
