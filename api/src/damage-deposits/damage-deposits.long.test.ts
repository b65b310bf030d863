import type { OpenDamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { holdOutgoing } from '../outgoing/hold.ts'
import { heldStays } from '../testing/held-stays.ts'
import { keepDamageDeposits } from './schedule.ts'

const { stripe, server, signed, tell, complete, aStay, aPaidStay, at, sweepOn, holds, staySignedIn, owner } =
  await heldStays()
test('the card of the deposit is asked on the day that was agreed on, and not before', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-29')
  expect([await stay.state(), holds()]).toEqual(['planned', []])
  await sweepOn('2027-05-30')
  expect(holds()).toMatchObject([{ amount: 30_000 }])
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
  expect(holds()).toHaveLength(1)
})

test('without a card the guest is asked once, and lets it be held on a page of the provider', async () => {
  const stay = await aStay()
  expect(await stay.page()).toMatchObject({ status: 409, body: { code: 'not_open' } })
  await sweepOn('2027-05-30')
  await sweepOn('2027-05-31')
  expect(await stay.deposit()).toMatchObject({ state: 'waiting', has_card: false })
  const mails = (await stay.mails()).filter(({ subject }) => subject === 'A card for your damage deposit')
  expect(mails).toMatchObject([{ text: expect.stringMatching(/€300\.00[\s\S]*7 June 2027[\s\S]*\/request\//) }])
  const { body } = await stay.page()
  expect((await stay.page()).body.url).toBe(body.url)
  expect(stripe.sessions.get(body.url.split('/').at(-1) ?? '')).toMatchObject({
    amount: 30_000,
    params: {
      'payment_intent_data[capture_method]': 'manual',
      'payment_intent_data[setup_future_usage]': 'off_session',
    },
  })
  expect(await stay.state()).toBe('waiting')
  await complete(body.url)
  expect(await stay.deposit()).toMatchObject({ state: 'held', has_card: true })
  expect(await stay.page()).toMatchObject({ status: 409, body: { code: 'not_open' } })
  const list = (await owner().call<OpenDamageDeposit[]>('GET', '/api/damage-deposits/')).body
  expect(list).toEqual([])
})

test('who is about to pay is not asked for another card', async () => {
  const stay = await aStay()
  at('2027-05-30')
  const session = await stay.checkout()
  await sweepOn('2027-05-30', '09:10')
  expect(await stay.state()).toBe('waiting')
  expect((await stay.mails()).map(({ subject }) => subject)).not.toContain('A card for your damage deposit')
  await complete(session)
  await sweepOn('2027-05-30', '09:11')
  expect(await stay.state()).toBe('held')
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
    await complete((await stay.page()).body.url)
    expect(await stay.state()).toBe('held')
  },
)

test('it is renewed a day before it lapses, the new one first', async () => {
  const stay = await aPaidStay({ check_out: '2027-06-11' })
  await sweepOn('2027-05-30')
  const [first] = holds()
  await sweepOn('2027-06-04')
  expect(holds()).toEqual([first])
  const before = stripe.calls.length
  await sweepOn('2027-06-05', '10:00')
  expect(stripe.calls.slice(before).filter((call) => call.startsWith('POST /v1/payment_intents'))).toEqual([
    'POST /v1/payment_intents',
    'POST /v1/payment_intents/:id/cancel',
  ])
  expect(holds()).toMatchObject([{ amount: 30_000 }])
  expect(holds()[0]?.id).not.toBe(first?.id)
  expect(await stay.state()).toBe('held')
})

test('it is not renewed for the last day, and is released by itself', async () => {
  const stay = await aPaidStay()
  for (const day of ['2027-05-30', '2027-06-05', '2027-06-06']) await sweepOn(day)
  expect(await stay.state()).toBe('held')
  const list = (await owner().call<OpenDamageDeposit[]>('GET', '/api/damage-deposits/')).body
  expect(list).toMatchObject([{ booking: stay.id, reference: expect.stringMatching(/^B-/), check_out: '2027-06-04' }])
  await sweepOn('2027-06-07')
  await sweepOn('2027-06-08')
  expect(holds()).toEqual([])
  expect(await stay.deposit()).toMatchObject({ state: 'released', captured: 0, ended_at: '2027-06-07T09:00:00.000Z' })
  expect((await stay.mails()).filter(({ subject }) => subject === 'Your damage deposit is released')).toMatchObject([
    { text: expect.stringContaining('€300.00') },
  ])
  expect((await owner().call('GET', '/api/damage-deposits/')).body).toEqual([])
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
  expect(holds()).toEqual([])
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
  expect([await early.deposit(), holds().length]).toEqual([null, 1])
  await stay.cancel()
  await sweepOn('2027-05-30', '09:01')
  expect([await stay.state(), holds()]).toEqual(['released', []])
})

test('a stay that is moved to later days is held for those', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  await sql`UPDATE bookings SET check_in = '2027-06-11', check_out = '2027-06-14' WHERE id = ${stay.id}`.execute(
    server.db,
  )
  await sweepOn('2027-05-30', '09:10')
  expect([await stay.state(), holds()]).toEqual(['planned', []])
  await sweepOn('2027-06-09')
  expect([await stay.state(), holds().length]).toEqual(['held', 1])
})

test('what the bank lets go before its time is asked for again, and has lapsed where it says no', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  stripe.intents.bankSays = 'card_declined'
  at('2027-06-02')
  await tell(signed('payment_intent.canceled', stripe.intents.lapse(holds()[0]?.id ?? '')))
  await keepDamageDeposits(server.context)
  expect(await stay.state()).toBe('lapsed')
  expect((await owner().call<OpenDamageDeposit[]>('GET', '/api/damage-deposits/')).body).toMatchObject([
    { booking: stay.id },
  ])
  expect((await stay.mails()).at(-1)?.subject).toBe('A card for your damage deposit')
  await complete((await stay.page()).body.url)
  expect(await stay.state()).toBe('held')
})

test('an end of which the provider could not tell us is found out', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  stripe.intents.lapse(holds()[0]?.id ?? '')
  await sweepOn('2027-05-31')
  expect([await stay.state(), holds().length]).toEqual(['held', 1])
})

test('a provider that is down for an hour holds the amount once', async () => {
  const stay = await aPaidStay()
  stripe.isDown = true
  for (let minute = 0; minute < 60; minute += 5) await sweepOn('2027-05-30', `09:${String(minute).padStart(2, '0')}`)
  expect(await stay.state()).toBe('waiting')
  expect((await stay.mails()).map(({ subject }) => subject)).not.toContain('A card for your damage deposit')
  stripe.isDown = false
  for (const time of ['10:05', '10:10', '10:15']) await sweepOn('2027-05-30', time)
  expect([await stay.state(), holds().length]).toEqual(['held', 1])
})

test('an answer that was lost leads to the same authorisation', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  await sql`UPDATE card_holds SET state = 'new', payment = NULL, opened_at = NULL, tried_at = NULL WHERE booking_id = ${stay.id}`.execute(
    server.db,
  )
  await sweepOn('2027-05-30', '09:10')
  expect([await stay.state(), holds().length]).toEqual(['held', 1])
})

test('in a restored copy no bank is asked before its operator lets things go', async () => {
  const stay = await aPaidStay()
  const later = await aStay()
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
  expect(holds()).toEqual([])
})
