import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { StoredSeason } from './reads.ts'

/** A row as it was left by a change. */
export type WrittenRow = { id: number; version: number }

type Cut = { units: readonly number[]; start: Day; end: Day }

/** Makes room for nights in the seasons that lie on them, and answers what is left of those. */
export async function cutSeasons(tx: Tx, owner: OwnerId, { units, start, end }: Cut, seasons: readonly StoredSeason[]) {
  const ofUnits = sql`owner_id = ${owner} AND unit_id = ANY(${units}::bigint[])`
  await sql`DELETE FROM seasons WHERE ${ofUnits} AND first_night >= ${start}::date AND end_day <= ${end}::date`.execute(
    tx,
  )
  const before = await sql<WrittenRow>`UPDATE seasons SET end_day = ${start}::date, version = version + 1
    WHERE ${ofUnits} AND first_night < ${start}::date AND end_day > ${start}::date RETURNING id, version`.execute(tx)
  const after = await sql<WrittenRow>`UPDATE seasons SET first_night = ${end}::date, version = version + 1
    WHERE ${ofUnits} AND first_night < ${end}::date AND end_day > ${end}::date RETURNING id, version`.execute(tx)
  // Of a season that reaches beyond both sides the first part is still its row.
  const rest = seasons
    .filter((season) => season.first_night < start && season.end_day > end)
    .map((season) => ({ ...season, first_night: end }))
  return [...before.rows, ...after.rows, ...(rest.length > 0 ? await insertCopies(tx, owner, rest) : [])]
}

const asRows = (seasons: readonly StoredSeason[]) => sql`json_to_recordset(${JSON.stringify(seasons)}::json)
  AS n (id bigint, version int, unit_id bigint, name text, first_night date, end_day date, price_cents int,
    weekday_cents int[])`

async function insertCopies(tx: Tx, owner: OwnerId, seasons: readonly StoredSeason[]) {
  const { rows } = await sql<WrittenRow>`
    INSERT INTO seasons (owner_id, unit_id, name, first_night, end_day, price_cents, weekday_cents)
    SELECT ${owner}::bigint, n.unit_id, n.name, n.first_night, n.end_day, n.price_cents, n.weekday_cents FROM ${asRows(seasons)}
    RETURNING id, version`.execute(tx)
  return rows
}

/** Restores seasons with their ids. Their version goes up, so that a form that was opened in between is told that they have changed. */
export const restoreSeasons = (tx: Tx, owner: OwnerId, seasons: readonly StoredSeason[]) =>
  sql`INSERT INTO seasons (id, version, owner_id, unit_id, name, first_night, end_day, price_cents, weekday_cents) OVERRIDING SYSTEM VALUE
    SELECT n.id, n.version + 2, ${owner}::bigint, n.unit_id, n.name, n.first_night, n.end_day, n.price_cents, n.weekday_cents FROM ${asRows(seasons)}`.execute(
    tx,
  )

/** Deletes seasons that nobody has changed since; answers how many those were. */
export async function deleteUnchanged(tx: Tx, owner: OwnerId, seasons: readonly WrittenRow[]) {
  const { rows } = await sql`
    DELETE FROM seasons s USING json_to_recordset(${JSON.stringify(seasons)}::json) AS n (id bigint, version int)
    WHERE s.owner_id = ${owner} AND s.id = n.id AND s.version = n.version RETURNING s.id`.execute(tx)
  return rows.length
}
