import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { day } from '../../domain/days/day-schema.ts'
import { bookingStatus } from '../../domain/stay/kinds.ts'
import { ref } from '../../domain/money/number.ts'
import { words } from '../../domain/text.ts'
import { listQuery } from '../paging.ts'

/** Stages by which owners filter their bookings; "today" is each property's own day. */
export const bookingStages = ['coming', 'in_house', 'past', 'requests', 'cancelled', 'all'] as const
export type BookingStage = (typeof bookingStages)[number]
export const bookingSorts = ['arrival', 'booked', 'guest', 'total'] as const

export const bookingsQuery = listQuery.extend({
  /** Stays that overlap `[from, to)`. */
  from: day(reasons.enter('date')).optional(),
  to: day(reasons.enter('date')).optional(),
  /** Stays that begin on one of these days, both included. */
  arrives_from: day(reasons.enter('date')).optional(),
  arrives_to: day(reasons.enter('date')).optional(),
  property: ref(reasons.choose('property')).optional(),
  unit: ref(reasons.choose('unit')).optional(),
  status: bookingStatus.optional(),
  client: ref(reasons.choose('client')).optional(),
  /** State of a deposit that the guest was asked for. */
  deposit: z.enum(['paid', 'unpaid'], 'bookings.choosePaidOrUnpaid').optional(),
  /** Those whose guests ask for a change and wait for an answer. */
  change: z.enum(['open'], 'bookings.chooseOpen').optional(),
  /**
   * `coming` arrive today or later, `in_house` arrived and have not left, `past` have left, all of them not cancelled;
   * `requests` wait for an answer.
   */
  stage: z.enum(bookingStages, 'bookings.chooseOneStages').optional(),
  /** A minus in front turns it round. Left out: what comes next first where it is still to come, else the latest arrival. */
  sort: z
    .enum([...bookingSorts, ...bookingSorts.map((one) => `-${one}` as const)], 'general.chooseOneOrders')
    .optional(),
  /** The guest, by name, e-mail, phone or city, the unit, promo code, number, invoice number or a day of the stay. */
  search: words(),
})
/** Filters under which the stages are counted: those of the list, on all of its pages. */
export const stagesQuery = bookingsQuery.omit({ page: true, page_size: true, stage: true, sort: true })
export type StagesQuery = z.output<typeof stagesQuery>
export type BookingsQuery = z.output<typeof bookingsQuery>
