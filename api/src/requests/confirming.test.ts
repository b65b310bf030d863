import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { beforeEach, expect, test } from 'vitest'
import { sweepAll } from '../testing/sweep-all.ts'
import {
  aBooking,
  aHold,
  aPromocode,
  aSeason,
  aService,
  aUnit,
  aWish,
  mailsTo,
  secretInMail,
} from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
  await server.db.updateTable('sessions').set({ expires_at: '2028-01-01' }).execute()
})

const base = '/api/public/booking/'
const see = async (token: string) => (await server.call<GuestRequest>('GET', `${base}request/${token}/`)).body
const confirm = (token: string, secret: string) =>
  server.call<GuestRequest & Problem>('POST', `${base}request/${token}/confirm/`, { secret })
const resend = (token: string) => server.call<Problem>('POST', `${base}request/${token}/mail/`)
const cancel = (token: string) => server.call<GuestRequest & Problem>('POST', `${base}request/${token}/cancel/`)
const later = (minutes: number) => server.clock.set(new Date(server.clock().getTime() + minutes * 60_000))
const subjectsTo = async (address: string) =>
  (await mailsTo(server, address)).map(({ subject }) => subject?.split(':')[0])
const bookings = async () => (await owner.call<Booking[]>('GET', '/api/bookings/')).body

async function held(fields: object = {}) {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const hold = await aHold(server.call, unit.id, { client: { email }, ...fields })
  const isTaken = async () =>
    (await server.call<object[]>('GET', `${base}property/${unit.property.id}/bookings/`)).body.length > 0
  return { ...hold, unit, email, isTaken, secret: () => secretInMail(server, hold.token) }
}

test('until the guest confirms only the nights are held, for 15 minutes, and only the guest has a mail', async () => {
  const hold = await held()
  expect(hold.expires_at).toBe('2027-01-10T09:15:00.000Z')
  expect(await hold.isTaken()).toBe(true)
  expect(await subjectsTo(hold.email)).toEqual(['Confirm your request'])
  expect(await subjectsTo(owner.user.email)).not.toContain('New request')
  const lists = ['/api/bookings/', '/api/clients/', '/api/invoices/owner/']
  for (const list of lists) expect((await owner.call(`GET`, list)).body).toEqual([])
  expect((await owner.call('GET', '/api/dashboard-today/')).body).toMatchObject({ requests: { count: 0 } })
  expect(await see(hold.token)).toMatchObject({
    ...{ status: 'pending', is_confirmed: false, reference: null, expires_at: hold.expires_at, total_price: 300 },
    ...{ guest: { email: hold.email }, can_cancel: true, confirm_until: '2027-01-11T09:00:00.000Z' },
  })
  const window = await owner.call<CalendarWindow>(
    'GET',
    `/api/calendar/stays/?units=${hold.unit.id}&from=2027-05-30&to=2027-06-30`,
  )
  const block = { unit: hold.unit.id, start: '2027-06-01', end: '2027-06-04', held_until: hold.expires_at }
  expect(window.body).toMatchObject({ stays: [], blocks: [block] })
})

test('the secret of the mail makes it a request that waits for the owner’s answer; the answer to the form does not tell it', async () => {
  const hold = await held()
  const secret = await hold.secret()
  expect(JSON.stringify(hold)).not.toContain(secret)
  for (const wrong of ['x', hold.token, 'x'.repeat(43)])
    expect(await confirm(hold.token, wrong)).toMatchObject({ status: 400, body: { code: 'wrong_link' } })
  expect(await bookings()).toEqual([])
  later(10)
  const confirmed = await confirm(hold.token, secret)
  expect(confirmed).toMatchObject({
    status: 200,
    body: { is_confirmed: true, reference: 'B-000001', expires_at: '2027-01-11T09:10:00.000Z' },
  })
  expect(await bookings()).toMatchObject([{ status: 'pending', expires_at: '2027-01-11T09:10:00.000Z' }])
  expect(await subjectsTo(owner.user.email)).toContain('New request')
  expect(await subjectsTo(hold.email)).toEqual(['Confirm your request', 'Your request was received'])
})

test('a link that is opened again, or twice at the same moment, makes one request', async () => {
  const hold = await held()
  const secret = await hold.secret()
  const answers = await Promise.all([confirm(hold.token, secret), confirm(hold.token, secret)])
  later(24 * 60 - 1)
  answers.push(await confirm(hold.token, secret))
  expect(answers.map(({ status, body }) => [status, body.reference])).toEqual([
    [200, 'B-000001'],
    [200, 'B-000001'],
    [200, 'B-000001'],
  ])
  expect(await bookings()).toHaveLength(1)
})

test('what nobody confirms in time is free again, and nobody hears of it', async () => {
  const hold = await held()
  later(15)
  expect(await hold.isTaken()).toBe(false)
  expect(await see(hold.token)).toMatchObject({ status: 'cancelled', cancelled_by: 'expiry', expires_at: null })
  await sweepAll(server.context, (error) => expect(error).toBeUndefined())
  expect(await server.db.selectFrom('occupancies').select('id').where('unit_id', '=', hold.unit.id).execute()).toEqual(
    [],
  )
  expect(await subjectsTo(hold.email)).toHaveLength(1)
  expect(await subjectsTo(owner.user.email)).not.toContain('Request expired')
  expect(await bookings()).toEqual([])
})

test('the link that is opened later takes the nights again with all that was typed, at the price that was shown', async () => {
  const hold = await held()
  await aSeason(owner, { unit: hold.unit.id, start: '2027-05-01', end: '2027-07-01', price_per_night: 180 })
  later(23 * 60)
  await sweepAll(server.context, (error) => expect(error).toBeUndefined())
  expect((await confirm(hold.token, await hold.secret())).status).toBe(200)
  expect(await bookings()).toMatchObject([{ total_price: 300, guests_count: 2, client: { address: { city: 'Wien' } } }])
})

const fieldsOf = ({ name, type, price }: Service) => ({ name, type, price })

test.each<[string, (extras: Extras) => Promise<unknown>]>([
  ['ended at midnight', async () => later(24 * 60 - 10)],
  [
    'were turned off',
    async ({ code, service }) => {
      const off = { valid_until: '2027-01-10', discount_percent: 20, active: false }
      await owner.call('PATCH', `/api/promocode/${code.id}/`, {
        code: code.code,
        description: code.description,
        ...off,
      })
      await owner.call('PATCH', `/api/service/${service.id}/`, {
        ...{ ...fieldsOf(service), property: service.property, active: false },
      })
    },
  ],
  [
    'were deleted',
    async ({ code, service }) => {
      await owner.call('DELETE', `/api/promocode/${code.id}/`)
      await owner.call('DELETE', `/api/service/${service.id}/`)
    },
  ],
])('a promo code and a service that %s count for the guest who was promised them', async (_, end) => {
  const unit = await aUnit(owner)
  const code = await aPromocode(owner, { valid_until: '2027-01-10' })
  const service = await aService(owner, { property: unit.property.id, price: 10 })
  const hold = await aHold(server.call, unit.id, { promo_code: code.code, services: [service.id] })
  await end({ code, service })
  expect(await aNewGuest(unit.id, { promo_code: code.code, services: [service.id] })).toBe(400)
  expect(await confirm(hold.token, await secretInMail(server, hold.token))).toMatchObject({ status: 200 })
  expect(await bookings()).toMatchObject([
    { total_price: 297, promo_code: { id: code.id, discount_percent: 10 }, services: [{ id: service.id }] },
  ])
})
type Extras = { code: Promocode; service: Service }
const aNewGuest = async (unit: number, fields: object) =>
  (
    await server.call(
      'POST',
      `${base}quote/`,
      aWish(unit, { check_in: '2027-07-01', check_out: '2027-07-04', ...fields }),
    )
  ).status

test('nights that somebody else took meanwhile are named, and nothing is booked', async () => {
  const hold = await held()
  const secret = await hold.secret()
  later(15)
  const place = { unit: hold.unit.id, property: hold.unit.property.id }
  await aBooking(owner, { ...place, check_in: '2027-06-02', check_out: '2027-06-05' })
  expect(await confirm(hold.token, secret)).toMatchObject({
    status: 409,
    body: { code: 'unit_taken', message: 'The unit is taken from 02.06.2027 to 05.06.2027.' },
  })
  expect(await bookings()).toHaveLength(1)
  expect(await subjectsTo(hold.email)).toHaveLength(1)
})

test('after a day the link leads nowhere, and what was typed is forgotten', async () => {
  const hold = await held()
  const secret = await hold.secret()
  later(24 * 60)
  expect((await confirm(hold.token, secret)).status).toBe(404)
  await sweepAll(server.context, (error) => expect(error).toBeUndefined())
  expect(await server.db.selectFrom('request_holds').select('id').where('email', '=', hold.email).execute()).toEqual([])
})

test('the guest takes back what was not confirmed: the nights are free at once, and nobody is told', async () => {
  const hold = await held()
  expect(await cancel(hold.token)).toMatchObject({ status: 200, body: { status: 'cancelled', cancelled_by: 'guest' } })
  expect(await hold.isTaken()).toBe(false)
  expect(await confirm(hold.token, await hold.secret())).toMatchObject({ status: 409, body: { code: 'not_open' } })
  expect((await cancel(hold.token)).status).toBe(409)
  expect(await subjectsTo(hold.email)).toEqual(['Confirm your request'])
  expect(await subjectsTo(owner.user.email)).not.toContain('Cancelled by the guest')
})

test('the mail is sent again at most twice, a minute apart, while there is something to confirm', async () => {
  const hold = await held()
  expect((await resend(hold.token)).status).toBe(429)
  for (const _ of [1, 2]) {
    later(1)
    expect((await resend(hold.token)).status).toBe(200)
  }
  later(1)
  expect(await resend(hold.token)).toMatchObject({ status: 429, body: { code: 'too_many_mails' } })
  expect(await subjectsTo(hold.email)).toEqual(Array(3).fill('Confirm your request'))
  await confirm(hold.token, await hold.secret())
  expect((await resend(hold.token)).status).toBe(409)
  expect((await resend('x'.repeat(43))).status).toBe(409)
})

test('of the owner, another guest and a late confirmation at the same moment one gets the nights', async () => {
  for (let round = 0; round < 5; round += 1) {
    const hold = await held()
    const secret = await hold.secret()
    later(15)
    const place = { unit: hold.unit.id, property: hold.unit.property.id }
    const other = server.call('POST', base, aWish(hold.unit.id, { client: { email: `o-${unique()}@example.com` } }))
    const own = aBooking(owner, { ...place, check_in: '2027-06-01', check_out: '2027-06-04' }).catch(() => undefined)
    await Promise.all([confirm(hold.token, secret), own, other])
    const rows = await server.db.selectFrom('occupancies').select('id').where('unit_id', '=', hold.unit.id).execute()
    expect(rows).toHaveLength(1)
  }
})
