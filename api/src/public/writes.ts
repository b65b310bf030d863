import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'

/** Limit of units that wait for a moment before their nights or prices can be changed. */
const unitsAtOnce = 200

/** Writes the free gaps of some units that have none yet; answers how many units those were. */
export const writeMissingGaps = async (tx: Tx) => {
  const { rows } = await sql<{ unit_id: number }>`
    SELECT u.id AS unit_id FROM units u WHERE u.id IN (
      SELECT m.unit_id FROM free_gaps_missing m ORDER BY m.unit_id LIMIT ${unitsAtOnce} FOR UPDATE SKIP LOCKED)
    ORDER BY u.id FOR NO KEY UPDATE`.execute(tx)
  const units = rows.map((row) => row.unit_id)
  if (units.length === 0) return 0
  const days = (day: string) => sql`array_fill(${day}::date, ARRAY[${units.length}::int])`
  await sql`SELECT write_free_gaps(${units}::bigint[], ${days('-infinity')}, ${days('infinity')})`.execute(tx)
  await sql`DELETE FROM free_gaps_missing WHERE unit_id = ANY(${units}::bigint[])`.execute(tx)
  return units.length
}

/** Writes the place in the overview of some houses whose cheapest season is over; answers how many those were. */
export const writeOldOverview = async (tx: Tx) => {
  const { rows } = await sql<{ property_id: number }>`
    SELECT property_id FROM overview_houses WHERE until <= current_date ORDER BY property_id LIMIT ${unitsAtOnce}
    FOR UPDATE SKIP LOCKED`.execute(tx)
  const houses = rows.map((row) => row.property_id)
  if (houses.length > 0) await sql`SELECT write_overview(${houses}::bigint[])`.execute(tx)
  return houses.length
}

/** Writes the cheapest nights of some units that have none in the last of the kept months, or no traits; answers how many those were. */
export const writeMissingLowest = async (tx: Tx) => {
  const last = sql`(SELECT max(k.month) FROM kept_months() k WHERE k.month < 'infinity')`
  const { rows: behind } = await sql`
    SELECT FROM lowest_nights_written WHERE until IS DISTINCT FROM ${last} OR NOT has_traits`.execute(tx)
  if (behind.length === 0) return 0
  const { rows } = await sql<{ id: number }>`
    SELECT u.id FROM units u WHERE u.id IN (SELECT m.id FROM units m
      WHERE NOT EXISTS (SELECT FROM lowest_nights l WHERE l.unit_id = m.id AND l.month = ${last} AND l.traits IS NOT NULL)
      ORDER BY m.id LIMIT ${unitsAtOnce})
    ORDER BY u.id FOR NO KEY UPDATE`.execute(tx)
  if (rows.length > 0) await sql`SELECT write_lowest_nights(${rows.map(({ id }) => id)}::bigint[])`.execute(tx)
  // Units that come later are written by their triggers, as far ahead or further.
  else await sql`UPDATE lowest_nights_written SET until = ${last}, has_traits = true`.execute(tx)
  return rows.length
}
