import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { type RawBuilder, sql } from 'kysely'
import { lastArrival } from './bookable.ts'
import { holds } from './bookings.ts'
import { meetsRules } from './stay-rules.ts'
import { forAnyValue, limit } from '../prepared.ts'

/** True for a unit `u` of a property `p` whose owner `o` takes stays so long and so far ahead from guests, and none that begin before today. */
const isWithinLimits = ({ check_in, check_out }: StayDays, now: Date) =>
  forAnyValue(sql`${check_out}::date - ${check_in}::date <= o.max_nights
    AND ${check_in}::date BETWEEN (${now}::timestamptz AT TIME ZONE p.time_zone)::date AND ${lastArrival(now)}`)

/**
 * True for a unit `u` that is free for a whole stay. What occupies a unit never overlaps, so its last stay that begins before
 * the wanted departure is also the last to end: one probe of an index answers for one unit, whatever its history.
 */
const isFree = ({ check_in, check_out }: StayDays, now: Date) =>
  sql<boolean>`COALESCE((SELECT x.check_out FROM occupancies x WHERE x.unit_id = u.id AND x.check_in < ${check_out}::date
      AND ${holds('x', now)} ORDER BY x.check_in DESC LIMIT 1) <= ${check_in}::date, true)`

/**
 * True for a unit `u` of a property `p` that guests of its owner `o` can have for a stay: its nights are free, and no limit or rule forbids it. The
 * rules are asked last, and of what is free alone: they take longer than all the rest.
 */
export const isOffered = (stay: StayDays, now: Date): RawBuilder<boolean> => {
  const days = { from: sql`${stay.check_in}::date`, to: sql`${stay.check_out}::date` }
  return sql<boolean>`(${isWithinLimits(stay, now)} AND CASE WHEN ${isFree(stay, now)} THEN ${meetsRules(days, now)} ELSE false END)`
}

/** Ends of a gap `g`, in the words of their index: the day after its last night, and its first night. */
const [closes, opens] = [
  sql`COALESCE(upper(g.nights), 'infinity'::date)`,
  sql`COALESCE(lower(g.nights), '-infinity'::date)`,
]

/**
 * The units that have a gap for the whole stay, and those whose gaps are not known yet; no more than so many. The index is asked
 * once for each day on which such a gap can end: within two years by day, later ones are few, and most of those are open-ended.
 */
export const unitsWithGap = ({ check_in, check_out }: StayDays, max: number): RawBuilder<unknown> => {
  const latest = sql`GREATEST(${check_out}::date, current_date + 730)`
  const endingOn = (days: RawBuilder<unknown>) =>
    sql`SELECT g.unit_id FROM (${days}) ends (day) CROSS JOIN LATERAL (SELECT g.unit_id FROM free_gaps g
      WHERE ${closes} = ends.day AND ${opens} <= ${check_in}::date ${limit(max)}) g`
  return sql`SELECT unit_id FROM (
    ${endingOn(sql`SELECT ${check_out}::date + n FROM generate_series(0, ${latest} - ${check_out}::date) n UNION ALL SELECT 'infinity'`)}
    UNION ALL SELECT g.unit_id FROM free_gaps g WHERE ${closes} > ${latest} AND ${closes} < 'infinity' AND ${opens} <= ${check_in}::date
    UNION ALL SELECT m.unit_id FROM free_gaps_missing m) gaps ${limit(max)}`
}
