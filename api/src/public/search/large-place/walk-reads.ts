import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { type RawBuilder, sql } from 'kysely'
import { byName } from '../../../db/fragments/columns.ts'
import { isOffered, unitsWithGap } from '../../../db/fragments/free.ts'
import { limit, forAnyValue } from '../../../db/prepared.ts'
import { isMandatory, withHouse } from '../../../db/fragments/bookable.ts'
import type { Db } from '../../../db/pool.ts'
import { inPlace, passesAll, type Priced, pricedColumns } from '../criteria-reads.ts'
import type { UnitCriteria } from '../unit-criteria.ts'

/** Position of a cursor: the unit that it has come to. */
export type Position = { id: number; lowest_cents: number; property_name: string; name: string }
/** Reader of all units in the order of the search, batch by batch. */
export type Cursor = {
  /** Reads at most `max` matching free units among the next `passed`, in their order. */
  readFree: (after: Position | undefined, passed: number, max: number) => Promise<(Priced & Position)[]>
  /** The last of so many that are passed next; undefined where there are fewer. */
  findLast: (after: Position | undefined, passed: number) => Promise<Position | undefined>
}

/** Order of a cursor: the units after a position as `l`, and the columns of `l` by which they are sorted. */
type Ordering = {
  after: (position: Position | undefined, count: number) => RawBuilder<unknown>
  order: RawBuilder<unknown>
}

const openCursor = (db: Db, { after, order }: Ordering, criteria: UnitCriteria, stay: StayDays, now: Date): Cursor => ({
  // Both limits stand where the planner sees that the first few are enough: it then looks at one unit after the other.
  readFree: async (position, passed, max) => {
    const { rows } = await sql<Priced & Position>`
      SELECT l.lowest_cents, l.property_name, l.name, ${pricedColumns(stay.check_in, stay.check_out, now, criteria.locale)}
      FROM (${after(position, passed)}) l JOIN units u ON u.id = l.unit_id ${withHouse}
      WHERE ${inPlace(criteria)} AND ${passesAll(criteria, { ...stay, now })} AND ${isOffered(stay, now)}
      ORDER BY ${order} ${limit(max)}`.execute(db)
    return rows
  },
  findLast: async (position, passed) => {
    const { rows } = await sql<Position>`SELECT l.unit_id AS id, l.lowest_cents, l.property_name, l.name
      FROM (${after(position, passed)}) l ORDER BY ${order} OFFSET ${sql.lit(passed - 1)}`.execute(db)
    return rows[0]
  },
})

/** Limit of months: of more the cheapest night of any month is as good a guess. */
const maxMonths = 3
const everyMonth = ['infinity']

/** The months of a stay whose cheapest nights are kept; undefined where they are not all written yet. */
async function monthsOf(db: Db, { check_in, check_out }: StayDays, now: Date): Promise<string[] | undefined> {
  const { rows } = await sql<{ until: string | null; months: string[] }>`
    SELECT w.until::text, ARRAY(SELECT m::date::text FROM generate_series(date_trunc('month', ${check_in}::date),
      ${check_out}::date - 1, interval '1 month') m) AS months FROM lowest_nights_written w`.execute(db)
  const { until, months } = rows[0] ?? { until: null, months: [] }
  const [first = '', last = ''] = [months[0], months.at(-1)]
  if (!until) return undefined
  const isKept = months.length <= maxMonths && last <= until && first >= now.toISOString().slice(0, 7)
  return isKept ? months : everyMonth
}

/** True for a row `l` whose unit may match, as far as the bits of its traits tell, or whose traits are not written yet. */
const mayHave = ({ filters: { types, amenities } }: UnitCriteria) => {
  const bits = (traits: readonly string[]) => sql`(SELECT trait_bits(${traits}::text[]))`
  const ofType = types?.length ? sql`AND COALESCE(l.traits & ${bits(types)} <> 0, true)` : sql``
  const withAll = amenities?.length
    ? sql`AND COALESCE(l.traits & ${bits(amenities)} = ${bits(amenities)}, true)`
    : sql``
  return sql`${ofType} ${withAll}`
}

/** Cursor by the cheapest night in the months of the stay, which a total is never below; undefined where those are not written yet. */
export async function openByLowest(
  db: Db,
  criteria: UnitCriteria,
  stay: StayDays,
  now: Date,
): Promise<Cursor | undefined> {
  const months = await monthsOf(db, stay, now)
  if (!months) return undefined
  const minCents = Math.floor(toCents(criteria.filters.min_total ?? 0) / nightsBetween(stay.check_in, stay.check_out))
  // In several months a unit is passed at the cheapest of them, so none of its rows may be left out for being cheap.
  const orderMonths = minCents > 0 && months.length > 1 ? everyMonth : months
  const dearest = sql`l.highest_cents + GREATEST(0, ${criteria.guests} - l.capacity)::bigint * l.extra_person_cents`
  // Mandatory services and a tourist tax come on top, and are no part of what is kept.
  const hasMandatory = sql`(EXISTS (SELECT FROM units u JOIN services s ON s.property_id = u.property_id
    WHERE u.id = l.unit_id AND ${isMandatory('s')}) OR EXISTS (SELECT FROM units u JOIN property_taxes a ON a.property_id = u.property_id
    WHERE u.id = l.unit_id))`
  const reaches = minCents > 0 ? sql`AND ${forAnyValue(sql`${dearest} >= ${minCents} OR ${hasMandatory}`)}` : sql``
  const fits = sql`AND ${forAnyValue(sql`l.max_capacity >= ${criteria.guests}`)} ${mayHave(criteria)} ${reaches}`
  const order = sql`l.lowest_cents, l.unit_id`
  const after: Ordering['after'] = (position, count) => {
    const later = position ? sql`AND (${order}) > (${position.lowest_cents}::int, ${position.id}::bigint)` : sql``
    const ofMonth = (month: string) =>
      sql`(SELECT l.lowest_cents, l.unit_id, '' AS property_name, '' AS name FROM lowest_nights l
        WHERE l.month = ${month}::date ${later} ${fits} ORDER BY ${order})`
    return sql`SELECT * FROM (${sql.join(orderMonths.map(ofMonth), sql` UNION ALL `)}) l ORDER BY ${order} ${limit(count)}`
  }
  return openCursor(db, { after, order }, criteria, stay, now)
}

/** Cursor by the names of property and unit. */
export function openByName(db: Db, criteria: UnitCriteria, stay: StayDays, now: Date): Cursor {
  const lower = (name: string) => sql`lower(${name}) COLLATE "und-x-icu"`
  const after: Ordering['after'] = (position, count) => {
    const names = sql`${byName('u.property_name')}, ${byName('u.name')}, u.id`
    const later = position
      ? sql`AND (${names}) > (${lower(position.property_name)}, ${lower(position.name)}, ${position.id}::bigint)`
      : sql``
    return sql`SELECT 0 AS lowest_cents, u.id AS unit_id, u.property_name, u.name, ${byName('u.property_name')} AS house_order,
      ${byName('u.name')} AS unit_order FROM units u WHERE ${inPlace(criteria)} ${later} ORDER BY ${names} ${limit(count)}`
  }
  return openCursor(db, { after, order: sql`l.house_order, l.unit_order, l.unit_id` }, criteria, stay, now)
}

/** The units that have a gap for the stay, or else those that match; undefined where there are more than `max` of both. */
export async function readFew(db: Db, criteria: UnitCriteria, stay: StayDays, max: number) {
  const few = async (units: RawBuilder<unknown>) => {
    const { rows } = await sql<{ unit_id: number }>`${units}`.execute(db)
    return rows.length > max ? undefined : rows.map(({ unit_id }) => unit_id)
  }
  const matching = sql`SELECT u.id AS unit_id FROM units u WHERE ${inPlace(criteria)} AND ${passesAll(criteria)} ${limit(max + 1)}`
  return (await few(unitsWithGap(stay, max + 1))) ?? (await few(matching))
}
