import { mailStaleHours } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { sql } from 'kysely'
import { isStale, unreadSince } from '../db/fragments/feeds.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'

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

export type StaleFeed = OwnerRecipient & { owner: number; name: string; unit: string }

/** Notes that owners are mailed what could not be read for a day, and answers all of it. */
export async function markMailed(tx: Tx, now: Date) {
  const { rows } = await sql<StaleFeed>`
    UPDATE feeds f SET mailed_at = ${now} FROM owners o, units u
    WHERE o.id = f.owner_id AND u.id = f.unit_id AND u.deleted_at IS NULL AND f.deleted_at IS NULL AND f.mailed_at IS NULL
      AND ${unreadSince} <= ${now}::timestamptz - make_interval(hours => ${mailStaleHours})
      AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id)
    RETURNING f.owner_id AS owner, f.name, u.name AS unit, o.email, o.first_name, o.locale`.execute(tx)
  return rows
}

/** Counts the feeds of all owners that are too old, of those that are fetched at all. */
export async function countStale(db: Sql, now: Date) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM feeds f JOIN units u ON u.id = f.unit_id AND u.deleted_at IS NULL
    WHERE f.deleted_at IS NULL AND ${isStale(now)} AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = f.owner_id)`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
