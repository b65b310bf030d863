import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBooking } from '../testing/factories.ts'
import { aLedger, type Entry } from '../testing/ledger.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const start = '2027-01-10T09:00:00Z'
const server = await testServer({ now: start })
let owner: TestOwner
let ledger: Awaited<ReturnType<typeof aLedger>>
beforeAll(async () => {
  owner = await server.signUpOwner()
  ledger = await aLedger(server, owner, 400)
  // Another owner's figures must not leak in.
  await aBooking(await server.signUpOwner())
})

beforeEach(() => server.clock.set(start))

type Filter = { from: string; to: string; property?: number; unit?: number }
const ask = async <T>(call: string, filter: Filter & Record<string, unknown>) => {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  const { status, body } = await owner.call<T>('GET', `/api/analytics/${call}/?${query}`)
  expect(status).toBe(200)
  return body
}
const matches = (entry: Entry, { property, unit }: Filter) =>
  (property === undefined || entry.property === property) && (unit === undefined || entry.unit === unit)
const arrives = (entry: Entry, filter: Filter) =>
  matches(entry, filter) && entry.check_in >= filter.from && entry.check_in <= filter.to
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

const earned = (filter: Filter) => {
  const byDay = new Map<string, number>()
  for (const entry of ledger.entries.filter((one) => one.status === 'confirmed' && matches(one, filter)))
    for (const [night, cents] of entry.nights)
      if (night >= filter.from && night <= filter.to) byDay.set(night, (byDay.get(night) ?? 0) + cents)
  return byDay
}
const filters = (): Filter[] => [
  { from: '2027-01-01', to: '2027-12-31' },
  { from: '2027-04-15', to: '2027-05-03' },
  { from: '2027-02-01', to: '2027-08-31', property: ledger.properties[1] ?? 0 },
  { from: '2027-03-01', to: '2027-03-31', unit: ledger.units[2] ?? 0 },
]

test('there is enough to count', () => {
  expect(ledger.entries.length).toBeGreaterThan(200)
})

test('revenue of each night is what was worked out by hand', async () => {
  for (const filter of filters()) {
    const expected = earned(filter)
    const days = await ask<{ date: string; revenue: number }[]>('revenue', { ...filter, period: 'day' })
    expect(days[0]?.date).toBe(filter.from)
    expect(days.at(-1)?.date).toBe(filter.to)
    const got = new Map(days.filter((day) => day.revenue > 0).map((day) => [day.date, Math.round(day.revenue * 100)]))
    expect(got).toEqual(
      new Map([...expected].filter(([, cents]) => cents > 0).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    )
  }
})

test('weeks begin on Monday, months and years on their first day, and all add up', async () => {
  const filter = { from: '2027-01-06', to: '2027-11-20' }
  const total = sum([...earned(filter).values()])
  for (const [period, first, count] of [
    ['week', '2027-01-04', 46],
    ['month', '2027-01-01', 11],
    ['year', '2027-01-01', 1],
  ] as const) {
    const rows = await ask<{ date: string; revenue: number }[]>('revenue', { ...filter, period })
    expect([rows[0]?.date, rows.length]).toEqual([first, count])
    expect(Math.round(sum(rows.map((row) => row.revenue)) * 100)).toBe(total)
  }
})

test('revenue by property and unit adds up to the same', async () => {
  for (const filter of filters())
    for (const by of ['property', 'unit']) {
      const rows = await ask<{ name: string; revenue: number }[]>('revenue-by', { ...filter, by })
      expect(Math.round(sum(rows.map((row) => row.revenue)) * 100)).toBe(sum([...earned(filter).values()]))
      expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
    }
})

test('a property keeps its place among all of them, whatever is asked for', async () => {
  const places = async (filter: Filter) =>
    (await ask<{ id: number; place: number; places: number }[]>('revenue-by', { ...filter, by: 'property' })).map(
      ({ id, place, places: all }) => [id, place, all] as const,
    )
  const year = { from: '2027-01-01', to: '2027-12-31' }
  const all = ledger.properties.toSorted((a, b) => a - b).map((id, at) => [id, at + 1, ledger.properties.length])
  expect((await places(year)).toSorted(([a], [b]) => a - b)).toEqual(all)
  const [, second] = all
  expect(await places({ ...year, property: second?.[0] ?? 0 })).toEqual([second])
})

test('a range is compared with the one before it and with the same days a year earlier', async () => {
  type Compared = { revenue: number; from: string; to: string }
  const march = { from: '2027-03-01', to: '2027-03-31' }
  const { before, year_before } = await ask<{ before: Compared; year_before: Compared }>('occupancy', march)
  const revenueOf = ({ from, to }: Filter) => sum([...earned({ from, to }).values()]) / 100
  expect(before).toMatchObject({ from: '2027-02-01', to: '2027-02-28', revenue: revenueOf(before) })
  expect(year_before).toMatchObject({ from: '2026-03-01', to: '2026-03-31', revenue: revenueOf(year_before) })
})

test('bookings are counted by arrival, expired requests as nothing', async () => {
  type Units = Record<string, { confirmed: number; total: number }>
  for (const filter of filters()) {
    const { properties } = await ask<{ properties: Record<string, { units: Units }> }>('bookings', filter)
    const got = Object.values(properties).flatMap(({ units }) => Object.entries(units))
    for (const [unit, { confirmed, total }] of got) {
      const all = ledger.entries.filter((one) => String(one.unit) === unit && arrives(one, filter) && !one.expired)
      expect({ confirmed, total }).toEqual({
        confirmed: all.filter((one) => one.status === 'confirmed').length,
        total: all.length,
      })
    }
    const count = filter.unit ? 1 : filter.property ? 2 : 6
    expect(got).toHaveLength(count)
  }
})

test('sales of services are what was charged for them', async () => {
  for (const filter of filters()) {
    const expected = new Map<string, number>()
    for (const entry of ledger.entries.filter((one) => one.status === 'confirmed' && arrives(one, filter)))
      for (const [name, cents] of entry.sales) expected.set(name, (expected.get(name) ?? 0) + cents)
    const rows = await ask<{ name: string; sales: number }[]>('services', filter)
    expect(Object.fromEntries(rows.map((row) => [row.name, Math.round(row.sales * 100)]))).toEqual(
      Object.fromEntries(expected),
    )
  }
})

test('cancellations are counted by arrival month with their rate', async () => {
  type Chart = { categories: string[]; series: { name: string; data: (number | null)[] }[] }
  for (const filter of filters()) {
    const chart = await ask<Chart>('cancelled-bookings', filter)
    expect(chart.series.map((one) => one.name)).toEqual(['Created', 'Cancelled', 'Rate'])
    for (const [index, month] of chart.categories.entries()) {
      const created = ledger.entries.filter(
        (one) => arrives(one, filter) && !one.expired && one.check_in.startsWith(month),
      )
      const cancelled = created.filter((one) => one.status === 'cancelled').length
      const rate = created.length === 0 ? null : Math.round((cancelled / created.length) * 1000) / 10
      expect(chart.series.map((one) => one.data[index])).toEqual([created.length, cancelled, rate])
    }
  }
})

test('a range that makes no sense is refused, a place of somebody else is empty', async () => {
  const wrong = await owner.call('GET', '/api/analytics/revenue/?from=2027-02-01&to=2027-01-01')
  expect(wrong).toMatchObject({ status: 400, body: { fields: { to: [expect.any(String)] } } })
  expect(await ask('revenue-by', { from: '2027-01-01', to: '2027-12-31', property: 999_999 })).toEqual([])
  expect(await ask('bookings', { from: '2199-12-31', to: '2199-12-31', unit: 999_999 })).toEqual({ properties: {} })
})

test('the dashboard counts who is there, how full it is, and who comes and goes next', async () => {
  const today = '2027-06-15'
  server.clock.set(`${today}T10:00:00Z`)
  const { token } = (
    await server.call<{ token: string }>('POST', '/auth/login/', { email: owner.user.email, password: owner.password })
  ).body
  const answer = await server.call('GET', '/api/dashboard-stats/', undefined, { authorization: `Token ${token}` })
  const confirmed = ledger.entries.filter((one) => one.status === 'confirmed')
  const holds = (day: string) =>
    ledger.entries.filter(
      (one) => one.status !== 'cancelled' && !one.expired && one.check_in <= day && one.check_out > day,
    )
  const june = Array.from({ length: 30 }, (_, index) => addDays('2027-06-01', index))
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
  expect(answer.body).toMatchObject({
    // At noon nobody who arrives today is there yet.
    guests_present: sum(
      confirmed.filter((one) => one.check_in < today && one.check_out > today).map((one) => one.guests),
    ),
    occupancy_today: percent(holds(today).length, 6),
    occupancy_month: percent(sum(june.map((day) => holds(day).length)), 6 * 30),
    next_arrival: confirmed
      .map((one) => one.check_in)
      .filter((day) => day >= today)
      .toSorted()[0],
    next_departure: confirmed
      .map((one) => one.check_out)
      .filter((day) => day >= today)
      .toSorted()[0],
  })
})
