import { type RawBuilder, sql } from 'kysely'

/** Party of a booking `b` beside the number of its guests. */
export const partyColumns = sql.raw(`COALESCE(b.children, '{}') AS children, b.infants, b.pets`)

/** True for a unit `u` that so many pets may be brought to without asking: where its owner has not said, silence is no yes. */
export const mayBringAtOnce = (pets: RawBuilder<unknown> | number) =>
  sql<boolean>`(COALESCE(${pets}, 0) = 0 OR u.pets_max IS NOT NULL)`

/** True for a unit `u` in which so many pets are welcome, or may be asked about. */
export const takesPets = (pets: number) => sql`COALESCE(u.pets_max >= ${pets}, true)`
