import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aClient, aRequest, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-05-31T09:00:00Z' })
let owner: TestOwner
const samples: Record<string, Booking> = {}
let authorization = ''
const read = <T>(query: string) => server.call<T>('GET', `/api/bookings/${query}`, undefined, { authorization })
beforeAll(async () => {
  owner = await server.signUpOwner()
  const anna = await aClient(owner, { first_name: 'Anna', last_name: 'Zimmer' })
  const zoe = await aClient(owner, { first_name: 'Zoë', last_name: 'Álvarez' })
  const book = async (name: string, check_in: string, check_out: string, fields: object = {}) => {
    const unit = samples['left'] && { unit: samples['left'].unit.id, property: samples['left'].property.id }
    samples[name] = await aBooking(owner, { ...unit, client: anna.id, check_in, check_out, ...fields })
  }
  await book('left', '2027-06-01', '2027-06-03', { client: zoe.id })
  await book('here', '2027-06-03', '2027-06-06')
  await book('later', '2027-06-08', '2027-06-09')
  await book('next', '2027-07-01', '2027-07-02', { client: zoe.id })
  await book('off', '2027-07-05', '2027-07-09', { status: 'cancelled' })
  await book('arrives', '2027-06-06', '2027-06-07')
  server.clock.set('2027-06-05T23:30:00Z')
  // Nobody was seen for five days.
  const { email } = owner.user
  const login = await server.call<{ token: string }>('POST', '/auth/login/', { email, password: owner.password })
  authorization = `Token ${login.body.token}`
  const request = await aRequest(server, samples['left']?.unit.id ?? 0, {
    check_in: '2027-07-10',
    check_out: '2027-07-12',
  })
  const [booking] = (await read<Booking[]>(`?search=${request.reference}`)).body
  if (booking) samples['request'] = booking
})

/** The bookings of a list by the names that they have here. */
const list = async (query: string) => {
  const { status, body } = await read<Booking[]>(query)
  expect(status).toBe(200)
  const names = new Map(Object.entries(samples).map(([name, { id }]) => [id, name]))
  return body.map(({ id }) => names.get(id))
}

test('each stage of a stay is a list, by the day that it is at the property', async () => {
  expect(await list('?stage=coming')).toEqual(['arrives', 'later', 'next', 'request'])
  expect(await list('?stage=in_house')).toEqual(['arrives'])
  expect(await list('?stage=past')).toEqual(['here', 'left'])
  expect(await list('?stage=requests')).toEqual(['request'])
  expect(await list('?stage=cancelled')).toEqual(['off'])
  expect(await list('?stage=all')).toHaveLength(7)
})

test('the stages are counted under the filters of the list, as the list finds them', async () => {
  const counts = async (query: string) => (await read<Record<string, number>>(`stages/${query}`)).body
  expect(await counts('')).toEqual({ coming: 4, in_house: 1, past: 2, requests: 1, cancelled: 1, all: 7 })
  for (const query of [
    `?client=${samples['left']?.client.id}`,
    '?search=zimmer',
    '?search=Zimer',
    '?status=cancelled',
  ]) {
    const counted = await counts(query)
    for (const [stage, count] of Object.entries(counted))
      expect([query, stage, count]).toEqual([query, stage, (await list(`${query}&stage=${stage}`)).length])
  }
})

test('the list is sorted by arrival, booking day, guest and total, and pages through equals in one order', async () => {
  expect(await list('?sort=arrival')).toEqual(['left', 'here', 'arrives', 'later', 'next', 'off', 'request'])
  expect(await list('?sort=booked&stage=coming')).toEqual(['later', 'next', 'arrives', 'request'])
  expect((await list('?sort=guest')).slice(0, 2)).toEqual(['left', 'next'])
  const totals = (await read<Booking[]>('?sort=-total')).body.map((one) => one.total_price)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?sort=guest&page=${page}&page_size=2`)))
  expect(pages.flat()).toEqual(await list('?sort=guest'))
  expect(await list('?sort=-arrival&search=zimmer&page=1&page_size=2')).toEqual(['off', 'later'])
})

test('an order that there is none of is refused', async () => {
  expect(await read('?sort=colour')).toMatchObject({
    status: 400,
    body: { fields: { sort: ['Choose one of the orders'] } },
  })
})

test('words that find something in another stage are no misspelt name in this one', async () => {
  const own = await server.signUpOwner()
  const unit = await aUnit(own, { name: 'Moser room' })
  const mosar = await aClient(own, { first_name: 'Ada', last_name: 'Mosar' })
  const days = { check_in: '2027-08-01', check_out: '2027-08-03' }
  await aBooking(own, { ...days, unit: unit.id, property: unit.property.id, status: 'cancelled' })
  await aBooking(own, { ...days, client: mosar.id })
  const find = async (stage: string) =>
    (await own.call<Booking[]>('GET', `/api/bookings/?search=moser&stage=${stage}`)).body
  expect(await find('cancelled')).toHaveLength(1)
  expect(await find('coming')).toEqual([])
  const { body: counts } = await own.call('GET', '/api/bookings/stages/?search=moser')
  expect(counts).toMatchObject({ coming: 0, cancelled: 1, all: 1 })
})

test('a stay that waits for the money of its guest is no request that waits for an answer', async () => {
  const own = await server.signUpOwner()
  const unit = await aUnit(own)
  await aRequest(server, unit.id, { check_in: '2027-08-01', check_out: '2027-08-03' })
  const counts = async () => (await own.call('GET', '/api/bookings/stages/')).body
  expect(await counts()).toMatchObject({ requests: 1, coming: 1 })
  await sql`UPDATE booking_requests SET pays_first = true WHERE owner_id = ${own.user.id}`.execute(server.db)
  expect(await counts()).toMatchObject({ requests: 0, coming: 1 })
  expect((await own.call('GET', '/api/bookings/?stage=requests')).body).toEqual([])
})
