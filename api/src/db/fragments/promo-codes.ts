import { type RawBuilder, sql } from 'kysely'

/** The ids of the units that a promo code is for; none is all of them. */
export const unitsOfCode = (code: RawBuilder<unknown>) =>
  sql`ARRAY(SELECT a.unit_id::float8 FROM promocode_units a WHERE a.promocode_id = ${code} ORDER BY a.unit_id)`
