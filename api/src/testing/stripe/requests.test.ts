import { afterAll, expect, test } from 'vitest'
import { stripeWith } from '../../cards/stripe.ts'
import { StripeEmulator } from './emulator.ts'
import { refusalOf } from './requests.ts'

const emulator = await StripeEmulator.start()
afterAll(() => emulator.close())

const post = (url: string, form: Record<string, string> = {}) =>
  refusalOf({ method: 'POST', url, body: new URLSearchParams(form).toString() })?.body.error

const session = {
  mode: 'payment',
  success_url: 'https://example.com/stay',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'eur',
  'line_items[0][price_data][unit_amount]': '9000',
  'line_items[0][price_data][product_data][name]': 'Haus am See, B-000001',
  'payment_intent_data[metadata][keyhaven_checkout]': '1',
  'payment_intent_data[capture_method]': 'manual',
}
const webhook = { url: 'https://example.com/events', 'enabled_events[0]': 'refund.updated' }
const intent = { amount: '30000', currency: 'eur', capture_method: 'manual', 'metadata[keyhaven_deposit]': '1' }

const order = {
  ...{ id: 1, amountCents: 9000, title: 'Haus am See, B-000001', email: 'gerda@example.com' },
  ...({ locale: 'it', returnUrl: 'https://example.com/stay', expiresAt: new Date(1_800_000_000_000) } as const),
}

test('each call that takes payments by card is one that the document of Stripe allows', async () => {
  const provider = stripeWith('sk_test_keyhaven', emulator.origin)
  await provider.identify()
  const { webhook: id } = await provider.watch('https://example.com/events')
  await provider.unwatch(id)
  const first = await provider.createCheckout({ ...order, savesCard: false })
  const second = await provider.createCheckout({ ...order, id: 2, savesCard: true })
  await provider.expireCheckout(first.session)
  const payment = emulator.pay(second.session).payment_intent ?? ''
  expect(await provider.refund({ id: 1, payment, amountCents: 9000 })).toMatchObject({ isDone: true })
  const hold = { id: 1, cardOf: payment, amountCents: 30_000, title: 'Haus am See, B-000001' }
  const { payment: held } = await provider.authorize(hold)
  expect(await provider.findHold(held)).toMatchObject({ state: 'open' })
  await provider.capture({ id: 1, payment: held, amountCents: 12_000 })
  await provider.release((await provider.authorize({ ...hold, id: 2 })).payment)
  await provider.createHoldPage({ ...order, id: 3 })
  expect(new Set(emulator.calls).size).toBe(10)
})

test('each call that holds an amount on a card is one that the document allows, and holds, takes and lets it go', async () => {
  const provider = stripeWith('sk_test_keyhaven', emulator.origin)
  const page = await provider.createHoldPage({ ...order, id: 13 })
  const cardOf = emulator.pay(page.session).payment_intent ?? ''
  const hold = { cardOf, amountCents: 9000, title: order.title }
  const [one, other] = [await provider.authorize({ ...hold, id: 14 }), await provider.authorize({ ...hold, id: 15 })]
  expect(one).toMatchObject({ state: 'open', captureBefore: expect.any(Date) })
  const capture = { payment: one.payment, amountCents: 4000 }
  for (const id of [11, 11])
    expect(await provider.capture({ ...capture, id })).toMatchObject({ state: 'captured', capturedCents: 4000 })
  expect(await provider.release(one.payment)).toMatchObject({ state: 'captured' })
  expect(await provider.release(other.payment)).toMatchObject({ state: 'ended' })
  expect(await provider.release(other.payment)).toMatchObject({ state: 'ended' })
  expect(await provider.findHold(cardOf)).toMatchObject({ state: 'open' })
})

test.each([
  ['POST', '/v1/checkout/sessions', session],
  ['POST', '/v1/payment_intents', intent],
  ['GET', '/v1/payment_intents/pi_1?expand[0]=latest_charge', {}],
  ['POST', '/v1/payment_intents/pi_1/capture', { amount_to_capture: '12000', 'metadata[reason]': 'A broken chair' }],
  ['POST', '/v1/payment_intents/pi_1/cancel', { cancellation_reason: 'requested_by_customer' }],
])('%s %s is allowed as an authorisation needs it', (method, url, form) => {
  expect(refusalOf({ method, url, body: new URLSearchParams(form).toString() })).toBeUndefined()
})

test.each([
  ['an unknown name', { ...session, sucess_url: 'x' }, 'parameter_unknown', 'sucess_url'],
  [
    'an unknown name further down',
    { ...session, 'line_items[0][price_data][amount]': '1' },
    'parameter_unknown',
    'line_items[0][price_data][amount]',
  ],
  ['an enum that is none', { ...session, mode: 'gift' }, undefined, 'mode'],
  [
    'a text for a number',
    { ...session, 'line_items[0][quantity]': 'one' },
    'parameter_invalid_integer',
    'line_items[0][quantity]',
  ],
  [
    'half a cent',
    { ...session, 'line_items[0][price_data][unit_amount]': '90.5' },
    'parameter_invalid_integer',
    'line_items[0][price_data][unit_amount]',
  ],
  ['a list with a gap', { ...session, 'line_items[2][quantity]': '1' }, undefined, 'line_items'],
  ['a text for an object', { ...session, payment_intent_data: 'x' }, undefined, 'payment_intent_data'],
  ['a tree where a text is asked for', { ...session, 'metadata[a][b]': '1' }, undefined, 'metadata[a]'],
  ['a text that is too long', { ...session, client_reference_id: 'x'.repeat(5001) }, undefined, 'client_reference_id'],
])('%s is refused for a session, by its name', (_, form, code, param) => {
  const error = post('/v1/checkout/sessions', form)
  expect(error).toMatchObject({ type: 'invalid_request_error', message: expect.any(String), param })
  expect(error?.code).toBe(code)
})

test.each([
  ['/v1/checkout/sessions', { mode: 'payment' }, 'success_url'],
  [
    '/v1/checkout/sessions',
    { ...session, 'line_items[1][price_data][unit_amount]': '1' },
    'line_items[1][price_data][currency]',
  ],
  ['/v1/webhook_endpoints', { url: webhook.url }, 'enabled_events'],
  ['/v1/payment_intents', { amount: '30000' }, 'currency'],
])('%s misses what the document requires', (url, form, param) => {
  expect(post(url, form)).toMatchObject({
    code: 'parameter_missing',
    message: `Missing required param: ${param}.`,
    param,
  })
})

test('an event, a reason and a version that Stripe does not have are refused, and those that we name are not', () => {
  expect(post('/v1/webhook_endpoints', webhook)).toBeUndefined()
  expect(post('/v1/webhook_endpoints', { ...webhook, 'enabled_events[0]': 'refund.made' })?.param).toBe(
    'enabled_events[0]',
  )
  expect(post('/v1/webhook_endpoints', { ...webhook, api_version: '2019-01-01' })?.param).toBe('api_version')
  expect(post('/v1/payment_intents/pi_1/cancel', { cancellation_reason: 'bored' })?.param).toBe('cancellation_reason')
})

test('a call that there is not, and a query that a call does not take, are refused', () => {
  expect(refusalOf({ method: 'PUT', url: '/v1/refunds', body: '' })?.status).toBe(404)
  expect(refusalOf({ method: 'POST', url: '/v1/refund', body: '' })?.status).toBe(404)
  expect(refusalOf({ method: 'GET', url: '/v1/account?limit=1', body: '' })?.body.error.param).toBe('limit')
  expect(refusalOf({ method: 'POST', url: '/v1/refunds?amount=1', body: '' })?.body.error.param).toBe('amount')
})

test('the emulator answers so over HTTP, and does nothing else', async () => {
  const before = emulator.refunds.size
  const answer = await fetch(`${emulator.origin}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_keyhaven' },
    body: new URLSearchParams({ payment_intent: 'pi_1', amount: 'all' }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { message: 'Invalid integer: all', param: 'amount' } })
  expect(emulator.refunds.size).toBe(before)
})
