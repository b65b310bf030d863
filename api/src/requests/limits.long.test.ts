import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { PublicQuote, RequestMade } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { sql } from 'kysely'
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
  server.call<Problem & GuestRequest>('POST', `/api/public/booking/request/${token}/confirm/`, {
    secret: await secretInMail(server, token),
  })

test('invented addresses from two networks close five units each for 15 minutes, and never a house', async () => {
  const house = await units(45)
  const answers = []
  for (const [index, { id }] of house.entries())
    answers.push(await ask(id, { from: index % 2 ? `2001:db8:1:${index}::1` : `2001:db8:2:${index}::1` }))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(answers.filter(({ body }) => body.nights_held)).toHaveLength(10)
  later(16)
  const free = await server.call<object[]>(
    'GET',
    `/api/public/booking/available-units/?check_in=2027-06-01&check_out=2027-06-04&owner=${owner.user.slug}&page_size=100`,
  )
  expect(free.body).toHaveLength(45)
})

test('a guest whose network left much unconfirmed confirms first, and has the stay then', async () => {
  const house = await units(7)
  const [taken, ...others] = house
  for (const { id } of others.slice(0, 5)) await ask(id)
  const sixth = await ask(taken?.id ?? 0)
  expect(sixth).toMatchObject({ status: 201, body: { nights_held: false } })
  const page = `/api/public/booking/request/${sixth.token}/`
  expect((await server.call<GuestRequest>('GET', page)).body).toMatchObject({ status: 'pending', nights_held: false })
  const mail = (await server.mails()).find(({ text }) => text?.includes(sixth.token))
  expect(mail?.text).toContain('Until you do, the nights are not held for you')
  // Nobody is kept from the nights meanwhile.
  const quick = await ask(taken?.id ?? 0, { from: '203.0.113.9' })
  expect(quick).toMatchObject({ status: 201, body: { nights_held: true } })
  expect((await confirm(sixth.token)).body).toMatchObject({ code: 'unit_taken' })
  later(16)
  expect((await confirm(sixth.token)).body).toMatchObject({ is_confirmed: true, status: 'pending' })
  expect((await confirm(quick.token)).body).toMatchObject({ code: 'unit_taken' })
})

test('a network whose requests are never confirmed holds nights six times a day, and has sixty tries', async () => {
  const [unit] = await units(1)
  const heldOnes = []
  for (let count = 0; count < 8; count += 1) {
    heldOnes.push((await ask(unit?.id ?? 0)).body.nights_held)
    later(16)
  }
  expect(heldOnes).toEqual([...Array(6).fill(true), false, false])
  await sql`
    INSERT INTO request_holds (owner_id, unit_id, check_in, check_out, email, wish, price, guest_hash, network_hash, created_at, expires_at, mailed_at)
    SELECT owner_id, unit_id, check_in, check_out, email, wish, price, sha256(n::text::bytea), network_hash, created_at, expires_at, mailed_at
    FROM (SELECT * FROM request_holds WHERE unit_id = ${unit?.id} LIMIT 1) h, generate_series(1, 52) n`.execute(
    server.db,
  )
  expect((await ask(unit?.id ?? 0)).status).toBe(429)
  expect((await ask(unit?.id ?? 0, { from: '198.51.100.9' })).body.nights_held).toBe(true)
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
  for (let index = 0; index < 4; index += 1) ofUnit.push((await ask(first?.id ?? 0, monthly(index))).body.nights_held)
  expect(ofUnit).toEqual([true, true, true, false])
  const ofHouse = []
  for (const [index, { id }] of house.slice(1, 12).entries())
    ofHouse.push((await ask(id, { from: from(100 + index) })).body.nights_held)
  expect(ofHouse).toEqual([...Array(9).fill(true), false, false])
  const [elsewhere] = await units(1, await server.signUpOwner())
  expect((await ask(elsewhere?.id ?? 0, { from: from(200) })).body.nights_held).toBe(true)
})

test('with an address that is read a network has six requests that wait at one owner', async () => {
  const house = await units(7)
  const statuses = []
  for (const [index, { id }] of house.entries()) {
    const { status, token } = await ask(id, { from: `2001:db8:7:${index}::1` })
    statuses.push(status === 201 ? (await confirm(token)).status : status)
  }
  expect(statuses).toEqual([...Array(6).fill(200), 429])
})

test('what strangers ask for in vain closes no unit, however many they are', async () => {
  const [unit] = await units(1)
  const id = unit?.id ?? 0
  const { body } = await server.call<PublicQuote>('POST', '/api/public/booking/quote/', aWish(id))
  later(0.1)
  const far = { check_in: '2039-03-01', check_out: '2039-03-04', form_token: body.form_token }
  for (let count = 0; count < 120; count += 1) {
    const payload = aWish(id, { ...far, client: { email: someone() } })
    const remoteAddress = `203.0.113.${count % 8}`
    const { statusCode } = await server.app.inject({ method: 'POST', url: base, remoteAddress, payload })
    expect(statusCode).toBe(400)
  }
  expect((await ask(id, { from: '192.0.2.77' })).body.nights_held).toBe(true)
})

test('a stranger who uses the e-mail address of a guest does not keep that guest from booking', async () => {
  const house = await units(14)
  const email = someone()
  for (let count = 0; count < 13; count += 1)
    await ask(house[count % 4]?.id ?? 0, { email, guests_count: 99, from: '198.51.100.7' })
  // These come to something: to mails that she can read.
  for (const [index, { id }] of house.slice(0, 12).entries()) {
    expect((await ask(id, { email, from: `198.51.${index % 4}.1` })).status).toBe(201)
    if (index % 4 === 3) later(16)
  }
  expect((await ask(house[12]?.id ?? 0, { email, from: '198.51.1.1' })).body.fields).toHaveProperty(['client.email'])
  expect((await ask(house[13]?.id ?? 0, { email, from: '192.0.2.77' })).status).toBe(201)
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
  const resultsFor = async (nights: number) => {
    const { check_in, check_out } = days(nights)
    const query = `owner=${owner.user.slug}&check_in=${check_in}&check_out=${check_out}`
    const list = await server.call<object[]>('GET', `/api/public/booking/available-units/?${query}`)
    const results = await server.call<{ count: number }>('GET', `/api/public/booking/search/?${query}&guests=1`)
    const flexible = `owner=${owner.user.slug}&guests=1&month=${year}-06&nights=${nights}`
    const stays = await server.call<object[]>('GET', `/api/public/booking/search/flexible/?${flexible}`)
    return [list.body.length, results.body.count, stays.body.length > 0]
  }
  expect(await resultsFor(2)).toEqual([0, 0, false])
  expect(await resultsFor(3)).toEqual([1, 1, true])
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
