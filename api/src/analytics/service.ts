import type { RangeQuery } from '@keyhaven/shared-contracts/contract/analytics'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import {
  type Period,
  readBookingsByUnit,
  readCancelled,
  readRevenue,
  readRevenueBy,
  readServiceSales,
} from './queries.ts'
import { byProperty, cancellations, distinctNames } from './series.ts'

export const revenue = (db: Db, owner: OwnerId, query: RangeQuery & { period: Period }) =>
  readRevenue(db, owner, query, query.period)

export async function revenueBy(db: Db, owner: OwnerId, query: RangeQuery & { by: 'property' | 'unit' }) {
  const rows = distinctNames(await readRevenueBy(db, owner, query, query.by))
  return rows.map(({ name, revenue: earned }) => ({ name, revenue: earned }))
}

export const bookingsByUnit = async (db: Db, owner: OwnerId, query: RangeQuery, now: Date) =>
  byProperty(await readBookingsByUnit(db, owner, query, now))

export const serviceSales = (db: Db, owner: OwnerId, query: RangeQuery) => readServiceSales(db, owner, query)

export const cancelledBookings = async (db: Db, owner: OwnerId, query: RangeQuery, now: Date) =>
  cancellations(await readCancelled(db, owner, query, now))
