import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'
import type { Tallied } from './reads.ts'

export type Tally = Tallied & { hour: Date; trial: number }

/** Adds to what is counted already. Always in the same order, so that two instances never wait for one another. */
export async function addTallies(db: Sql, tallies: readonly Tally[]) {
  const columns = <K extends keyof Tally>(name: K) => tallies.map((tally) => tally[name])
  await sql`
    INSERT INTO release_health AS h (hour, area, version, trial, measure, count)
    SELECT * FROM unnest(${columns('hour')}::timestamptz[], ${columns('area')}::text[], ${columns('version')}::text[],
      ${columns('trial')}::int[], ${columns('measure')}::text[], ${columns('count')}::bigint[])
      AS t (hour, area, version, trial, measure, count) ORDER BY hour, area, version, trial, measure
    ON CONFLICT (hour, area, version, trial, measure) DO UPDATE SET count = h.count + EXCLUDED.count`.execute(db)
}

export async function deleteHealthBefore(db: Sql, moment: Date) {
  await sql`DELETE FROM release_health WHERE hour < ${moment}`.execute(db)
}
