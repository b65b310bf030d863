import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cancelsFree } from '../db/fragments/bookable.ts'
import { aProperty, aRequest, aUnit, aWish, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T12:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T12:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})

const base = '/api/public/booking/'
const moderate = { steps: [{ days_before: 5, percent: 0 }], afterwards: 50 }
const payment = 'Payable without deduction on arrival at the latest.'
const shownTerms = { cancellation: moderate, payment }

async function aHouse(cancellation_terms: object | undefined = moderate) {
  const property = await aProperty(owner, { cancellation_terms })
  return { property, unit: await aUnit(owner, { property_id: property.id }) }
}
const see = async (token: string) => (await server.call<GuestRequest>('GET', `${base}request/${token}/`)).body
const cancel = (token: string, body?: object) =>
  server.call<GuestRequest & Problem>('POST', `${base}request/${token}/cancel/`, body)
const changeTerms = ({ name, description, address }: Property, id: number, cancellation_terms: object) =>
  owner.call<Property & Problem>('PATCH', `/api/properties/${id}/`, { name, description, address, cancellation_terms })
const pay = (booking: number, amount: number) =>
  owner.call('POST', `/api/booking/${booking}/payments/`, {
    ...{ date: '2027-01-10', kind: 'payment', amount, method: 'transfer', note: '' },
  })
const ledgerOf = async (booking: number) => (await owner.call<Ledger>('GET', `/api/booking/${booking}/payments/`)).body

/** A stay that its guest asked for and its owner accepted. */
async function accepted(fields: object = { terms: shownTerms }, terms?: object) {
  const { unit, property } = await aHouse(terms)
  const email = `gerda-${unique()}@example.com`
  const dates = { check_in: '2027-01-15', check_out: '2027-01-18' }
  const request = await aRequest(server, unit.id, { ...dates, client: { email }, ...fields })
  const [waiting] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!waiting) throw new Error('The request has no booking.')
  const decide = `/api/booking/${waiting.id}/decision/`
  const { body: booking } = await owner.call<Booking>('POST', decide, { decision: 'accept' })
  const read = async () => (await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)).body
  const change = (changed: object) =>
    owner.call<Booking & Problem>('PATCH', `/api/booking/${booking.id}/`, {
      ...{ unit: unit.id, property: property.id, client: booking.client.id, guests_count: 2 },
      ...{ check_in: booking.check_in, check_out: booking.check_out, promo_code: null, services: [] },
      ...{ status: booking.status, ...changed },
    })
  return { ...request, booking, property, email, read, change }
}

test('a house without a word about it is cancelled free of charge, as before there were terms', async () => {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  const free = { steps: [], afterwards: 0 }
  expect(property.cancellation_terms).toEqual(free)
  const { body } = await server.call<PublicProperty>('GET', `${base}property/${property.id}/`)
  expect(body.cancellation_terms).toEqual(free)
  const quote = await server.call<PublicQuote>('POST', `${base}quote/`, aWish(unit.id))
  expect(quote.body.terms).toEqual({
    cancellation: free,
    payment,
    payment_lang: 'en',
    payment_rule: null,
    damage_deposit: null,
  })
})

test('terms that are not in order are refused in words, and a change without them leaves them', async () => {
  const { property } = await aHouse()
  const wrong = { steps: [{ days_before: 5, percent: 60 }], afterwards: 50 }
  expect(await changeTerms(property, property.id, wrong)).toMatchObject({
    status: 400,
    body: {
      fields: {
        'cancellation_terms.steps': ['Each step needs fewer days than the one before, and must not cost less'],
      },
    },
  })
  const { name, description, address } = property
  const path = `/api/properties/${property.id}/`
  const changed = await owner.call<Property>('PATCH', path, { name, description, address })
  expect(changed.body.cancellation_terms).toEqual(moderate)
})

test('what the guest was shown is accepted with the request and stays so, whatever the house asks for later', async () => {
  const stay = await accepted()
  const terms = {
    cancellation: moderate,
    payment,
    payment_lang: 'en',
    payment_rule: null,
    damage_deposit: null,
    accepted_at: '2027-01-10T12:00:00.000Z',
  }
  expect(stay.terms).toEqual(terms)
  await changeTerms(stay.property, stay.property.id, { steps: [], afterwards: 100 })
  expect((await see(stay.token)).terms).toEqual(terms)
  expect((await stay.read()).accepted_terms).toEqual(terms)
})

test('terms that have changed since they were shown are not accepted', async () => {
  const { unit } = await aHouse({ steps: [], afterwards: 100 })
  const message = 'The host has changed the terms in the meantime. Please read them before you send.'
  const ask = (terms: object) => server.call<Problem>('POST', base, aWish(unit.id, { terms }))
  expect(await ask(shownTerms)).toMatchObject({ status: 409, body: { code: 'terms_changed', message } })
  const other = { cancellation: { steps: [], afterwards: 100 }, payment: 'Cash only.' }
  expect(await ask(other)).toMatchObject({ status: 409, body: { code: 'terms_changed' } })
  expect(await ask({ ...other, payment })).toMatchObject({ status: 201 })
})

test('both sides read the terms in their mails, with the days and amounts of the stay', async () => {
  const { email } = await accepted({
    terms: { ...shownTerms, payment: 'Zahlbar ohne Abzug spätestens bei der Anreise.' },
    locale: 'de',
  })
  const [confirm, received, yes] = await mailsTo(server, email)
  const line = /Stornierung: Kostenlos bis 10\. Januar 2027, danach 50\s% \(150,00\s€\)\nZahlung: Zahlbar/
  for (const mail of [confirm, received, yes]) expect(mail?.text).toMatch(line)
  const [toOwner] = await mailsTo(server, owner.user.email)
  expect(toOwner?.text).toContain('Cancellation: Free until 10 January 2027, then 50% (€150.00)')
})

test('a guest who cancels is told what it costs, and pays no more than that', async () => {
  const stay = await accepted()
  await pay(stay.booking.id, 200)
  expect((await see(stay.token)).cancel_cost).toEqual({ fee: 0, percent: 0 })
  // In Vienna it is the 11th already.
  server.clock.set('2027-01-10T23:30:00Z')
  expect(await see(stay.token)).toMatchObject({ cancel_cost: { fee: 150, percent: 50 }, paid: 200 })
  for (const body of [undefined, {}, { fee: 0 }, { fee: 100 }])
    expect(await cancel(stay.token, body)).toMatchObject({
      status: 409,
      body: { code: 'fee_changed', message: 'Cancelling costs €150.00 by now. Please check it before you cancel.' },
    })
  expect((await stay.read()).status).toBe('confirmed')
  expect(await cancel(stay.token, { fee: 150 })).toMatchObject({
    status: 200,
    body: { status: 'cancelled', cancelled_by: 'guest', cancellation_fee: 150, paid: 200, cancel_cost: null },
  })
  expect(await stay.read()).toMatchObject({ status: 'cancelled', cancellation_fee: 150 })
  expect(await ledgerOf(stay.booking.id)).toMatchObject({ cancellation_fee: 150, paid: 200, balance: -50 })
  const lines = 'Cancellation fee: €150.00\nPaid: €200.00\nTo be refunded: €50.00'
  expect((await mailsTo(server, stay.email)).at(-1)?.text).toContain(lines)
  expect((await mailsTo(server, owner.user.email)).at(-1)?.text).toContain(lines)
})

test('a request that still waits, and a stay from before there were terms, cost nothing to cancel', async () => {
  const { unit } = await aHouse({ steps: [], afterwards: 100 })
  const request = await aRequest(server, unit.id, {
    terms: { cancellation: { steps: [], afterwards: 100 }, payment },
    client: { email: `gerda-${unique()}@example.com` },
  })
  expect(await cancel(request.token)).toMatchObject({ status: 200, body: { cancellation_fee: 0 } })
  const old = await accepted({}, { steps: [], afterwards: 100 })
  await server.db.updateTable('bookings').set({ accepted_terms: null }).where('id', '=', old.booking.id).execute()
  expect((await see(old.token)).terms).toBeNull()
  expect((await see(old.token)).cancel_cost).toEqual({ fee: 0, percent: 0 })
  expect(await cancel(old.token)).toMatchObject({ status: 200, body: { cancellation_fee: 0 } })
})

test('an owner who cancels charges nothing unless they say so, and can waive it', async () => {
  const stay = await accepted()
  expect((await stay.change({ status: 'cancelled' })).body).toMatchObject({ cancellation_fee: 0 })
  await stay.change({ status: 'confirmed' })
  expect(await stay.change({ status: 'cancelled', cancellation_fee: 300.01 })).toMatchObject({
    status: 400,
    body: { fields: { cancellation_fee: ['The cancellation fee can be at most €300.00'] } },
  })
  const charged = await stay.change({ status: 'cancelled', cancellation_fee: '120,50' })
  expect(charged.body).toMatchObject({ status: 'cancelled', cancellation_fee: 120.5 })
  expect(await ledgerOf(stay.booking.id)).toMatchObject({ balance: 120.5 })
  expect((await mailsTo(server, stay.email)).at(-1)?.text).toContain('Cancellation fee: €120.50')
  // What says nothing of the fee leaves it.
  expect((await stay.change({ status: 'cancelled', notes: 'Ill' })).body.cancellation_fee).toBe(120.5)
  expect((await stay.change({ status: 'cancelled', cancellation_fee: 0 })).body.cancellation_fee).toBe(0)
  expect(await ledgerOf(stay.booking.id)).toMatchObject({ balance: 0 })
})

test('a request that is declined costs its guest nothing', async () => {
  const { unit, property } = await aHouse()
  await aRequest(server, unit.id, { terms: shownTerms, client: { email: `gerda-${unique()}@example.com` } })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const declined = await owner.call<Problem>('PATCH', `/api/booking/${booking?.id}/`, {
    ...{ unit: unit.id, property: property.id, client: booking?.client.id, guests_count: 2, services: [] },
    ...{ check_in: '2027-06-01', check_out: '2027-06-04', status: 'cancelled', cancellation_fee: 10 },
  })
  expect(declined).toMatchObject({ status: 400, body: { fields: { cancellation_fee: [expect.any(String)] } } })
})

test('a stay that is taken up again owes its price, and no fee', async () => {
  const stay = await accepted()
  await stay.change({ status: 'cancelled', cancellation_fee: 100 })
  expect((await stay.change({ status: 'confirmed' })).body).toMatchObject({ cancellation_fee: 0 })
  expect(await ledgerOf(stay.booking.id)).toMatchObject({ balance: 300, cancellation_fee: 0 })
})

test('a search finds the houses whose guests could still cancel free of charge, on the day of the house', async () => {
  const terms = [moderate, { steps: [], afterwards: 0 }, { steps: [], afterwards: 100 }]
  const houses = await Promise.all(terms.map(async (one) => (await aProperty(owner, { cancellation_terms: one })).id))
  const freeOn = async (moment: string) => {
    const free = cancelsFree('2027-06-01', new Date(moment))
    const { rows } = await sql<{ id: number }>`
      SELECT p.id FROM properties p WHERE p.id = ANY(${houses}::bigint[]) AND ${free}`.execute(server.db)
    return rows.map(({ id }) => houses.indexOf(id)).toSorted((a, b) => a - b)
  }
  expect(await freeOn('2027-05-27T21:30:00Z')).toEqual([0, 1])
  expect(await freeOn('2027-05-27T22:30:00Z')).toEqual([1])
  expect(await freeOn('2027-06-01T09:00:00Z')).toEqual([])
})

test('how fast a host answers is said from five answers on, and only of the last three months', async () => {
  const { unit, property } = await aHouse()
  const minutes = async () =>
    (await server.call<PublicProperty>('GET', `${base}property/${property.id}/`)).body.answer_minutes
  const answer = async (day: number, afterMinutes: number) => {
    server.clock.set('2027-01-10T12:00:00Z')
    const dates = { check_in: `2027-07-${10 + day}`, check_out: `2027-07-${11 + day}` }
    await aRequest(server, unit.id, { ...dates, client: { email: `gerda-${unique()}@example.com` } })
    const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}&status=pending`)).body
    server.clock.set(new Date(Date.parse('2027-01-10T12:00:00Z') + afterMinutes * 60_000).toISOString())
    await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: day % 2 ? 'accept' : 'decline' })
  }
  for (const [day, afterMinutes] of [10, 600, 30, 90].entries()) await answer(day, afterMinutes)
  expect(await minutes()).toBeNull()
  await answer(4, 45)
  expect(await minutes()).toBe(45)
  server.clock.set('2027-05-01T09:00:00Z')
  expect(await minutes()).toBeNull()
})
