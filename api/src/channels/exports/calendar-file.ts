import { createHash } from 'node:crypto'
import type { Audience } from '@keyhaven/shared-contracts/contract/channels/exports'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { holds } from '../../db/fragments/bookings.ts'
import type { Db, Sql } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { notFound } from '../../http/problem.ts'
import { type OwnerId, ownedRow } from '../../owner-id.ts'
import { writeCalendar } from '../ical/write-calendar.ts'
import { exportIn, isAddressOf } from './addresses.ts'

type StoredExport = {
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

async function findExport(db: Db, file: string): Promise<StoredExport> {
  const id = exportIn(file)
  const { rows } = await sql<Omit<StoredExport, 'owner'> & { owner: number }>`
    SELECT e.id, e.owner_id AS owner, e.unit_id AS unit, u.name, e.audience, e.generation, e.includes_pending, e.includes_blocks, e.with_names
    FROM calendar_exports e JOIN units u ON u.id = e.unit_id AND u.deleted_at IS NULL WHERE e.id = ${id ?? null}::bigint
      AND NOT EXISTS (SELECT FROM account_endings a WHERE a.owner_id = e.owner_id)`.execute(db)
  const [row] = rows.map(ownedRow)
  if (!row || !(await isAddressOf(db, file, row))) throw notFound('channels.exportNotFound')
  return row
}

type Taken = { subject: string; uid: string | null; check_in: Day; check_out: Day; kind: string; name: string | null }

/**
 * What takes the unit, less what the audience has brought itself, also where a booking was made of it since. The UID of a portal's stay stays what it
 * is there, so that whoever has it already knows it again.
 */
async function readTaken(db: Sql, { unit, audience, includes_pending, includes_blocks }: StoredExport, now: Date) {
  const { rows } = await sql<Taken>`
    SELECT CASE WHEN x.booking_id IS NOT NULL THEN 'booking ' || x.booking_id WHEN x.kind = 'block' THEN 'block ' || x.id
        ELSE 'import ' || i.id END AS subject, i.uid, x.check_in, x.check_out, x.kind,
      COALESCE(btrim(c.first_name || ' ' || c.last_name), i.name) AS name
    FROM occupancies x LEFT JOIN bookings b ON b.id = x.booking_id LEFT JOIN clients c ON c.id = b.client_id
      LEFT JOIN imported_stays i ON i.occupancy_id = x.id LEFT JOIN imported_stays m ON m.booking_id = x.booking_id AND m.state = 'booked'
      LEFT JOIN feeds f ON f.id = COALESCE(i.feed_id, m.feed_id)
    WHERE x.unit_id = ${unit} AND x.check_out > ${now}::date - 1 AND x.kind <> 'hold' AND ${holds('x', now)}
      AND (f.id IS NULL OR f.kind <> ${audience})
      AND (${includes_pending}::boolean OR x.booking_id IS NULL OR b.status = 'confirmed')
      AND (${includes_blocks}::boolean OR x.kind <> 'block')
      AND (x.booking_id IS NOT NULL OR x.kind = 'block' OR i.id IS NOT NULL)
    ORDER BY x.check_in`.execute(db)
  return rows
}

type Stamp = { subject: string; uid: string; sequence: number; stamped_at: Date }

/** Counts each stay whose nights are others than when a calendar said it last. */
async function stamp(tx: Sql, { owner, unit }: StoredExport, taken: readonly Taken[], now: Date) {
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

const wordsOf = ({ kind, name }: Taken, { with_names }: StoredExport) => {
  if (kind === 'block' || kind === 'closure') return 'Not available'
  return with_names && name ? `Reserved - ${name}` : 'Reserved'
}

/** The calendar at an address, with the tag of its content; notes that it was fetched. */
export async function calendarAt({ db, clock }: AppContext, file: string, userAgent: string) {
  const found = await findExport(db, file)
  const now = clock()
  const content = await transact(db, async (tx) => {
    const taken = await readTaken(tx, found, now)
    const stamps = await stamp(tx, found, taken, now)
    await sql`UPDATE calendar_exports SET fetched_at = ${now}, fetched_by = ${userAgent.slice(0, 200)} WHERE id = ${found.id}`.execute(
      tx,
    )
    const events = taken.flatMap((one) => {
      const { uid, sequence, stamped_at } = stamps.get(one.subject) ?? {}
      if (uid === undefined || sequence === undefined || stamped_at === undefined) return []
      return [
        { uid, sequence, stampedAt: stamped_at, start: one.check_in, end: one.check_out, summary: wordsOf(one, found) },
      ]
    })
    return writeCalendar({ name: found.name, events })
  })
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` }
}
