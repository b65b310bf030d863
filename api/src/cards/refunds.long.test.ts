import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CardPayment } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aStayWithDeposit, connectStripe, providerOf, sessionIn } from '../testing/card-payments.ts'
import { StripeEmulator } from '../testing/stripe/emulator.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { sendRefunds } from './schedule.ts'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin } })
const { sign, send, tell, pay } = providerOf(stripe, server)
let owner: TestOwner
beforeEach(async () => {
  Object.assign(stripe, { isDown: false, refundStatus: 'succeeded' })
  server.clock.set(new Date())
  owner = await server.signUpOwner({ personals: true })
})

test('who pays for a stay that was cancelled meanwhile gets it back by itself', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  const { body } = await stay.checkout()
  await stay.cancel()
  const event = sign('checkout.session.completed', stripe.pay(sessionIn(body.url)))
  expect((await send(event)).status).toBe(200)
  stripe.isDown = true
  await sendRefunds(server.context)
  stripe.isDown = false
  server.clock.set(new Date(Date.now() + 600_000))
  await Promise.all([sendRefunds(server.context), sendRefunds(server.context)])
  expect(await stay.amounts()).toEqual([
    ['payment', 90, 'card'],
    ['refund', -90, 'card'],
  ])
  expect((await stay.ledger()).balance).toBe(0)
  expect(await stay.cards()).toMatchObject([{ amount: 90, refundable: 0, refunds: [{ amount: 90, state: 'done' }] }])
})

test('an owner sends money back to the card, once, and no more than came', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  await pay(stay)
  const [payment] = await stay.cards()
  const refund = (amount: number, as = owner) =>
    as.call<CardPayment[] & Problem>('POST', `/api/booking/${stay.id}/card-payments/`, {
      ...{ payment: payment?.id ?? 0, amount, reason: 'Shorter stay' },
    })
  expect((await refund(30)).status).toBe(200)
  expect(await refund(60.01)).toMatchObject({ status: 409, body: { code: 'refund_too_large' } })
  expect(await stay.amounts()).toEqual([
    ['deposit', 90, 'card'],
    ['refund', -30, 'card'],
  ])
  stripe.refundStatus = 'failed'
  expect(await refund(10)).toMatchObject({ status: 409, body: { code: 'refund_failed' } })
  expect((await stay.ledger()).paid).toBe(60)
  const stranger = await server.signUpOwner()
  expect((await refund(1, stranger)).status).toBe(404)
})

test('a refund that takes days is entered once the provider says that it has gone', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  await pay(stay)
  const [payment] = await stay.cards()
  stripe.refundStatus = 'pending'
  await owner.call('POST', `/api/booking/${stay.id}/card-payments/`, {
    ...{ payment: payment?.id, amount: 90, reason: 'Cancelled' },
  })
  expect((await stay.ledger()).paid).toBe(90)
  const [refund] = [...stripe.refunds.values()].slice(-1)
  const done = sign('refund.updated', { ...refund, object: 'refund', status: 'succeeded' })
  await send(done)
  await tell('refund.updated', { ...refund, status: 'succeeded' })
  expect((await stay.ledger()).paid).toBe(0)
})

test('a chargeback takes the money out of the ledger, and one that is won brings it back', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  const { session } = await pay(stay)
  const dispute = { id: 'dp_1', object: 'dispute', amount: 9000, payment_intent: session.payment_intent }
  await tell('charge.dispute.created', { ...dispute, status: 'needs_response' })
  expect((await stay.ledger()).paid).toBe(0)
  await tell('charge.dispute.closed', { ...dispute, status: 'won' })
  expect((await stay.ledger()).paid).toBe(90)
})

test('a chargeback of more than the ledger holds takes what is there, and gives that back; won before it was lost, it is nothing', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  const { session } = await pay(stay)
  const [payment] = await stay.cards()
  const back = { payment: payment?.id, amount: 30, reason: 'Shorter stay' }
  await owner.call('POST', `/api/booking/${stay.id}/card-payments/`, back)
  const dispute = { object: 'dispute', amount: 9000, payment_intent: session.payment_intent }
  const say = (type: string, id: string, status: string) => tell(`charge.dispute.${type}`, { ...dispute, id, status })
  expect((await say('closed', 'dp_early', 'won')).status).toBe(200)
  expect((await say('created', 'dp_early', 'needs_response')).status).toBe(200)
  expect((await stay.ledger()).paid).toBe(60)
  expect((await say('created', 'dp_late', 'needs_response')).status).toBe(200)
  expect((await say('created', 'dp_late', 'needs_response')).status).toBe(200)
  expect((await stay.ledger()).paid).toBe(0)
  const won = [await say('closed', 'dp_late', 'won'), await say('closed', 'dp_late', 'won')]
  expect(won.map(({ status }) => status)).toEqual([200, 200])
  expect((await stay.ledger()).paid).toBe(60)
})

test('an owner who cancels sends back to the cards what the accepted fee leaves, the last payment first and once', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  await pay(stay)
  await pay(stay)
  const { body: booking } = await owner.call<Booking>('GET', `/api/booking/${stay.id}/`)
  const { client, property, unit, guests_count, check_in, check_out } = booking
  const whole = { client: client.id, property: property.id, unit: unit.id, guests_count, check_in, check_out }
  const cancel = (fields: object) =>
    owner.call('PATCH', `/api/booking/${stay.id}/`, {
      ...{ ...whole, services: [], promo_code: null, deposit_paid: true, status: 'cancelled', ...fields },
    })
  expect((await cancel({ cancellation_fee: 60, refund_card: true })).status).toBe(200)
  expect((await cancel({ cancellation_fee: 60, refund_card: true })).status).toBe(200)
  await sendRefunds(server.context)
  expect(await stay.cards()).toMatchObject([
    { amount: 90, refundable: 60, refunds: [{ amount: 30, state: 'done' }] },
    { amount: 210, refundable: 0, refunds: [{ amount: 210, state: 'done' }] },
  ])
  expect((await stay.ledger()).balance).toBe(0)
})
