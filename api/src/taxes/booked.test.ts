import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import {
  aBooking,
  aClient,
  aHold,
  aPromocode,
  aProperty,
  aRequest,
  aTouristTax,
  aUnit,
  mailsTo,
  secretInMail,
} from '../testing/factories.ts'
import { changeableStay } from '../testing/changeable-stay.ts'
import { anImport } from '../testing/imported-stay.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
let property = 0
let unit = 0
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  property = (await aProperty(owner, { cancellation_terms: { steps: [], afterwards: 50 } })).id
  unit = (await aUnit(owner, { property_id: property })).id
})

const booked = (fields: object = {}) => aBooking(owner, { property, unit, ...fields })
const taxLines = ({ price_lines }: Pick<Booking, 'price_lines'>) =>
  price_lines.flatMap(({ tourist_tax, quantity, unit_price, total }) =>
    tourist_tax ? [[quantity, unit_price, total]] : [],
  )
const change = async (booking: Booking, fields: object) => {
  const { client, check_in, check_out, guests_count, children, status, promo_code } = booking
  const body = { property, unit, client: client.id, check_in, check_out, guests_count, children, status }
  const answer = await owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, {
    ...{ ...body, promo_code: promo_code?.id ?? null, services: booking.services.map(({ id }) => id) },
    ...fields,
  })
  return answer.body
}
const quote = async (fields: object = {}) => {
  const body = {
    unit,
    check_in: '2027-06-01',
    check_out: '2027-06-04',
    guests_count: 2,
    promo_code: null,
    services: [],
  }
  return (await owner.call<Quote>('POST', '/api/bookings/quote/', { ...body, booking: null, ...fields })).body
}
const rateFrom = (from: string, amount: number) => ({ from, kind: 'per_person', amounts: [{ amount }] })

test('quote, booking, search and a guest say the same total, with the tax as a line of its own', async () => {
  await aTouristTax(owner, { properties: [property] })
  const { total_price, price_lines } = await quote({ guests_count: 3, children: [12] })
  expect(total_price).toBe(345)
  expect(price_lines.at(-1)).toMatchObject({
    ...{ kind: 'service', label: 'Ortstaxe', passed_on: true, persons: 2, quantity: 6, unit_price: 2.5, total: 15 },
    tourist_tax: { municipality: 'Alpbach', nights: 3, from: '2020-01-01' },
  })
  const party = { unit, check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 3, children: [12] }
  const wish = { ...party, promo_code: '', services: [], locale: 'nl' }
  const answer = await server.call<PublicQuote>('POST', '/api/public/booking/quote/', wish)
  expect(answer.body.total_price).toBe(345)
  expect(answer.body.price_lines.at(-1)?.label).toBe('Toeristenbelasting')
  const search = await server.call<{ total_price: number; mandatory_services: unknown[] }[]>(
    'GET',
    `/api/public/booking/available-units/?check_in=2027-06-01&check_out=2027-06-04&guests=3&children=12&property=${property}`,
  )
  expect(search.body).toMatchObject([
    { total_price: 345, mandatory_services: [{ name: 'Ortstaxe', total: 15, passed_on: true }] },
  ])
  expect((await booked({ guests_count: 3, children: [12] })).total_price).toBe(345)
})

test('a code of 100 percent leaves the tax, and no fee is taken of it', async () => {
  await aTouristTax(owner, { properties: [property] })
  const { id: promo_code } = await aPromocode(owner, { discount_percent: 100 })
  const free = await booked({ promo_code })
  expect(free.total_price).toBe(15)
  const all = await booked({ check_in: '2027-07-01', check_out: '2027-07-04' })
  const tooMuch = await owner.call('PATCH', `/api/booking/${all.id}/`, {
    ...{ property, unit, client: all.client.id, check_in: all.check_in, check_out: all.check_out, guests_count: 2 },
    ...{ status: 'cancelled', cancellation_fee: 300.01 },
  })
  expect(tooMuch.status).toBe(400)
})

test('a unit that costs nothing owes a fixed tax all the same, and no percent of nothing', async () => {
  const tax = await aTouristTax(owner, { properties: [property] })
  const free = (await aUnit(owner, { property_id: property, price_per_night: 0, price_per_extra_person: 0 })).id
  expect((await booked({ unit: free })).total_price).toBe(15)
  const rates = [{ from: '2020-01-01', kind: 'percent', percent: 5 }]
  const properties = [{ property, category: null }]
  await owner.call('PATCH', `/api/tourist-tax/${tax.id}/`, { municipality: 'A', name: 'Tax', rates, properties })
  expect((await booked({ unit: free, check_in: '2027-07-01', check_out: '2027-07-04' })).total_price).toBe(0)
})

test('a tax that changes in the middle of a stay is charged by the rate of each night', async () => {
  await aTouristTax(owner, { properties: [property], rates: [rateFrom('2020-01-01', 2), rateFrom('2027-06-03', 3.5)] })
  const stay = await booked()
  expect(taxLines(stay)).toEqual([
    [4, 2, 8],
    [2, 3.5, 7],
  ])
})

test('a changed stay gets its tax worked out again, and keeps it where its owner keeps the price', async () => {
  await aTouristTax(owner, { properties: [property] })
  const stay = await booked()
  const longer = await change(stay, { check_out: '2027-06-06', guests_count: 3 })
  expect([longer.total_price, taxLines(longer)]).toEqual([587.5, [[15, 2.5, 37.5]]])
  const unpriced = await change(longer, { check_out: '2027-06-05', pricing: 'keep' })
  expect([unpriced.total_price, taxLines(unpriced)]).toEqual([587.5, [[15, 2.5, 37.5]]])
})

test('a stay that was booked without a tax stays without, and a new rate does not touch what was booked', async () => {
  const before = await booked()
  const tax = await aTouristTax(owner, { properties: [property] })
  expect((await change(before, { check_out: '2027-06-05' })).total_price).toBe(400)
  const stay = await booked({ check_in: '2027-07-01', check_out: '2027-07-04' })
  const properties = [{ property, category: null }]
  const rates = [rateFrom('2020-01-01', 9)]
  await owner.call('PATCH', `/api/tourist-tax/${tax.id}/`, {
    municipality: 'Alpbach',
    name: 'Ortstaxe',
    rates,
    properties,
  })
  expect((await owner.call<Booking>('GET', `/api/booking/${stay.id}/`)).body.total_price).toBe(315)
  expect((await change(stay, { check_out: '2027-07-05' })).total_price).toBe(472)
})

test('a guest reads the tax on the page and in mails in their language, and accepts it with the price', async () => {
  const tax = await aTouristTax(owner, { properties: [property] })
  const email = `gerda-${unique()}@example.com`
  const { token } = await aRequest(server, unit, { client: { email }, locale: 'de' })
  await owner.call('DELETE', `/api/tourist-tax/${tax.id}/`)
  const { body } = await server.call<GuestRequest>('GET', `/api/public/booking/request/${token}/`)
  expect(body).toMatchObject({ total_price: 315 })
  expect(body.price_lines.at(-1)).toMatchObject({ label: 'Ortstaxe', total: 15, tourist_tax: { nights: 3 } })
  const [mail] = await mailsTo(server, email)
  expect(mail?.text).toContain('Ortstaxe, 2 Personen × 3 Nächte')
})

test('a guest who changes the stay is shown its tax, and what was accepted is shared over the new nights', async () => {
  const tax = await aTouristTax(owner, { properties: [property] })
  const stay = await changeableStay(server, owner, { property_id: property })
  const offer = (await stay.quote()).body
  expect(taxLines(offer)).toEqual([[15, 2.5, 37.5]])
  await stay.ask({ total_price: offer.total_price })
  const rates = [rateFrom('2020-01-01', 9)]
  const properties = [{ property, category: null }]
  await owner.call('PATCH', `/api/tourist-tax/${tax.id}/`, {
    municipality: 'Alpbach',
    name: 'Ortstaxe',
    rates,
    properties,
  })
  const { body } = await stay.answer('accept')
  expect([body.total_price, taxLines(body)]).toEqual([offer.total_price, [[15, 2.5, 37.5]]])
  const nights = await server.db
    .selectFrom('booking_tax_nights')
    .select('cents')
    .where('booking_id', '=', body.id)
    .execute()
  expect(nights.map(({ cents }) => cents)).toEqual([750, 750, 750, 750, 750])
})

test('a request keeps the price that its guest was shown, also where its house owes a tax since', async () => {
  const { token } = await aHold(server.call, unit)
  await aTouristTax(owner, { properties: [property] })
  const secret = await secretInMail(server, token)
  await server.call('POST', `/api/public/booking/request/${token}/confirm/`, { secret })
  const [request] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit}`)).body
  expect([request?.total_price, request?.tourist_tax]).toEqual([300, null])
})

test('documents say it apart and without VAT, or with that of lodging where its owner says so', async () => {
  await owner.call('PATCH', '/api/invoice-settings/', {
    ...{ auto_issue: false, vat_rates: [{ from: '2026-01-01', lodging: 10, extras: 20 }], number_prefix: '' },
    ...{ small_business_note: 'No VAT.', payment_terms: 'On arrival.' },
  })
  const rates = [{ from: '2020-01-01', kind: 'percent', percent: 5, base_vat_percent: 10 }]
  const tax = await aTouristTax(owner, { properties: [property], rates })
  const stay = await booked()
  const printed = async () => {
    const [invoice] = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${stay.id}`)).body
    const answer = await server.fetch(`http://localhost${invoice?.pdf_file}`)
    return textOfPdf(Buffer.from(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ')
  }
  const text = await printed()
  expect(text).toContain('Ortstaxe, 5% of €272.73')
  expect(text).toContain('none €13.64 €0.00 €13.64')
  const properties = [{ property, category: null }]
  await owner.call('PATCH', `/api/tourist-tax/${tax.id}/`, {
    municipality: 'A',
    name: 'Ortstaxe',
    rates,
    properties,
    vat: 'lodging',
  })
  expect(await printed()).toContain('10 % €285.13 €28.51 €313.64')
})

test('what a portal collects is no line of a booking that is made of its stay', async () => {
  await aTouristTax(owner, { properties: [property], portals: ['airbnb'] })
  const nights = { check_in: '2027-08-01', check_out: '2027-08-04' }
  const { id } = await anImport(server.context, owner, { unit, ...nights })
  const body = { property, unit, ...nights, guests_count: 2, client: (await aClient(owner)).id, status: 'confirmed' }
  const { body: stay } = await owner.call<Booking>('POST', '/api/bookings/', { ...body, import: id })
  expect([stay.total_price, taxLines(stay)]).toEqual([300, []])
})

test('a release that does not know of taxes is refused what it would price without one', async () => {
  const stay = await booked()
  await aTouristTax(owner, { properties: [property] })
  const taxed = await booked({ check_in: '2027-07-01', check_out: '2027-07-04' })
  const refused = { constraint: 'bookings_tourist_tax' }
  const bookAsBefore = sql`INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count,
    status, subtotal_cents, children) SELECT owner_id, 99, client_id, property_id, unit_id, '2027-09-01', '2027-09-02', 1, 'confirmed', 100, '{}'
    FROM bookings WHERE id = ${stay.id}`
  await expect(bookAsBefore.execute(server.db)).rejects.toMatchObject(refused)
  const repriceAsBefore = server.db.transaction().execute(async (tx) => {
    await sql`DELETE FROM booking_lines WHERE booking_id = ${taxed.id}`.execute(tx)
    await sql`UPDATE bookings SET subtotal_cents = 30000 WHERE id = ${taxed.id}`.execute(tx)
  })
  await expect(repriceAsBefore).rejects.toMatchObject(refused)
  await sql`UPDATE bookings SET subtotal_cents = subtotal_cents, notes = 'x' WHERE id = ${taxed.id}`.execute(server.db)
})
