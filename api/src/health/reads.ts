import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'

/** How often something was seen of a release: `visits`, `failed network`, `lcp good`. */
export type Tallied = { area: string; version: string; measure: string; count: number }

/** What visitors of all kinds saw of each release since a moment, which counts with its whole hour. */
export async function readHealth(db: Sql, since: Date): Promise<Tallied[]> {
  const { rows } = await sql<Tallied>`
    SELECT area, version, measure, sum(count)::bigint AS count FROM release_health
    WHERE hour >= date_trunc('hour', ${since}::timestamptz) GROUP BY area, version, measure`.execute(db)
  return rows
}

/** What those saw who were given one of two releases of an area by the chance of a trial. */
export async function readTrial(db: Sql, area: string, trial: number): Promise<Tallied[]> {
  const { rows } = await sql<Tallied>`
    SELECT area, version, measure, sum(count)::bigint AS count FROM release_health
    WHERE area = ${area} AND trial = ${trial} AND trial > 0 GROUP BY area, version, measure`.execute(db)
  return rows
}
