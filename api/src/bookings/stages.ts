import type { BookingsQuery, BookingStage } from '@keyhaven/shared-contracts/contract/bookings'
import { type RawBuilder, sql } from 'kysely'
import { byName } from '../db/fragments/columns.ts'

/** The day it is at the property of a booking. */
const todayAt = (now: Date) =>
  sql`(SELECT (${now}::timestamptz AT TIME ZONE home.time_zone)::date FROM properties home WHERE home.id = b.property_id)`

/** True for the bookings of a stage. A request whose moment has passed holds nothing any more. */
export const inStage = (stage: BookingStage, now: Date): RawBuilder<unknown> => {
  const live = sql`b.status <> 'cancelled' AND (b.expires_at IS NULL OR b.expires_at > ${now})`
  // The day is the same or the one beside it everywhere on earth, and this an index can look up.
  const yesterday = sql`(${now}::timestamptz AT TIME ZONE 'UTC')::date - 1`
  const stages = {
    coming: sql`${live} AND b.check_in >= ${yesterday} AND b.check_in >= ${todayAt(now)}`,
    in_house: sql`${live} AND b.check_out >= ${yesterday} AND b.check_in <= ${todayAt(now)} AND b.check_out > ${todayAt(now)}`,
    past: sql`${live} AND b.check_out <= ${todayAt(now)}`,
    requests: sql`b.status = 'pending' AND b.expires_at > ${now}`,
    cancelled: sql`b.status = 'cancelled'`,
    all: sql`true`,
  }
  return stages[stage]
}

const guest = sql`(SELECT ${byName("c.last_name || ' ' || c.first_name")} FROM clients c WHERE c.id = b.client_id)`
const orders = { arrival: sql`b.check_in`, booked: sql`b.created_at`, guest, total: sql`b.total_cents` }

/** By what the bookings are sorted, and among equals by their age. */
export const orderOf = ({ sort, stage }: BookingsQuery) => {
  const isAhead = stage === 'coming' || stage === 'in_house' || stage === 'requests'
  const asked = sort ?? (isAhead ? 'arrival' : '-arrival')
  const isDown = asked.startsWith('-')
  const order = orders[asked.replace('-', '') as keyof typeof orders]
  return isDown ? sql`${order} DESC, b.id DESC` : sql`${order}, b.id`
}
