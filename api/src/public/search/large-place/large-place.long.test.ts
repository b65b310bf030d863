import type { SearchResults } from '@keyhaven/shared-contracts/contract/public/public-search'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aProperty, aUnit } from '../../../testing/factories.ts'
import { testServer } from '../../../testing/test-server.ts'
import { findMissingLowest } from '../../schedule.ts'

const server = await testServer({ now: new Date().toISOString() })
const today = new Date().toISOString().slice(0, 10)
/** In about three months, on a day that is the last of a month or not, as it comes. */
const first = addDays(today, 90)

/** 2,600 units of all kinds and prices, many of them with seasons; one of three is taken for a while. */
beforeAll(async () => {
  const owner = await server.signUpOwner()
  const { id: house } = await aProperty(owner, { name: 'Large' })
  const { id } = await aUnit(owner, { property_id: house, name: 'Model' })
  await sql`INSERT INTO units (owner_id, property_id, name, description, capacity, max_capacity, price_cents, extra_person_cents, type, status, active, amenities)
    SELECT owner_id, property_id, 'Unit ' || n, '', 1 + n % 3, 4, 5000 + (hashint8(n) & 1023) * 10, 500 * (n % 4), 
      (ARRAY['apartment', 'villa', 'house'])[1 + n % 3], status, active, CASE WHEN n % 400 = 0 THEN ARRAY['sauna'] ELSE '{}' END
    FROM units, generate_series(1, 2599) n WHERE id = ${id}`.execute(server.db)
  await sql`INSERT INTO seasons (owner_id, unit_id, name, first_night, end_day, price_cents)
    SELECT owner_id, id, 'Season', ${first}::date + (hashint8(id) & 15) - 10, ${first}::date + 40, price_cents * (1 + id % 3) / 2
    FROM units WHERE id % 4 > 0`.execute(server.db)
  await sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
    SELECT owner_id, id, ${first}::date, ${first}::date + 20, 'block' FROM units WHERE id % 3 = 0`.execute(server.db)
  await sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
    SELECT owner_id, id, ${addDays(first, 50)}::date, ${addDays(first, 60)}::date, 'block' FROM units WHERE id % 700 > 0`.execute(
    server.db,
  )
  // As autovacuum does within a minute of so many new rows: before that, PostgreSQL guesses how many there are.
  await sql`ANALYZE`.execute(server.db)
})

const search = async (query: string, size = 40) =>
  (await server.call<SearchResults>('GET', `/api/public/booking/search/?page_size=${size}&${query}`)).body
const shownBy = async (query: string) => (await search(query)).units.map(({ id, total_price }) => [id, total_price])

/** All that is free, page by page of the plain search, which knows no filters and no order by total. */
async function allFree(query: string) {
  const all: SearchResults['units'] = []
  for (let page = 1; ; page += 1) {
    const path = `/api/public/booking/available-units/?page_size=100&page=${page}&${query}`
    const { body } = await server.call<SearchResults['units']>('GET', path)
    all.push(...body)
    if (body.length < 100) return all
  }
}

const stays = [0, 3, 17, 38].map((days) => `check_in=${addDays(first, days)}&check_out=${addDays(first, days + 5)}`)
const byTotal = (a: SearchResults['units'][number], b: SearchResults['units'][number]) =>
  a.total_price - b.total_price || a.id - b.id
const firstOf = (units: SearchResults['units']) => units.slice(0, 40).map(({ id, total_price }) => [id, total_price])

/** The same searches, as they are answered and as they are worked out of all that is free. */
const searches = async (stay: string, guests: number) => {
  const query = `${stay}&guests=${guests}`
  const all = (await allFree(query)).toSorted(byTotal)
  const villas = all.filter(({ type, total_price }) => type === 'villa' && total_price >= 400 && total_price <= 600)
  return {
    found: [
      await shownBy(query),
      await shownBy(`${query}&page=4`),
      await shownBy(`${query}&types=villa&min_total=400&max_total=600`),
    ],
    expected: [firstOf(all), firstOf(all.slice(120)), firstOf(villas)],
  }
}

test('before the cheapest nights are known, a large place is searched as a small one', async () => {
  await sql`DELETE FROM lowest_nights`.execute(server.db)
  await sql`UPDATE lowest_nights_written SET until = NULL`.execute(server.db)
  const { found, expected } = await searches(stays[0] ?? '', 2)
  expect(found).toEqual(expected)
})

test('a large place is searched in the exact order of the totals, whatever seasons and extra persons do', async () => {
  await findMissingLowest(server.context)
  for (const [at, stay] of stays.entries()) {
    const { found, expected } = await searches(stay, 1 + at)
    expect(found).toEqual(expected)
  }
  expect(await search(`${stays[0]}&guests=1`)).toMatchObject({ is_count_exact: false })
})

test('prices of days of the week and discounts leave the order of the totals exact', async () => {
  await findMissingLowest(server.context)
  await sql`UPDATE units SET weekday_cents = ARRAY[NULL, NULL, NULL, price_cents / 2, price_cents * 2, price_cents * 2, NULL] WHERE id % 5 = 0`.execute(
    server.db,
  )
  await sql`UPDATE seasons SET weekday_cents = ARRAY[price_cents / 3, NULL, NULL, NULL, NULL, NULL, NULL] WHERE unit_id % 7 = 0`.execute(
    server.db,
  )
  await sql`INSERT INTO discounts (owner_id, unit_id, kind, nights, days, percent)
    SELECT owner_id, id, kind, CASE kind WHEN 'length_of_stay' THEN 5 END, CASE kind WHEN 'early_bird' THEN 100 END, 20 + id % 30
    FROM units, unnest(ARRAY['length_of_stay', 'early_bird']) kind WHERE id % 6 = 0`.execute(server.db)
  for (const [at, stay] of stays.entries()) {
    const { found, expected } = await searches(stay, 1 + at)
    expect(found).toEqual(expected)
  }
})

test('the few whose total is high enough are found behind hundreds that are free and too cheap', async () => {
  await findMissingLowest(server.context)
  const all = await allFree(`${stays[0]}&guests=1`)
  const totals = all.map(({ total_price }) => total_price).toSorted((a, b) => b - a)
  const minTotal = Math.floor(totals[9] ?? 0)
  const dear = all.filter(({ total_price }) => total_price >= minTotal).toSorted(byTotal)
  expect(dear.length).toBeLessThan(30)
  const firstBy = async (sort: string) =>
    (await search(`${stays[0]}&guests=1&min_total=${minTotal}&sort=${sort}`, 1)).units[0]?.id
  expect(await firstBy('total')).toBe(dear[0]?.id)
  expect(dear.map(({ id }) => id)).toContain(await firstBy('name'))
})

test('changed prices are found in their new place', async () => {
  await findMissingLowest(server.context)
  const before = await shownBy(`${stays[1]}&guests=2`)
  const last = before.at(-1)?.[0]
  await sql`DELETE FROM seasons WHERE unit_id = ${last}`.execute(server.db)
  await sql`UPDATE units SET price_cents = 100 WHERE id = ${last}`.execute(server.db)
  expect((await shownBy(`${stays[1]}&guests=2`))[0]?.[0]).toBe(last)
  const { found, expected } = await searches(stays[1] ?? '', 2)
  expect(found).toEqual(expected)
})

test('by name, page after page, none is left out or comes twice', async () => {
  const query = `${stays[0]}&guests=3`
  const all = await allFree(query)
  const ids: number[] = []
  for (let page = 1; page <= 25; page += 1)
    ids.push(...(await search(`${query}&sort=name&page=${page}`)).units.map(({ id }) => id))
  const names = all.toSorted((a, b) => a.name.localeCompare(b.name, 'und') || a.id - b.id)
  expect(ids).toEqual(names.slice(0, 1000).map(({ id }) => id))
  expect((await search(`${query}&page=26`)).units).toEqual([])
})

test('the few that are free, or have something rare, are found among many', async () => {
  const stay = `check_in=${addDays(first, 50)}&check_out=${addDays(first, 58)}`
  const few = (await allFree(stay)).toSorted(byTotal)
  expect(few.length).toBeLessThan(6)
  expect(await shownBy(stay)).toEqual(firstOf(few))
  expect(await shownBy(`${stay}&sort=name`)).toHaveLength(few.length)
  const saunas = await search(`${stays[3]}&amenities=sauna`)
  expect(saunas.units.length).toBeGreaterThan(4)
  expect(saunas.units.length).toBeLessThan(8)
})

test('what is booked without waiting is found among many, however few those are', async () => {
  await findMissingLowest(server.context)
  await sql`UPDATE units SET instant = true WHERE id % 200 = 0`.execute(server.db)
  const stay = stays[3] ?? ''
  const instant = (await allFree(stay)).filter(({ instant_from }) => instant_from).toSorted(byTotal)
  expect(instant.length).toBeGreaterThan(4)
  expect(await shownBy(`${stay}&instant=1`)).toEqual(firstOf(instant))
  expect(await shownBy(`${stay}&instant=1&sort=name`)).toHaveLength(instant.length)
  // While a portal's calendar of one is too old, that one waits for its owner.
  await sql`UPDATE units SET instant_paused = true WHERE id = ${instant[0]?.id ?? 0}`.execute(server.db)
  expect(await shownBy(`${stay}&instant=1`)).toEqual(firstOf(instant.slice(1)))
})

test('a unit is found by what it is and has as soon as it is and has that, in a small house as well', async () => {
  await findMissingLowest(server.context)
  const owner = await server.signUpOwner()
  const house = await aProperty(owner, { name: 'Small' })
  const { id } = await aUnit(owner, { property_id: house.id, name: 'Cabin' })
  const idsFor = async (filter: string) => (await search(`${stays[3]}&${filter}`)).units.map((unit) => unit.id)
  const wishes = ['types=cabin', 'amenities=pool', 'amenities=lift', 'types=cabin,villa&amenities=pool,lift']
  expect(await Promise.all(wishes.map(idsFor))).toEqual([[], [], [], []])
  await sql`UPDATE units SET type = 'cabin', amenities = '{pool}' WHERE id = ${id}`.execute(server.db)
  await sql`UPDATE properties SET amenities = '{lift}' WHERE id = ${house.id}`.execute(server.db)
  expect(await Promise.all(wishes.map(idsFor))).toEqual([[id], [id], [id], [id]])

  // As a database is that was there before traits were kept.
  await sql`UPDATE lowest_nights SET traits = NULL WHERE unit_id = ${id}`.execute(server.db)
  await sql`UPDATE lowest_nights_written SET has_traits = false`.execute(server.db)
  expect(await Promise.all(wishes.map(idsFor))).toEqual([[id], [id], [id], [id]])
  await findMissingLowest(server.context)
  const { rows } = await sql`SELECT FROM lowest_nights WHERE traits IS NULL`.execute(server.db)
  expect(rows).toEqual([])
  await sql`UPDATE units SET type = 'house', amenities = '{}' WHERE id = ${id}`.execute(server.db)
  expect(await Promise.all(wishes.map(idsFor))).toEqual([[], [], [id], []])
})
