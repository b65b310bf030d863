import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anImage, aProperty, aSeason, aUnit } from '../testing/factories.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'
import { renewOverview } from './schedule.ts'

const server = await testServer()
const facts = { coordinates: '47.86, 13.35', amenities: ['wifi'], check_in_from: '15:00' }
const overview = async (owner: TestOwner, page = 1, size = 20) => {
  const path = `/api/public/booking/?owner=${owner.user.slug}&page=${page}&page_size=${size}`
  return (await server.call<{ data: { properties: PublicProperty[] }; count: number }>('GET', path)).body
}
const namesOf = async (owner: TestOwner) => (await overview(owner)).data.properties.map(({ name }) => name)
const aHouse = async (owner: TestOwner, name: string, price_per_night: number, fields = {}) => {
  const house = await aProperty(owner, { name, ...fields })
  return { house, unit: await aUnit(owner, { property_id: house.id, price_per_night }) }
}

test('houses with pictures and facts come first, then the cheapest, then the newest, on every page alike', async () => {
  const owner = await server.signUpOwner()
  await aHouse(owner, '"Aaa"', 50)
  await aHouse(owner, 'Bare', 40)
  await aHouse(owner, 'Told', 90, facts)
  const dear = await aHouse(owner, 'Whole, dear', 120, facts)
  const cheap = await aHouse(owner, 'Whole, cheap', 80, facts)
  const pictured = await aHouse(owner, 'Pictured', 60)
  await aHouse(owner, 'Bare, newer', 40)
  for (const { house } of [dear, cheap]) await anImage(owner, { property: house.id })
  await anImage(owner, { unit: pictured.unit.id })
  const order = ['Whole, cheap', 'Whole, dear', 'Pictured', 'Told', 'Bare, newer', 'Bare', '"Aaa"']
  expect(await namesOf(owner)).toEqual(order)
  const pages = await Promise.all([1, 2, 3, 4].map((page) => overview(owner, page, 2)))
  expect(pages.flatMap(({ data }) => data.properties.map(({ name }) => name))).toEqual(order)
  expect(pages.map(({ count }) => count)).toEqual([7, 7, 7, 7])
})

test('prices, seasons, pictures, facts and what is let are followed at once', async () => {
  const owner = await server.signUpOwner()
  const one = await aHouse(owner, 'One', 100)
  const other = await aHouse(owner, 'Other', 110)
  const change = async (path: string, { id, ...record }: { id: number }, fields: object) => {
    const { status } = await owner.call('PATCH', `/api/${path}/${id}/`, { ...record, version: undefined, ...fields })
    expect(status).toBe(200)
  }
  expect(await namesOf(owner)).toEqual(['One', 'Other'])
  const season = await aSeason(owner, { unit: other.unit.id, price_per_night: 30 })
  expect(await namesOf(owner)).toEqual(['Other', 'One'])
  await owner.call('DELETE', `/api/season/${season.id}/`)
  expect(await namesOf(owner)).toEqual(['One', 'Other'])
  const picture = await anImage(owner, { unit: other.unit.id })
  expect(await namesOf(owner)).toEqual(['Other', 'One'])
  await owner.call('DELETE', `/api/unit-image/${picture.id}/`)
  await change('properties', other.house, facts)
  expect(await namesOf(owner)).toEqual(['Other', 'One'])
  await change('properties', other.house, { amenities: [] })
  await change('units', one.unit, { price_per_night: 300 })
  expect(await namesOf(owner)).toEqual(['Other', 'One'])
  await change('properties', other.house, { active: false })
  expect(await namesOf(owner)).toEqual(['One'])
  await change('properties', other.house, { active: true })
  await owner.call('DELETE', `/api/units/${one.unit.id}/`)
  expect(await namesOf(owner)).toEqual(['Other'])
})

test('two who change a house at once leave it in its right place', async () => {
  const owner = await server.signUpOwner()
  const { house, unit } = await aHouse(owner, 'House', 100)
  const second = await aUnit(owner, { property_id: house.id, price_per_night: 100 })
  const prices = async (id: number, cents: number) =>
    server.db.transaction().execute(async (tx) => {
      await sql`UPDATE units SET price_cents = ${cents} WHERE id = ${id}`.execute(tx)
    })
  for (let round = 1; round <= 20; round += 1) {
    await Promise.all([prices(unit.id, 10_000 + round), prices(second.id, 9000 + round)])
    await Promise.all([prices(unit.id, 5000 + round), prices(second.id, 20_000 + round)])
    const { rows } = await sql`SELECT lowest_cents FROM overview_houses WHERE property_id = ${house.id}`.execute(
      server.db,
    )
    expect(rows).toEqual([{ lowest_cents: 5000 + round }])
  }
})

test('a season that is over no longer counts', async () => {
  const owner = await server.signUpOwner()
  const { house, unit } = await aHouse(owner, 'House', 100)
  await sql`INSERT INTO seasons (owner_id, unit_id, name, first_night, end_day, price_cents)
    VALUES (${owner.user.id}, ${unit.id}, 'Now', current_date - 3, current_date + 1, 2000)`.execute(server.db)
  const row = async () =>
    (await sql`SELECT lowest_cents FROM overview_houses WHERE property_id = ${house.id}`.execute(server.db)).rows
  expect(await row()).toEqual([{ lowest_cents: 2000 }])
  // As it is two days later.
  await sql`ALTER TABLE seasons DISABLE TRIGGER seasons_overview`.execute(server.db)
  await sql`UPDATE seasons SET end_day = current_date, first_night = current_date - 4 WHERE unit_id = ${unit.id}`.execute(
    server.db,
  )
  await sql`UPDATE overview_houses SET until = current_date WHERE property_id = ${house.id}`.execute(server.db)
  await renewOverview(server.context)
  expect(await row()).toEqual([{ lowest_cents: 10_000 }])
})
