import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Occupancy } from '@keyhaven/shared-contracts/contract/finance/analytics'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { random } from '@keyhaven/shared-contracts/testing/random'
import { aClient, aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

type Stay = { number: number; unit: number; property: number; status: string; check_in: Day; cents: number[] }

const staysOfUnit = 200
const server = await testServer({ now: '2026-06-10T09:00:00Z' })
let owner: TestOwner
let units: { id: number; property: { id: number } }[] = []
let stays: Stay[] = []

const dice = random(11)
const upTo = (most: number) => Math.floor(dice() * most)
const pick = <T>(from: readonly T[]) => from[upTo(from.length)] as T

/** Stays of each unit one after another over two years: across ends of months and years and both changes of the clock. */
function draw(): Stay[] {
  const drawn: Stay[] = []
  for (const { id, property } of units)
    for (let day = addDays('2026-01-01', upTo(5)), count = 0; count < staysOfUnit; count += 1) {
      const cents = Array.from({ length: 1 + upTo(6) }, () => upTo(30_000))
      const status = pick(['confirmed', 'confirmed', 'confirmed', 'pending', 'cancelled'])
      drawn.push({ number: drawn.length + 1, unit: id, property: property.id, status, check_in: day, cents })
      day = addDays(day, cents.length + upTo(2))
    }
  return drawn
}

beforeAll(async () => {
  owner = await server.signUpOwner()
  const properties = [await aProperty(owner), await aProperty(owner, { time_zone: 'Pacific/Auckland' })]
  const created = Array.from({ length: 50 }, (_, index) => aUnit(owner, { property_id: properties[index % 2]?.id }))
  units = await Promise.all(created)
  const client = await aClient(owner)
  stays = draw()
  await sql`
    INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count, status, subtotal_cents, created_at)
    SELECT ${owner.user.id}, number, ${client.id}, property, unit, check_in::date, check_in::date + jsonb_array_length(cents), 1, status, 0, now()
    FROM jsonb_to_recordset(${JSON.stringify(stays)}) AS s (number int, property bigint, unit bigint, check_in text, status text, cents jsonb)`.execute(
    server.db,
  )
  await sql`
    INSERT INTO booking_nights (booking_id, owner_id, property_id, unit_id, night, revenue_cents)
    SELECT b.id, b.owner_id, b.property_id, b.unit_id, b.check_in + (n - 1)::int, c::bigint
    FROM jsonb_to_recordset(${JSON.stringify(stays)}) AS s (number int, cents jsonb) JOIN bookings b ON b.number = s.number,
      jsonb_array_elements_text(s.cents) WITH ORDINALITY AS x (c, n) WHERE b.owner_id = ${owner.user.id}`.execute(
    server.db,
  )
})

type Filter = { from: Day; to: Day; property?: number; unit?: number }
const ask = async <T>(call: string, filter: Filter & Record<string, unknown>) => {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  const { status, body } = await owner.call<T>('GET', `/api/analytics/${call}/?${query}`)
  expect(status).toBe(200)
  return body
}
const filters = (): Filter[] => [
  { from: '2026-03-29', to: '2027-03-28' },
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2026-12-15', to: '2027-01-15', property: units[0]?.property.id ?? 0 },
  { from: '2026-02-01', to: '2028-02-29', unit: units[3]?.id ?? 0 },
  { from: '2027-02-28', to: '2027-03-01' },
]
const isOf = (stay: Stay, { property, unit }: Filter) =>
  (property === undefined || stay.property === property) && (unit === undefined || stay.unit === unit)
const nightsIn = (stay: Stay, { from, to }: Filter) =>
  stay.cents.flatMap((cents, index) => {
    const night = addDays(stay.check_in, index)
    return night >= from && night <= to ? [cents] : []
  })
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Answers how many filters were compared. */
async function compare() {
  let compared = 0
  for (const filter of filters()) {
    const own = stays.filter((stay) => isOf(stay, filter))
    const confirmed = own.filter(({ status }) => status === 'confirmed')
    const earned = confirmed.flatMap((stay) => nightsIn(stay, filter))
    for (const period of ['day', 'week', 'month', 'year']) {
      const rows = await ask<{ revenue: number }[]>('revenue', { ...filter, period })
      expect(sum(rows.map(({ revenue }) => Math.round(revenue * 100)))).toBe(sum(earned))
    }
    for (const by of ['property', 'unit']) {
      const rows = await ask<{ revenue: number }[]>('revenue-by', { ...filter, by })
      expect(sum(rows.map(({ revenue }) => Math.round(revenue * 100)))).toBe(sum(earned))
    }
    const { current } = await ask<{ current: Occupancy }>('occupancy', filter)
    const held = own.filter(({ status }) => status !== 'cancelled').flatMap((stay) => nightsIn(stay, filter))
    const arrive = own.filter(({ check_in }) => check_in >= filter.from && check_in <= filter.to)
    expect(current).toMatchObject({
      revenue: sum(earned) / 100,
      occupied_nights: held.length,
      average_rate: earned.length === 0 ? null : Math.round(sum(earned) / earned.length) / 100,
      arrivals: arrive.filter(({ status }) => status === 'confirmed').length,
    })
    const { series } = await ask<{ series: { data: number[] }[] }>('cancelled-bookings', filter)
    expect(series.slice(0, 2).map(({ data }) => sum(data))).toEqual([
      arrive.length,
      arrive.filter(({ status }) => status === 'cancelled').length,
    ])
    compared += 1
  }
  return compared
}

test('there are 10,000 bookings', () => {
  expect(units.length * staysOfUnit).toBe(10_000)
})

test('figures of 10,000 bookings are what arithmetic by hand comes to, to the cent', { timeout: 120_000 }, async () => {
  expect(await compare()).toBe(filters().length)
})

test('they stay right through changes of status, moves and deletions', { timeout: 120_000 }, async () => {
  const of = (stay: Stay) => sql`owner_id = ${owner.user.id} AND number = ${stay.number}`
  for (let count = 0; count < 300; count += 1) {
    const stay = pick(stays)
    const dicing = upTo(3)
    if (dicing === 0) {
      stay.status = pick(['confirmed', 'pending', 'cancelled'])
      await sql`UPDATE bookings SET status = ${stay.status} WHERE ${of(stay)}`.execute(server.db)
    } else if (dicing === 1) {
      const days = 10 + upTo(30)
      stay.check_in = addDays(stay.check_in, days)
      await sql`UPDATE booking_nights SET night = night + ${days}::int WHERE booking_id = (SELECT id FROM bookings WHERE ${of(stay)})`.execute(
        server.db,
      )
      await sql`UPDATE bookings SET check_in = check_in + ${days}::int, check_out = check_out + ${days}::int WHERE ${of(stay)}`.execute(
        server.db,
      )
    } else {
      stays = stays.filter((one) => one !== stay)
      await sql`DELETE FROM bookings WHERE ${of(stay)}`.execute(server.db)
    }
  }
  expect(await compare()).toBe(filters().length)
})
