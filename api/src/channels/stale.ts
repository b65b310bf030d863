import { mailStaleHours } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { queueMail } from '../mail/outbox.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'
import { ownerIdOf } from '../owner-id.ts'
import { emailStale } from './emails.ts'
import { isStale, unreadSince } from './reads.ts'

/**
 * Notes at the units which of their calendars are too old, and whether guests may book them instantly all the same; of one unit or of all. Only what is
 * otherwise is written.
 */
export const markStaleUnits = (db: Sql, now: Date, unit?: number) =>
  sql`
  WITH stale AS (
    SELECT f.unit_id, min(${unreadSince}) AS since, NOT COALESCE(min(s.instant_when_stale::int) = 1, false) AS paused
    FROM feeds f LEFT JOIN channel_settings s ON s.owner_id = f.owner_id
    WHERE f.deleted_at IS NULL AND ${isStale(now)} ${unit === undefined ? sql`` : sql`AND f.unit_id = ${unit}`} GROUP BY 1
  ), changed AS (
    SELECT u.id, s.since, COALESCE(s.paused, false) AS paused FROM units u LEFT JOIN stale s ON s.unit_id = u.id
    WHERE ${unit === undefined ? sql`(u.calendars_stale_since IS NOT NULL OR u.id IN (SELECT unit_id FROM stale))` : sql`u.id = ${unit}`}
      AND (u.calendars_stale_since, u.instant_paused) IS DISTINCT FROM (s.since, COALESCE(s.paused, false))
  )
  UPDATE units u SET calendars_stale_since = c.since, instant_paused = c.paused FROM changed c WHERE u.id = c.id`.execute(
    db,
  )

type StaleFeed = OwnerRecipient & {
  owner: number
  id: number
  name: string
  unit: string
  since: Date
  problem: string | null
}

/** Mails each owner once what could not be read for a day, all of it in one mail. */
export const mailStale = ({ db, clock, env }: AppContext) =>
  transact(db, async (tx) => {
    const { rows } = await sql<StaleFeed>`
      UPDATE feeds f SET mailed_at = ${clock()} FROM owners o, units u
      WHERE o.id = f.owner_id AND u.id = f.unit_id AND u.deleted_at IS NULL AND f.deleted_at IS NULL AND f.mailed_at IS NULL
        AND ${unreadSince} <= ${clock()}::timestamptz - make_interval(hours => ${mailStaleHours})
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id)
      RETURNING f.owner_id AS owner, f.id, f.name, u.name AS unit, ${unreadSince} AS since, f.problem, o.email, o.first_name, o.locale`.execute(
      tx,
    )
    for (const [owner, feeds] of Map.groupBy(rows, (feed) => feed.owner)) {
      const [first] = feeds
      if (first) await queueMail(tx, { ...emailStale(first, feeds, env), owner: ownerIdOf(owner) })
    }
  })
