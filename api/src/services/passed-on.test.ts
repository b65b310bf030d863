import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aPromocode, aProperty, aRequest, aService, aUnit } from '../testing/factories.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

/** Three nights for 300, a tax of 15 and a damage deposit of 80 that are passed on, and 50 for cleaning. */
async function aHouse(cancellation_terms = { steps: [], afterwards: 50 }) {
  const property = await aProperty(owner, { cancellation_terms })
  const unit = await aUnit(owner, { property_id: property.id })
  const once = { property: property.id, type: 'one_time', mandatory: true }
  const tax = await aService(owner, { ...once, name: 'Ortstaxe', price: 15, kind: 'passed_on' })
  const damage = await aService(owner, { ...once, name: 'Damage', price: 80, kind: 'passed_on' })
  const cleaning = await aService(owner, { ...once, name: 'Cleaning', price: 50 })
  return { property, unit, tax, damage, cleaning }
}
type House = Awaited<ReturnType<typeof aHouse>>

const bookIn = ({ property, unit }: House, fields: object = {}) =>
  aBooking(owner, { property: property.id, unit: unit.id, ...fields })
const bodyOf = ({ property, unit, client, check_in, check_out, guests_count, status, services }: Booking) => ({
  ...{ property: property.id, unit: unit.id, client: client.id, check_in, check_out, guests_count, status },
  services: services.map(({ id }) => id),
})
const change = (booking: Booking, fields: object) =>
  owner.call<Booking & Problem>('PATCH', `/api/booking/${booking.id}/`, { ...bodyOf(booking), ...fields })
const setRates = (lodging: number, extras: number) =>
  owner.call('PATCH', '/api/invoice-settings/', {
    ...{ auto_issue: false, vat_rates: [{ from: '2026-01-01', lodging, extras }], number_prefix: '' },
    ...{ small_business_note: 'No VAT.', payment_terms: 'On arrival.' },
  })
async function printed(booking: { id: number }) {
  const [invoice] = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking.id}`)).body
  const answer = await server.fetch(`http://localhost${invoice?.pdf_file}`)
  return textOfPdf(Buffer.from(await answer.arrayBuffer()))
    .replaceAll('€', '')
    .replaceAll(/\s+/g, ' ')
}

test.each([
  [50, 270],
  [100, 95],
  [33, 329.5],
])('a code of %i percent leaves what is passed on as it is: %d', async (discount_percent, total) => {
  const house = await aHouse()
  const { id: promo_code } = await aPromocode(owner, { discount_percent })
  const booked = await bookIn(house, { promo_code })
  expect(booked.total_price).toBe(total)
  expect(booked.price_lines.filter((line) => line.passed_on).map((line) => line.total)).toEqual([15, 80])
  const changed = await change(booked, { promo_code, guests_count: 3, pricing: 'keep' })
  expect(changed.body.total_price).toBe(total)
  const sold = await owner.call<(Service & { sold: { revenue: number } })[]>('GET', '/api/services/?page=1')
  expect(sold.body.find(({ name }) => name === 'Damage')?.sold.revenue).toBe(80)
})

test('a fee is taken of the total without what is passed on, whether guest or owner cancels', async () => {
  const house = await aHouse()
  const booked = await bookIn(house)
  const tooMuch = await change(booked, { status: 'cancelled', cancellation_fee: 350.01 })
  expect(tooMuch).toMatchObject({ status: 400, body: { fields: { cancellation_fee: [expect.any(String)] } } })
  const all = await change(booked, { status: 'cancelled', cancellation_fee: 350 })
  expect(all.body.cancellation_fee).toBe(350)

  const other = await aHouse()
  const terms = {
    cancellation: { steps: [], afterwards: 50 },
    payment: 'Payable without deduction on arrival at the latest.',
  }
  const { token } = await aRequest(server, other.unit.id, { client: { email: `gerda-${unique()}@example.com` }, terms })
  const [{ id }] = (await owner.call<[Booking]>('GET', `/api/bookings/?unit=${other.unit.id}`)).body
  await owner.call('POST', `/api/booking/${id}/decision/`, { decision: 'accept' })
  const path = `/api/public/booking/request/${token}/`
  const seen = (await server.call<GuestRequest>('GET', path)).body
  expect(seen).toMatchObject({ total_price: 445, cancel_cost: { fee: 175, percent: 50 } })
  const gone = await server.call<GuestRequest>('POST', `${path}cancel/`, { fee: 175 })
  expect(gone.body).toMatchObject({ status: 'cancelled', cancellation_fee: 175 })
})

test('what is passed on stands apart on a document: without VAT and named as not discounted', async () => {
  const house = await aHouse()
  await setRates(10, 20)
  const { id: promo_code } = await aPromocode(owner, { discount_percent: 50 })
  const booked = await bookIn(house, { promo_code })
  const text = await printed(booked)
  expect(text).toContain('Ortstaxe (not discounted)')
  expect(text).toContain('20 % 20.83 4.17 25.00')
  expect(text).toContain('10 % 136.36 13.64 150.00')
  expect(text).toContain('none 95.00 0.00 95.00')
})

test('a service bears the VAT that its owner says, on drafts of stays that are booked already too', async () => {
  const house = await aHouse()
  await setRates(10, 20)
  const booked = await bookIn(house)
  const say = (vat: string, vat_percent?: number) => {
    const { name, type, price, property } = house.cleaning
    return owner.call<Service>('PATCH', `/api/service/${house.cleaning.id}/`, {
      ...{ name, type, price, property, vat, vat_percent },
    })
  }
  expect(await printed(booked)).toContain('20 % 41.67 8.33 50.00')
  expect((await say('own', 13)).body).toMatchObject({ vat: 'own', vat_percent: 13 })
  expect(await printed(booked)).toContain('13 % 44.25 5.75 50.00')
  expect((await say('lodging')).body).toMatchObject({ vat: 'lodging', vat_percent: null })
  expect(await printed(booked)).toContain('10 % 318.18 31.82 350.00')
  await say('none')
  expect(await printed(booked)).toContain('none 145.00 0.00 145.00')
  expect((await say('own')).status).toBe(400)
  const { name, type, price, property } = house.cleaning
  const answer = await owner.call<Service>('PATCH', `/api/service/${house.cleaning.id}/`, {
    name,
    type,
    price,
    property,
  })
  expect(answer.body).toMatchObject({ vat: 'none', kind: 'service' })
})

test('what was agreed stays as it was when a service becomes one that is passed on', async () => {
  const house = await aHouse()
  const { id: promo_code } = await aPromocode(owner, { discount_percent: 50 })
  const booked = await bookIn(house, { promo_code })
  const { name, type, price, property } = house.cleaning
  await owner.call('PATCH', `/api/service/${house.cleaning.id}/`, { name, type, price, property, kind: 'passed_on' })
  const { body } = await owner.call<Booking>('GET', `/api/booking/${booked.id}/`)
  expect(body.total_price).toBe(270)
  expect((await change(body, { promo_code, check_out: '2027-06-05' })).body.total_price).toBe(345)
})

test('revenue is what the house earns, and nothing that it passes on', async () => {
  const house = await aHouse()
  const { id: promo_code } = await aPromocode(owner, { discount_percent: 50 })
  const booked = await bookIn(house, { promo_code })
  const range = '?from=2027-06-01&to=2027-06-30&period=month'
  const revenue = async () =>
    (await owner.call<{ revenue: number }[]>('GET', `/api/analytics/revenue/${range}`)).body[0]?.revenue
  expect(await revenue()).toBe(175)
  await change(booked, { promo_code, guests_count: 4, pricing: 'keep' })
  expect(await revenue()).toBe(175)
})
