import type { RuleKind } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { type RawBuilder, sql } from 'kysely'
import { soonestArrival } from './bookable.ts'
import { holds as holdsDays, isOutOfSale } from './bookings.ts'

/*
 * The rules of the domain (`brokenRules`) in SQL, so that a search neither counts nor pages what guests cannot have. A property test
 * compares the two with thousands of stays.
 */

type Rule = 'r' | 'w'

/** True for a rule about the unit `u`. */
const isAbout = (rule: Rule) =>
  sql`${sql.raw(rule)}.scope = ANY(ARRAY[u.id * 4 + 2, u.property_id * 4 + 1, u.owner_id * 4])`

const holdsOn = (rule: Rule, day: RawBuilder<unknown>) => {
  const of = sql.raw(rule)
  return sql`((${of}.first_day IS NULL OR ${day} BETWEEN ${of}.first_day AND ${of}.last_day) AND (${of}.weekdays IS NULL
    OR ${of}.kind IN ('arrival_weekdays', 'departure_weekdays') OR EXTRACT(isodow FROM ${day})::int = ANY(${of}.weekdays)))`
}

/** A column of the rule of a kind that holds on a day for the unit `u`: the most particular one. */
const ruleOn = (kind: RuleKind, day: RawBuilder<unknown>, column: 'nights' | 'days') =>
  sql`(SELECT w.${sql.raw(column)} FROM stay_rules w WHERE ${isAbout('w')} AND w.kind = ${sql.lit(kind)} AND ${holdsOn('w', day)}
    ORDER BY w.precedence DESC, w.id DESC LIMIT 1)`

const preparationAfter = (day: RawBuilder<unknown>) => sql`COALESCE(${ruleOn('preparation', day, 'days')}, 0)`

/** Minimum nights of the unit `u` where no dates or days of the week say otherwise. */
export const usualMinNights = sql`COALESCE((SELECT w.nights FROM stay_rules w WHERE ${isAbout('w')} AND w.kind = 'min_nights'
  AND w.first_day IS NULL AND w.weekdays IS NULL ORDER BY w.precedence DESC, w.id DESC LIMIT 1), 1)`

/** The rules about the unit `u` as a `StayRule[]`, the most particular first. */
export const rulesOfUnit = sql`COALESCE((SELECT json_agg(json_build_object('id', r.id, 'kind', r.kind, 'property', r.property_id, 'unit', r.unit_id,
    'nights', r.nights, 'days', r.days, 'hours', r.hours, 'weekdays', r.weekdays, 'from', r.first_day, 'to', r.last_day, 'on', r.applies_on)
    ORDER BY r.precedence DESC, r.id DESC) FROM stay_rules r WHERE ${isAbout('r')}), '[]'::json)`

/** Days around a stay in which a neighbour can matter to the rules of the unit `u`. */
export const rulesReach = sql`COALESCE((SELECT max(CASE r.kind WHEN 'min_nights' THEN r.nights WHEN 'preparation' THEN r.days END) + 31
  FROM stay_rules r WHERE ${isAbout('r')}), 0)`

/** True where the owner `o` of the unit `u` takes a stay between two days from guests by the rules; that its nights are free is another question. */
export const meetsRules = (
  { from, to }: Record<'from' | 'to', RawBuilder<unknown>>,
  now: Date,
): RawBuilder<unknown> => {
  const nights = sql`(${to} - ${from})`
  const occupied = sql`occupancies x WHERE x.unit_id = u.id AND ${holdsDays('x', now)}`
  const day = (at: RawBuilder<unknown>) => sql`EXTRACT(isodow FROM ${at})::int`
  const withPreparation = (at: RawBuilder<unknown>) =>
    sql`CASE WHEN ${isOutOfSale('x')} THEN 0 ELSE ${preparationAfter(at)} END`
  const gap = sql`((SELECT x.check_in - ${withPreparation(sql`x.check_in`)} FROM ${occupied} AND x.check_in >= ${to} ORDER BY x.check_in LIMIT 1)
    - (SELECT x.check_out + ${withPreparation(sql`x.check_out`)} FROM ${occupied} AND x.check_in < ${from} ORDER BY x.check_in DESC LIMIT 1))`
  const fillsGap = sql`COALESCE(${nights} >= ${ruleOn('gap_nights', from, 'nights')} AND ${gap} < r.nights, false)`
  const breaks = sql`CASE r.kind
    WHEN 'min_nights' THEN ${nights} < r.nights AND NOT ${fillsGap}
    WHEN 'max_nights' THEN ${nights} > r.nights
    WHEN 'arrival_weekdays' THEN ${day(from)} <> ALL(r.weekdays)
    WHEN 'departure_weekdays' THEN ${day(to)} <> ALL(r.weekdays)
    WHEN 'lead_time' THEN ${from} < ${soonestArrival(sql`r.hours`, now)}
    WHEN 'horizon' THEN ${from} > (${now}::timestamptz AT TIME ZONE p.time_zone)::date + r.days
    ELSE r.kind IN ('closed_to_arrival', 'closed_to_departure') END`
  // The days of a stay that a rule looks at: each night, else the day of arrival or of departure.
  const first = sql`CASE WHEN r.kind IN ('departure_weekdays', 'closed_to_departure') THEN ${to} ELSE ${from} END`
  const last = sql`CASE WHEN r.applies_on = 'night' THEN ${to} - 1 ELSE ${first} END`
  const lookedAt = sql`d.day`
  const isOverruled = sql`EXISTS (SELECT FROM stay_rules w WHERE ${isAbout('w')} AND w.kind = r.kind AND ${holdsOn('w', lookedAt)}
    AND (w.precedence, w.id) > (r.precedence, r.id))`
  const holds = sql`EXISTS (SELECT FROM (SELECT ${first} + n AS day FROM generate_series(0, ${last} - ${first}) n) d
    WHERE ${holdsOn('r', lookedAt)} AND NOT ${isOverruled})`
  const stays = sql`${occupied} AND NOT ${isOutOfSale('x')}`
  const tooSoon = sql`COALESCE((SELECT x.check_out + ${preparationAfter(sql`x.check_out`)} FROM ${stays} AND x.check_in < ${from}
    ORDER BY x.check_in DESC LIMIT 1) > ${from}, false)`
  const tooLate = sql`COALESCE((SELECT x.check_in FROM ${stays} AND x.check_in >= ${to} ORDER BY x.check_in LIMIT 1)
    < ${to} + ${preparationAfter(to)}, false)`
  return sql`(NOT o.has_stay_rules OR NOT EXISTS (SELECT FROM stay_rules r WHERE ${isAbout('r')}
    AND CASE WHEN r.kind = 'preparation' THEN ${tooSoon} OR ${tooLate} WHEN ${breaks} THEN ${holds} ELSE false END))`
}
