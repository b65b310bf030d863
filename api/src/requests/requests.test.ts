import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { PublicQuote, RequestMade } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { beforeEach, expect, test } from 'vitest'
import {
  aBooking,
  aClient,
  aPromocode,
  aRequest,
  aSeason,
  aService,
  aUnit,
  aWish,
  guest,
} from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const base = '/api/public/booking/'
const ask = (body: object, query = '') => server.call<RequestMade>('POST', `${base}${query}`, body)
const refused = async (body: object, query = '') => (await server.call<Problem>('POST', `${base}${query}`, body)).body
const quote = (body: object) => server.call<PublicQuote>('POST', `${base}quote/`, body)
const bookingOf = async (unit: number, by = owner) =>
  (await by.call<Booking[]>('GET', `/api/bookings/?unit=${unit}`)).body[0]
const someone = () => ({ email: `gerda-${unique()}@example.com` })

test('a request that its guest confirmed is a pending booking that holds the unit until it expires', async () => {
  const unit = await aUnit(owner)
  const request = await aRequest(server, unit.id)
  expect(request).toMatchObject({
    ...{ reference: 'B-000001', status: 'pending', is_confirmed: true, confirm_until: null },
    ...{ total_price: 300, expires_at: '2027-01-11T09:00:00.000Z' },
  })
  expect(await bookingOf(unit.id)).toMatchObject({
    ...{ reference: request.reference, status: 'pending', total_price: 300, expires_at: request.expires_at },
    ...{ check_in: '2027-06-01', check_out: '2027-06-04', deposit_amount: 0 },
    client: { first_name: 'Gerda', last_name: 'Moser', email: guest.email, address: { city: 'Wien' } },
  })
  const ranges = await server.call('GET', `${base}property/${unit.property.id}/bookings/`)
  expect(ranges.body).toEqual([
    { unit: { id: unit.id }, status: 'pending', check_in: '2027-06-01', check_out: '2027-06-04' },
  ])
  const drafts = await owner.call<Invoice[]>('GET', '/api/invoices/owner/')
  expect(drafts.body).toMatchObject([{ invoice_number: 'Draft', total_price: 300 }])
  const today = await owner.call<{ requests: { stays: object[] } }>('GET', '/api/dashboard-today/')
  expect(today.body.requests.stays).toMatchObject([{ expires_at: request.expires_at }])
})

test('a request costs what was quoted: nights in season, extra persons, services and the code', async () => {
  const unit = await aUnit(owner)
  await aSeason(owner, { unit: unit.id, start: '2027-06-03', end: '2027-06-10', price_per_night: 180 })
  const breakfast = await aService(owner, { property: unit.property.id, name: 'Breakfast' })
  await aPromocode(owner, { code: 'Summer', discount_percent: 15 })
  const wish = aWish(unit.id, { guests_count: 3, services: [breakfast.id], promo_code: 'sUMMER', client: someone() })
  const { body } = await quote(wish)
  expect(body.total_price).toBe(448.7 - 67.31)
  expect(body.price_lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['nights', 2],
    ['nights', 1],
    ['extra_persons', 3],
    ['service', 3],
    ['discount', 1],
  ])
  expect(body.taken).toEqual([])
  expect((await aRequest(server, unit.id, wish)).total_price).toBe(body.total_price)
  expect(await bookingOf(unit.id)).toMatchObject({
    price_lines: body.price_lines,
    promo_code: { code: 'Summer', discount_percent: 15 },
    services: [{ id: breakfast.id }],
  })
  expect((await quote(wish)).body.taken).toEqual([{ check_in: '2027-06-01', check_out: '2027-06-04' }])
})

test('nobody asks for a stay that is dearer than what they were shown', async () => {
  const unit = await aUnit(owner)
  const wish = aWish(unit.id, { client: someone() })
  const { total_price } = (await quote(wish)).body
  await aSeason(owner, { unit: unit.id, start: '2027-06-03', end: '2027-06-10', price_per_night: 180 })
  const message = 'The price has changed: this stay now costs €380.00. Please check it before you send.'
  expect(await ask({ ...wish, total_price })).toMatchObject({ status: 409, body: { code: 'price_changed', message } })
  expect(await bookingOf(unit.id)).toBeUndefined()
  expect(await ask({ ...wish, total_price: 400 })).toMatchObject({ status: 201, body: { total_price: 380 } })
})

test('a quote books nothing and says what is taken, and of whom it does not', async () => {
  const unit = await aUnit(owner)
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-06-03', check_out: '2027-06-09' })
  const { status, body } = await quote(aWish(unit.id))
  expect([status, body.taken]).toEqual([200, [{ check_in: '2027-06-03', check_out: '2027-06-09' }]])
  expect(JSON.stringify(body)).not.toMatch(/Karl|Maier|B-\d{6}/)
})

test('a unit that is taken meanwhile is 409 that names the dates and nothing of the other guest', async () => {
  const unit = await aUnit(owner)
  await aRequest(server, unit.id, { check_in: '2027-06-02', check_out: '2027-06-08', client: someone() })
  const words = 'The unit is taken from 02.06.2027 to 08.06.2027.'
  expect(await ask(aWish(unit.id, { client: someone() }))).toMatchObject({
    status: 409,
    body: { code: 'unit_taken', message: words, fields: { check_out: [words] } },
  })
})

test('a code that is unknown, another owner’s, switched off or over is refused on its field in the same words', async () => {
  const other = await server.signUpOwner()
  const unit = await aUnit(owner)
  await aPromocode(other, { code: 'THEIRS' })
  await aPromocode(owner, { code: 'OFF', active: false })
  const over = await aPromocode(owner, { code: 'OVER' })
  await server.db.updateTable('promocodes').set({ valid_until: '2027-01-09' }).where('id', '=', over.id).execute()
  const last = await aPromocode(owner, { code: 'LAST' })
  await server.db.updateTable('promocodes').set({ valid_until: '2027-01-10' }).where('id', '=', last.id).execute()
  const words = 'This promo code is not known or no longer valid.'
  for (const promo_code of ['NOBODYS', 'THEIRS', 'OFF', 'OVER']) {
    const wish = aWish(unit.id, { promo_code, client: someone() })
    expect(await quote(wish)).toMatchObject({ status: 400, body: { fields: { promo_code: [words] } } })
    expect(await ask(wish)).toMatchObject({ status: 400, body: { fields: { promo_code: [words] } } })
  }
  expect((await quote(aWish(unit.id, { promo_code: ' last ' }))).status).toBe(200)
})

test('only services that the property offers can be chosen', async () => {
  const unit = await aUnit(owner)
  const elsewhere = await aService(owner)
  const off = await aService(owner, { property: unit.property.id, active: false })
  for (const { id } of [elsewhere, off]) {
    const answer = await quote(aWish(unit.id, { services: [id] }))
    expect(answer).toMatchObject({ status: 404, body: { fields: { services: ['Service not found.'] } } })
    expect(JSON.stringify(answer.body)).not.toContain('Breakfast')
  }
})

test('what the form says is checked: guests, dates, privacy, and who asks', async () => {
  const unit = await aUnit(owner)
  const fieldsOf = async (fields: Record<string, unknown>) =>
    Object.keys((await refused(aWish(unit.id, fields))).fields ?? {})
  expect(await fieldsOf({ guests_count: 5 })).toEqual(['guests_count'])
  expect(await fieldsOf({ check_in: '2027-01-09', check_out: '2027-01-12' })).toEqual(['check_in'])
  expect(await fieldsOf({ check_out: '2027-06-01' })).toEqual(['check_out'])
  expect(await fieldsOf({ privacy: false })).toEqual(['privacy'])
  expect(await fieldsOf({ client: { email: 'x', phone: '12' } })).toEqual(['client.email', 'client.phone'])
  expect(await bookingOf(unit.id)).toBeUndefined()
})

test('a unit that strangers do not see cannot be asked for', async () => {
  const unit = await aUnit(owner)
  const hidden = [
    await aUnit(owner, { active: false }),
    await aUnit(owner, { status: 'maintenance' }),
    { id: 999_999 },
  ].map(({ id }) => id)
  for (const id of hidden)
    expect(await ask(aWish(id))).toMatchObject({ status: 404, body: { fields: { unit: ['Unit not found.'] } } })
  const other = await server.signUpOwner()
  expect((await ask(aWish(unit.id), `?owner=${other.user.slug}`)).status).toBe(404)
  expect((await ask(aWish(unit.id), '?owner=nobody')).status).toBe(404)
  expect((await ask(aWish(unit.id, { client: someone() }), `?owner=${owner.user.slug}`)).status).toBe(201)
})

test('a demo’s unit can be asked for on the demo’s own page alone, and no mail leaves', async () => {
  const demo = await server.call<{ token: string; user: { slug: string } }>('POST', '/auth/demo-login/')
  const { slug } = demo.body.user
  const list = await server.call<{ data: { properties: { units: { id: number }[] }[] } }>(
    'GET',
    `${base}?owner=${slug}`,
  )
  const unit = list.body.data.properties[0]?.units[0]?.id ?? 0
  const wish = aWish(unit, { check_in: '2028-06-20', check_out: '2028-06-23', client: { email: 'demo@example.com' } })
  expect((await ask(wish)).status).toBe(404)
  const created = await ask(wish, `?owner=${slug}`)
  expect(created.status).toBe(201)
  const token = created.body.status_url.split('/').at(-1)
  // Without a mail there is nothing to confirm by.
  expect((await server.call(`GET`, `${base}request/${token}/`)).body).toMatchObject({ is_confirmed: true })
  expect((await server.mails()).filter((mail) => mail.to?.[0]?.address === 'demo@example.com')).toEqual([])
})

test('a guest is linked to the client with their e-mail and name, who stays as they are; else they are a new one', async () => {
  const own = await server.signUpOwner()
  const email = 'Hans@Example.com'
  const existing = await aClient(own, { first_name: 'Hans', last_name: 'Wirt', email })
  const askAs = async (client: object) => {
    const unit = await aUnit(own)
    await aRequest(server, unit.id, { client })
    return (await bookingOf(unit.id, own))?.client
  }
  const same = await askAs({ first_name: 'HANS', last_name: 'wirt', email: 'hans@example.COM', city: 'Graz' })
  expect(same).toMatchObject({ id: existing.id, first_name: 'Hans', email, address: { city: 'Mondsee' } })
  const another = await askAs({ first_name: 'Rosa', last_name: 'Wirt', email })
  expect(another?.id).not.toBe(existing.id)
  const clients = await own.call<Client[]>('GET', '/api/clients/')
  expect(clients.body.map(({ first_name, version }) => [first_name, version])).toEqual([
    ['Hans', 1],
    ['Rosa', 1],
  ])
  await own.call('DELETE', `/api/client/${existing.id}/`)
  const added = await askAs({ first_name: 'Hans', last_name: 'Wirt', email })
  expect(added).toMatchObject({ first_name: 'Hans', address: { city: 'Wien' } })
  expect(added?.id).not.toBe(existing.id)
})

test('of fifty guests who ask for one unit at once exactly one gets it', async () => {
  const unit = await aUnit(owner)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => server.call<Problem>('POST', base, aWish(unit.id, { client: someone() }))),
  )
  const codes = answers.map(({ status, body }) => (status === 201 ? 'made' : body.code)).toSorted()
  expect(codes).toEqual(['made', ...Array.from({ length: 49 }, () => 'unit_taken')])
  const ranges = await server.call<object[]>('GET', `${base}property/${unit.property.id}/bookings/`)
  expect(ranges.body).toHaveLength(1)
})
