import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'

/** So many units wait for a moment before their nights can be changed. */
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
