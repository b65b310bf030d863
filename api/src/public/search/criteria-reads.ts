import type { Filters } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { UnitPrice } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { Season } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import { type RawBuilder, sql } from 'kysely'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import {
  bookableUnits,
  cancelsFree,
  instantFrom,
  isInstant,
  mandatoryIn,
  type MandatoryPrice,
  mayBringAtOnce,
  takesPets,
} from '../../db/fragments/bookable.ts'
import { discountsIn, seasonsIn, type UnitDiscounts } from '../../db/fragments/prices.ts'
import { type PropertyTax, taxIn } from '../../db/fragments/tourist-taxes.ts'
import { forAnyValue } from '../../db/prepared.ts'
import type { UnitCriteria } from './unit-criteria.ts'

/** Beds of a unit `u`, without cots: infants do not count as guests. */
const bedsOfUnit = sql<number>`COALESCE((SELECT sum((bed ->> 'count')::int) FROM jsonb_array_elements(u.rooms) room,
  jsonb_array_elements(room -> 'beds') bed WHERE bed ->> 'kind' <> 'cot'), 0)::int`
const amenitiesOfUnit = sql`u.amenities || u.house_amenities`

/** Filters that a unit `u` passes; totals are compared once they are known. */
const passes = ({ types, amenities, beds }: Filters) => ({
  types: types?.length ? forAnyValue(sql`u.type = ANY(${types}::text[])`) : sql<boolean>`true`,
  amenities: amenities?.length ? forAnyValue(sql`${amenitiesOfUnit} @> ${amenities}::text[]`) : sql<boolean>`true`,
  beds: beds ? forAnyValue(sql`${bedsOfUnit} >= ${beds}`) : sql<boolean>`true`,
})

/** Units `u` of the place that sleep so many. */
export const inPlace = ({ place, guests, pets }: UnitCriteria): RawBuilder<unknown> =>
  sql`${bookableUnits(place)} AND ${forAnyValue(sql`u.max_capacity >= ${guests}`)} ${pets ? sql`AND ${takesPets(pets)}` : sql``}`

/** Day of arrival, and the time that it is for the guest. */
export type Arrival = { check_in: Day; now: Date }

const cancelsFreeOf = ({ check_in, now }: Arrival) =>
  sql<boolean>`EXISTS (SELECT FROM properties p WHERE p.id = u.property_id AND ${cancelsFree(check_in, now)})`

/** Named by its own column first, so that an index of the few that can be booked at once serves it. */
const instantOf = ({ check_in, now }: Arrival, pets: number) =>
  sql<boolean>`(${isInstant} AND ${mayBringAtOnce(sql`${pets}::int`)} AND EXISTS (SELECT FROM properties p WHERE p.id = u.property_id AND ${check_in} >= ${instantFrom(now)}))`

/**
 * True for a unit `u` that passes all filters; without an arrival, whether it could be cancelled is left out of account, and
 * how late it can be booked at once.
 */
export const passesAll = ({ filters, pets }: UnitCriteria, arrival?: Arrival): RawBuilder<boolean> => {
  const { types, amenities, beds } = passes(filters)
  const free = filters.free_cancellation && arrival ? cancelsFreeOf(arrival) : sql<boolean>`true`
  const instant = filters.instant ? (arrival ? instantOf(arrival, pets) : isInstant) : sql<boolean>`true`
  return sql<boolean>`(${types} AND ${amenities} AND ${beds} AND ${free} AND ${instant})`
}

/** A unit as it is priced. */
export type Priced = UnitPrice & {
  id: number
  seasons: Season[]
  mandatory: MandatoryPrice[]
  discounts: UnitDiscounts
  tax: PropertyTax
}

/** Prices of a unit `u` on days from `from` until before `to`, for a stay that is booked now. */
export const pricedColumns = (from: Day, to: Day, now: Date, locale?: GuestLocale): RawBuilder<unknown> =>
  sql`u.id, u.capacity, u.price_cents, u.weekday_cents, ${discountsIn(now)} AS discounts, u.extra_person_cents, u.extra_person_from_age,
    ${mandatoryIn(sql`u.property_id`, locale)} AS mandatory, ${taxIn(sql`u.property_id`)} AS tax,
    ${seasonsIn(sql`u.id`, sql`${from}::date`, sql`${to}::date`)} AS seasons`

export type Described = {
  type: string
  amenities: string[]
  beds: number
  max_capacity: number
  cancels_free: boolean
  instant: boolean
  passes: { types: boolean; amenities: boolean; beds: boolean }
}

/** Traits of a unit `u` for the filters, and which of the chosen ones it passes. */
export const describedColumns = ({ filters, pets }: UnitCriteria, arrival: Arrival): RawBuilder<unknown> => {
  const { types, amenities, beds } = passes(filters)
  return sql`u.type, ${amenitiesOfUnit} AS amenities, ${bedsOfUnit} AS beds, u.max_capacity,
    ${cancelsFreeOf(arrival)} AS cancels_free, ${instantOf(arrival, pets)} AS instant,
    json_build_object('types', ${types}, 'amenities', ${amenities}, 'beds', ${beds}) AS passes`
}
