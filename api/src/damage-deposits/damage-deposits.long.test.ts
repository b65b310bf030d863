import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { OpenDamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import type { DamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { holdOutgoing } from '../outgoing/hold.ts'
import { aRequest, aUnit, mailsTo } from '../testing/factories.ts'
import { aPicture } from '../testing/pictures.ts'
import { StripeEmulator } from '../testing/stripe/emulator.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'
import { keepDamageDeposits } from './schedule.ts'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin } })
stripe.intents.now = () => server.clock().getTime()
let owner: TestOwner
beforeEach(async () => {
  stripe.isDown = false
  stripe.intents.bankSays = 'yes'
  for (const { id } of stripe.intents.held()) stripe.intents.lapse(id)
  await sql`DELETE FROM card_holds`.execute(server.db)
  await sql`UPDATE bookings SET damage_deposit = NULL`.execute(server.db)
  server.clock.set('2027-05-24T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
  await owner.call('POST', '/api/card-account/', { provider: 'stripe', secret_key: 'sk_test_keyhaven123' })
  await staySignedIn()
})

/** Sessions end within a day; these tests are of weeks. */
const staySignedIn = () => sql`UPDATE sessions SET expires_at = '2028-01-01'`.execute(server.db)

const damage = { damage_deposit_amount: 300, damage_deposit_days_before: 2, damage_deposit_days_after: 3 }
type Held = DamageDeposit & Problem

/** A stay for 300 from 1 to 4 June that its owner accepted, 30 % of which are due within a week. */
async function aStay(as = owner, fields: object = {}) {
  await as.call('PATCH', '/api/payment-settings/', { deposit_percent: 30, deposit_due_days: 7, ...damage })
  const unit = await aUnit(as)
  const email = `gerda-${unique()}@example.com`
  const dates = { check_in: '2027-06-01', check_out: '2027-06-04', ...fields }
  const quote = await server.call<PublicQuote>('POST', '/api/public/booking/quote/', {
    unit: unit.id,
    ...dates,
    guests_count: 1,
  })
  const { token } = await aRequest(server, unit.id, {
    ...dates,
    terms: quote.body.terms,
    client: { email },
    locale: 'en',
  })
  const [waiting] = (await as.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const id = waiting?.id ?? 0
  await as.call('POST', `/api/booking/${id}/decision/`, { decision: 'accept' })
  const path = `/api/booking/${id}/damage-deposit/`
  const guest = `/api/public/booking/request/${token}/`
  return {
    ...{ id, token, email, path },
    deposit: async () => (await as.call<{ damage_deposit: DamageDeposit | null }>('GET', path)).body.damage_deposit,
    state: async () =>
      (await as.call<{ damage_deposit: DamageDeposit | null }>('GET', path)).body.damage_deposit?.state,
    seen: async () => (await server.call<GuestRequest>('GET', guest)).body.damage_deposit,
    pay: async () => sessionIn((await server.call<{ url: string }>('POST', `${guest}checkout/`)).body.url),
    page: () => server.call<{ url: string } & Problem>('POST', `${guest}damage-deposit/`),
    release: () => as.call<Held>('POST', `${path}release/`),
    capture: (amount: number, reason = 'The glass table is broken.') =>
      as.call<Held>('POST', `${path}capture/`, { amount, reason }),
    cancel: () => server.call('POST', `${guest}cancel/`, { fee: 0 }),
    mails: async () =>
      (await mailsTo(server, email)).map(({ subject = '', text = '' }) => ({ subject: subject.split(':')[0], text })),
    guest,
  }
}
type Stay = Awaited<ReturnType<typeof aStay>>

const sessionIn = (url: string) => url.split('/').at(-1) ?? ''
const newestWebhook = () => {
  const webhook = [...stripe.webhooks.values()].at(-1)
  if (!webhook) throw new Error('Nobody has connected an account.')
  return webhook
}
type Sent = { payload: string; signature: string }
const signed = (type: string, object: object) =>
  stripe.signed(newestWebhook(), type, object, undefined, server.clock().getTime())
const tell = ({ payload, signature }: Sent) =>
  server.fetch(newestWebhook().url, {
    ...{ method: 'POST', body: payload },
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
/** The guest is done on a page of the provider, which tells us so. */
const complete = async (session: string) => tell(signed('checkout.session.completed', stripe.pay(session)))
/** A stay whose guest has paid the deposit by a card that can be asked again. */
async function aPaidStay(...input: Parameters<typeof aStay>) {
  const stay = await aStay(...input)
  expect((await complete(await stay.pay())).status).toBe(200)
  return stay
}
/** An address as a browser opens it from a page of ours. */
const open = (address = '') => server.fetch(new URL(address, server.context.env.origin))
const at = (day: string, time = '09:00') => server.clock.set(`${day}T${time}:00Z`)
const sweepOn = async (day: string, time?: string) => {
  at(day, time)
  await keepDamageDeposits(server.context)
}
const held = () => stripe.intents.held().map(({ id, amount }) => ({ id, amount }))
const holdOf = ({ id }: Stay) =>
  sql<{
    payment: string
    state: string
  }>`SELECT payment, state FROM card_holds WHERE booking_id = ${id} ORDER BY id`.execute(server.db)

test('the card of the deposit is asked on the day that was agreed on, and not before', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-29')
  expect([await stay.state(), held()]).toEqual(['planned', []])
  await sweepOn('2027-05-30')
  expect(held()).toMatchObject([{ amount: 30_000 }])
  expect(await stay.deposit()).toEqual({
    ...{ amount: 300, from: '2027-05-30', until: '2027-06-07', state: 'held', has_card: true },
    ...{ captured: 0, reason: '', picture: null, ended_at: null },
  })
  expect(await stay.seen()).toMatchObject({ state: 'held', amount: 300 })
  expect(await stay.seen()).not.toHaveProperty('has_card')
  expect((await stay.mails()).at(-1)?.subject).not.toMatch(/damage deposit/)
})

test('the day is that of the house', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-29', '21:30')
  expect(await stay.state()).toBe('planned')
  await sweepOn('2027-05-29', '22:30')
  expect(await stay.state()).toBe('held')
})

test('many sweeps at once make one authorisation', async () => {
  await aPaidStay()
  at('2027-05-30')
  await Promise.all(Array.from({ length: 6 }, () => keepDamageDeposits(server.context)))
  expect(held()).toHaveLength(1)
})

test('without a card the guest is asked once, and lets it be held on a page of the provider', async () => {
  const stay = await aStay()
  expect(await stay.page()).toMatchObject({ status: 409, body: { code: 'not_open' } })
  await sweepOn('2027-05-30')
  await sweepOn('2027-05-31')
  expect(await stay.deposit()).toMatchObject({ state: 'waiting', has_card: false })
  const asked = (await stay.mails()).filter(({ subject }) => subject === 'A card for your damage deposit')
  expect(asked).toMatchObject([{ text: expect.stringMatching(/€300\.00[\s\S]*7 June 2027[\s\S]*\/request\//) }])
  const { body } = await stay.page()
  expect((await stay.page()).body.url).toBe(body.url)
  expect(stripe.sessions.get(sessionIn(body.url))).toMatchObject({
    amount: 30_000,
    params: {
      'payment_intent_data[capture_method]': 'manual',
      'payment_intent_data[setup_future_usage]': 'off_session',
    },
  })
  expect(await stay.state()).toBe('waiting')
  await complete(sessionIn(body.url))
  expect(await stay.deposit()).toMatchObject({ state: 'held', has_card: true })
  expect(await stay.page()).toMatchObject({ status: 409, body: { code: 'not_open' } })
  const list = (await owner.call<OpenDamageDeposit[]>('GET', '/api/damage-deposits/')).body
  expect(list).toEqual([])
})

test.each(['authentication_required', 'card_declined'] as const)(
  'a bank that says %s makes it wait for the guest',
  async (says) => {
    const stay = await aPaidStay()
    stripe.intents.bankSays = says
    const before = stripe.calls.length
    for (const day of ['2027-05-30', '2027-05-31', '2027-06-01']) await sweepOn(day)
    expect(stripe.calls.slice(before).filter((call) => call === 'POST /v1/payment_intents')).toHaveLength(1)
    expect(await stay.deposit()).toMatchObject({ state: 'waiting', has_card: true })
    expect((await stay.mails()).filter(({ subject }) => subject === 'A card for your damage deposit')).toHaveLength(1)
    await complete(sessionIn((await stay.page()).body.url))
    expect(await stay.state()).toBe('held')
  },
)

test('it is renewed a day before it lapses, the new one first', async () => {
  const stay = await aPaidStay(owner, { check_out: '2027-06-11' })
  await sweepOn('2027-05-30')
  const [first] = held()
  await sweepOn('2027-06-04')
  expect(held()).toEqual([first])
  const before = stripe.calls.length
  await sweepOn('2027-06-05', '10:00')
  expect(stripe.calls.slice(before).filter((call) => call.startsWith('POST /v1/payment_intents'))).toEqual([
    'POST /v1/payment_intents',
    'POST /v1/payment_intents/:id/cancel',
  ])
  expect(held()).toMatchObject([{ amount: 30_000 }])
  expect(held()[0]?.id).not.toBe(first?.id)
  expect(await stay.state()).toBe('held')
})

test('it is not renewed for the last day, and is released by itself', async () => {
  const stay = await aPaidStay()
  for (const day of ['2027-05-30', '2027-06-05', '2027-06-06']) await sweepOn(day)
  expect(await stay.state()).toBe('held')
  const list = (await owner.call<OpenDamageDeposit[]>('GET', '/api/damage-deposits/')).body
  expect(list).toMatchObject([{ booking: stay.id, reference: expect.stringMatching(/^B-/), check_out: '2027-06-04' }])
  await sweepOn('2027-06-07')
  await sweepOn('2027-06-08')
  expect(held()).toEqual([])
  expect(await stay.deposit()).toMatchObject({ state: 'released', captured: 0, ended_at: '2027-06-07T09:00:00.000Z' })
  expect((await stay.mails()).filter(({ subject }) => subject === 'Your damage deposit is released')).toMatchObject([
    { text: expect.stringContaining('€300.00') },
  ])
  expect((await owner.call('GET', '/api/damage-deposits/')).body).toEqual([])
})

test('its owner lets it go, once, and also where the provider is down at that moment', async () => {
  const stay = await aPaidStay()
  expect(await stay.release()).toMatchObject({ status: 409, body: { code: 'not_open' } })
  await sweepOn('2027-05-30')
  at('2027-06-04')
  stripe.isDown = true
  expect(await stay.release()).toMatchObject({ status: 409, body: { code: 'provider_unavailable' } })
  expect(await stay.capture(10)).toMatchObject({ status: 409, body: { code: 'not_open' } })
  stripe.isDown = false
  await sweepOn('2027-06-04', '09:10')
  expect(await stay.state()).toBe('released')
  expect(await stay.release()).toMatchObject({ status: 409, body: { code: 'not_open' } })
  await sweepOn('2027-06-05')
  expect(held()).toEqual([])
})

test('some of it is captured with a reason, and is no payment of the stay', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  expect(await stay.capture(80)).toMatchObject({ status: 409, body: { code: 'not_open' } })
  at('2027-06-04')
  expect(await stay.capture(300.01)).toMatchObject({ status: 400, body: { fields: { amount: [expect.any(String)] } } })
  expect(await stay.capture(80, ' ')).toMatchObject({ status: 400, body: { fields: { reason: [expect.any(String)] } } })
  const before = (await owner.call('GET', `/api/booking/${stay.id}/payments/`)).body
  const { status, body } = await stay.capture(80)
  expect([status, body]).toMatchObject([
    200,
    {
      state: 'captured',
      captured: 80,
      reason: 'The glass table is broken.',
      picture: null,
      ended_at: '2027-06-04T09:00:00.000Z',
    },
  ])
  const [{ payment = '' } = {}] = (await holdOf(stay)).rows
  expect(stripe.intents.all.get(payment)).toMatchObject({ status: 'succeeded', received: 8000 })
  expect((await owner.call('GET', `/api/booking/${stay.id}/payments/`)).body).toEqual(before)
  expect((await stay.mails()).at(-1)).toMatchObject({
    subject: 'Your damage deposit was charged',
    text: expect.stringMatching(
      /€80\.00 of your damage deposit of €300\.00[\s\S]*The rest is released[\s\S]*The glass table is broken\./,
    ),
  })
  expect(await stay.capture(10)).toMatchObject({ status: 409, body: { code: 'not_open' } })
  await sweepOn('2027-06-08')
  expect(await stay.state()).toBe('captured')
})

test('a picture of the damage is for the owner and for the guest of the stay alone', async () => {
  const [stay, other] = [await aPaidStay(), await aStay()]
  await sweepOn('2027-05-30')
  at('2027-06-04')
  const form = new FormData()
  form.set('amount', '300')
  form.set('reason', 'The door is burnt.')
  form.set(
    'picture',
    new File([new Uint8Array(await aPicture(40, 30).png().toBuffer())], 'door.png', { type: 'image/png' }),
  )
  const { body } = await owner.call<DamageDeposit>('POST', `${stay.path}capture/`, form)
  expect(body).toMatchObject({ captured: 300, picture: expect.any(String) })
  const shown = await stay.seen()
  for (const address of [body.picture ?? '', shown?.picture ?? '']) {
    const answer = await open(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  expect((await stay.mails()).at(-1)?.text).toContain('There is a picture of it on your page.')
  const strange = [
    body.picture?.replace(/signature=[^&]*/, 'signature=x') ?? '',
    body.picture?.replace(`/${stay.id}/`, `/${other.id}/`) ?? '',
    shown?.picture?.replace(stay.token, other.token) ?? '',
  ]
  expect(await Promise.all(strange.map(async (address) => (await open(address)).status))).toEqual([403, 403, 404])
})

test('a picture that is none is refused, and nothing is captured', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  at('2027-06-04')
  const form = new FormData()
  form.set('amount', '300')
  form.set('reason', 'The door is burnt.')
  form.set('picture', new File(['<script>'], 'door.png', { type: 'image/png' }))
  const answer = await owner.call<Problem>('POST', `${stay.path}capture/`, form)
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([415, ['picture']])
  expect(await stay.state()).toBe('held')
})

test('a capture whose answer was lost is the same one when it is tried again', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  at('2027-06-04')
  stripe.isDown = true
  expect(await stay.capture(80)).toMatchObject({ status: 409, body: { code: 'provider_unavailable' } })
  stripe.isDown = false
  expect(await stay.state()).toBe('held')
  const answers = await Promise.all([stay.capture(80), stay.capture(80), stay.capture(80)])
  expect(answers.map(({ status }) => status)).toContain(200)
  expect(await stay.deposit()).toMatchObject({ state: 'captured', captured: 80 })
  expect((await stay.mails()).filter(({ subject }) => subject === 'Your damage deposit was charged')).toHaveLength(1)
})

test('another owner finds none of it', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  at('2027-06-04')
  const stranger = await server.signUpOwner({ personals: true })
  await staySignedIn()
  const calls = [
    stranger.call('GET', stay.path),
    stranger.call('POST', `${stay.path}release/`),
    stranger.call('POST', `${stay.path}capture/`, { amount: 10, reason: 'Mine' }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await stranger.call('GET', '/api/damage-deposits/')).body).toEqual([])
  expect(await stay.state()).toBe('held')
})

test('a stay that is cancelled lets go of what is held, and one that is cancelled before asks no card', async () => {
  const [stay, early] = [await aPaidStay(), await aPaidStay()]
  await early.cancel()
  await sweepOn('2027-05-30')
  expect([await early.deposit(), held().length]).toEqual([null, 1])
  await stay.cancel()
  await sweepOn('2027-05-30', '09:01')
  expect([await stay.state(), held()]).toEqual(['released', []])
})

test('a stay that is moved to later days is held for those', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  await sql`UPDATE bookings SET check_in = '2027-06-11', check_out = '2027-06-14' WHERE id = ${stay.id}`.execute(
    server.db,
  )
  await sweepOn('2027-05-30', '09:10')
  expect([await stay.state(), held()]).toEqual(['planned', []])
  await sweepOn('2027-06-09')
  expect([await stay.state(), held().length]).toEqual(['held', 1])
})

test('what the bank lets go before its time is asked for again, and has lapsed where it says no', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  stripe.intents.bankSays = 'card_declined'
  at('2027-06-02')
  await tell(signed('payment_intent.canceled', stripe.intents.lapse(held()[0]?.id ?? '')))
  await keepDamageDeposits(server.context)
  expect(await stay.state()).toBe('lapsed')
  expect((await owner.call<OpenDamageDeposit[]>('GET', '/api/damage-deposits/')).body).toMatchObject([
    { booking: stay.id },
  ])
  expect((await stay.mails()).at(-1)?.subject).toBe('A card for your damage deposit')
  await complete(sessionIn((await stay.page()).body.url))
  expect(await stay.state()).toBe('held')
})

test('an end of which the provider could not tell us is found out', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  stripe.intents.lapse(held()[0]?.id ?? '')
  await sweepOn('2027-05-31')
  expect([await stay.state(), held().length]).toEqual(['held', 1])
})

test('events come twice, late and in any order, and change nothing that they do not know better', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  const [{ id = '' } = {}] = held()
  const opened = stripe.intents.out(id)
  at('2027-06-04')
  await stay.capture(80)
  const captured = stripe.intents.out(id)
  const events = [
    signed('payment_intent.succeeded', captured),
    signed('payment_intent.amount_capturable_updated', opened),
    signed('payment_intent.canceled', { ...opened, status: 'canceled' }),
  ]
  for (const event of [...events, ...events]) expect((await tell(event)).status).toBe(200)
  await sweepOn('2027-06-05')
  expect(await stay.deposit()).toMatchObject({ state: 'captured', captured: 80 })
  const forged = {
    ...events[0],
    payload: events[0]?.payload.replace('30000', '30001') ?? '',
    signature: events[0]?.signature ?? '',
  }
  expect((await tell(forged)).status).toBe(400)
  const dearer = signed('payment_intent.amount_capturable_updated', { ...opened, amount: 30_001 })
  expect((await tell(dearer)).status).toBe(409)
  const unknown = signed('payment_intent.canceled', { ...opened, metadata: { keyhaven_hold: '999999999' } })
  expect((await tell(unknown)).status).toBe(404)
})

test('what is captured by hand at the provider ends the damage deposit, too', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  const [{ id = '' } = {}] = held()
  stripe.intents.answer('POST /v1/payment_intents/:id/capture', id, { amount_to_capture: '5000' })
  await tell(signed('payment_intent.succeeded', stripe.intents.out(id)))
  expect(await stay.deposit()).toMatchObject({ state: 'captured', captured: 50, reason: '' })
})

test('a provider that is down for an hour holds the amount once', async () => {
  const stay = await aPaidStay()
  stripe.isDown = true
  for (let minute = 0; minute < 60; minute += 5) await sweepOn('2027-05-30', `09:${String(minute).padStart(2, '0')}`)
  expect(await stay.state()).toBe('waiting')
  expect((await stay.mails()).map(({ subject }) => subject)).not.toContain('A card for your damage deposit')
  stripe.isDown = false
  for (const time of ['10:05', '10:10', '10:15']) await sweepOn('2027-05-30', time)
  expect([await stay.state(), held().length]).toEqual(['held', 1])
})

test('an answer that was lost leads to the same authorisation', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  await sql`UPDATE card_holds SET state = 'new', payment = NULL, opened_at = NULL, tried_at = NULL WHERE booking_id = ${stay.id}`.execute(
    server.db,
  )
  await sweepOn('2027-05-30', '09:10')
  expect([await stay.state(), held().length]).toEqual(['held', 1])
})

test('in a restored copy no bank is asked before its operator lets things go', async () => {
  const stay = await aPaidStay()
  const later = await aStay(await server.signUpOwner({ personals: true }))
  await holdOutgoing(server.db, 'a restore')
  const before = stripe.calls.length
  await sweepOn('2027-05-30')
  const answers = [await later.page(), await stay.release(), await stay.capture(10)]
  await sql`DELETE FROM outgoing_hold`.execute(server.db)
  expect([answers.map(({ status }) => status), stripe.calls.length]).toEqual([[409, 409, 409], before])
  await sweepOn('2027-05-30', '09:10')
  expect(await stay.state()).toBe('held')
})

test('nothing is held for a demo account', async () => {
  const stay = await aPaidStay()
  await sql`UPDATE owners SET is_guest = true, guest_expires_at = '2027-12-31' WHERE id = (SELECT owner_id FROM bookings WHERE id = ${stay.id})`.execute(
    server.db,
  )
  await sweepOn('2027-05-30')
  expect(held()).toEqual([])
})
