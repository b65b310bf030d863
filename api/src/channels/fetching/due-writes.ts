import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { hourMs, minuteMs } from '../../lifetimes.ts'
import { mayLeave } from '../../outgoing/hold.ts'
import { type OwnerId, ownedRow } from '../../owner-id.ts'

const everyMs = 15 * minuteMs
/** Feeds that were added together do not stay together. */
const jitterMs = 2 * minuteMs
const atOnce = 200
/** No fetch waits longer: a clock that was ahead has written what is later. */
const maxPauseMs = 7 * hourMs

export type Due = { id: number; owner: OwnerId; host: string }

/** The next fetch of each is due from now on, whatever becomes of this one: a process that dies leaves nothing behind. */
export async function takeDue(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<{ id: number; owner: number; host: string }>`
    UPDATE feeds f SET next_at = ${now}::timestamptz + make_interval(secs => ${everyMs / 1000} + (random() - 0.5) * ${(2 * jitterMs) / 1000})
    FROM (SELECT d.id FROM feeds d JOIN units u ON u.id = d.unit_id AND u.deleted_at IS NULL
      WHERE (d.next_at <= ${now} OR d.next_at > ${now}::timestamptz + make_interval(secs => ${maxPauseMs / 1000})) AND d.deleted_at IS NULL AND ${mayLeave}
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = d.owner_id)
      ORDER BY d.next_at LIMIT ${atOnce} FOR UPDATE OF d SKIP LOCKED) due
    WHERE f.id = due.id RETURNING f.id, f.owner_id AS owner, f.host`.execute(db)
  return rows.map(ownedRow)
}

/** Puts off the calendars of a host that is busy, those of all owners. */
export const pauseHost = (db: Db, host: string, until: Date) =>
  sql`UPDATE feeds SET next_at = ${until} WHERE host = ${host} AND next_at < ${until} AND deleted_at IS NULL`.execute(
    db,
  )

/** Fetches feeds at another time than they were taken for. */
export const putOff = (db: Db, feeds: readonly number[], until: Date) =>
  sql`UPDATE feeds SET next_at = ${until} WHERE id = ANY(${feeds}::bigint[])`.execute(db)
