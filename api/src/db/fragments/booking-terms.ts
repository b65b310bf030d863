import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type RawBuilder, sql } from 'kysely'

/** True for a property `p` whose guests could cancel a stay free of charge if they asked for it now. */
export const cancelsFree = (check_in: Day, now: Date): RawBuilder<boolean> =>
  sql<boolean>`COALESCE(p.free_until_days <= ${check_in}::date - (${now}::timestamptz AT TIME ZONE p.time_zone)::date, false)`

/** Default where a house does not say when guests can come. */
const usualCheckIn = sql`time '12:00'`

/**
 * The first day on which a stay in the unit `u` of the property `p` can begin that a guest books now without waiting for the
 * owner's answer; null where the owner answers every guest.
 */
export const instantFrom = (now: Date): RawBuilder<unknown> => {
  const soonest = sql`((${now}::timestamptz + make_interval(hours => u.instant_hours)) AT TIME ZONE p.time_zone)`
  const isLate = sql`COALESCE(p.check_in_from, ${usualCheckIn}) <= ${soonest}::time`
  return sql`CASE WHEN u.instant THEN ${soonest}::date + (${isLate})::int END`
}
