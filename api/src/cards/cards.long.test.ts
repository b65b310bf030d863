import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { holdOutgoing } from '../outgoing/hold.ts'
import { aStayWithDeposit, connectStripe, inDays, providerOf, sessionIn } from '../testing/card-payments.ts'
import { aRequest, aUnit } from '../testing/factories.ts'
import { StripeEmulator } from '../testing/stripe/emulator.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { closeIdleCheckouts, sendRefunds } from './schedule.ts'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin } })
const { webhook, send, sign, pay } = providerOf(stripe, server)
let owner: TestOwner
beforeEach(async () => {
  Object.assign(stripe, { isDown: false, refundStatus: 'succeeded' })
  server.clock.set(new Date())
  owner = await server.signUpOwner({ personals: true })
})

test('an account is connected by a key that the provider knows, and its key is never answered', async () => {
  expect(await connectStripe(owner, 'sk_test_stranger00')).toMatchObject({
    status: 400,
    body: { fields: { secret_key: [expect.any(String)] } },
  })
  const { status, body } = await connectStripe(owner)
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
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  const { body } = await stay.checkout()
  expect(stripe.sessions.get(sessionIn(body.url))?.amount).toBe(9000)
  expect(await stay.amounts()).toEqual([])
  expect((await stay.checkout()).body.url).toBe(body.url)
  expect((await pay(stay)).status).toBe(200)
  expect(await stay.amounts()).toEqual([['deposit', 90, 'card']])
  expect((await stay.ledger()).deposit_paid).toBe(true)
  await pay(stay)
  expect(await stay.amounts()).toEqual([
    ['deposit', 90, 'card'],
    ['payment', 210, 'card'],
  ])
  expect(await stay.checkout()).toMatchObject({ status: 409, body: { code: 'not_open' } })
})

test('an event that comes 500 times at once, and again later, counts once', { timeout: 120_000 }, async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  const { body } = await stay.checkout()
  const session = stripe.pay(sessionIn(body.url))
  const sent = sign('checkout.session.completed', session)
  const other = sign('checkout.session.async_payment_succeeded', session)
  const answers = await Promise.all(Array.from({ length: 500 }, (_, at) => send(at % 2 === 0 ? sent : other)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stay.amounts()).toEqual([['deposit', 90, 'card']])
})

test('a forged, an old and a foreign event change nothing', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  const { body } = await stay.checkout()
  const session = stripe.pay(sessionIn(body.url))
  const hook = webhook()
  const good = stripe.signed(hook, 'checkout.session.completed', session)
  const forged = { ...good, payload: good.payload.replace('9000', '9001') }
  const old = stripe.signed(hook, 'checkout.session.completed', session, undefined, Date.now() - 3_600_000)
  for (const sent of [forged, old, { ...good, signature: 't=1,v1=00' }])
    expect((await send(sent, hook)).status).toBe(400)
  const stranger = await server.signUpOwner({ personals: true })
  await connectStripe(stranger)
  const foreign = sign('checkout.session.completed', session)
  expect((await send(foreign)).status).toBe(404)
  expect((await send(good, { url: hook.url.replace(/token=.*/, 'token=nobody') })).status).toBe(404)
  const dearer = stripe.signed(hook, 'checkout.session.completed', { ...session, amount_total: 9100 })
  const dollars = stripe.signed(hook, 'checkout.session.completed', { ...session, currency: 'usd' })
  for (const sent of [dearer, dollars]) expect((await send(sent, hook)).status).toBe(409)
  expect(await stay.amounts()).toEqual([])
  expect((await send(good, hook)).status).toBe(200)
  expect(await stay.amounts()).toEqual([['deposit', 90, 'card']])
})

test('where the provider is down the guest is event so, and the next try asks for the same page', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  stripe.isDown = true
  expect(await stay.checkout()).toMatchObject({ status: 409, body: { code: 'provider_unavailable' } })
  stripe.isDown = false
  const before = stripe.sessions.size
  const both = await Promise.all([stay.checkout(), stay.checkout()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(stripe.sessions.size).toBe(before + 1)
})

test('a page whose part was paid by transfer meanwhile is closed, and who pays there all the same is owed the rest', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  const { body } = await stay.checkout()
  const session = sessionIn(body.url)
  await owner.call('POST', `/api/booking/${stay.id}/payments/`, {
    ...{ date: inDays(0), kind: 'payment', amount: 300, method: 'transfer', note: '' },
  })
  const event = sign('checkout.session.completed', stripe.pay(session))
  await closeIdleCheckouts(server.context)
  expect((await send(event)).status).toBe(200)
  expect(await stay.ledger()).toMatchObject({ paid: 390, balance: -90 })
})

test('nothing can be paid by card where the owner has no account, or the host has not said yes', async () => {
  const stay = await aStayWithDeposit(server, owner)
  expect(await stay.checkout()).toMatchObject({ status: 409, body: { code: 'not_open' } })
  await connectStripe(owner)
  const unit = await aUnit(owner)
  const { token } = await aRequest(server, unit.id, { check_in: inDays(90), check_out: inDays(93) })
  const waiting = await server.call('POST', `/api/public/booking/request/${token}/checkout/`)
  expect(waiting).toMatchObject({ status: 409, body: { code: 'not_open' } })
})

test('in a restored copy nobody pays and no money goes back before its operator lets things go', async () => {
  await connectStripe(owner)
  const stay = await aStayWithDeposit(server, owner)
  await holdOutgoing(server.db, 'a restore')
  const before = stripe.calls.length
  expect((await stay.checkout()).status).toBe(409)
  await sendRefunds(server.context)
  await closeIdleCheckouts(server.context)
  await sql`DELETE FROM outgoing_hold`.execute(server.db)
  expect(stripe.calls.length).toBe(before)
})
