import type { StayDays } from '@keyhaven/shared-contracts/domain/stay'
import { type RawBuilder, sql } from 'kysely'
import { lastArrival } from './bookable.ts'
import { holds } from './bookings.ts'

/** True for a property `p` and owner `o` who take such a stay from guests. */
export const takesStay = ({ check_in, check_out }: StayDays, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${check_out}::date - ${check_in}::date <= o.max_nights AND ${check_in}::date <= ${lastArrival(now)})`

/**
 * True for a unit `u` that is free for a whole stay. What occupies a unit never overlaps, so its last stay that begins before
 * the wanted departure is also the last to end: one probe of an index answers for one unit, whatever its history.
 */
export const isFree = ({ check_in, check_out }: StayDays, now: Date): RawBuilder<boolean> =>
  sql<boolean>`COALESCE((SELECT x.check_out FROM occupancies x WHERE x.unit_id = u.id AND x.check_in < ${check_out}::date
      AND ${holds('x', now)} ORDER BY x.check_in DESC LIMIT 1) <= ${check_in}::date, true)`

/** The units that have a gap for the whole stay, and those whose gaps are not known yet; no more than so many. */
export const unitsWithGap = ({ check_in, check_out }: StayDays, most: number): RawBuilder<unknown> =>
  sql`SELECT g.unit_id FROM free_gaps g WHERE g.nights @> daterange(${check_in}::date, ${check_out}::date)
    UNION ALL SELECT m.unit_id FROM free_gaps_missing m LIMIT ${most}`
