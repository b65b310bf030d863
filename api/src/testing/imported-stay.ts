import { channelColours } from '@keyhaven/shared-contracts/domain/palette'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { unique, type TestOwner } from './test-server.ts'

export type ImportFields = {
  unit: number
  check_in?: Day
  check_out?: Day
  kind?: 'stay' | 'closure'
  name?: string
  /** `conflict` takes no nights. */
  state?: 'taken' | 'conflict' | 'kept_out' | 'dropped'
  portal?: ChannelKind
  feedName?: string
}

/** The calendar of a unit on a portal; each has one of a kind. */
async function aFeed(db: Db, owner: number, { unit, portal = 'airbnb', feedName = 'Airbnb' }: ImportFields) {
  const feeds = await sql<{ id: number }>`SELECT id FROM feeds WHERE unit_id = ${unit} AND kind = ${portal}`.execute(db)
  if (feeds.rows[0]) return feeds.rows[0].id
  const { rows } = await sql<{ id: number }>`
    INSERT INTO feeds (owner_id, unit_id, name, url, host, kind, colour)
    VALUES (${owner}, ${unit}, ${feedName}, ${`https://portal.example.com/${unique()}.ics`}, 'portal.example.com', ${portal},
      ${channelColours[portal]}) RETURNING id`.execute(db)
  return rows[0]?.id ?? 0
}

/** An imported stay with its nights, as a fetch leaves it: next June by default, without a name. */
export async function anImport({ db }: { db: Db }, { user }: Pick<TestOwner, 'user'>, fields: ImportFields) {
  const { unit, check_in = '2027-06-01', check_out = '2027-06-04', kind = 'stay', name = '', state = 'taken' } = fields
  const feed = await aFeed(db, user.id, fields)
  const { rows } = await sql<{ id: number }>`
    WITH taken AS (
      INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
      SELECT ${user.id}::bigint, ${unit}::bigint, ${check_in}::date, ${check_out}::date, ${kind === 'stay' ? 'import' : 'closure'}
      WHERE ${state} = 'taken' RETURNING id
    )
    INSERT INTO imported_stays (owner_id, feed_id, unit_id, uid, check_in, check_out, kind, name, state, occupancy_id, conflict_since)
    SELECT ${user.id}::bigint, ${feed}::bigint, ${unit}::bigint, ${unique()}, ${check_in}::date, ${check_out}::date, ${kind}, ${name}, ${state},
      (SELECT id FROM taken), CASE WHEN ${state} = 'conflict' THEN now() END RETURNING id`.execute(db)
  return { id: rows[0]?.id ?? 0, feed, unit, check_in, check_out }
}

type RunFields = { unchanged?: boolean; problem?: string; fetches?: number; since?: Date }

/** A run of a feed, as a fetch leaves it that brought an empty calendar. */
export const aRun = ({ db }: { db: Db }, { user }: Pick<TestOwner, 'user'>, feed: number, fields: RunFields = {}) =>
  db
    .insertInto('feed_runs')
    .values({ owner_id: user.id, feed_id: feed, ran_at: new Date(), ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
