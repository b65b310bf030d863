import { channelNames, type FeedChange, type NewFeed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { channelColours } from '@keyhaven/shared-contracts/domain/palette'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/pool.ts'
import { minuteMs } from '../lifetimes.ts'
import type { OwnerId } from '../owner-id.ts'
import { recogniseKind } from './ical/channel-kinds.ts'
import { freeNights } from './nights/night-writes.ts'
import { markStaleUnits } from './stale-writes.ts'

const hostOf = (url: string) => new URL(url).host.slice(0, 255)

/** A portal's name, or that of the server where the portal is not known. */
const nameOf = (url: string, kind: ChannelKind) => (kind === 'other' ? hostOf(url).slice(0, 60) : channelNames[kind])

/** Adds a feed. The page that adds it fetches it at once; for other programs a sweep does, a minute later. */
export async function insertFeed(tx: Tx, owner: OwnerId, input: NewFeed, now: Date) {
  const kind = input.kind ?? recogniseKind('', input.url)
  const colour = (input.colour ?? channelColours[kind]).toLowerCase()
  const { rows } = await sql<{ id: number }>`
    INSERT INTO feeds (owner_id, unit_id, name, url, host, kind, recognised, colour, import_closures, next_at, created_at)
    VALUES (${owner}, ${input.unit}, ${input.name || nameOf(input.url, kind)}, ${input.url}, ${hostOf(input.url)}, ${kind},
      ${input.kind === undefined}, ${colour}, ${input.import_closures}, ${new Date(now.getTime() + minuteMs)}, ${now})
    RETURNING id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('A feed was not written.')
  return id
}

/** Changes what is named. What decides what a calendar brings has it read again from the beginning. */
export async function updateFeed(tx: Tx, owner: OwnerId, id: number, change: FeedChange, now: Date) {
  const { name, url, kind, colour, import_closures } = change
  const rereads = url !== undefined || kind !== undefined || import_closures !== undefined
  await sql`
    UPDATE feeds SET name = COALESCE(${name ?? null}, name), url = COALESCE(${url ?? null}, url),
      host = COALESCE(${url === undefined ? null : hostOf(url)}, host), kind = COALESCE(${kind ?? null}, kind),
      recognised = recognised AND ${kind === undefined}, colour = COALESCE(lower(${colour ?? null}), colour),
      import_closures = COALESCE(${import_closures ?? null}::boolean, import_closures), version = version + 1
      ${rereads ? sql`, etag = NULL, last_modified = NULL, body_hash = NULL, next_at = LEAST(next_at, ${new Date(now.getTime() + minuteMs)}::timestamptz)` : sql``}
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
}

export const markPressed = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE feeds SET pressed_at = ${now} WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/** Takes a feed away with what is to come of it. Stays that have begun stay in the calendar, and so do bookings that were made of others. */
export async function deleteFeed(tx: Tx, owner: OwnerId, id: number, now: Date) {
  const { rows } = await sql<{ unit: number }>`
    UPDATE feeds SET deleted_at = ${now} WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL
    RETURNING unit_id AS unit`.execute(tx)
  const unit = rows[0]?.unit
  if (unit === undefined) return false
  const { rows: stays } = await sql<{ occupancy_id: number | null }>`
    DELETE FROM imported_stays WHERE owner_id = ${owner} AND feed_id = ${id}
      AND (state <> 'taken' OR check_in > (SELECT (${now}::timestamptz AT TIME ZONE p.time_zone)::date FROM units u
        JOIN properties p ON p.id = u.property_id WHERE u.id = ${unit}))
    RETURNING occupancy_id`.execute(tx)
  await freeNights(
    tx,
    owner,
    stays.flatMap(({ occupancy_id }) => (occupancy_id === null ? [] : [occupancy_id])),
  )
  await markStaleUnits(tx, now, unit)
  return true
}

/** Forgets files after a week, what our calendars said of stays that have long ended, and who stayed on a portal a year ago. */
export async function forgetOld(db: Db, now: Date) {
  await sql`UPDATE feed_runs SET body = NULL WHERE body IS NOT NULL AND ran_at < ${now}::timestamptz - interval '7 days'`.execute(
    db,
  )
  await sql`
    UPDATE imported_stays SET name = '', summary = '', details = ''
    WHERE check_out < ${now}::date - 365 AND (name, summary, details) <> ('', '', '')`.execute(db)
  await sql`UPDATE feed_runs SET left_out = '[]' WHERE left_out <> '[]' AND ran_at < ${now}::timestamptz - interval '365 days'`.execute(
    db,
  )
  await sql`DELETE FROM exported_stays WHERE check_out < ${now}::date - 60`.execute(db)
  await sql`DELETE FROM sent_nights WHERE check_out < ${now}::date - 60`.execute(db)
}
