import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import type { Season } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { type RawBuilder, sql } from 'kysely'
import {
  bookableUnits,
  mandatoryIn,
  type MandatoryPrice,
  type SearchedPlace,
  takesPets,
  withHouse,
} from '../db/fragments/bookable.ts'
import { isOffered, unitsWithGap } from '../db/fragments/free.ts'
import { discountsIn, seasonsIn, type UnitDiscounts } from '../db/fragments/prices.ts'
import { type PropertyTax, taxIn } from '../db/fragments/tourist-taxes.ts'
import { forAnyValue, limit } from '../db/prepared.ts'
import type { Db } from '../db/pool.ts'
import { imagesOfUnitOrHouse, type Page, pageOf, unitOut } from './reads.ts'

export type FreeUnit = {
  unit: PublicUnit
  id: number
  capacity: number
  price_cents: number
  weekday_cents: (number | null)[] | null
  extra_person_cents: number
  extra_person_from_age: number | null
  seasons: Season[]
  mandatory: MandatoryPrice[]
  discounts: UnitDiscounts
  tax: PropertyTax
}
export type Search = SearchedPlace &
  Page &
  Omit<Guests, 'guests_count'> & { check_in: Day; check_out: Day; guests: number; locale?: GuestLocale | undefined }

/** Limit of units that are probed one by one: a page of free ones is among them wherever one in twenty is free. */
const maxProbed = 500
/** Limit of units with a gap; with more, the next page is soon full if they are probed one by one. */
const maxWithGap = 5000

const matchingUnits = ({ guests, pets, ...place }: Search) =>
  sql`${bookableUnits(place)} AND ${forAnyValue(sql`u.max_capacity >= ${guests}`)} ${pets ? sql`AND ${takesPets(pets)}` : sql``}`

/** Units among `units` that are free for a whole stay, cheapest first. */
const freeAmong = (
  units: RawBuilder<unknown>,
  { check_in, check_out, locale, ...page }: Search,
  now: Date,
) => sql<FreeUnit>`
  SELECT ${unitOut({ now, locale }, imagesOfUnitOrHouse)} AS unit, u.id, u.capacity, u.price_cents, u.weekday_cents, ${discountsIn(now)} AS discounts, u.extra_person_cents, u.extra_person_from_age,
    ${mandatoryIn(sql`u.property_id`, locale)} AS mandatory, ${taxIn(sql`u.property_id`)} AS tax, ${seasonsIn(sql`u.id`, sql`${check_in}::date`, sql`${check_out}::date`)} AS seasons
  FROM (SELECT u.* FROM units u WHERE ${units}) u ${withHouse}
  WHERE ${isOffered({ check_in, check_out }, now)}
  ORDER BY u.price_cents, u.id ${pageOf(page)}`

/** Free units among the cheapest that match. */
export const searchStatement = (search: Search, now: Date) =>
  freeAmong(sql`${matchingUnits(search)} ORDER BY u.price_cents, u.id ${limit(maxProbed)}`, search, now)

/** Counts the units that pass, and those that a gap leaves free for the stay; neither further than it matters. */
const readGaps = async (db: Db, search: Search) => {
  const { rows } = await sql<{ count: number; free: number[] }>`
    SELECT count(*)::int AS count, CASE WHEN count(*) > ${maxProbed} THEN ARRAY(
      ${unitsWithGap(search, maxWithGap + 1)}) ELSE '{}' END AS free
    FROM (SELECT FROM units u WHERE ${matchingUnits(search)} ${limit(maxProbed + 1)}) looked_at`.execute(db)
  return rows[0] ?? { count: 0, free: [] }
}

/** Units free for a whole stay, cheapest first; one more than a page where another follows. */
export const readFreeUnits = async (db: Db, search: Search, now: Date) => {
  const { rows: cheapest } = await searchStatement(search, now).execute(db)
  if (cheapest.length > search.page_size) return cheapest
  // Few are free: those are found by their gaps, so that what is taken need not be looked at.
  const { count, free } = await readGaps(db, search)
  if (count <= maxProbed) return cheapest
  const among = free.length <= maxWithGap ? sql`u.id = ANY(${free}::bigint[]) AND ` : sql``
  return (await freeAmong(sql`${among}${matchingUnits(search)}`, search, now).execute(db)).rows
}
