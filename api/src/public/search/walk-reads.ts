import { nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay'
import { type RawBuilder, sql } from 'kysely'
import { byName } from '../../db/fragments/columns.ts'
import { isFree, takesStay, unitsWithGap } from '../../db/fragments/free.ts'
import { isMandatory } from '../../db/fragments/services.ts'
import type { Db } from '../../db/pool.ts'
import { withHouse } from './reads.ts'
import { inPlace, passesAll, type Priced, pricedColumns } from './wanted-reads.ts'
import type { Wish } from './wish.ts'

/** Where a walk through all units in the order of the search has come to. */
export type Position = { id: number; lowest_cents: number; property_name: string; name: string }
/** The wanted and free ones of the next units, and the last of those; `last` is undefined at the end of all. */
export type Window = { free: Priced[]; last: Position | undefined }
/** Reads so many units on. */
export type Walk = (after: Position | undefined, count: number) => Promise<Window>

type Row = Priced & Position & { is_free: boolean; place: number }
type Walking = { wish: Wish; stay: StayDays; now: Date; count: number }

/** The units that are passed come in their order: wanted and free, or the last. */
async function read(db: Db, passed: RawBuilder<unknown>, { wish, stay, now, count }: Walking): Promise<Window> {
  const { rows } = await sql<Row>`
    WITH passed AS MATERIALIZED (SELECT l.*, row_number() OVER () AS place FROM (${passed}) l)
    SELECT w.*, l.lowest_cents, l.property_name, l.name, l.unit_id AS id, l.place, w.id IS NOT NULL AS is_free
    FROM passed l LEFT JOIN LATERAL (
      SELECT ${pricedColumns(stay.check_in, stay.check_out, wish.locale)}
      FROM (SELECT * FROM units u WHERE u.id = l.unit_id AND ${inPlace(wish)} AND ${passesAll(wish, { ...stay, now })} LIMIT 1) u ${withHouse}
      WHERE ${isFree(stay, now)} AND ${takesStay(stay, now)} LIMIT 1
    ) w ON true
    WHERE w.id IS NOT NULL OR l.place = (SELECT max(place) FROM passed) ORDER BY l.place`.execute(db)
  const last = rows.at(-1)
  return { free: rows.filter(({ is_free }) => is_free), last: last && last.place === count ? last : undefined }
}

/** Of more months than these the cheapest night of any month is as good a guess. */
const mostMonths = 3
const everyMonth = ['infinity']

/** The months of a stay whose cheapest nights are kept; undefined where they are not all written yet. */
async function monthsOf(db: Db, { check_in, check_out }: StayDays, now: Date): Promise<string[] | undefined> {
  const { rows } = await sql<{ until: string | null; months: string[] }>`
    SELECT w.until::text, ARRAY(SELECT m::date::text FROM generate_series(date_trunc('month', ${check_in}::date),
      ${check_out}::date - 1, interval '1 month') m) AS months FROM lowest_nights_written w`.execute(db)
  const { until, months } = rows[0] ?? { until: null, months: [] }
  const [first = '', last = ''] = [months[0], months.at(-1)]
  if (!until) return undefined
  const isKept = months.length <= mostMonths && last <= until && first >= now.toISOString().slice(0, 7)
  return isKept ? months : everyMonth
}

/** By their cheapest night in the months of the stay, which a total is never below; undefined where those are not written yet. */
export async function walkByLowest(db: Db, wish: Wish, stay: StayDays, now: Date): Promise<Walk | undefined> {
  const months = await monthsOf(db, stay, now)
  if (!months) return undefined
  const least = Math.floor(toCents(wish.filters.min_total ?? 0) / nightsBetween(stay.check_in, stay.check_out))
  // In several months a unit is passed at the cheapest of them, so none of its rows may be left out for being cheap.
  const walked = least > 0 && months.length > 1 ? everyMonth : months
  const dearest = sql`l.highest_cents + GREATEST(0, ${wish.guests} - l.capacity)::bigint * l.extra_person_cents`
  // What is mandatory comes on top, and is no part of what is kept.
  const hasMandatory = sql`EXISTS (SELECT FROM units u JOIN services s ON s.property_id = u.property_id
    WHERE u.id = l.unit_id AND ${isMandatory('s')})`
  const reaches = least > 0 ? sql`AND (${dearest} >= ${least} OR ${hasMandatory})` : sql``
  const fits = sql`AND l.max_capacity >= ${wish.guests} ${reaches}`
  return (after, count) => {
    const later = after
      ? sql`AND (l.lowest_cents, l.unit_id) > (${after.lowest_cents}::int, ${after.id}::bigint)`
      : sql``
    const ofMonth = (month: string) =>
      sql`(SELECT l.lowest_cents, l.unit_id, '' AS property_name, '' AS name FROM lowest_nights l
        WHERE l.month = ${month}::date ${later} ${fits} ORDER BY l.lowest_cents, l.unit_id)`
    const passed = sql`SELECT * FROM (${sql.join(walked.map(ofMonth), sql` UNION ALL `)}) l
      ORDER BY l.lowest_cents, l.unit_id LIMIT ${count}`
    return read(db, passed, { wish, stay, now, count })
  }
}

/** By the names of property and unit. */
export const walkByName =
  (db: Db, wish: Wish, stay: StayDays, now: Date): Walk =>
  (after, count) => {
    const names = sql`${byName('u.property_name')}, ${byName('u.name')}, u.id`
    const lower = (name: string) => sql`lower(${name}) COLLATE "und-x-icu"`
    const later = after
      ? sql`AND (${names}) > (${lower(after.property_name)}, ${lower(after.name)}, ${after.id}::bigint)`
      : sql``
    const passed = sql`SELECT 0 AS lowest_cents, u.id AS unit_id, u.property_name, u.name FROM units u
      WHERE ${inPlace(wish)} ${later} ORDER BY ${names} LIMIT ${count}`
    return read(db, passed, { wish, stay, now, count })
  }

/** The units that have a gap for the stay, or else those that are wanted, unless there are more than `most` of both. */
export async function readFew(db: Db, wish: Wish, stay: StayDays, most: number) {
  const few = async (units: RawBuilder<unknown>) => {
    const { rows } = await sql<{ unit_id: number }>`${units}`.execute(db)
    return rows.length > most ? undefined : rows.map(({ unit_id }) => unit_id)
  }
  const wanted = sql`SELECT u.id AS unit_id FROM units u WHERE ${inPlace(wish)} AND ${passesAll(wish)} LIMIT ${most + 1}`
  return (await few(unitsWithGap(stay, most + 1))) ?? (await few(wanted))
}
