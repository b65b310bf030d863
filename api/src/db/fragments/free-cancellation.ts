import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { type RawBuilder, sql } from 'kysely'

/** True for a property `p` whose guests could cancel a stay free of charge if they asked for it now. */
export const cancelsFree = (check_in: Day, now: Date): RawBuilder<boolean> =>
  sql<boolean>`COALESCE(p.free_until_days <= ${check_in}::date - (${now}::timestamptz AT TIME ZONE p.time_zone)::date, false)`
