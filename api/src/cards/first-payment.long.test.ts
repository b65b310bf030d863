import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CardPayment } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { expireRequests } from '../bookings/schedule.ts'
import { connectStripe, providerOf } from '../testing/card-payments.ts'
import { aHold, aRequest, aUnit, mailsTo, secretInMail } from '../testing/factories.ts'
import { StripeEmulator } from '../testing/stripe/emulator.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'
import { sendRefunds } from './schedule.ts'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const start = '2027-01-10T09:00:00Z'
const server = await testServer({ now: start, env: { stripeOrigin: stripe.origin } })
const { tellPaid, pay } = providerOf(stripe, server)
const base = '/api/public/booking/'
const dates = { check_in: '2027-06-01', check_out: '2027-06-04' }
const later = (minutes: number) => server.clock.set(new Date(server.clock().getTime() + minutes * 60_000))

let owner: TestOwner
beforeEach(async () => {
  server.clock.set(start)
  owner = await server.signUpOwner({ personals: true })
  await connectStripe(owner)
  const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
  await owner.call('PATCH', '/api/payment-settings/', { ...rule, instant_needs_deposit: true })
})

/** A stay for 300 that its guest has confirmed, and what becomes of it. */
async function confirmed() {
  const unit = await aUnit(owner, { instant: true })
  const email = `gerda-${unique()}@example.com`
  const { token } = await aHold(server.call, unit.id, { ...dates, instant: true, client: { email } })
  const path = `${base}request/${token}/`
  const unconfirmed = (await server.call<GuestRequest>('GET', path)).body
  await server.call('POST', `${path}confirm/`, { secret: await secretInMail(server, token) })
  const see = async () => (await server.call<GuestRequest>('GET', path)).body
  const booking = async () =>
    (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body.find(
      ({ request_email: of }) => of === email,
    )
  const cards = async () =>
    (await owner.call<CardPayment[]>('GET', `/api/booking/${(await booking())?.id}/card-payments/`)).body
  const mails = async () => (await mailsTo(server, email)).map(({ subject }) => subject?.split(':')[0])
  const checkout = () => server.call<{ url: string }>('POST', `${path}checkout/`)
  return { unit, email, unconfirmed, path, see, booking, cards, mails, checkout }
}
type Stay = Awaited<ReturnType<typeof confirmed>>

const ownersMails = async () => (await mailsTo(server, owner.user.email)).map(({ subject }) => subject?.split(':')[0])

test('an instant booking waits for its deposit, and is booked by the payment', async () => {
  const stay = await confirmed()
  expect(stay.unconfirmed).toMatchObject({ booked_as: 'instant', first_payment: 90 })
  expect(await stay.see()).toMatchObject({
    ...{ status: 'pending', first_payment: 90, can_pay_by_card: true, transfer: null, was_accepted: false },
    expires_at: '2027-01-10T10:00:00.000Z',
  })
  expect(await stay.booking()).toMatchObject({ status: 'pending', awaits_payment: true })
  expect(await stay.mails()).toEqual(['Confirm your booking', 'Pay to book your stay'])
  expect(await ownersMails()).toEqual([])
  expect((await pay(stay)).status).toBe(200)
  expect(await stay.see()).toMatchObject({ status: 'confirmed', first_payment: null, paid: 90, was_accepted: true })
  const parts = [
    { kind: 'deposit', amount: 90, due: '2027-01-10', paid: 90 },
    { kind: 'rest', amount: 210, due: '2027-05-04', paid: 0 },
  ]
  expect(await stay.booking()).toMatchObject({ status: 'confirmed', awaits_payment: false, payment_plan: parts })
  expect((await stay.mails()).at(-1)).toBe('Your stay is booked')
  expect(await ownersMails()).toEqual(['New booking'])
})

test('the quote says what is to be paid at once, and nothing where a booking costs nothing at once', async () => {
  const unit = await aUnit(owner, { instant: true })
  const quote = async (id = unit.id) =>
    (await server.call<PublicQuote>('POST', `${base}quote/`, { unit: id, guests_count: 2, ...dates })).body
  const { terms, ...first } = await quote()
  const parts = [{ kind: 'deposit', amount: 90, due: '2027-01-10' }, { kind: 'rest' }]
  expect(first).toMatchObject({ instant: true, first_payment: 90, payment_plan: parts })
  expect(terms?.payment_rule).toMatchObject({ deposit_percent: 30, deposit_due_days: 0 })
  const hold = await aHold(server.call, unit.id, { ...dates, instant: true, terms })
  expect(hold.status).toBe('pending')
  expect(await quote((await aUnit(owner)).id)).not.toHaveProperty('first_payment')
  await owner.call('PATCH', '/api/payment-settings/', { deposit_percent: null })
  expect(await quote()).not.toHaveProperty('first_payment')
  await owner.call('PATCH', '/api/payment-settings/', { deposit_percent: 30, deposit_due_days: 7 })
  await owner.call('DELETE', '/api/card-account/')
  expect(await quote()).not.toHaveProperty('first_payment')
  expect(await (await confirmed()).see()).toMatchObject({ status: 'confirmed' })
})

test('what nobody pays within an hour ends by itself, and its guest alone is told', async () => {
  const stay = await confirmed()
  later(59)
  await expireRequests(server.context)
  expect(await stay.booking()).toMatchObject({ status: 'pending' })
  later(2)
  expect(await stay.see()).toMatchObject({ status: 'cancelled', cancelled_by: 'expiry', first_payment: null })
  expect((await stay.checkout()).status).toBe(409)
  await expireRequests(server.context)
  expect(await stay.booking()).toMatchObject({ status: 'cancelled', ended_as: 'expired' })
  expect((await stay.mails()).at(-1)).toBe('Your stay was not booked')
  expect(await ownersMails()).toEqual([])
  await aRequest(server, stay.unit.id, dates)
})

test('until it is paid it cannot be changed, and nobody is told of a request', async () => {
  const stay = await confirmed()
  expect(await stay.see()).toMatchObject({ status: 'pending', can_cancel: true, can_change: false })
  const wish = { ...dates, check_out: '2027-06-06', guests_count: 2 }
  for (const path of ['change/quote/', 'change/'])
    expect(await server.call('POST', stay.path + path, wish)).toMatchObject({ status: 409, body: { code: 'not_open' } })
  expect(await stay.mails()).toEqual(['Confirm your booking', 'Pay to book your stay'])
  expect(await ownersMails()).toEqual([])
  await pay(stay)
  expect(await stay.see()).toMatchObject({ status: 'confirmed', can_change: true })
})

test('the nights are held longer while a guest is on the page where they pay, and three hours at most', async () => {
  const stay = await confirmed()
  later(50)
  const { url } = (await stay.checkout()).body
  expect((await stay.see()).expires_at).toBe('2027-01-10T10:55:00.000Z')
  later(60)
  await expireRequests(server.context)
  expect((await tellPaid(url)).status).toBe(200)
  expect(await stay.see()).toMatchObject({ status: 'confirmed', paid: 90 })
  const slow = await confirmed()
  for (const minutes of [50, 50, 50, 25]) {
    later(minutes)
    await slow.checkout()
  }
  const createdMs = Date.parse((await slow.booking())?.created_at ?? '')
  expect(Date.parse((await slow.see()).expires_at ?? '') - createdMs).toBe(3 * 3_600_000)
})

test('who pays after the nights were free again has them while nobody else has', async () => {
  const [late, laterStill] = [await confirmed(), await confirmed()]
  const urls = [(await late.checkout()).body.url, (await laterStill.checkout()).body.url]
  later(66)
  // One is cancelled as expired already, the other is about to be.
  expect((await tellPaid(urls[0] ?? '')).status).toBe(200)
  await expireRequests(server.context)
  expect((await tellPaid(urls[1] ?? '')).status).toBe(200)
  for (const stay of [late, laterStill]) {
    expect(await stay.see()).toMatchObject({ status: 'confirmed', paid: 90 })
    expect((await stay.mails()).at(-1)).toBe('Your stay is booked')
  }
})

test.each(['before its end was written', 'after it'])(
  'who pays after somebody else has taken the nights gets the money back by itself, and is told: %s',
  async (when) => {
    const stay = await confirmed()
    const { url } = (await stay.checkout()).body
    later(66)
    if (when === 'after it') await expireRequests(server.context)
    await aRequest(server, stay.unit.id, dates)
    expect((await tellPaid(url)).status).toBe(200)
    expect(await stay.see()).toMatchObject({ status: 'cancelled', cancelled_by: 'expiry', was_accepted: false })
    await sendRefunds(server.context)
    expect(await stay.cards()).toMatchObject([{ amount: 90, refundable: 0, refunds: [{ amount: 90, state: 'done' }] }])
    expect((await stay.mails()).at(-1)).toBe('Your payment goes back')
  },
)

test('of a payment and another guest who come at the same moment one has the nights', async () => {
  const stays: Stay[] = []
  while (stays.length < 6) stays.push(await confirmed())
  const urls = await Promise.all(stays.map(async (stay) => (await stay.checkout()).body.url))
  later(66)
  const others = stays.map(({ unit }) => aRequest(server, unit.id, dates).catch(() => undefined))
  const answers = await Promise.all(urls.map(tellPaid))
  expect(answers.map(({ status }) => status)).toEqual(stays.map(() => 200))
  await Promise.all(others)
  for (const [at, stay] of stays.entries()) {
    const list = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${stay.unit.id}`)).body
    expect(list.filter(({ status }) => status !== 'cancelled')).toHaveLength(1)
    const isBooked = (await stay.see()).status === 'confirmed'
    expect([isBooked, (await others[at]) === undefined]).toEqual([isBooked, isBooked])
  }
})

test('who takes the booking back and pays all the same gets the money back; the owner’s yes needs no payment', async () => {
  const stay = await confirmed()
  const { url } = (await stay.checkout()).body
  await server.call('POST', `${stay.path}cancel/`, { fee: 0 })
  await tellPaid(url)
  await sendRefunds(server.context)
  expect(await stay.see()).toMatchObject({ status: 'cancelled', cancelled_by: 'guest' })
  expect(await stay.cards()).toMatchObject([{ refunds: [{ amount: 90, state: 'done' }] }])
  const other = await confirmed()
  await owner.call('POST', `/api/booking/${(await other.booking())?.id}/decision/`, { decision: 'accept' })
  expect(await other.see()).toMatchObject({
    status: 'confirmed',
    first_payment: null,
    payment_plan: [{ amount: 90 }, {}],
  })
})
