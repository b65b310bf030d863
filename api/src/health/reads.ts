import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'

/** Count of an event of a release: `visits`, `failed network`, `lcp good`. */
export type Tallied = { area: string; version: string; measure: string; count: number }

/** Counts for each release over all visitors since a moment, with the whole hour of that moment. */
export async function readHealth(db: Sql, since: Date): Promise<Tallied[]> {
  const { rows } = await sql<Tallied>`
    SELECT area, version, measure, sum(count)::bigint AS count FROM release_health
    WHERE hour >= date_trunc('hour', ${since}::timestamptz) GROUP BY area, version, measure`.execute(db)
  return rows
}

/** Counts for visitors who got one of two releases of an area by the chance of a trial. */
export async function readTrial(db: Sql, area: string, trial: number): Promise<Tallied[]> {
  const { rows } = await sql<Tallied>`
    SELECT area, version, measure, sum(count)::bigint AS count FROM release_health
    WHERE area = ${area} AND trial = ${trial} AND trial > 0 GROUP BY area, version, measure`.execute(db)
  return rows
}
