import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { DamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { heldStays } from '../testing/held-stays.ts'
import { aPicture } from '../testing/pictures.ts'

const { stripe, server, signed, tell, aStay, aPaidStay, at, sweepOn, owner } = await heldStays()

/** An address as a browser opens it from a page of ours. */
const open = (address = '') => server.fetch(new URL(address, server.context.env.origin))
test('some of it is captured with a reason, and is no payment of the stay', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  expect(await stay.capture(80)).toMatchObject({ status: 409, body: { code: 'not_open' } })
  at('2027-06-04')
  expect(await stay.capture(300.01)).toMatchObject({ status: 400, body: { fields: { amount: [expect.any(String)] } } })
  expect(await stay.capture(80, ' ')).toMatchObject({ status: 400, body: { fields: { reason: [expect.any(String)] } } })
  const before = (await owner().call('GET', `/api/booking/${stay.id}/payments/`)).body
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
  const payment = await stay.payment()
  expect(stripe.intents.all.get(payment)).toMatchObject({ status: 'succeeded', received: 8000 })
  expect((await owner().call('GET', `/api/booking/${stay.id}/payments/`)).body).toEqual(before)
  expect((await stay.mails()).at(-1)).toMatchObject({
    subject: 'Your damage deposit was charged',
    text: expect.stringMatching(
      /€80\.00 of your damage deposit of €300\.00[\s\S]*The rest is released[\s\S]*The glass table is broken\./,
    ),
  })
  expect((await stay.mails()).at(-1)?.text).not.toMatch(/not charged|Left to pay/)
  expect(await stay.capture(10)).toMatchObject({ status: 409, body: { code: 'not_open' } })
  await sweepOn('2027-06-08')
  expect(await stay.state()).toBe('captured')
})

/** The form of an owner with a picture of the damage. */
async function aDamage() {
  const form = new FormData()
  form.set('amount', '300')
  form.set('reason', 'The door is burnt.')
  form.set(
    'picture',
    new File([new Uint8Array(await aPicture(40, 30).png().toBuffer())], 'door.png', { type: 'image/png' }),
  )
  return form
}

test('a picture of the damage is for the owner and for the guest of the stay alone', async () => {
  const [stay, other] = [await aPaidStay(), await aStay()]
  await sweepOn('2027-05-30')
  at('2027-06-04')
  const { body } = await owner().call<DamageDeposit>('POST', `${stay.path}capture/`, await aDamage())
  expect(body).toMatchObject({ captured: 300, picture: expect.any(String) })
  const seen = await stay.seen()
  for (const address of [body.picture ?? '', seen?.picture ?? '']) {
    const answer = await open(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  expect((await stay.mails()).at(-1)?.text).toContain('There is a picture of it on your page.')
  const strange = [
    body.picture?.replace(/signature=[^&]*/, 'signature=x') ?? '',
    body.picture?.replace(`/${stay.id}/`, `/${other.id}/`) ?? '',
    seen?.picture?.replace(stay.token, other.token) ?? '',
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
  const answer = await owner().call<Problem>('POST', `${stay.path}capture/`, form)
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

test('events come twice, late and in any order, and change nothing that they do not know better', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  const id = await stay.payment()
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
  const id = await stay.payment()
  stripe.intents.answer('POST /v1/payment_intents/:id/capture', id, { amount_to_capture: '5000' })
  await tell(signed('payment_intent.succeeded', stripe.intents.out(id)))
  expect(await stay.deposit()).toMatchObject({ state: 'captured', captured: 50, reason: '' })
})

test('a copy for the guest holds the picture, and erasing them takes it away with the words', async () => {
  const stay = await aPaidStay()
  await sweepOn('2027-05-30')
  at('2027-06-04')
  await owner().call('POST', `${stay.path}capture/`, await aDamage())
  const { client, reference } = (await owner().call<Booking>('GET', `/api/booking/${stay.id}/`)).body
  const wish = { what: 'client', query: { client: client.id } }
  const { href } = (await owner().call<{ href: string }>('POST', '/api/downloads/', wish)).body
  const files = unzipSync(new Uint8Array(await (await open(href)).arrayBuffer()))
  expect(Object.keys(files)).toContain(`damages/${reference}.webp`)
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain('The door is burnt.')
  at('2027-06-06')
  expect((await owner().call('POST', `/api/client/${client.id}/erase/`)).status).toBe(204)
  expect(await stay.deposit()).toMatchObject({ state: 'captured', captured: 300, reason: '', picture: null })
})
