import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { whenValid } from '../../domain/cross-field.ts'
import { type Day, nightsBetween } from '../../domain/days/day.ts'
import { day } from '../../domain/days/day-schema.ts'
import { endpoint } from '../endpoint.ts'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { fromText, id, idOf, idParams, ref, seenVersion, whole } from '../../domain/money/number.ts'
import { listQuery } from '../paging.ts'
import { maxStayNights } from '../../domain/stay/night-limits.ts'
import { isBlank, type WeekdayPrices, weekdayPrices, weekdayPricesOut } from '../../domain/prices/weekday-prices.ts'
import { text } from '../../domain/text.ts'

/** A range of nights of one unit with its own price. Seasons of a unit never overlap. */
export const season = z
  .object({
    id,
    version: z.int(),
    unit: id,
    name: z.string(),
    /** The first night. */
    start: z.iso.date(),
    /** The day after the last night, as with a stay. */
    end: z.iso.date(),
    price_per_night: euros,
    /** Of days of the week that have a price of their own in the season; those of the unit do not count in it. */
    weekday_prices: weekdayPricesOut,
  })
  .meta({ id: 'Season' })
export type Season = z.infer<typeof season>

const range = z.object({ start: day(reasons.choose('firstNight')), end: day(reasons.choose('lastNight')) })
const when = whenValid(range)
type Range = z.output<typeof range>
const inOrder = { path: ['end'], error: 'general.lastNightBeforeFirst', when }
const tooLong = { path: ['end'], error: reasons.atMost('nights', maxStayNights), when }
const isInOrder = ({ start, end }: Range) => start < end
const isShort = ({ start, end }: Range) => nightsBetween(start, end) <= maxStayNights

const price = eurosIn({
  required: reasons.required('pricePerNight'),
  below: reasons.negative('pricePerNight'),
})
const named = { name: text(reasons.required('name'), 50), ...range.shape }
const fields = z.object({ ...named, price_per_night: price, weekday_prices: weekdayPrices })
const maxUnits = 500

const unitIds = z
  .array(ref(reasons.choose('unit')), reasons.chooseFromList('units'))
  .max(maxUnits, reasons.atMost('units', maxUnits))

/** For `unit`, or for each of `units`: all of them or none. */
export const newSeason = fields
  .extend({ unit: ref(reasons.choose('unit')).optional(), units: unitIds.optional() })
  .refine(({ unit, units = [] }) => (unit === undefined) !== (units.length === 0), {
    path: ['units'],
    error: 'inventory.chooseAtLeastOneUnit',
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'unit' || path?.[0] === 'units'),
  })
  .refine(isInOrder, inOrder)
  .refine(isShort, tooLong)
export const seasonChange = fields.extend({ version: seenVersion }).refine(isInOrder, inOrder).refine(isShort, tooLong)
export type NewSeason = z.output<typeof newSeason>

/** `{ "12": "149,50", "13": "" }`: the price of each unit. One without a price is left out. */
const unitPrices = z
  .record(
    z.string(),
    z.preprocess((value) => (isBlank(value) ? undefined : value), price.optional()),
  )
  .superRefine((prices, context) => {
    if (Object.values(prices).some((cents) => cents !== undefined)) return
    const units = Object.keys(prices)
    if (units.length === 0) context.addIssue('inventory.enterPriceAtLeastOneUnit')
    for (const unit of units)
      context.addIssue({ code: 'custom', path: [unit], message: reasons.required('pricePerNight') })
  })
  .transform((prices) =>
    Object.entries(prices).flatMap(([unit, cents]) =>
      cents === undefined ? [] : [{ unit: idOf(unit), price_per_night: cents }],
    ),
  )
  .refine((prices) => prices.length <= maxUnits, reasons.atMost('units', maxUnits))
/** A season of several units, each at its own price. */
export const newUnitPrices = z
  .object({ ...named, prices: unitPrices, weekday_prices: weekdayPrices })
  .refine(isInOrder, inOrder)
  .refine(isShort, tooLong)
export type NewUnitPrices = z.output<typeof newUnitPrices>
export type SeasonChange = z.output<typeof seasonChange>

const year = whole({
  required: reasons.choose('year'),
  min: 1900,
  below: 'inventory.yearOutOfRange',
  max: 2198,
})
export const seasonCopy = z.object({
  units: unitIds.min(1, 'inventory.chooseAtLeastOneUnit'),
  /** Seasons that begin in this year are copied to the next. */
  year,
  /** `2.5` makes every price 2.5 % higher. */
  percent: fromText(
    z
      .number(reasons.enter('percentage'))
      .min(-90, reasons.atLeast('percent', -90))
      .max(500, reasons.atMost('percent', 500))
      .multipleOf(0.1, 'general.atMostOneDecimal'),
  ),
})
export type SeasonCopy = z.output<typeof seasonCopy>

/** Day a year later: 29 February becomes 1 March, so that adjacent seasons stay adjacent and none begins to overlap. */
const oneYearOn = (date: Day): Day => {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return next.endsWith('-02-29') ? next.replace('02-29', '03-01') : next
}

/** A year in a name moves along: `Winter 2026/27` becomes `Winter 2027/28`. */
const nameOneYearOn = (name: string, from: number) =>
  name.replaceAll(/\b(\d{4})(?:\/(\d\d))?\b/g, (words, own: string, next?: string) => {
    if (Number(own) !== from && Number(own) !== from + 1) return words
    return `${Number(own) + 1}${next ? `/${String((Number(next) + 1) % 100).padStart(2, '0')}` : ''}`
  })

/**
 * The same season a year later: the same days of the month, its price changed by a percentage and rounded half up to
 * the cent. Nights until the end of February last until its end. A season of 29 February alone has no copy: its range
 * is empty.
 */
export const copiedSeason = <
  S extends { name: string; start: Day; end: Day; price_per_night: number; weekday_prices?: WeekdayPrices },
>(
  from: S,
  percent: number,
) => {
  const [start, end] = [oneYearOn(from.start), oneYearOn(from.end)]
  const raised = (before: number) =>
    Math.floor((Math.round(before * 100) * Math.round(1000 + percent * 10) + 500) / 1000) / 100
  const weekday_prices = Object.fromEntries(
    Object.entries(from.weekday_prices ?? {}).map(([weekday, before]) => [weekday, raised(before)]),
  )
  const name = nameOneYearOn(from.name, Number(from.start.slice(0, 4)))
  const prices = { price_per_night: raised(from.price_per_night), ...(from.weekday_prices && { weekday_prices }) }
  return { ...from, name, start, end, ...prices }
}

export const seasonsQuery = listQuery.extend({
  unit: ref(reasons.choose('unit')).optional(),
  property: ref(reasons.choose('property')).optional(),
  /** Seasons with a night in this year. */
  year: year.optional(),
})
export type SeasonsQuery = z.output<typeof seasonsQuery>

/** Prices by season. An overlap with another season of the unit is 409 `season_overlap`. */
export const seasonsApi = {
  list: endpoint({
    domain: 'seasons',
    summary: 'The seasons of the owner, by unit, then by first night',
    method: 'GET',
    path: '/api/seasons/',
    access: 'owner',
    query: seasonsQuery,
    response: z.array(season),
  }),
  create: endpoint({
    domain: 'seasons',
    summary: 'Add a season to one unit, or to several at once: all or none, answered as an array',
    method: 'POST',
    path: '/api/seasons/',
    access: 'owner',
    body: newSeason,
    example: { name: 'High', start: '2028-06-01', end: '2028-09-01', price_per_night: '149,50', unit: 1 },
    status: 201,
    response: z.union([season, z.array(season)]),
  }),
  createPriced: endpoint({
    domain: 'seasons',
    summary: 'Add a season to several units, each at its own price; all or none',
    method: 'POST',
    path: '/api/seasons/unit-prices/',
    access: 'owner',
    body: newUnitPrices,
    example: { name: 'High', start: '2029-06-01', end: '2029-09-01', prices: { '1': '149,50' } },
    status: 201,
    response: z.array(season),
  }),
  copy: endpoint({
    domain: 'seasons',
    summary: 'Copy the seasons of a year to the next; those that would overlap are left out and listed in `skipped`',
    method: 'POST',
    path: '/api/seasons/copy/',
    access: 'owner',
    body: seasonCopy,
    example: { units: [1], year: 2028, percent: 2.5 },
    status: 201,
    response: z.object({ created: z.array(season), skipped: z.array(season) }),
  }),
  update: endpoint({
    domain: 'seasons',
    summary: 'Change a season; bookings keep the price that they were made with',
    method: 'PATCH',
    path: '/api/season/:id/',
    access: 'owner',
    params: idParams,
    body: seasonChange,
    example: { name: 'High', start: '2028-06-01', end: '2028-09-01', price_per_night: '149,50' },
    response: season,
  }),
  remove: endpoint({
    domain: 'seasons',
    summary: 'Delete a season',
    method: 'DELETE',
    path: '/api/season/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
