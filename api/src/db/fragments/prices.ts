import { type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { LodgingDiscounts } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { DiscountRule } from '@keyhaven/shared-contracts/domain/prices/discounts'
import type { Season } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import { type RawBuilder, sql } from 'kysely'

/** Prices of days of the week as the contract shows them, by their number; null where there are none. */
export const weekdayPricesOf = (of: 'u' | 's'): RawBuilder<unknown> =>
  sql`(SELECT jsonb_object_agg(w.weekday, w.cents / 100.0) FROM unnest(${sql.ref(`${of}.weekday_cents`)}) WITH ORDINALITY AS w (cents, weekday)
    WHERE w.cents IS NOT NULL)`

/** The seasons of a unit that touch a stay; with their names where lines of a price say why they are so. */
export const seasonsIn = (
  unit: RawBuilder<unknown>,
  check_in: RawBuilder<unknown>,
  check_out: RawBuilder<unknown>,
  isNamed = false,
): RawBuilder<Season[]> => sql<
  Season[]
>`COALESCE((SELECT json_agg(json_build_object('start', s.first_night, 'end', s.end_day, 'price_cents', s.price_cents,
    'weekday_cents', s.weekday_cents${isNamed ? sql`, 'name', s.name` : sql``}))
  FROM seasons s WHERE s.unit_id = ${unit} AND daterange(s.first_night, s.end_day) && daterange(${check_in}, ${check_out})), '[]'::json)`

/** The discounts about a unit, and the day on which a stay in it is booked; null where there are none. */
export type UnitDiscounts = { today: Day; rules: DiscountRule[] } | null

/** Those of the unit `u`, for a stay that is booked at a moment. */
export const discountsIn = (
  bookedAt: Date,
): RawBuilder<UnitDiscounts> => sql<UnitDiscounts>`CASE WHEN u.max_discount > 0 THEN (
  SELECT json_build_object('today', (${bookedAt}::timestamptz AT TIME ZONE home.time_zone)::date, 'rules', (
    SELECT COALESCE(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'property', d.property_id, 'unit', d.unit_id, 'nights', d.nights,
      'days', d.days, 'percent', d.percent) ORDER BY d.id), '[]')
    FROM discounts d WHERE d.scope = ANY(ARRAY[u.id * 4 + 2, u.property_id * 4 + 1, u.owner_id * 4])))
  FROM properties home WHERE home.id = u.property_id) END`

/** The same for the price of a stay. */
export const lodgingDiscounts = (discounts: UnitDiscounts, check_in: Day): LodgingDiscounts =>
  discounts ? { discounts: discounts.rules, daysAhead: nightsBetween(discounts.today, check_in) } : {}

/** The ids of the units that a promo code is for; none is all of them. */
export const unitsOfCode = (code: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`ARRAY(SELECT a.unit_id::float8 FROM promocode_units a WHERE a.promocode_id = ${code} ORDER BY a.unit_id)`
