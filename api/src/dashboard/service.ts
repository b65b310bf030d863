import type {
  DashboardStats,
  FirstSteps,
  PropertyOutlook,
} from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import type { Today } from '@keyhaven/shared-contracts/contract/bookings/today'
import type { AppContext } from '../context.ts'
import type { OwnerId } from '../owner-id.ts'
import { notFound } from '../http/problem.ts'
import { todaysOf } from '../properties/service.ts'
import { percent } from '../analytics/series.ts'
import { readOutlook } from './outlook-reads.ts'
import { readCounts, readFirstSteps, readNextStay } from './reads.ts'
import { readTodayLists } from './today-reads.ts'

const nothing: DashboardStats = {
  guests_present: 0,
  occupancy_today: null,
  occupancy_month: null,
  next_arrival: null,
  next_departure: null,
  next_arrival_stay: null,
  next_departure_stay: null,
}

/** Guests in house, occupancy, and next arrivals and departures, each by the day of its property. */
export async function dashboardStats(context: AppContext, owner: OwnerId): Promise<DashboardStats> {
  const now = context.clock()
  const counts = await readCounts(context.db, owner, await todaysOf(context, owner, now), now)
  if (!counts) return nothing
  return {
    guests_present: counts.guests_present,
    occupancy_today: percent(counts.occupied_today, counts.offered_today),
    occupancy_month: percent(counts.occupied_month, counts.offered_month),
    next_arrival: counts.next_arrival,
    next_departure: counts.next_departure,
    next_arrival_stay: await readNextStay(context.db, owner, 'check_in', counts.next_arrival),
    next_departure_stay: await readNextStay(context.db, owner, 'check_out', counts.next_departure),
  }
}

export async function dashboardToday(context: AppContext, owner: OwnerId): Promise<Today> {
  const now = context.clock()
  return readTodayLists(context.db, owner, await todaysOf(context, owner, now), now)
}

export async function firstSteps({ db }: AppContext, owner: OwnerId): Promise<FirstSteps> {
  const steps = await readFirstSteps(db, owner)
  if (!steps) throw notFound('account')
  return steps
}

/** Next stays in each property of the owner. */
export async function propertyOutlook(context: AppContext, owner: OwnerId): Promise<PropertyOutlook[]> {
  const now = context.clock()
  const rows = await readOutlook(context.db, owner, await todaysOf(context, owner, now), now)
  return rows.map(({ property, offered, occupied, offered_today, occupied_today, next_arrival, next_departure }) => ({
    property,
    occupancy: percent(occupied, offered),
    tonight: { offered: offered_today, taken: occupied_today },
    next_arrival,
    next_departure,
  }))
}
