import { sql } from 'kysely'

/** True where there is more to tell of the way into the unit `u` of the property `p` than its address. */
export const hasWayIn = sql<boolean>`(p.directions <> '' OR u.door_code <> '')`
