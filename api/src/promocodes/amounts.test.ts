import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { ListedPromocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aPromocode } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const anAmount = (euros: number, fields: object = {}) =>
  aPromocode(owner, { discount_percent: 0, discount_amount: euros, ...fields })
const patch = (booking: Booking, fields: object) =>
  owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, {
    ...{ property: booking.property.id, unit: booking.unit.id, client: booking.client.id, services: [] },
    ...{ check_in: booking.check_in, check_out: booking.check_out, guests_count: 2, status: 'confirmed' },
    promo_code: booking.promo_code?.id,
    ...fields,
  })

test('an amount comes off a stay in a line of its own, and never more than there is', async () => {
  const booking = await aBooking(owner, { promo_code: (await anAmount(49.9, { code: 'FIFTY' })).id })
  expect(booking).toMatchObject({
    total_price: 250.1,
    promo_code: { code: 'FIFTY', discount_percent: 0, discount_amount: 49.9 },
  })
  const line = booking.price_lines.find(({ kind }) => kind === 'discount')
  expect(line).toMatchObject({ code: 'FIFTY', total: -49.9 })
  expect(line).not.toHaveProperty('percent')
  const all = await aBooking(owner, { promo_code: (await anAmount(5000)).id })
  expect(all.total_price).toBe(0)
})

test('a booking keeps the amount that was agreed, and takes up that of another code', async () => {
  const [first, second] = [await anAmount(30), await anAmount(30)]
  const booking = await aBooking(owner, { promo_code: first.id })
  const cheaper = {
    discount_percent: 0,
    discount_amount: 10,
    description: first.description,
    valid_until: '2028-01-01',
  }
  await owner.call('PATCH', `/api/promocode/${first.id}/`, { ...cheaper, code: first.code })
  const longer = (await patch(booking, { check_out: '2027-06-05' })).body
  expect(longer).toMatchObject({ total_price: 370, promo_code: { discount_amount: 30 } })
  const other = (await patch(longer, { promo_code: second.id })).body
  expect(other).toMatchObject({ total_price: 370, promo_code: { id: second.id, discount_amount: 30 } })
  const none = (await patch(other, { promo_code: null })).body
  expect(none).toMatchObject({ total_price: 400, promo_code: null })
  expect((await patch(none, { promo_code: first.id })).body).toMatchObject({ promo_code: { discount_amount: 10 } })
})

test('the list sums what the codes took off, not what the stays cost less beside', async () => {
  const code = await anAmount(20)
  const booking = await aBooking(owner, { promo_code: code.id })
  const body = { kind: 'length_of_stay', nights: 3, percent: 10, unit: booking.unit.id }
  expect((await owner.call('POST', '/api/discounts/', body)).status).toBe(201)
  expect((await patch(booking, { check_out: '2027-06-05' })).body.total_price).toBe(340)
  const [listed] = (await owner.call<ListedPromocode[]>('GET', '/api/promocodes/?page=1')).body
  expect(listed?.used).toEqual({ bookings: 1, saved: 20 })
})

test('a release that knows no bound codes cannot book with one, and takes no amount over to another code', async () => {
  const [plain, bound] = [await aPromocode(owner), await aPromocode(owner, { min_nights: 2 })]
  const booking = await aBooking(owner, { promo_code: (await anAmount(20)).id })
  // As it writes: without the columns that it does not know.
  const choose = (code: number) =>
    sql`UPDATE bookings SET promo_code_id = ${code}, promo_percent = 10, plan = NULL WHERE id = ${booking.id}`.execute(
      server.db,
    )
  await expect(choose(bound.id)).rejects.toMatchObject({ constraint: 'bookings_bound_code' })
  await choose(plain.id)
  const after = (await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)).body
  expect(after.promo_code).toMatchObject({ id: plain.id, discount_percent: 10, discount_amount: null })
})
