import { type RawBuilder, sql } from 'kysely'

/**
 * A condition of which PostgreSQL expects the same whatever the values in it are. Where it expects another cost for each value, it
 * plans a prepared statement again for every call, which takes longer than most searches.
 */
export const forAnyValue = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`COALESCE(${condition}, false)`

/** A limit that stands in the statement itself, for the same reason; so it has to be one of a few numbers. */
export const limit = (rows: number): RawBuilder<unknown> => sql`LIMIT ${sql.lit(rows)}`
