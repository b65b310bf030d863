import { type RawBuilder, sql } from 'kysely'

// What guests ask about a house, of the property `p`.

const columns = ['check_in_from', 'check_in_until', 'check_out_until'] as const
const clockTime = (column: string) => sql`to_char(${sql.ref(`p.${column}`)}, 'HH24:MI')`

/** Check-in and check-out as `HH:MM`, null where they are not said. */
export const clockTimes: RawBuilder<unknown> = sql.join(
  columns.map((column) => sql`${clockTime(column)} AS ${sql.ref(column)}`),
)
/** Clock times as one object. */
export const clockTimesObject: RawBuilder<unknown> = sql`json_build_object(${sql.join(
  columns.map((column) => sql`${sql.lit(column)}, ${clockTime(column)}`),
)})`

/** Coordinates of the property, to so many decimals; null where it has none. */
export const coordinatesOf = (decimals = 6): RawBuilder<unknown> => {
  const degrees = (column: 'latitude' | 'longitude') =>
    sql`round(${sql.ref(`p.${column}`)}::numeric, ${sql.lit(decimals)})`
  return sql`CASE WHEN p.latitude IS NOT NULL THEN
    json_build_object('latitude', ${degrees('latitude')}, 'longitude', ${degrees('longitude')}) END`
}
