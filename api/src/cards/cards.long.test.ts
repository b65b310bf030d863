import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CardAccount, CardPayment } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { holdOutgoing } from '../outgoing/hold.ts'
import { aRequest, aUnit } from '../testing/factories.ts'
import { StripeEmulator } from '../testing/stripe/emulator.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'
import { closeIdleCheckouts, sendRefunds } from './schedule.ts'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin } })
let owner: TestOwner
beforeEach(async () => {
  Object.assign(stripe, { isDown: false, refundStatus: 'succeeded' })
  server.clock.set(new Date())
  owner = await server.signUpOwner({ personals: true })
})

const secret_key = 'sk_test_keyhaven123'
const connect = (as = owner, key = secret_key) =>
  as.call<CardAccount & Problem>('POST', '/api/card-account/', { provider: 'stripe', secret_key: key })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A stay for 300 that its owner accepted, 30 % of which are due within a week, and its guest's page. */
async function aStay(as = owner) {
  await as.call('PATCH', '/api/payment-settings/', {
    deposit_percent: 30,
    deposit_due_days: 7,
    rest_due_days_before: 28,
  })
  const unit = await aUnit(as)
  const dates = { check_in: inDays(90), check_out: inDays(93) }
  const { token } = await aRequest(server, unit.id, { ...dates, client: { email: `gerda-${unique()}@example.com` } })
  const [waiting] = (await as.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const id = waiting?.id ?? 0
  await as.call('POST', `/api/booking/${id}/decision/`, { decision: 'accept' })
  const checkout = () =>
    server.call<{ url: string } & Problem>('POST', `/api/public/booking/request/${token}/checkout/`)
  const ledger = async () => (await as.call<Ledger>('GET', `/api/booking/${id}/payments/`)).body
  const amounts = async () => (await ledger()).payments.map(({ kind, amount, method }) => [kind, amount, method])
  const cards = async () => (await as.call<CardPayment[]>('GET', `/api/booking/${id}/card-payments/`)).body
  const cancel = () => server.call('POST', `/api/public/booking/request/${token}/cancel/`, { fee: 0 })
  return { id, token, checkout, ledger, amounts, cards, cancel }
}
type Stay = Awaited<ReturnType<typeof aStay>>

const sessionIn = (url: string) => url.split('/').at(-1) ?? ''
const newestWebhook = () => {
  const webhook = [...stripe.webhooks.values()].at(-1)
  if (!webhook) throw new Error('Nobody has connected an account.')
  return webhook
}
type Sent = { payload: string; signature: string }

const tell = (webhook: { url: string }, { payload, signature }: Sent) =>
  server.fetch(webhook.url, {
    ...{ method: 'POST', body: payload },
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })

/** The guest pays on the page of the provider, which tells us so. */
async function paid(stay: Stay) {
  const { body } = await stay.checkout()
  const session = stripe.pay(sessionIn(body.url))
  const sent = stripe.signed(newestWebhook(), 'checkout.session.completed', session)
  const answer = await tell(newestWebhook(), sent)
  return { session, sent, status: answer.status }
}

test('an account is connected by a key that the provider knows, and its key is never answered', async () => {
  expect(await connect(owner, 'sk_test_stranger00')).toMatchObject({
    status: 400,
    body: { fields: { secret_key: [expect.any(String)] } },
  })
  const { status, body } = await connect()
  expect([status, body]).toEqual([
    201,
    { provider: 'stripe', name: 'Haus am See', is_test: true, connected_at: expect.any(String) },
  ])
  const account = await owner.call('GET', '/api/card-account/')
  expect(JSON.stringify(account.body)).not.toContain('keyhaven123')
  const { rows } = await sql<{ text: string }>`SELECT encode(sealed_key, 'escape') AS text FROM card_accounts`.execute(
    server.db,
  )
  expect(rows.every(({ text }) => !text.includes('sk_test'))).toBe(true)
  await owner.call('DELETE', '/api/card-account/')
  expect((await owner.call('GET', '/api/card-account/')).body).toEqual({ account: null })
})

test('a guest pays the part that is due next, and the booking is paid by the provider’s word alone', async () => {
  await connect()
  const stay = await aStay()
  const { body } = await stay.checkout()
  expect(stripe.sessions.get(sessionIn(body.url))?.amount).toBe(9000)
  expect(await stay.amounts()).toEqual([])
  expect((await stay.checkout()).body.url).toBe(body.url)
  expect((await paid(stay)).status).toBe(200)
  expect(await stay.amounts()).toEqual([['deposit', 90, 'card']])
  expect((await stay.ledger()).deposit_paid).toBe(true)
  await paid(stay)
  expect(await stay.amounts()).toEqual([
    ['deposit', 90, 'card'],
    ['payment', 210, 'card'],
  ])
  expect(await stay.checkout()).toMatchObject({ status: 409, body: { code: 'not_open' } })
})

test('an event that comes 500 times at once, and again later, counts once', { timeout: 120_000 }, async () => {
  await connect()
  const stay = await aStay()
  const { body } = await stay.checkout()
  const session = stripe.pay(sessionIn(body.url))
  const sent = stripe.signed(newestWebhook(), 'checkout.session.completed', session)
  const other = stripe.signed(newestWebhook(), 'checkout.session.async_payment_succeeded', session)
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, at) => tell(newestWebhook(), at % 2 === 0 ? sent : other)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stay.amounts()).toEqual([['deposit', 90, 'card']])
})

test('a forged, an old and a foreign event change nothing', async () => {
  await connect()
  const stay = await aStay()
  const { body } = await stay.checkout()
  const session = stripe.pay(sessionIn(body.url))
  const webhook = newestWebhook()
  const good = stripe.signed(webhook, 'checkout.session.completed', session)
  const forged = { ...good, payload: good.payload.replace('9000', '9001') }
  const old = stripe.signed(webhook, 'checkout.session.completed', session, undefined, Date.now() - 3_600_000)
  for (const sent of [forged, old, { ...good, signature: 't=1,v1=00' }])
    expect((await tell(webhook, sent)).status).toBe(400)
  const stranger = await server.signUpOwner({ personals: true })
  await connect(stranger)
  const foreign = stripe.signed(newestWebhook(), 'checkout.session.completed', session)
  expect((await tell(newestWebhook(), foreign)).status).toBe(404)
  expect((await tell({ url: webhook.url.replace(/token=.*/, 'token=nobody') }, good)).status).toBe(404)
  const dearer = stripe.signed(webhook, 'checkout.session.completed', { ...session, amount_total: 9100 })
  const dollars = stripe.signed(webhook, 'checkout.session.completed', { ...session, currency: 'usd' })
  for (const sent of [dearer, dollars]) expect((await tell(webhook, sent)).status).toBe(409)
  expect(await stay.amounts()).toEqual([])
  expect((await tell(webhook, good)).status).toBe(200)
  expect(await stay.amounts()).toEqual([['deposit', 90, 'card']])
})

test('where the provider is down the guest is event so, and the next try asks for the same page', async () => {
  await connect()
  const stay = await aStay()
  stripe.isDown = true
  expect(await stay.checkout()).toMatchObject({ status: 409, body: { code: 'provider_unavailable' } })
  stripe.isDown = false
  const before = stripe.sessions.size
  const both = await Promise.all([stay.checkout(), stay.checkout()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(stripe.sessions.size).toBe(before + 1)
})

test('a page whose part was paid by transfer meanwhile is closed, and who pays there all the same is owed the rest', async () => {
  await connect()
  const stay = await aStay()
  const { body } = await stay.checkout()
  const session = sessionIn(body.url)
  await owner.call('POST', `/api/booking/${stay.id}/payments/`, {
    ...{ date: inDays(0), kind: 'payment', amount: 300, method: 'transfer', note: '' },
  })
  const event = stripe.signed(newestWebhook(), 'checkout.session.completed', stripe.pay(session))
  await closeIdleCheckouts(server.context)
  expect((await tell(newestWebhook(), event)).status).toBe(200)
  expect(await stay.ledger()).toMatchObject({ paid: 390, balance: -90 })
})

test('who pays for a stay that was cancelled meanwhile gets it back by itself', async () => {
  await connect()
  const stay = await aStay()
  const { body } = await stay.checkout()
  await stay.cancel()
  const event = stripe.signed(newestWebhook(), 'checkout.session.completed', stripe.pay(sessionIn(body.url)))
  expect((await tell(newestWebhook(), event)).status).toBe(200)
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
  await connect()
  const stay = await aStay()
  await paid(stay)
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
  await connect()
  const stay = await aStay()
  await paid(stay)
  const [payment] = await stay.cards()
  stripe.refundStatus = 'pending'
  await owner.call('POST', `/api/booking/${stay.id}/card-payments/`, {
    ...{ payment: payment?.id, amount: 90, reason: 'Cancelled' },
  })
  expect((await stay.ledger()).paid).toBe(90)
  const [refund] = [...stripe.refunds.values()].slice(-1)
  const done = stripe.signed(newestWebhook(), 'refund.updated', { ...refund, object: 'refund', status: 'succeeded' })
  await tell(newestWebhook(), done)
  await tell(newestWebhook(), stripe.signed(newestWebhook(), 'refund.updated', { ...refund, status: 'succeeded' }))
  expect((await stay.ledger()).paid).toBe(0)
})

test('a chargeback takes the money out of the ledger, and one that is won brings it back', async () => {
  await connect()
  const stay = await aStay()
  const { session } = await paid(stay)
  const dispute = { id: 'dp_1', object: 'dispute', amount: 9000, payment_intent: session.payment_intent }
  await tell(
    newestWebhook(),
    stripe.signed(newestWebhook(), 'charge.dispute.created', { ...dispute, status: 'needs_response' }),
  )
  expect((await stay.ledger()).paid).toBe(0)
  await tell(newestWebhook(), stripe.signed(newestWebhook(), 'charge.dispute.closed', { ...dispute, status: 'won' }))
  expect((await stay.ledger()).paid).toBe(90)
})

test('nothing can be paid by card where the owner has no account, or the host has not said yes', async () => {
  const stay = await aStay()
  expect(await stay.checkout()).toMatchObject({ status: 409, body: { code: 'not_open' } })
  await connect()
  const unit = await aUnit(owner)
  const { token } = await aRequest(server, unit.id, { check_in: inDays(90), check_out: inDays(93) })
  const waiting = await server.call('POST', `/api/public/booking/request/${token}/checkout/`)
  expect(waiting).toMatchObject({ status: 409, body: { code: 'not_open' } })
})

test('in a restored copy nobody pays and no money goes back before its operator lets things go', async () => {
  await connect()
  const stay = await aStay()
  await holdOutgoing(server.db, 'a restore')
  const before = stripe.calls.length
  expect((await stay.checkout()).status).toBe(409)
  await sendRefunds(server.context)
  await closeIdleCheckouts(server.context)
  await sql`DELETE FROM outgoing_hold`.execute(server.db)
  expect(stripe.calls.length).toBe(before)
})
