import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { DamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import type { PaymentSettings } from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aProperty, aRequest, aUnit, mailsTo } from '../testing/factories.ts'
import { StripeEmulator } from '../testing/stripe/emulator.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin }, now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const damage = { damage_deposit_amount: 300, damage_deposit_days_before: 2, damage_deposit_days_after: 3 }
const settings = (fields: object) => owner.call<PaymentSettings & Problem>('PATCH', '/api/payment-settings/', fields)
const connect = () =>
  owner.call('POST', '/api/card-account/', { provider: 'stripe', secret_key: 'sk_test_keyhaven123' })
const dates = { check_in: '2027-06-01', check_out: '2027-06-04' }
const depositOf = async (id: number) =>
  (await owner.call<{ damage_deposit: DamageDeposit | null }>('GET', `/api/booking/${id}/damage-deposit/`)).body
    .damage_deposit
const quote = async (unit: number, locale = 'en') =>
  (await server.call<PublicQuote>('POST', '/api/public/booking/quote/', { unit, ...dates, guests_count: 1, locale }))
    .body
/** A stay that its owner has entered. */
async function aStay(property: number) {
  const unit = await aUnit(owner, { property_id: property })
  const client = await aClient(owner)
  return aBooking(owner, { property, unit: unit.id, client: client.id, status: 'confirmed', ...dates })
}

test('an amount needs its days, and takes them along when it goes', async () => {
  const { status, body } = await settings({ damage_deposit_amount: 300 })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([
    400,
    ['damage_deposit_days_before', 'damage_deposit_days_after'],
  ])
  expect((await settings({ ...damage, damage_deposit_days_before: 7 })).status).toBe(400)
  expect((await settings(damage)).body).toMatchObject(damage)
  expect((await settings({ deposit_percent: 30, deposit_due_days: 7 })).body).toMatchObject(damage)
  const none = { damage_deposit_amount: null, damage_deposit_days_before: null, damage_deposit_days_after: null }
  expect((await settings({ damage_deposit_amount: null })).body).toMatchObject(none)
})

test('a property with a rule of its own has its own damage deposit, or none', async () => {
  await connect()
  await settings(damage)
  const own = { payment_rule: { deposit_percent: 20, deposit_due_days: 3, ...damage, damage_deposit_amount: 500 } }
  const [follower, other] = [await aProperty(owner), await aProperty(owner, own)]
  const without = await aProperty(owner, { payment_rule: { rest_due_days_before: 10 } })
  expect((await owner.call<Property>('GET', `/api/properties/${other.id}/`)).body.payment_rule).toMatchObject({
    ...{ deposit_percent: 20, damage_deposit_amount: 500, damage_deposit_days_before: 2 },
  })
  const amounts = []
  for (const { id } of [follower, other, without]) amounts.push((await depositOf((await aStay(id)).id))?.amount)
  expect(amounts).toEqual([300, 500, undefined])
})

test('a page of the release before leaves the damage deposit of a property as it is', async () => {
  const property = await aProperty(owner, { payment_rule: { ...damage, rest_due_days_before: 10 } })
  await owner.call('PATCH', `/api/properties/${property.id}/`, {
    ...property,
    payment_rule: { rest_due_days_before: 5 },
  })
  const { body } = await owner.call<Property>('GET', `/api/properties/${property.id}/`)
  expect(body.payment_rule).toMatchObject({ ...damage, rest_due_days_before: 5 })
})

test('a stay keeps the damage deposit that it was agreed on with', async () => {
  await connect()
  await settings(damage)
  const property = await aProperty(owner)
  const { id } = await aStay(property.id)
  await settings({ damage_deposit_amount: 50 })
  expect(await depositOf(id)).toEqual({
    ...{ amount: 300, from: '2027-05-30', until: '2027-06-07', state: 'planned', has_card: false },
    ...{ captured: 0, reason: '', picture: null, ended_at: null },
  })
})

test('nothing is asked for where the owner has no card account', async () => {
  await settings(damage)
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  expect(await depositOf((await aStay(property.id)).id)).toBe(null)
  expect(await quote(unit.id)).toMatchObject({ damage_deposit: null, terms: { damage_deposit: null } })
})

test('what a guest has accepted counts, whatever the owner asks for when they say yes', async () => {
  await connect()
  await settings(damage)
  const unit = await aUnit(owner)
  const { terms, damage_deposit } = await quote(unit.id, 'de')
  expect(damage_deposit).toEqual({ amount: 300, from: '2027-05-30', until: '2027-06-07' })
  expect(terms?.damage_deposit).toEqual({ amount: 300, days_before: 2, days_after: 3 })
  const email = `gerda-${unique()}@example.com`
  await aRequest(server, unit.id, { ...dates, terms, client: { email }, locale: 'de' })
  expect((await mailsTo(server, email)).at(-1)?.text).toContain(
    'Kaution: 300,00\u00a0€, von 30. Mai 2027 bis 7. Juni 2027 auf einer Karte reserviert und nicht abgebucht',
  )
  await settings({ damage_deposit_amount: 900 })
  const [waiting] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const id = waiting?.id ?? 0
  expect(await depositOf(id)).toBe(null)
  await owner.call('POST', `/api/booking/${id}/decision/`, { decision: 'accept' })
  expect((await depositOf(id))?.amount).toBe(300)
})

test('a guest who was shown another damage deposit is asked again', async () => {
  await connect()
  await settings(damage)
  const unit = await aUnit(owner)
  const { terms } = await quote(unit.id)
  await settings({ damage_deposit_amount: 900 })
  await expect(aRequest(server, unit.id, { ...dates, terms })).rejects.toThrow('terms_changed')
})

test('the damage deposit of another owner’s stay is not found', async () => {
  await connect()
  await settings(damage)
  const property = await aProperty(owner)
  const { id } = await aStay(property.id)
  const stranger = await server.signUpOwner()
  expect((await stranger.call('GET', `/api/booking/${id}/damage-deposit/`)).status).toBe(404)
})
