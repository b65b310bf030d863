import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/pool.ts'
import { minuteMs } from '../../lifetimes.ts'
import { mayLeave } from '../../outgoing/hold.ts'
import { type OwnerId, ownedRow } from '../../owner-id.ts'
import { runFeed } from './run-feed.ts'

const everyMs = 15 * minuteMs
/** Feeds that were added together do not stay together. */
const jitterMs = 2 * minuteMs
/** Hosts that are asked at the same time; each of them one calendar at a time. */
const lanes = 8
const atOnce = 200
/** Fetches in a row that a host may leave without an answer before the rest of its calendars wait for the next round. */
const maxSilent = 2

type Due = { id: number; owner: OwnerId; host: string }

/** The next fetch of each is due from now on, whatever becomes of this one: a process that dies leaves nothing behind. */
async function takeDue(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<{ id: number; owner: number; host: string }>`
    UPDATE feeds f SET next_at = ${now}::timestamptz + make_interval(secs => ${everyMs / 1000} + (random() - 0.5) * ${(2 * jitterMs) / 1000})
    FROM (SELECT d.id FROM feeds d JOIN units u ON u.id = d.unit_id AND u.deleted_at IS NULL
      WHERE d.next_at <= ${now} AND d.deleted_at IS NULL AND ${mayLeave}
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = d.owner_id)
      ORDER BY d.next_at LIMIT ${atOnce} FOR UPDATE OF d SKIP LOCKED) due
    WHERE f.id = due.id RETURNING f.id, f.owner_id AS owner, f.host`.execute(db)
  return rows.map(ownedRow)
}

/** Leaves all calendars of a host alone for a while, whoever they belong to. */
const pauseHost = (db: Db, host: string, until: Date) =>
  sql`UPDATE feeds SET next_at = ${until} WHERE host = ${host} AND next_at < ${until} AND deleted_at IS NULL`.execute(
    db,
  )

/** Fetches the calendars of one host, one after the other. */
async function fetchOfHost(context: AppContext, feeds: readonly Due[], failed: (error: unknown) => void) {
  let silent = 0
  for (const { id, owner, host } of feeds) {
    if (silent >= maxSilent) return
    try {
      const { pauseMs, isReached } = await runFeed(context, owner, id)
      silent = isReached ? 0 : silent + 1
      if (pauseMs === undefined) continue
      await pauseHost(context.db, host, new Date(context.clock().getTime() + pauseMs))
      return
    } catch (error) {
      failed(error)
    }
  }
}

/** Fetches what is due, until nothing is. One that fails for a reason of ours is said at the end and is in nobody's way. */
export async function fetchDueFeeds(context: AppContext) {
  const failures: unknown[] = []
  for (;;) {
    const due = await takeDue(context.db, context.clock())
    if (due.length === 0) break
    const hosts = [...Map.groupBy(due, ({ host }) => host).values()]
    const lane = async () => {
      for (let feeds = hosts.pop(); feeds; feeds = hosts.pop())
        await fetchOfHost(context, feeds, (error) => failures.push(error))
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} calendars of portals could not be taken over.`)
}
