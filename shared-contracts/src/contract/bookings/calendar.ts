import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { block } from './blocks.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { nightsBetween } from '../../domain/days/day.ts'
import { day } from '../../domain/days/day-schema.ts'
import { endpoint } from '../endpoint.ts'
import { bookingStatus, unitStatuses } from '../../domain/stay/kinds.ts'
import { channelKinds } from '../../domain/stay/channel-kinds.ts'
import { euros } from '../../domain/money/money.ts'
import { flag, id, ref } from '../../domain/money/number.ts'
import { isTooLong, stayProblems } from '../../domain/stay/stay.ts'

/** A row of the calendar. */
export const calendarUnit = z.object({
  id,
  name: z.string(),
  property: id,
  status: z.enum(unitStatuses),
  /** True where a new stay may be put: the unit is active and available, and its property active. */
  bookable: z.boolean(),
  max_capacity: z.int(),
  /** Since when a portal's calendar of this unit could not be read; an ISO timestamp, null or left out where all are fresh. */
  stale_since: z.string().nullable().optional(),
})
export type CalendarUnit = z.infer<typeof calendarUnit>

/** The rows of the calendar: properties by name, and their units by name. */
export const calendarRows = z
  .object({
    properties: z.array(z.object({ id, name: z.string(), active: z.boolean(), time_zone: z.string() })),
    units: z.array(calendarUnit),
  })
  .meta({ id: 'CalendarRows' })
export type CalendarRows = z.infer<typeof calendarRows>

/** A stay as the calendar draws it; the booking itself is asked for when it is opened. */
export const calendarStay = z.object({
  id,
  version: z.int(),
  unit: id,
  status: bookingStatus,
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  first_name: z.string(),
  last_name: z.string(),
  guests_count: z.int(),
  /** A request is held until this moment; ISO timestamp. */
  expires_at: z.string().nullable(),
  /** Its guest asks for a change and waits for an answer. */
  has_change: z.boolean().optional(),
})
export type CalendarStay = z.infer<typeof calendarStay>

/** Nights that are out of sale. */
export const calendarBlock = block.extend({
  /** Of nights that a guest asks for and has yet to confirm: when they are free again; ISO timestamp. Null for a block of the owner. */
  held_until: z.string().nullable(),
})
export type CalendarBlock = z.infer<typeof calendarBlock>

/** Nights that a portal's calendar has: a stay there, or a closure. */
export const calendarImport = z.object({
  id,
  unit: id,
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  kind: z.enum(['stay', 'closure']),
  /** The guest's name where the portal says it; else empty. */
  name: z.string(),
  feed: z.object({ id, name: z.string(), kind: z.enum(channelKinds), colour: z.string() }),
  /** Something of the owner's has its nights: it occupies nothing until its owner decides. */
  is_conflict: z.boolean(),
})
export type CalendarImport = z.infer<typeof calendarImport>

export const calendarWindow = z
  .object({
    stays: z.array(calendarStay),
    blocks: z.array(calendarBlock),
    imports: z.array(calendarImport).optional(),
  })
  .meta({ id: 'CalendarWindow' })
export type CalendarWindow = z.infer<typeof calendarWindow>

/** Availability of a night in the calendar, of one property or of all. */
export const calendarDay = z
  .object({
    day: z.iso.date(),
    /** Units that can be booked, less those that are blocked that night. */
    offered: z.int(),
    /** Of those, the units that a stay occupies. */
    taken: z.int(),
    /** The lowest price of a unit that is free that night; null where none is, and without `property`. */
    price_from: euros.nullable(),
  })
  .meta({ id: 'CalendarDay' })
export type CalendarDay = z.infer<typeof calendarDay>

/** Limits of one window: units and nights. */
export const maxCalendarUnits = 25
export const maxCalendarNights = 400

const unitIds = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z
    .array(ref(reasons.choose('unit')), 'bookings.listUnitIds')
    .min(1, 'bookings.listAtLeastOneUnit')
    .max(maxCalendarUnits, reasons.atMost('units', maxCalendarUnits)),
) as unknown as z.ZodType<number[], string>

const range = z.object({ from: day(reasons.enter('date')), to: day(reasons.enter('date')) })
const when = whenValid(range)
type Range = z.infer<typeof range>
const isInOrder = ({ from, to }: Range) => from < to
const isShort = ({ from, to }: Range) => nightsBetween(from, to) <= maxCalendarNights
const inOrder = { path: ['to'], error: 'bookings.windowEndsBeforeBegins', when }
const tooLong = { path: ['to'], error: reasons.atMost('nights', 400), when }

/** Some units and some nights. Ids with commas; a unit of somebody else has nothing. */
const unitsWindow = range.extend({ units: unitIds })
export const unitsWindowQuery = unitsWindow.refine(isInOrder, inOrder).refine(isShort, tooLong)
export type UnitsWindowQuery = z.output<typeof unitsWindowQuery>

export const staysQuery = unitsWindow
  .extend({
    /** The cancelled stays instead of the live ones, at most 1,000, and no blocks. */
    cancelled: flag('general.chooseYesOrNo').optional(),
  })
  .refine(isInOrder, inOrder)
  .refine(isShort, tooLong)
export type StaysQuery = z.output<typeof staysQuery>

export const daysQuery = range
  .extend({ property: ref(reasons.choose('property')).optional() })
  .refine(isInOrder, inOrder)
  .refine(isShort, tooLong)
export type DaysQuery = z.output<typeof daysQuery>

export const freeQuery = range
  .extend({
    /** A booking that does not conflict with itself, and may keep its unit even if that cannot be booked any more. */
    booking: ref(reasons.choose('booking')).optional(),
    /** An imported stay that is to become a booking, and is not in its way. */
    import: ref('channels.importNotFound').optional(),
  })
  .refine(isInOrder, inOrder)
  .refine(({ from, to }) => !isTooLong({ check_in: from, check_out: to }), { ...inOrder, error: stayProblems.tooLong })
export type FreeQuery = z.output<typeof freeQuery>

/** The calendar asks for windows: some units and some nights, never for everything. */
export const calendarApi = {
  rows: endpoint({
    domain: 'calendar',
    summary: 'The properties and units of the owner, as rows of the calendar',
    method: 'GET',
    path: '/api/calendar/rows/',
    access: 'owner',
    response: calendarRows,
  }),
  stays: endpoint({
    domain: 'calendar',
    summary:
      'What occupies some units in a window of nights: live stays, blocks, nights held for guests, and stays and closures of portals',
    method: 'GET',
    path: '/api/calendar/stays/',
    access: 'owner',
    query: staysQuery,
    response: calendarWindow,
  }),
  days: endpoint({
    domain: 'calendar',
    summary: 'Offered and taken units of every night of a window, and the lowest price of a free one',
    method: 'GET',
    path: '/api/calendar/days/',
    access: 'owner',
    query: daysQuery,
    response: z.array(calendarDay),
  }),
  free: endpoint({
    domain: 'calendar',
    summary: 'The units that can be booked for every night of `[from, to)`, by id',
    method: 'GET',
    path: '/api/calendar/free/',
    access: 'owner',
    query: freeQuery,
    response: z.object({ units: z.array(id) }),
  }),
}
