import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { PinsQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { TakenRange } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { type RawBuilder, sql } from 'kysely'
import { bookable, bookableUnits, instantFrom, lastArrival, withHouse } from '../../db/fragments/bookable.ts'
import { holds, isOutOfSale } from '../../db/fragments/bookings.ts'
import { byName, coordinatesOf } from '../../db/fragments/columns.ts'
import { isOffered } from '../../db/fragments/free.ts'
import { rulesOfUnit, rulesReach } from '../../db/fragments/stay-rules.ts'
import { limit } from '../../db/prepared.ts'
import type { Db } from '../../db/pool.ts'
import { imagesOfUnitOrHouse, type Seen, shownDecimals, unitOut } from '../reads.ts'
import { type Described, describedColumns, inPlace, passesAll, type Priced, pricedColumns } from './criteria-reads.ts'
import type { UnitCriteria } from './unit-criteria.ts'

/** A place with more units than these is large: not all of them are looked at, and what is counted there is not exact. */
const maxInSmall = 1000
/** Limit of units that are looked at in a large place where something is counted. */
export const maxCounted = 500

/** The first units of the place: always the same ones, so that they are in memory, and that what is counted among them stays so. */
const firstUnits = (criteria: UnitCriteria, max = maxInSmall) =>
  sql`(SELECT u.* FROM units u WHERE ${inPlace(criteria)} ORDER BY u.id ${limit(max)}) u ${withHouse}`

/** True if a place has too many units to look at all of them; those that are too small for the guests count as well. */
export async function isLarge(db: Db, { place }: UnitCriteria) {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM (SELECT FROM units u WHERE ${bookableUnits(place)} ORDER BY u.id ${limit(maxInSmall + 1)}) units`.execute(db)
  return (rows[0]?.count ?? 0) > maxInSmall
}

/** Country of a place, also where nothing is free there. */
export async function findCountry(db: Db, criteria: UnitCriteria) {
  const { rows } = await sql<{
    country: string
  }>`SELECT u.country FROM units u WHERE ${inPlace(criteria)} LIMIT 1`.execute(db)
  return rows[0]?.country
}

export const byNames = sql`${byName('u.property_name')}, ${byName('u.name')}, u.id`

/** All units of the place, or those of them that have one of these ids. */
const allOf = (criteria: UnitCriteria, ids?: readonly number[]) =>
  sql`(SELECT u.* FROM units u WHERE ${ids ? sql`u.id = ANY(${ids}::bigint[]) AND` : sql``} ${inPlace(criteria)}) u ${withHouse}`

async function readFreeOf(db: Db, units: RawBuilder<unknown>, criteria: UnitCriteria, stay: StayDays, now: Date) {
  const { rows } = await sql<Priced>`
    SELECT ${pricedColumns(stay.check_in, stay.check_out, now, criteria.locale)} FROM ${units}
    WHERE ${passesAll(criteria, { ...stay, now })} AND ${isOffered(stay, now)} ORDER BY ${byNames}`.execute(db)
  return rows
}

/** Matching units that are free for the stay, by name, as far as they are looked at. */
export const readFree = (db: Db, criteria: UnitCriteria, stay: StayDays, now: Date, max?: number) =>
  readFreeOf(db, firstUnits(criteria, max), criteria, stay, now)

/** Free units out of all, or out of those with one of these ids. */
export const readAllFree = (db: Db, criteria: UnitCriteria, stay: StayDays, now: Date, ids?: readonly number[]) =>
  readFreeOf(db, allOf(criteria, ids), criteria, stay, now)

/** Counts the units of a large place that pass and are free for the stay, up to the limit of counting. */
export async function countFree(db: Db, criteria: UnitCriteria, stay: StayDays, now: Date) {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${firstUnits(criteria, maxCounted)}
    WHERE ${passesAll(criteria, { ...stay, now })} AND ${isOffered(stay, now)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The units of the place that are free for the stay, whatever the filters say, with what those look at. */
export async function readDescribed(db: Db, criteria: UnitCriteria, stay: StayDays, now: Date, max?: number) {
  const { rows } = await sql<Priced & Described & { city: string; country: string }>`
    SELECT ${pricedColumns(stay.check_in, stay.check_out, now)}, ${describedColumns(criteria, { ...stay, now })}, u.city, u.country FROM ${firstUnits(criteria, max)}
    WHERE ${isOffered(stay, now)}`.execute(db)
  return rows
}

export type Placed = Priced & {
  property: { id: number; name: string }
  coordinates: { latitude: number; longitude: number }
}

const within = ([west, south, east, north]: NonNullable<PinsQuery['bounds']>) => {
  const longitude =
    west <= east
      ? sql`p.longitude BETWEEN ${west} AND ${east}`
      : sql`(p.longitude >= ${west} OR p.longitude <= ${east})`
  return sql`p.latitude BETWEEN ${south} AND ${north} AND ${longitude}`
}

/** Matching units that are free for the stay and on the map. */
export async function readPlaced(
  db: Db,
  criteria: UnitCriteria,
  stay: StayDays,
  bounds: PinsQuery['bounds'],
  now: Date,
) {
  const onMap = bounds ? within(bounds) : sql`p.latitude IS NOT NULL`
  const units = sql`(SELECT u.* FROM units u JOIN properties p ON p.id = u.property_id
    WHERE ${inPlace(criteria)} AND ${onMap} ${limit(maxInSmall)})`
  const { rows } = await sql<Placed>`
    SELECT ${pricedColumns(stay.check_in, stay.check_out, now)}, json_build_object('id', p.id, 'name', p.name, 'city', p.city) AS property,
      ${coordinatesOf(shownDecimals)} AS coordinates FROM ${units} u ${withHouse}
    WHERE ${passesAll(criteria, { ...stay, now })} AND ${isOffered(stay, now)}`.execute(db)
  return rows
}

export type Open = Priced & {
  /** Taken ranges, by day. */
  taken: TakenRange[]
  /** Rules of its owner for guests, and the clock of the house that they go by. */
  rules: StayRule[]
  time_zone: string
  check_in_from: string | null
  max_nights: number
  /** First and last day on which a stay can begin, both inclusive. */
  today: Day
  last_arrival: Day
  /** Days before arrival until which a stay could be cancelled free of charge; null where it never can. */
  free_until_days: number | null
  /** First day of arrival that is booked without its owner's answer; null where it never is. */
  instant_from: Day | null
  pets_max: number | null
}

/** Nights of a stay that a unit takes by its longest stay, or may refuse by that or by a rule. */
type Nights = { takes: number } | { mayRefuse: number }

const byNights = (nights: Nights) =>
  'takes' in nights
    ? sql`${nights.takes} <= o.max_nights`
    : sql`(o.has_stay_rules OR o.max_nights < ${nights.mayRefuse})`

/** Matching units that take so many nights, or may refuse them, with their taken ranges on the days from `from` until before `to`. */
export async function readOpen(
  db: Db,
  criteria: UnitCriteria,
  { from, to, ...nights }: { from: Day; to: Day } & Nights,
  now: Date,
) {
  // What occupies a unit never overlaps: before the last stay that begins by the first day none matters.
  const takenRanges: RawBuilder<unknown> = sql`(SELECT json_agg(json_build_object('check_in', x.check_in, 'check_out', x.check_out,
      'stay', NOT ${isOutOfSale('x')}) ORDER BY x.check_in)
    FROM occupancies x WHERE x.unit_id = u.id AND ${holds('x', now)} AND x.check_in < ${to}::date + w.reach AND x.check_out > ${from}::date - w.reach
      AND x.check_in >= COALESCE((SELECT o.check_in FROM occupancies o WHERE o.unit_id = u.id AND o.check_in <= ${from}::date - w.reach
        AND ${holds('o', now)} ORDER BY o.check_in DESC LIMIT 1), '-infinity'))`
  const { rows } = await sql<Open>`
    SELECT ${pricedColumns(from, to, now)}, CASE WHEN o.has_stay_rules THEN ${rulesOfUnit} ELSE '[]'::json END AS rules, p.time_zone, p.check_in_from,
      o.max_nights, COALESCE(${takenRanges}, '[]'::json) AS taken,
      to_char(${now}::timestamptz AT TIME ZONE p.time_zone, 'YYYY-MM-DD') AS today, ${lastArrival(now)} AS last_arrival, p.free_until_days,
      ${instantFrom(now)} AS instant_from, u.pets_max
    FROM ${firstUnits(criteria)}
      CROSS JOIN LATERAL (SELECT CASE WHEN o.has_stay_rules THEN ${rulesReach} ELSE 0 END AS reach) w
    WHERE ${passesAll(criteria)} AND ${byNights(nights)}`.execute(db)
  return rows
}

/** Units as guests see them in a list, in the order of their ids. */
export async function readShown(db: Db, ids: readonly number[], seen: Seen) {
  const { rows } = await sql<{ unit: PublicUnit }>`
    SELECT ${unitOut(seen, imagesOfUnitOrHouse)} AS unit
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted (id, place)
      JOIN units u ON u.id = wanted.id JOIN properties p ON p.id = u.property_id ORDER BY wanted.place`.execute(db)
  return rows.map(({ unit }) => unit)
}

/** Prices of a unit's nights; undefined for a unit that is not one of the property's. */
export async function findPriced(db: Db, property: number, unit: number, days: { from: Day; to: Day }, now: Date) {
  const { rows } = await sql<Priced>`
    SELECT ${pricedColumns(days.from, days.to, now)} FROM units u
    WHERE u.id = ${unit} AND u.property_id = ${property} AND ${bookable('u')}`.execute(db)
  return rows[0]
}
