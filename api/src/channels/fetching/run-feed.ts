import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import type { OwnerId } from '../../owner-id.ts'
import { queueConflictMail } from '../conflicts/conflict-mail.ts'
import { withoutOwnEvents } from '../nights/own-events.ts'
import { lockUnitWithRequests } from '../nights/night-writes.ts'
import { markStaleUnits } from '../stale-writes.ts'
import { applyStep } from './apply-step.ts'
import { readStored } from './step-writes.ts'
import { type CalendarAnswer, fetchCalendar } from './fetch-calendar.ts'
import { feedFetches } from './meters.ts'
import { reconcile } from '../ical/reconcile.ts'
import { type ReadFeed, readAside } from './read-aside.ts'
import { type FeedToFetch, findFeedToFetch, insertRun, noteBad, noteGood, noteUnchanged } from './run-writes.ts'

type RunOptions = {
  /** Its owner waits for the answer: what is known is compared, too. */
  isPressed?: boolean
  /** Its owner has said that an empty calendar is meant. */
  emptyIsMeant?: boolean
}
/** End of a fetch: its run, undefined where the feed is gone or a later fetch was faster; and how long its host wants to be left alone. */
type Ran = { run?: FeedRun; pauseMs?: number; isReached: boolean }

type Received = Extract<CalendarAnswer, { kind: 'body' }> & { hash: Buffer; packed: Buffer; read: ReadFeed }

const gzipped = promisify(gzip)

/**
 * Fetches a feed and brings its stays into the calendar, all of them or none: a process that dies in between has done nothing. Of two that fetch at
 * once, the one that began later counts.
 */
export async function runFeed(context: AppContext, owner: OwnerId, id: number, options: RunOptions = {}): Promise<Ran> {
  const { db, clock } = context
  const startedAt = clock()
  const feed = await findFeedToFetch(db, owner, id, startedAt)
  if (!feed) return { isReached: true }
  const comparesAll =
    options.isPressed === true || options.emptyIsMeant === true || feed.misses || feed.has_former_nights
  const answer = await fetchCalendar(context, comparesAll ? { url: feed.url } : feed)
  if (answer.kind === 'problem') {
    feedFetches.inc({ result: answer.problem })
    const { problem, status: http_status, pauseMs } = answer
    const run = await note(context, feed, { problem, http_status }, startedAt)
    return {
      ...(run && { run }),
      ...(pauseMs !== undefined && { pauseMs }),
      isReached: problem !== 'late' && problem !== 'network',
    }
  }
  const hash = answer.kind === 'body' ? createHash('sha256').update(answer.body).digest() : undefined
  if (answer.kind === 'unchanged' || (!comparesAll && hash?.equals(feed.body_hash ?? Buffer.alloc(0)))) {
    feedFetches.inc({ result: 'good' })
    const run = await noteKnown(context, feed, answer.status, startedAt)
    return { ...(run && { run }), isReached: true }
  }
  const today = dayIn(feed.zone, startedAt)
  const read = await readAside(
    answer.body,
    {
      kind: feed.recognised ? undefined : feed.kind,
      address: feed.url,
      ...{ zone: feed.zone, today, importClosures: feed.import_closures },
    },
    owner,
  )
  feedFetches.inc({ result: 'problem' in read ? read.problem : 'good' })
  const packed = await gzipped(answer.body)
  const run = await bring(context, feed, { ...answer, hash: hash ?? Buffer.alloc(0), packed, read }, options, startedAt)
  return { ...(run && { run }), isReached: true }
}

/** Locks the feed; false where it is gone, has another address, or a later fetch has ended before this one. */
async function isNewest(tx: Tx, feed: FeedToFetch, startedAt: Date) {
  const current = await findFeedToFetch(tx, feed.owner, feed.id, startedAt, true)
  if (current?.url !== feed.url) return false
  // A try that lies ahead is of a clock that was set back since, unless it came while this one ran.
  const isSame = current.tried_at?.getTime() === feed.tried_at?.getTime()
  return isSame || current.tried_at === null || current.tried_at <= startedAt
}

const note = (
  { db }: AppContext,
  feed: FeedToFetch,
  { packed, ...bad }: Pick<FeedRun, 'problem' | 'http_status'> & { packed?: Buffer },
  at: Date,
) =>
  transact(db, async (tx) => {
    if (!(await isNewest(tx, feed, at))) return undefined
    await noteBad(tx, feed.id, bad, at)
    await markStaleUnits(tx, at, feed.unit)
    return insertRun(tx, feed, { ...bad, ...(packed && { packed }) }, at)
  })

/** Notes that nothing was new. */
const noteKnown = ({ db }: AppContext, feed: FeedToFetch, http_status: number, at: Date) =>
  transact(db, async (tx) => {
    if (!(await isNewest(tx, feed, at))) return undefined
    await noteUnchanged(tx, feed.id, at)
    await markStaleUnits(tx, at, feed.unit)
    return insertRun(tx, feed, { problem: null, http_status, unchanged: true }, at)
  })

/** Brings what was read into the calendar. */
async function bring(
  context: AppContext,
  feed: FeedToFetch,
  received: Received,
  { isPressed, emptyIsMeant }: RunOptions,
  at: Date,
) {
  const { read, status: http_status, packed, hash: body_hash, etag, last_modified } = received
  if ('problem' in read) return note(context, feed, { problem: read.problem, http_status, packed }, at)
  const moment = { now: at, origin: context.env.origin }
  const today = dayIn(feed.zone, at)
  return transact(context.db, async (tx) => {
    const isThere = await lockUnitWithRequests(tx, feed.owner, feed.unit)
    if (!isThere || !(await isNewest(tx, feed, at))) return undefined
    const { theirs, leftOut } = await withoutOwnEvents(tx, { ...feed, kind: read.kind }, read.events, at)
    const stored = await readStored(tx, feed, theirs, today)
    const compared = reconcile(stored, theirs, { today, ...(emptyIsMeant && { emptyIsMeant }) })
    // Its owner's word does what a second fetch would.
    const isMeant = emptyIsMeant === true && theirs.length === 0
    const step = isMeant ? { ...compared, missing: [], removed: stored.map((one) => one.id) } : compared
    const all = [...leftOut, ...read.leftOut]
    const counts = { seen: read.seen, ignored: all.length, leftOut: all, packed }
    if (step.asks) {
      await noteBad(tx, feed.id, { problem: null, http_status, asks: true }, at)
      // Its owner was asked the last time.
      const unchanged = feed.asks && !isPressed
      return insertRun(tx, feed, { problem: null, http_status, ...(unchanged ? { unchanged } : counts) }, at)
    }
    const { conflicts, newConflicts, removed } = await applyStep(tx, feed, step, moment)
    await noteGood(tx, feed.id, { etag, last_modified, body_hash, kind: read.kind }, at)
    await markStaleUnits(tx, at, feed.unit)
    const run = {
      problem: null,
      http_status,
      ...counts,
      added: step.added.length,
      changed: step.changed.length,
      removed,
      conflicts,
    }
    const inserted = await insertRun(tx, feed, run, at)
    await queueConflictMail(tx, context, feed.owner, newConflicts, inserted.id)
    return inserted
  })
}
