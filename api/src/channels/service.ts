import type { FeedChange, FeedPreview, NewFeed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { gunzipSync } from 'node:zlib'
import type { AppContext } from '../context.ts'
import { lockOwner } from '../db/owned.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid, notFound, notFoundField, Problem, stale } from '../http/problem.ts'
import { minuteMs } from '../lifetimes.ts'
import { readHold } from '../outgoing/hold.ts'
import type { OwnerId } from '../owner-id.ts'
import { fetchCalendar } from './fetching/fetch-calendar.ts'
import { readAside } from './fetching/read-aside.ts'
import { runFeed } from './fetching/run-feed.ts'
import { recogniseKind } from './ical/channel-kinds.ts'
import { withoutOwnEvents } from './nights/own-events.ts'
import { takenAmong } from './nights/night-writes.ts'
import { findBody, findFeed, findUnit, pressedAt, readRuns } from './reads.ts'
import { deleteFeed, insertFeed, markPressed, updateFeed } from './writes.ts'

const gone = () => notFound('channels.feedNotFound')
const maxFeeds = 10

/** Nothing may leave a restored copy before its operator says so. */
async function checkMayLeave(db: Sql) {
  if (await readHold(db)) throw conflict('nothing_leaves', 'channels.nothingLeaves')
}

async function unitFor(db: Sql, owner: OwnerId, id: number) {
  const unit = await findUnit(db, owner, id)
  if (!unit) throw notFoundField('unit', 'unit')
  if (unit.feeds >= maxFeeds) throw conflict('too_many_feeds', 'channels.tooManyFeeds')
  return unit
}

export async function createFeed({ db, clock }: AppContext, owner: OwnerId, input: NewFeed) {
  const now = clock()
  return transact(db, async (tx) => {
    await lockOwner(tx, owner)
    await unitFor(tx, owner, input.unit)
    const id = await insertFeed(tx, owner, input, now)
    const feed = await findFeed(tx, owner, id, now)
    if (!feed) throw gone()
    return feed
  })
}

/** Fetches a calendar and says what it would bring; nothing is kept. */
export async function previewFeed(context: AppContext, owner: OwnerId, input: NewFeed): Promise<FeedPreview> {
  const { db, clock } = context
  await checkMayLeave(db)
  const { zone } = await unitFor(db, owner, input.unit)
  const now = clock()
  const kind = input.kind ?? recogniseKind('', input.url)
  const nothing = { kind, seen: 0, events: [], count: 0, left_out: [] }
  const answer = await fetchCalendar(context, { url: input.url })
  if (answer.kind !== 'body') {
    const failure = answer.kind === 'problem' ? answer : { problem: 'not_calendar' as const, status: null }
    return { ...nothing, problem: failure.problem, http_status: failure.status }
  }
  const options = {
    kind: input.kind,
    address: input.url,
    zone,
    today: dayIn(zone, now),
    importClosures: input.import_closures,
  }
  const read = await readAside(answer.body, options, owner)
  if ('problem' in read) return { ...nothing, problem: read.problem, http_status: answer.status }
  const { theirs, leftOut } = await withoutOwnEvents(
    db,
    { id: 0, owner, unit: input.unit, kind: read.kind },
    read.events,
    now,
  )
  const firstEvents = theirs.toSorted((one, other) => (one.start < other.start ? -1 : 1)).slice(0, 100)
  const conflicts = await takenAmong(db, input.unit, firstEvents, now)
  return {
    ...{ problem: null, http_status: answer.status, kind: read.kind, seen: read.seen, count: theirs.length },
    events: firstEvents.map(({ start, end, kind: what, name }, at) => ({
      start,
      end,
      kind: what,
      name,
      is_taken: conflicts.has(at),
    })),
    left_out: [...leftOut, ...read.leftOut]
      .slice(0, 100)
      .map(({ summary, start, end, why }) => ({ summary, start, end, why })),
  }
}

export const changeFeed = ({ db, clock }: AppContext, owner: OwnerId, id: number, change: FeedChange) =>
  transact(db, async (tx) => {
    const now = clock()
    if (!(await pressedAt(tx, owner, id))) throw gone()
    const before = await findFeed(tx, owner, id, now)
    if (!before) throw gone()
    if (change.version !== undefined && change.version !== before.version) throw stale(before)
    if (change.name === '') throw invalid({ name: ['channels.nameRequired'] })
    await updateFeed(tx, owner, id, change, now)
    const feed = await findFeed(tx, owner, id, now)
    if (!feed) throw gone()
    return feed
  })

export const removeFeed = ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    if (!(await deleteFeed(tx, owner, id, clock()))) throw gone()
  })

/** Fetches a feed for an owner who waits for the answer, once a minute. */
export async function fetchNow(context: AppContext, owner: OwnerId, id: number) {
  const { db, clock } = context
  await checkMayLeave(db)
  const now = clock()
  await transact(db, async (tx) => {
    const pressed = await pressedAt(tx, owner, id)
    if (!pressed) throw gone()
    const waitMs = pressed.pressed_at ? pressed.pressed_at.getTime() + minuteMs - now.getTime() : 0
    // More than a minute is of a clock that was set back since.
    if (waitMs > 0 && waitMs <= minuteMs) {
      const problem = new Problem(429, 'fetched_just_now', 'channels.fetchedJustNow')
      problem.headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) }
      throw problem
    }
    await markPressed(tx, owner, id, now)
  })
  const { run } = await runFeed(context, owner, id, { isPressed: true })
  // None where another fetch began later and ended before: what that brought is as new.
  const latest = run ?? (await readRuns(db, owner, id))[0]
  if (!latest) throw gone()
  return latest
}

/** Takes an empty calendar at its word: it is fetched once more, and what it no longer has leaves. */
export async function confirmEmpty(context: AppContext, owner: OwnerId, id: number) {
  await checkMayLeave(context.db)
  if (!(await findFeed(context.db, owner, id, context.clock()))) throw gone()
  await runFeed(context, owner, id, { emptyIsMeant: true })
  const feed = await findFeed(context.db, owner, id, context.clock())
  if (!feed) throw gone()
  return feed
}

export async function bodyOfRun({ db }: AppContext, owner: OwnerId, run: number) {
  const file = await findBody(db, owner, run)
  if (!file) throw notFound('channels.runNotFound')
  if (!file.body) throw notFound('channels.bodyGone')
  return { text: gunzipSync(file.body).toString('utf8').replaceAll('\u0000', '') }
}
