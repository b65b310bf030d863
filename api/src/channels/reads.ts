import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import type { Feed, FeedsQuery } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { sql } from 'kysely'
import { byName, equals, isoTime } from '../db/fragments/columns.ts'
import { isStale, propertyOut, unitOut } from '../db/fragments/feeds.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const feedColumns = (now: Date) => {
  const coming = sql`imported_stays i WHERE i.feed_id = f.id AND i.check_out > (${now}::timestamptz AT TIME ZONE p.time_zone)::date`
  return sql`f.id, f.version, ${unitOut} AS unit, ${propertyOut} AS property, f.name, f.url, f.kind, f.colour,
  f.import_closures, ${isoTime('f.good_at')} AS good_at, ${isoTime('f.tried_at')} AS tried_at, ${isoTime('f.next_at')} AS next_at,
  (SELECT ${isoTime('max(e.fetched_at)')} FROM calendar_exports e WHERE e.unit_id = f.unit_id AND e.audience IN (f.kind, 'any')) AS ours_fetched_at,
  f.problem, f.http_status, ${isStale(now)} AS is_stale, f.asks,
  (SELECT count(*) FROM ${coming} AND i.kind = 'stay' AND i.state IN ('taken', 'booked')) AS stays,
  (SELECT count(*) FROM ${coming} AND i.kind = 'closure' AND i.state = 'taken') AS closures,
  (SELECT count(*) FROM ${coming} AND (i.state = 'conflict' OR i.differs IS NOT NULL)) AS conflicts`
}
const ofOwner = (owner: OwnerId) => sql`FROM feeds f JOIN units u ON u.id = f.unit_id AND u.deleted_at IS NULL
  JOIN properties p ON p.id = u.property_id WHERE f.owner_id = ${owner} AND f.deleted_at IS NULL`

export const listFeeds = (db: Db, owner: OwnerId, query: FeedsQuery, now: Date) =>
  readList<Feed>(
    db,
    {
      columns: feedColumns(now),
      from: sql`${ofOwner(owner)} AND ${equals('f.unit_id', query.unit)}`,
      order: sql`${byName('p.name')}, p.id, ${byName('u.name')}, u.id, f.id`,
    },
    query,
  )

export async function findFeed(db: Sql, owner: OwnerId, id: number, now: Date) {
  const { rows } = await sql<Feed>`SELECT ${feedColumns(now)} ${ofOwner(owner)} AND f.id = ${id}`.execute(db)
  return rows[0]
}

export const runColumns = sql`r.id, ${isoTime('r.ran_at')} AS at, r.problem, r.http_status, r.seen, r.added, r.changed, r.removed, r.ignored,
  r.conflicts, r.left_out, r.body IS NOT NULL AS has_body, r.unchanged AS is_unchanged, r.fetches, ${isoTime('COALESCE(r.since, r.ran_at)')} AS since`

const shownRuns = 20

export async function readRuns(db: Db, owner: OwnerId, feed: number) {
  const { rows } = await sql<FeedRun>`
    SELECT ${runColumns} FROM feed_runs r WHERE r.owner_id = ${owner} AND r.feed_id = ${feed} ORDER BY r.id DESC LIMIT ${shownRuns}`.execute(
    db,
  )
  return rows
}

export async function findBody(db: Db, owner: OwnerId, run: number) {
  const { rows } = await sql<{ body: Buffer | null }>`
    SELECT body FROM feed_runs WHERE owner_id = ${owner} AND id = ${run}`.execute(db)
  return rows[0]
}

/** Facts of the unit of a new feed; undefined where the owner has none. */
export async function findUnit(db: Sql, owner: OwnerId, unit: number) {
  const { rows } = await sql<{ id: number; zone: string; feeds: number }>`
    SELECT u.id, p.time_zone AS zone, (SELECT count(*) FROM feeds f WHERE f.unit_id = u.id AND f.deleted_at IS NULL) AS feeds
    FROM units u JOIN properties p ON p.id = u.property_id
    WHERE u.owner_id = ${owner} AND u.id = ${unit} AND u.deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** The moment at which an owner last had the feed fetched. */
export async function pressedAt(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<{ pressed_at: Date | null }>`
    SELECT pressed_at FROM feeds WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(db)
  return rows[0]
}
