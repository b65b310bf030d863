import type { CalendarDay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { DashboardStats } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { addDays, dayIn, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Today, TodayList } from '@keyhaven/shared-contracts/contract/bookings/today'
import { beforeAll, expect, test } from 'vitest'
import { bulkBookings, type BulkStay, type BulkUnit } from '../testing/bulk-bookings.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

// Half past ten in the evening of the tenth in Vienna: the eleventh in Auckland, and noon is not over in Los Angeles.
const now = new Date('2027-01-10T21:30:00Z')
const moment = now.toISOString()
const zones = ['Europe/Vienna', 'Pacific/Auckland', 'America/Los_Angeles']

const server = await testServer({ now })
let owner: TestOwner
let units: BulkUnit[]
let stays: BulkStay[]
let live: BulkStay[]
let blocks: BulkStay[]
/** The day that it is at each unit. */
const todays = new Map<number, Day>()
beforeAll(async () => {
  owner = await server.signUpOwner()
  const size = { zones, unitsEach: 20, staysEach: 167, first: '2025-10-01' }
  ;({ units, stays } = await bulkBookings(server, owner, size))
  for (const { id, time_zone } of units) todays.set(id, dayIn(time_zone, now))
  live = stays.filter((stay) => stay.kind === 'booking' && isLive(stay))
  blocks = stays.filter(({ kind }) => kind === 'block')
})

const todayOf = (unit: number) => todays.get(unit) ?? ''
const waits = ({ expires_at }: BulkStay) => expires_at === null || expires_at > moment
const isLive = (stay: BulkStay) => stay.status !== 'cancelled' && waits(stay)
const covers = ({ check_in, check_out }: BulkStay, day: Day) => check_in <= day && day < check_out
const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10

/** The occupied and offered nights of a range of days of each unit, counted one by one. */
function countNights(daysOf: (unit: number) => Day[]) {
  let [occupied, offered] = [0, 0]
  for (const { id, active } of units.filter((unit) => unit.active)) {
    const [taken, blocked] = [live, blocks].map((all) => all.filter(({ unit }) => unit === id))
    for (const day of daysOf(id)) {
      offered += active && !blocked?.some((one) => covers(one, day)) ? 1 : 0
      occupied += taken?.some((one) => covers(one, day)) ? 1 : 0
    }
  }
  return percent(occupied, offered)
}
const daysFrom = (first: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))
const sorted = (days: Day[]) => days.toSorted()[0] ?? null

test('the cards of the dashboard are those of ten thousand stays counted one by one', async () => {
  expect(stays.length).toBeGreaterThan(10_000)
  const confirmed = live.filter(({ status }) => status === 'confirmed')
  const { body } = await owner.call<DashboardStats>('GET', '/api/dashboard-stats/')
  expect(body).toMatchObject({
    guests_present: confirmed
      .filter((stay) => covers(stay, todayOf(stay.unit)))
      .reduce((sum, { guests }) => sum + guests, 0),
    occupancy_today: countNights((unit) => [todayOf(unit)]),
    occupancy_month: countNights(() => daysFrom('2027-01-01', 31)),
    next_arrival: sorted(confirmed.filter((one) => one.check_in >= todayOf(one.unit)).map((one) => one.check_in)),
    next_departure: sorted(confirmed.filter((one) => one.check_out >= todayOf(one.unit)).map((one) => one.check_out)),
  })
})

const lists: Record<TodayList, (stay: BulkStay, today: Day) => boolean> = {
  arrivals: ({ check_in }, today) => check_in === today,
  in_house: (stay, today) => covers(stay, today) && stay.check_in < today,
  departures: ({ check_out }, today) => check_out === today,
  unpaid_deposits: ({ check_in, deposit, paid }, today) => check_in >= today && deposit > 0 && !paid,
  requests: ({ expires_at }) => expires_at !== null,
}

test.each(Object.keys(lists) as TodayList[])('the list of %s holds the right ones of them', async (list) => {
  const { body } = await owner.call<Today>('GET', '/api/dashboard-today/')
  const expected = live.filter((stay) => lists[list](stay, todayOf(stay.unit)))
  expect(body[list].count).toBe(expected.length)
  const names = new Set(expected.map(({ number }) => `B-${String(number).padStart(6, '0')}`))
  expect(body[list].stays.filter(({ reference }) => !names.has(reference))).toEqual([])
  expect(body[list].stays).toHaveLength(Math.min(20, expected.length))
  const by = {
    arrivals: 'check_in',
    in_house: 'check_out',
    departures: 'check_out',
    unpaid_deposits: 'check_in',
    requests: 'expires_at',
  } as const
  const order = body[list].stays.map((stay) => stay[by[list]] ?? '')
  expect(order).toEqual(
    expected
      .map((stay) => stay[by[list]] ?? '')
      .toSorted()
      .slice(0, 20),
  )
})

const dayOf = (day: Day, among: BulkUnit[], priced: boolean): CalendarDay => {
  const held = (all: BulkStay[]) => new Set(all.filter((one) => covers(one, day)).map(({ unit }) => unit))
  const [taken, blocked] = [held(live), held(blocks)]
  const free = among.filter(({ id }) => !taken.has(id) && !blocked.has(id)).map(({ price }) => price)
  return {
    day,
    offered: among.filter(({ id }) => !blocked.has(id)).length,
    taken: among.filter(({ id }) => taken.has(id)).length,
    price_from: priced && free.length > 0 ? Math.min(...free) : null,
  }
}

test.each([
  ['2026-12-20', 60],
  ['2025-09-01', 90],
  ['2028-01-01', 400],
])('from %s on, %i nights of the calendar offer and hold what lies on them', async (from, nights) => {
  const query = `from=${from}&to=${addDays(from, nights)}`
  const active = units.filter((unit) => unit.active)
  const ofOne = active.filter(({ property }) => property === units[0]?.property)
  const all = await owner.call<CalendarDay[]>('GET', `/api/calendar/days/?${query}`)
  const one = await owner.call<CalendarDay[]>('GET', `/api/calendar/days/?${query}&property=${units[0]?.property}`)
  expect(all.body).toEqual(daysFrom(from, nights).map((day) => dayOf(day, active, false)))
  expect(one.body).toEqual(daysFrom(from, nights).map((day) => dayOf(day, ofOne, true)))
})
