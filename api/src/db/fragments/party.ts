import { sql } from 'kysely'

/** Who comes with a booking `b` beside the number of its guests. */
export const partyColumns = sql.raw(`COALESCE(b.children, '{}') AS children, b.infants, b.pets`)

/** True for a unit `u` in which so many pets are welcome, or may be asked about. */
export const takesPets = (pets: number) => sql`COALESCE(u.pets_max >= ${pets}, true)`
