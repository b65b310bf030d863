import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Season, SeasonChange } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { WeekdayCents } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { columns } from './reads.ts'

/** Locks units in one order, so that two who write seasons never meet inside the constraint, where they would deadlock. */
const lockedUnits = (owner: OwnerId, units: readonly number[]) => sql`
  SELECT id, owner_id FROM units WHERE owner_id = ${owner} AND id = ANY(${units}::bigint[]) AND deleted_at IS NULL
  ORDER BY id FOR NO KEY UPDATE`

export async function lockUnits(tx: Tx, owner: OwnerId, units: readonly number[]) {
  return (await lockedUnits(owner, units).execute(tx)).rows.length
}

/** Price of a unit in cents, as it comes in. */
type UnitPrice = { unit: number; price_per_night: number }

type SeasonNights = { name: string; start: Day; end: Day; weekday_prices?: WeekdayCents }

/** Adds the season to each of the units that the owner has, at its price. */
export async function insertSeasons(tx: Tx, owner: OwnerId, season: SeasonNights, prices: readonly UnitPrice[]) {
  const units = prices.map(({ unit }) => unit)
  const cents = prices.map(({ price_per_night }) => price_per_night)
  const { rows } = await sql<Season>`
    WITH home AS (${lockedUnits(owner, units)}), s AS (
      INSERT INTO seasons (owner_id, unit_id, name, first_night, end_day, price_cents, weekday_cents)
      SELECT home.owner_id, home.id, ${season.name}, ${season.start}::date, ${season.end}::date, priced.cents, ${season.weekday_prices ?? null}::int[]
      FROM home JOIN unnest(${units}::bigint[], ${cents}::int[]) AS priced (unit, cents) ON priced.unit = home.id
      RETURNING *
    )
    SELECT ${columns} FROM s ORDER BY s.unit_id`.execute(tx)
  return rows
}

/** Adds what overlaps nothing and answers it. */
export async function insertWhatFits(tx: Tx, owner: OwnerId, seasons: readonly (SeasonNights & UnitPrice)[]) {
  const { rows } = await sql<Season>`
    WITH s AS (
      INSERT INTO seasons (owner_id, unit_id, name, first_night, end_day, price_cents, weekday_cents)
      SELECT ${owner}::bigint, n.unit, n.name, n.start, n."end", n.price_per_night, n.weekday_prices
      FROM json_to_recordset(${JSON.stringify(seasons)}::json)
        AS n (unit bigint, name text, start date, "end" date, price_per_night int, weekday_prices int[])
      WHERE NOT EXISTS (SELECT FROM seasons o
        WHERE o.unit_id = n.unit AND daterange(o.first_night, o.end_day) && daterange(n.start, n."end"))
      RETURNING *
    )
    SELECT ${columns} FROM s ORDER BY s.unit_id, s.first_night`.execute(tx)
  return rows
}

/** Answers nothing where the season is gone or its version is another than the one seen. */
export async function updateSeason(tx: Tx, owner: OwnerId, id: number, season: SeasonChange) {
  const { rows } = await sql<Season>`
    WITH home AS (
      SELECT u.id FROM units u JOIN seasons s ON s.unit_id = u.id
      WHERE s.owner_id = ${owner} AND s.id = ${id} AND u.deleted_at IS NULL FOR NO KEY UPDATE OF u
    )
    UPDATE seasons s SET name = ${season.name}, first_night = ${season.start}, end_day = ${season.end},
      price_cents = ${season.price_per_night}, weekday_cents = ${season.weekday_prices === undefined ? sql.ref('s.weekday_cents') : sql`${season.weekday_prices}::int[]`}, version = s.version + 1
    FROM home WHERE s.unit_id = home.id AND s.owner_id = ${owner} AND s.id = ${id}
      AND s.version = COALESCE(${season.version ?? null}::bigint, s.version)
    RETURNING ${columns}`.execute(tx)
  return rows[0]
}

export async function deleteSeason(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM seasons s USING units u
    WHERE s.owner_id = ${owner} AND s.id = ${id} AND u.id = s.unit_id AND u.deleted_at IS NULL RETURNING s.id`.execute(
    db,
  )
  return rows[0]?.id
}
