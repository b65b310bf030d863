import type { FeedProblem, FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import { channelNames } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { channelColours } from '@keyhaven/shared-contracts/domain/palette'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { sql } from 'kysely'
import type { Sql, Tx } from '../../db/pool.ts'
import { type OwnerId, ownedRow } from '../../owner-id.ts'
import { runColumns } from '../reads.ts'
import type { EventLeftOut } from '../nights/own-events.ts'
import { readingInterval } from '../nights/sent-reads.ts'

/** A feed as a fetch needs it. */
export type FeedToFetch = {
  id: number
  owner: OwnerId
  unit: number
  zone: string
  url: string
  host: string
  kind: ChannelKind
  recognised: boolean
  import_closures: boolean
  etag: string | null
  last_modified: string | null
  body_hash: Buffer | null
  tried_at: Date | null
  /** It is suddenly empty, and its owner has not said yet whether that is meant. */
  asks: boolean
  /** Something of it was not in the last good fetch: the next one decides, also where its body is the same. */
  misses: boolean
  /** Its portal has read a calendar of ours without nights that were in it before, or should have: it is compared, also where its body is the same. */
  has_former_nights: boolean
}

const columns = (
  now: Date,
) => sql`f.id, f.owner_id AS owner, f.unit_id AS unit, p.time_zone AS zone, f.url, f.host, f.kind, f.recognised, f.import_closures,
  f.etag, f.last_modified, f.body_hash, f.tried_at, f.asks,
  EXISTS (SELECT FROM imported_stays i WHERE i.feed_id = f.id AND i.missed > 0) AS misses, EXISTS (SELECT FROM sent_nights s JOIN calendar_exports c ON c.id = s.export_id WHERE c.unit_id = f.unit_id AND c.audience IN (f.kind, 'any')
    AND (s.left_at >= f.good_at OR COALESCE(s.left_at, c.fetched_at) + ${readingInterval} BETWEEN f.good_at AND ${now})) AS has_former_nights`
const fetched = sql`feeds f JOIN units u ON u.id = f.unit_id AND u.deleted_at IS NULL JOIN properties p ON p.id = u.property_id`

/** The feed, unless it or its unit is gone; `lock` keeps other fetches of it waiting. */
export async function findFeedToFetch(db: Sql, owner: OwnerId, id: number, now: Date, lock = false) {
  const { rows } = await sql<Omit<FeedToFetch, 'owner'> & { owner: number }>`
    SELECT ${columns(now)} FROM ${fetched} WHERE f.owner_id = ${owner} AND f.id = ${id} AND f.deleted_at IS NULL
    ${lock ? sql`FOR UPDATE OF f` : sql``}`.execute(db)
  return rows.map(ownedRow)[0]
}

type Good = { etag: string | null; last_modified: string | null; body_hash: Buffer; kind: ChannelKind }

const nameOfKind = (kind: ChannelKind) => (kind === 'other' ? null : channelNames[kind])

/** Notes a good fetch that began at `at`. A calendar that is called by its server gets the name and the colour of its portal once that is recognised. */
export const noteGood = (tx: Tx, feed: number, { etag, last_modified, body_hash, kind }: Good, at: Date) =>
  sql`
  UPDATE feeds SET tried_at = ${at}, good_at = ${at}, problem = NULL, http_status = NULL, asks = false, mailed_at = NULL, etag = ${etag},
    last_modified = ${last_modified}, body_hash = ${body_hash}, kind = CASE WHEN recognised THEN ${kind} ELSE kind END,
    name = CASE WHEN recognised AND name = left(host, 60) THEN COALESCE(${nameOfKind(kind)}, name) ELSE name END,
    colour = CASE WHEN recognised AND colour = ${channelColours.other} THEN ${channelColours[kind]} ELSE colour END
  WHERE id = ${feed}`.execute(tx)

/** Notes a good fetch that brought what is known. */
export const noteUnchanged = (tx: Tx, feed: number, at: Date) =>
  sql`
  UPDATE feeds SET tried_at = ${at}, good_at = ${at}, problem = NULL, http_status = NULL, asks = false, mailed_at = NULL WHERE id = ${feed}`.execute(
    tx,
  )

type Bad = { problem: FeedProblem | null; http_status: number | null; asks?: boolean }

/** Notes a fetch that changes nothing. */
export const noteBad = (tx: Tx, feed: number, { problem, http_status, asks = false }: Bad, at: Date) =>
  sql`
  UPDATE feeds SET tried_at = ${at}, problem = ${problem}, http_status = ${http_status}, asks = asks OR ${asks} WHERE id = ${feed}`.execute(
    tx,
  )

export type NewRun = Pick<FeedRun, 'problem' | 'http_status'> &
  Partial<Pick<FeedRun, 'seen' | 'added' | 'changed' | 'removed' | 'ignored' | 'conflicts'>> & {
    leftOut?: readonly EventLeftOut[]
    /** The file as it came, packed with gzip. */
    packed?: Buffer
    /** It brought nothing new, and nobody waits for the answer. */
    unchanged?: boolean
  }

const maxLeftOut = 100

/**
 * Writes a run down. One that fails like the one before, or brings nothing new like it, takes its place and counts on: twenty of them in a row would tell
 * no more than one.
 */
export async function insertRun(
  tx: Tx,
  { owner, id }: Pick<FeedToFetch, 'owner' | 'id'>,
  run: NewRun,
  at: Date,
): Promise<FeedRun> {
  const {
    problem,
    http_status,
    seen = 0,
    added = 0,
    changed = 0,
    removed = 0,
    ignored = 0,
    conflicts = 0,
    leftOut = [],
    packed,
    unchanged = false,
  } = run
  const firstLeftOut = leftOut
    .slice(0, maxLeftOut)
    .map(({ summary, start, end, why }) => ({ summary, start, end, why }))
  const { rows } = await sql<FeedRun>`
    WITH alike AS (
      DELETE FROM feed_runs WHERE ${problem !== null || unchanged} AND problem IS NOT DISTINCT FROM ${problem} AND unchanged = ${unchanged}
        AND id = (SELECT id FROM feed_runs WHERE feed_id = ${id} ORDER BY id DESC LIMIT 1)
      RETURNING fetches, COALESCE(since, ran_at) AS since)
    INSERT INTO feed_runs AS r (owner_id, feed_id, ran_at, problem, http_status, seen, added, changed, removed, ignored, conflicts, left_out, body,
      unchanged, fetches, since)
    VALUES (${owner}, ${id}, ${at}, ${problem}, ${http_status}, ${seen}, ${added}, ${changed}, ${removed}, ${ignored}, ${conflicts},
      ${JSON.stringify(firstLeftOut)}::jsonb, ${packed ?? null}, ${unchanged}, 1 + COALESCE((SELECT fetches FROM alike), 0), (SELECT since FROM alike))
    RETURNING ${runColumns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A run of a feed was not written.')
  // One that took the place of another makes the list no longer.
  if (row.fetches > 1) return row
  await sql`DELETE FROM feed_runs WHERE feed_id = ${id} AND id < (SELECT min(id) FROM (
    SELECT id FROM feed_runs WHERE feed_id = ${id} ORDER BY id DESC LIMIT 20) latest)`.execute(tx)
  return row
}
