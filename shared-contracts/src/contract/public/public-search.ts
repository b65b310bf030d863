import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { amenities } from '../../domain/place/amenities.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { unitTypes } from '../../domain/stay/kinds.ts'
import { euros } from '../../domain/money/money.ts'
import { id, optionalWhole, whole } from '../../domain/money/number.ts'
import { monthPattern, searchLimits } from '../../domain/stay/search-limits.ts'
import { withStayRules } from '../../domain/stay/stay.ts'
import { endpoint } from '../endpoint.ts'
import { availabilityQuery, freeUnit, placeNames } from './public-booking.ts'

/** A list in a query: `villa,house`. Empty is none. */
const listed = <V extends string>(values: z.ZodType<V>, max: number) =>
  z
    .preprocess(
      (value) =>
        typeof value === 'string'
          ? value
              .split(',')
              .map((one) => one.trim())
              .filter(Boolean)
          : value,
      z
        .array(values)
        .max(max)
        .overwrite((list) => [...new Set(list)]),
    )
    .optional() as unknown as z.ZodOptional<z.ZodType<V[], string>>

const filters = z.object({
  /** Comma separated types of units, any of them. */
  types: listed(z.enum(unitTypes, reasons.chooseFromList('unitTypes')), unitTypes.length),
  /** Comma separated amenities, all of them, of the unit or of its house. */
  amenities: listed(z.enum(amenities, reasons.chooseFromList('amenities')), amenities.length),
  /** Whole euros for the stay, inclusive. */
  min_total: optionalWhole(0, searchLimits.total),
  max_total: optionalWhole(0, searchLimits.total),
  /** At least so many beds, cots not counted. */
  beds: optionalWhole(0, searchLimits.beds),
  /** 1: only what could still be cancelled free of charge. */
  free_cancellation: optionalWhole(0, 1),
  /** 1: only what is booked without waiting for its owner's answer. */
  instant: optionalWhole(0, 1),
})
/** Filters of a guest's search beyond place, dates and guests. */
export type Filters = z.output<typeof filters>

type Totals = Pick<Filters, 'min_total' | 'max_total'>
const totalsInOrder = ({ min_total, max_total }: Totals) => (min_total ?? 0) <= (max_total ?? searchLimits.total)
const withTotalsInOrder = <S extends z.ZodType<Totals>>(schema: S) =>
  schema.refine(totalsInOrder, {
    path: ['max_total'],
    error: 'guests.highestBelowLowest',
    when: whenValid(filters.pick({ min_total: true, max_total: true })),
  })

const stayFields = z.object({
  ...availabilityQuery.shape,
  ...filters.shape,
  /** By the total of the stay, or by the name of property and unit. */
  sort: z.enum(['total', 'name'], 'general.chooseOneOrders').default('total'),
})
export const searchQuery = withTotalsInOrder(withStayRules(stayFields))
export type SearchQuery = z.output<typeof searchQuery>

/** `west,south,east,north` in degrees; where west is beyond east, across the date line. */
const bounds = z
  .preprocess(
    (value) =>
      typeof value === 'string' ? value.split(',').map((one) => (one.trim() ? Number(one) : Number.NaN)) : value,
    // Not a tuple, which nothing else that guests load needs.
    z
      .array(z.number('guests.mapBounds'), 'guests.mapBounds')
      .refine((edges) => edges.length === 4 && edges.every((edge, at) => Math.abs(edge) <= (at % 2 ? 90 : 180)), {
        error: 'guests.mapBounds',
      }),
  )
  .optional() as unknown as z.ZodOptional<z.ZodType<[number, number, number, number], string>>
const pinsQuery = withTotalsInOrder(withStayRules(stayFields.extend({ bounds })))
export type PinsQuery = z.output<typeof pinsQuery>

const flexibleQuery = withTotalsInOrder(
  stayFields.omit({ check_in: true, check_out: true, page: true, page_size: true, sort: true }).extend({
    /** Month in which the stay begins: `YYYY-MM`. */
    month: z.string('guests.chooseMonth').regex(monthPattern, 'guests.chooseMonth'),
    nights: whole({
      required: 'general.enterNumber',
      min: 1,
      below: reasons.atLeast('nights', 1),
      max: 60,
      above: reasons.atMost('nights', 60),
      whole: 'general.onlyWholeNumbersAllowed',
    }),
  }),
)
export type FlexibleQuery = z.output<typeof flexibleQuery>

const count = z.int()
/** Counting stops after a thousand units that were looked at; what was counted until then is not exact: there are more. */
const counted = { count, is_count_exact: z.boolean() }
const stay = z.object({ check_in: z.iso.date(), check_out: z.iso.date() })

export const searchResults = z
  .object({ units: z.array(freeUnit), ...counted, page: z.int(), page_size: z.int() })
  .meta({ id: 'SearchResults' })
export type SearchResults = z.infer<typeof searchResults>

export const searchFilters = z
  .object({
    ...counted,
    types: z.array(z.object({ type: z.string(), count })),
    /** With those that are chosen already. */
    amenities: z.array(z.object({ amenity: z.string(), count })),
    /** Whole euros from the lowest to the highest total; both 0 where there is none. A step holds totals from `from` to below `to`. */
    totals: z.object({ min: z.int(), max: z.int(), steps: z.array(z.object({ from: z.int(), to: z.int(), count })) }),
    /** At least so many. */
    beds: z.array(z.object({ beds: z.int(), count })),
    /** Number that can be cancelled free of charge. */
    free_cancellation: count,
    /** Number that are booked without waiting. */
    instant: count,
  })
  .meta({ id: 'SearchFilters' })
export type SearchFilters = z.infer<typeof searchFilters>

export const pin = z
  .object({
    property: z.object({ id, name: z.string(), city: z.string().optional() }),
    /** To a kilometre: more would give the address away. */
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
    total_from: euros,
    /** Number of its units that are free. */
    units: count,
  })
  .meta({ id: 'Pin' })
export type Pin = z.infer<typeof pin>

export const nearbyStays = z
  .object({
    /** Stays of as many nights on other days, the nearest first. */
    dates: z.array(stay.extend({ count })),
    /** Stays from the wanted day on of as many nights as what is free there takes, the nearest lengths first. */
    lengths: z.array(stay.extend({ nights: count, count })).optional(),
    /** Largest number of guests for whom the same stay is free in the same place, and in how many units; null unless the party is too large. */
    guests: z.object({ guests: count, count }).nullish(),
    /** The same stay elsewhere, in the same country first. */
    places: z.array(z.object({ city: z.string(), country: z.string(), ...placeNames, count })),
    /** The same stay without one of the filters. */
    without: z.array(
      z.object({ filter: z.enum(['types', 'amenities', 'totals', 'beds', 'free_cancellation', 'instant']), count }),
    ),
  })
  .meta({ id: 'NearbyStays' })
export type NearbyStays = z.infer<typeof nearbyStays>

const flexibleStay = stay.extend({ count, total_from: euros }).meta({ id: 'FlexibleStay' })
export type FlexibleStay = z.infer<typeof flexibleStay>

const perCaller = (times: number) => ({ perCaller: { times, seconds: 60 } })

/** Calls with which guests find a stay. */
export const searchApi = {
  results: endpoint({
    domain: 'public',
    summary: 'Units free for the whole stay that pass all filters, by the total of the stay or by name; at most 1,000',
    method: 'GET',
    path: '/api/public/booking/search/',
    access: 'anyone',
    limits: perCaller(240),
    query: searchQuery,
    response: searchResults,
  }),
  filters: endpoint({
    domain: 'public',
    summary: 'How many units each filter would leave, with the other chosen filters kept',
    method: 'GET',
    path: '/api/public/booking/search/filters/',
    access: 'anyone',
    limits: perCaller(240),
    query: searchQuery,
    response: searchFilters,
  }),
  pins: endpoint({
    domain: 'public',
    summary: 'Where on the map the properties with free units are, those with the lowest total first; at most 300',
    method: 'GET',
    path: '/api/public/booking/search/pins/',
    access: 'anyone',
    limits: perCaller(240),
    query: pinsQuery,
    response: z.array(pin),
  }),
  nearby: endpoint({
    domain: 'public',
    summary: 'When else, where else and without which filter something is free',
    method: 'GET',
    path: '/api/public/booking/search/nearby/',
    access: 'anyone',
    limits: perCaller(60),
    query: searchQuery,
    response: nearbyStays,
  }),
  flexible: endpoint({
    domain: 'public',
    summary: 'The stays of so many nights beginning in a month that have something free, by day',
    method: 'GET',
    path: '/api/public/booking/search/flexible/',
    access: 'anyone',
    limits: perCaller(60),
    query: flexibleQuery,
    response: z.array(flexibleStay),
  }),
}
