import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import type { PublicQuote, RequestMade } from '@keyhaven/shared-contracts/contract/public-requests'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aProperty, aUnit, aWish, secretInMail } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const start = Date.parse('2027-01-10T09:00:00Z')
const server = await testServer({ env: { rateLimit: true } })
let owner: TestOwner
let round = 0
// Every test begins three days after the one before, so that nothing of that one counts.
beforeEach(async () => {
  server.clock.set(new Date(start + (round += 1) * 3 * 86_400_000))
  owner = await server.signUpOwner()
})

const base = '/keyhaven/api/public/booking/'
const someone = () => `g-${unique()}@example.com`
const later = (minutes: number) => server.clock.set(new Date(server.clock().getTime() + minutes * 60_000))
const units = async (count: number, own = owner) => {
  const { id } = await aProperty(own)
  return Promise.all(Array.from({ length: count }, () => aUnit(own, { property_id: id })))
}

/** Asks as somebody at an address of the net, with a form of their own. */
async function ask(unit: number, { from = '192.0.2.1', email = someone(), ...fields }: Record<string, unknown> = {}) {
  const remoteAddress = String(from)
  const send = (url: string, payload: object) => server.app.inject({ method: 'POST', url, remoteAddress, payload })
  const quote = await send(`${base}quote/`, aWish(unit))
  later(0.1)
  const { form_token } = quote.json<PublicQuote>()
  const answer = await send(base, aWish(unit, { ...fields, form_token, client: { email } }))
  const body = answer.json<RequestMade & Problem>()
  return { status: answer.statusCode, body, form_token, token: body.status_url?.split('/').at(-1) ?? '' }
}
const confirm = async (token: string) =>
  server.call<Problem>('POST', `/api/public/booking/request/${token}/confirm/`, {
    secret: await secretInMail(server, token),
  })

test('invented addresses from two networks close five units each for 15 minutes, and never a house', async () => {
  const house = await units(45)
  const codes = []
  for (const [index, { id }] of house.entries())
    codes.push((await ask(id, { from: index % 2 ? '192.0.2.1' : '198.51.100.7' })).status)
  expect(codes.filter((status) => status === 201)).toHaveLength(10)
  expect(new Set(codes)).toEqual(new Set([201, 429]))
  later(16)
  const free = await server.call<object[]>(
    'GET',
    `/api/public/booking/available-units/?check_in=2027-06-01&check_out=2027-06-04&owner=${owner.user.slug}&page_size=100`,
  )
  expect(free.body).toHaveLength(45)
})

test('a network whose requests are never confirmed has twenty tries a day', async () => {
  const [unit] = await units(1)
  const made = []
  for (let count = 0; count < 22; count += 1) {
    made.push((await ask(unit?.id ?? 0)).status)
    later(16)
  }
  expect(made).toEqual([...Array(20).fill(201), 429, 429])
  expect((await ask(unit?.id ?? 0, { from: '198.51.100.9' })).status).toBe(201)
})

test('however many networks ask, three requests at a time hold a unit and twelve a house before they are confirmed', async () => {
  const house = await units(14)
  const [first] = house
  const from = (index: number) => `198.51.${index}.1`
  const monthly = (index: number) => ({
    check_in: `2027-0${index + 3}-01`,
    check_out: `2027-0${index + 3}-04`,
    from: from(index),
  })
  const ofUnit = []
  for (let index = 0; index < 4; index += 1) ofUnit.push(await ask(first?.id ?? 0, monthly(index)))
  expect(ofUnit.map(({ status }) => status)).toEqual([201, 201, 201, 409])
  expect(ofUnit.at(-1)?.body.fields).toHaveProperty('unit')
  const ofHouse = []
  for (const [index, { id }] of house.slice(1, 12).entries()) ofHouse.push(await ask(id, { from: from(100 + index) }))
  expect(ofHouse.map(({ status }) => status)).toEqual([...Array(9).fill(201), 429, 429])
  const [elsewhere] = await units(1, await server.signUpOwner())
  expect((await ask(elsewhere?.id ?? 0, { from: from(200) })).status).toBe(201)
})

test('with an address that is read a network has six requests that wait at one owner', async () => {
  const house = await units(7)
  const statuses = []
  for (const { id } of house) {
    const { status, token } = await ask(id)
    statuses.push(status === 201 ? (await confirm(token)).status : status)
  }
  expect(statuses).toEqual([...Array(6).fill(200), 429])
})

test('a form serves one request, and a request that was refused does not use it up', async () => {
  const [one, two] = await units(2)
  const { form_token } = await ask(one?.id ?? 0)
  const again = (fields: object) =>
    server.call<Problem>(
      'POST',
      '/api/public/booking/',
      aWish(two?.id ?? 0, { client: { email: someone() }, ...fields }),
    )
  expect(await again({ form_token })).toMatchObject({ status: 409, body: { code: 'form_used' } })
  const quote = await server.call<PublicQuote>('POST', '/api/public/booking/quote/', aWish(two?.id ?? 0))
  later(0.1)
  const fresh = quote.body.form_token
  expect((await again({ form_token: fresh, guests_count: 9 })).status).toBe(400)
  expect((await again({ form_token: fresh, unit: one?.id })).body.code).toBe('unit_taken')
  expect((await again({ form_token: fresh })).status).toBe(201)
})

test('guests stay as long and ask as far ahead as the owner lets them, and say so at the field', async () => {
  const [unit] = await units(1)
  const id = unit?.id ?? 0
  const today = Number(server.clock().toISOString().slice(0, 4))
  const from = `${today}-03-01`
  const long = await ask(id, { check_in: from, check_out: `${today}-05-01` })
  expect(long.body.fields).toEqual({ check_out: ['Stays here have at most 60 nights.'] })
  const far = await ask(id, { check_in: `${today + 2}-03-01`, check_out: `${today + 2}-03-04` })
  expect(far.body.fields?.['check_in']?.[0]).toMatch(/^Stays here can begin on \d\d\.\d\d\.\d{4} at the latest\.$/)
  const settings = { max_nights: 61, horizon_months: 36 }
  expect((await owner.call('PATCH', '/api/site-settings/', settings)).body).toMatchObject(settings)
  expect((await ask(id, { check_in: from, check_out: `${today}-05-01` })).status).toBe(201)
  expect((await ask(id, { check_in: `${today + 2}-03-01`, check_out: `${today + 2}-03-04` })).status).toBe(201)
})

test('a unit with a minimum stay takes no shorter one from guests, is found for none, and is free for its owner', async () => {
  const year = server.clock().getUTCFullYear()
  const { id, property } = await aUnit(owner, { min_nights: 3 })
  const days = (nights: number) => ({ check_in: `${year}-06-01`, check_out: `${year}-06-0${nights + 1}` })
  const found = async (nights: number) => {
    const { check_in, check_out } = days(nights)
    const query = `owner=${owner.user.slug}&check_in=${check_in}&check_out=${check_out}`
    const list = await server.call<object[]>('GET', `/api/public/booking/available-units/?${query}`)
    const results = await server.call<{ count: number }>('GET', `/api/public/booking/search/?${query}&guests=1`)
    const flexible = `owner=${owner.user.slug}&guests=1&month=${year}-06&nights=${nights}`
    const stays = await server.call<object[]>('GET', `/api/public/booking/search/flexible/?${flexible}`)
    return [list.body.length, results.body.count, stays.body.length > 0]
  }
  expect(await found(2)).toEqual([0, 0, false])
  expect(await found(3)).toEqual([1, 1, true])
  expect((await ask(id, days(2))).body.fields).toEqual({ check_out: ['Stays here have at least 3 nights.'] })
  expect((await ask(id, days(3))).status).toBe(201)
  const own = { check_in: `${year}-07-01`, check_out: `${year}-07-02` }
  expect((await aBooking(owner, { property: property.id, unit: id, ...own })).id).toBeGreaterThan(0)
})

test.each([0, 366, 1.5, 'two'])('%j is no minimum stay', async (min_nights) => {
  const { id } = await aUnit(owner)
  const { body: unit } = await owner.call<Unit>('GET', `/api/units/${id}/`)
  const { images: _images, property, ...fields } = unit
  const change = { ...fields, property_id: property.id, min_nights }
  expect((await owner.call<Problem>('PATCH', `/api/units/${id}/`, change)).body.fields).toHaveProperty('min_nights')
})
