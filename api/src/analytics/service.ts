import type { Occupancy, RangeQuery } from '@keyhaven/shared-contracts/contract/finance/analytics'
import { rangeBefore, yearBefore } from '@keyhaven/shared-contracts/domain/stay/compared-range'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { AppContext } from '../context.ts'
import type { OwnerId } from '../owner-id.ts'
import {
  type Nights,
  type Period,
  readBeside,
  readBookingsByUnit,
  readCancelled,
  readNights,
  readRevenue,
  readRevenueBy,
  readServiceSales,
} from './reads.ts'
import { byProperty, cancellations, distinctNames, percent } from './series.ts'

export const revenue = ({ db }: AppContext, owner: OwnerId, query: RangeQuery & { period: Period }) =>
  readRevenue(db, owner, query, query.period)

export const revenueBy = async (
  { db, clock }: AppContext,
  owner: OwnerId,
  query: RangeQuery & { by: 'property' | 'unit' },
) => distinctNames(await readRevenueBy(db, owner, query, query.by, clock()))

export const bookingsByUnit = async ({ db, clock }: AppContext, owner: OwnerId, query: RangeQuery) =>
  byProperty(await readBookingsByUnit(db, owner, query, clock()))

export const serviceSales = ({ db }: AppContext, owner: OwnerId, query: RangeQuery) =>
  readServiceSales(db, owner, query)

export const cancelledBookings = async ({ db, clock }: AppContext, owner: OwnerId, query: RangeQuery) =>
  cancellations(await readCancelled(db, owner, query, clock()))

const figuresOf = ({
  revenue_cents,
  confirmed_nights,
  occupied_nights,
  imported_nights,
  offered_nights,
  arrivals,
}: Nights): Occupancy => ({
  revenue: toEuros(revenue_cents),
  occupied_nights,
  imported_nights,
  offered_nights,
  occupancy: percent(occupied_nights, offered_nights),
  average_rate: confirmed_nights > 0 ? toEuros(Math.round(revenue_cents / confirmed_nights)) : null,
  arrivals,
})

/** Occupancy and average rate of a range, of the days before it and of a year earlier. */
export async function occupancyOf({ db, clock }: AppContext, owner: OwnerId, query: RangeQuery) {
  const now = clock()
  const figures = async (days: { from: Day; to: Day }) =>
    figuresOf(await readNights(db, owner, { ...query, ...days }, now))
  const compared = async (days: { from: Day; to: Day }) => ({ ...(await figures(days)), ...days })
  const [current, before, year_before, beside] = await Promise.all([
    figures(query),
    compared(rangeBefore(query)),
    compared(yearBefore(query)),
    readBeside(db, owner, query, now),
  ])
  return { current, before, year_before, beside }
}
