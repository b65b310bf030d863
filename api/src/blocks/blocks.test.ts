import type { Block } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBlock, aBooking, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
let other: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
  other = await server.signUpOwner()
})

const june = { start: '2027-06-02', end: '2027-06-06', reason: '' }
const block = (body: object, by = owner) => by.call<Block & Problem>('POST', '/api/blocks/', body)
const change = (id: number, body: object, by = owner) =>
  by.call<Block & Problem>('PATCH', `/api/block/${id}/`, { reason: '', ...body })
const listed = async (query = '', by = owner) => (await by.call<Block[]>('GET', `/api/blocks/?${query}`)).body

test('blocked nights cannot be booked until they are given back', async () => {
  const unit = await aUnit(owner)
  const created = await block({ unit: unit.id, start: '2027-06-02', end: '2027-06-06', reason: ' New roof ' })
  expect(created).toMatchObject({ status: 201, body: { version: 1, unit: unit.id, reason: 'New roof' } })
  const stay = { unit: unit.id, property: unit.property.id, check_in: '2027-06-05', check_out: '2027-06-08' }
  await expect(aBooking(owner, stay)).rejects.toThrow('The unit is taken from 02.06.2027 to 06.06.2027.')
  expect((await aBooking(owner, { ...stay, check_in: '2027-06-06' })).unit.id).toBe(unit.id)
  expect((await owner.call('DELETE', `/api/block/${created.body.id}/`)).status).toBe(204)
  expect((await owner.call('DELETE', `/api/block/${created.body.id}/`)).status).toBe(404)
  expect((await aBooking(owner, { ...stay, check_in: '2027-06-02', check_out: '2027-06-06' })).total_days).toBe(4)
})

test('a block over a stay or another block is refused in the words of a booking', async () => {
  const booking = await aBooking(owner)
  const unit = booking.unit.id
  expect(await block({ unit, ...june })).toMatchObject({
    status: 409,
    body: { code: 'unit_taken', message: 'The unit is taken from 01.06.2027 to 04.06.2027.' },
  })
  const next = await block({ unit, ...june, start: booking.check_out })
  expect(next.status).toBe(201)
  expect((await block({ unit, ...june, start: '2027-06-05', end: '2027-06-08' })).body.code).toBe('unit_taken')
  expect((await change(next.body.id, { unit, start: '2027-06-03', end: '2027-06-06' })).body.code).toBe('unit_taken')
})

test('a block moves within and between units, and is not in its own way', async () => {
  const [one, two] = [await aUnit(owner), await aUnit(owner)]
  const { id } = await aBlock(owner, { unit: one.id, ...june })
  const moved = await change(id, { unit: one.id, start: '2027-06-04', end: '2027-06-09', version: 1, reason: 'Later' })
  expect(moved).toMatchObject({ status: 200, body: { id, version: 2, start: '2027-06-04', reason: 'Later' } })
  expect((await change(id, { unit: two.id, start: '2027-06-04', end: '2027-06-09' })).body.unit).toBe(two.id)
  expect((await block({ unit: one.id, ...june })).status).toBe(201)
})

test('a change of a block that changed meanwhile is stale, and shows what it is now', async () => {
  const stored = await aBlock(owner)
  await change(stored.id, { ...stored, reason: 'Flood' })
  const late = await change(stored.id, { ...stored, reason: 'Paint' })
  expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { reason: 'Flood', version: 2 } } })
})

test('a request that has expired is cancelled by the block that takes its nights', async () => {
  const booking = await aBooking(owner, { status: 'pending' })
  const past = '2027-01-10T08:00:00Z'
  await sql`UPDATE bookings SET expires_at = ${past} WHERE id = ${booking.id}`.execute(server.db)
  await sql`UPDATE occupancies SET kind = 'request', expires_at = ${past} WHERE booking_id = ${booking.id}`.execute(
    server.db,
  )
  expect((await block({ unit: booking.unit.id, ...june })).status).toBe(201)
  expect((await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)).body.status).toBe('cancelled')
})

test('a unit that is not let can be blocked, one that is gone or somebody else’s cannot', async () => {
  const idle = await aUnit(owner, { active: false, status: 'maintenance' })
  expect((await block({ unit: idle.id, ...june })).status).toBe(201)
  const booking = await aBooking(owner)
  await owner.call('DELETE', `/api/units/${booking.unit.id}/`)
  for (const unit of [booking.unit.id, (await aUnit(other)).id, 999_999])
    expect(await block({ unit, start: '2027-09-01', end: '2027-09-02' })).toMatchObject({
      status: 404,
      body: { fields: { unit: ['Unit not found.'] } },
    })
})

test('deleting a unit takes its blocks along, whether it goes or is archived', async () => {
  const own = await server.signUpOwner()
  const plain = await aBlock(own)
  const booking = await aBooking(own)
  const second = await aBlock(own, { unit: booking.unit.id })
  for (const unit of [plain.unit, second.unit])
    expect((await own.call('DELETE', `/api/units/${unit}/`)).status).toBe(204)
  expect(await listed('', own)).toEqual([])
  for (const { id, ...body } of [plain, second]) {
    expect((await change(id, { ...body, version: undefined }, own)).status).toBe(404)
    expect((await own.call('DELETE', `/api/block/${id}/`)).status).toBe(404)
  }
})

test('a block is its owner’s alone', async () => {
  const theirs = await aBlock(other)
  const mine = await aUnit(owner)
  expect((await change(theirs.id, { unit: mine.id, ...june })).status).toBe(404)
  expect((await owner.call('DELETE', `/api/block/${theirs.id}/`)).status).toBe(404)
  expect(await listed('', other)).toEqual([theirs])
})

test('the list is by first night, and narrowed to nights, unit and property', async () => {
  const own = await server.signUpOwner()
  const [one, two] = [await aUnit(own), await aUnit(own)]
  const late = await aBlock(own, { unit: one.id, start: '2027-08-01', end: '2027-08-03' })
  const early = await aBlock(own, { unit: two.id, start: '2027-02-01', end: '2027-02-03' })
  expect(await listed('', own)).toEqual([early, late])
  expect(await listed('from=2027-02-03&to=2027-08-02', own)).toEqual([late])
  expect(await listed('from=2027-02-02&to=2027-08-01', own)).toEqual([early])
  expect(await listed(`unit=${one.id}`, own)).toEqual([late])
  expect(await listed(`property=${two.property.id}`, own)).toEqual([early])
  const page = await own.call<Block[]>('GET', '/api/blocks/?page=2&page_size=1')
  expect([page.body, page.headers.get('x-total-count')]).toEqual([[late], '2'])
})

test('of many who take the same nights at once, as a stay or a block, one gets them', async () => {
  const unit = await aUnit(owner)
  const stay = { check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 1, status: 'confirmed' }
  const client = (await aBooking(owner)).client.id
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2
        ? block({ unit: unit.id, ...june })
        : owner.call('POST', '/api/bookings/', { ...stay, unit: unit.id, property: unit.property.id, client }),
    ),
  )
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  expect([count(201), count(409)]).toEqual([1, 39])
})
