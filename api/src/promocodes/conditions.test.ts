import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { ListedPromocode, Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aPromocode, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const valid = { code: 'BOUND', description: 'Bound to all it can be', valid_until: '2027-12-31', discount_percent: 10 }
const create = (body: object) => owner.call<Promocode & Problem>('POST', '/api/promocodes/', { ...valid, ...body })
const change = (id: number, body: object) =>
  owner.call<Promocode & Problem>('PATCH', `/api/promocode/${id}/`, { ...valid, ...body })

test('a code keeps what it is bound to; a change leaves out what stays, and null clears it', async () => {
  const [one, two] = [await aUnit(owner), await aUnit(owner)]
  const conditions = {
    ...{ valid_from: '2027-02-01', stay_from: '2027-06-01', stay_to: '2027-08-31', min_nights: 3 },
    ...{ units: [one.id, two.id], max_uses: 20, max_uses_per_guest: 1 },
  }
  const created = await create(conditions)
  expect(created).toMatchObject({ status: 201, body: { ...conditions, discount_amount: null } })
  const { id } = created.body
  // What a page of the release before sends.
  expect((await change(id, { description: 'Bound all the same' })).body).toMatchObject(conditions)
  const cleared = await change(id, { stay_from: null, min_nights: null, units: [two.id], max_uses: '', valid_from: '' })
  expect(cleared.body).toMatchObject({
    ...{ valid_from: null, stay_from: null, stay_to: '2027-08-31', min_nights: null },
    ...{ units: [two.id], max_uses: null, max_uses_per_guest: 1 },
  })
  expect((await change(id, { units: null })).body.units).toEqual([])
  const [listed] = (await owner.call<ListedPromocode[]>('GET', '/api/promocodes/')).body
  expect(listed).toMatchObject({ code: 'BOUND', units: [], max_uses_per_guest: 1 })
})

test('a code that contradicts itself is refused at its field, also by what a change leaves as it is', async () => {
  const fieldsOf = async (body: object) => (await create(body)).body.fields
  expect(await fieldsOf({ discount_amount: 20 })).toEqual({
    discount_amount: ['Take off a percent or an amount, not both.'],
  })
  expect(await fieldsOf({ valid_from: '2028-01-01' })).toEqual({
    valid_until: ['The code ends before it begins.'],
  })
  expect(await fieldsOf({ stay_from: '2027-07-02', stay_to: '2027-07-01' })).toEqual({
    stay_to: ['The last night cannot be before the first.'],
  })
  expect(await fieldsOf({ min_nights: 0, max_uses: 'many', discount_amount: -1, valid_from: '31.31.2027' })).toEqual({
    ...{ min_nights: ['This must be at least 1'], max_uses: ['This must be a number'] },
    ...{ discount_amount: ['Enter an amount above €0'], valid_from: ['Please enter a valid Date'] },
  })
  const { id } = (await create({ discount_percent: 0, discount_amount: '49,90', valid_from: '2027-03-01' })).body
  expect((await change(id, { discount_percent: 5 })).body.fields).toHaveProperty('discount_amount')
  expect((await change(id, { discount_percent: 0, valid_until: '2027-02-28' })).body.fields).toHaveProperty(
    'valid_until',
  )
  const percent = await change(id, { discount_percent: 5, discount_amount: null })
  expect(percent.body).toMatchObject({ discount_percent: 5, discount_amount: null })
})

test('a code is bound to the owner’s own units alone, and ends with the last of them', async () => {
  const other = await server.signUpOwner()
  const theirs = await aUnit(other)
  const unit = await aUnit(owner)
  expect(await create({ units: [unit.id, theirs.id] })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const { id } = (await create({ units: [unit.id] })).body
  expect((await other.call('PATCH', `/api/promocode/${id}/`, valid)).status).toBe(404)
  expect((await owner.call('DELETE', `/api/units/${unit.id}/`)).status).toBe(204)
  const [code] = (await owner.call<Promocode[]>('GET', '/api/promocodes/')).body
  expect(code).toMatchObject({ id, active: false, units: [] })
})

const book = async (fields: object) => {
  const unit = await aUnit(owner)
  const stay = { check_in: '2027-06-10', check_out: '2027-06-14', guests_count: 2, status: 'confirmed' }
  const place = { property: unit.property.id, unit: unit.id, client: (await aClient(owner)).id }
  return owner.call<Booking & Problem>('POST', '/api/bookings/', { ...place, ...stay, ...fields })
}

const refusals: [Record<string, unknown>, string][] = [
  [{ valid_from: '2027-01-11' }, 'This promo code can be used from 11.01.2027.'],
  [{ stay_from: '2027-06-11', stay_to: '2027-06-30' }, 'This promo code is for nights from 11.06.2027 to 30.06.2027.'],
  [{ stay_from: '2027-06-01', stay_to: '2027-06-12' }, 'This promo code is for nights from 01.06.2027 to 12.06.2027.'],
  [{ min_nights: 5 }, 'This promo code is for stays of at least 5 nights.'],
]
test.each(refusals)(
  'an owner’s stay outside of %j is refused with the reason at the code',
  async (conditions, words) => {
    const code = await aPromocode(owner, conditions)
    expect(await book({ promo_code: code.id })).toMatchObject({
      status: 400,
      body: { fields: { promo_code: [words] } },
    })
  },
)

test('a code for some units counts in those alone', async () => {
  const [here, elsewhere] = [await aUnit(owner), await aUnit(owner)]
  const code = await aPromocode(owner, { units: [here.id] })
  const at = (unit: typeof here) => book({ unit: unit.id, property: unit.property.id, promo_code: code.id })
  expect(await at(here)).toMatchObject({ status: 201, body: { promo_code: { code: code.code } } })
  expect((await at(elsewhere)).body.fields).toEqual({ promo_code: ['This promo code is not for this unit.'] })
})

test('a booking keeps its code when other things change; other days have to fit it, unless the price stays', async () => {
  const code = await aPromocode(owner, {
    ...{ stay_from: '2027-06-01', stay_to: '2027-06-30', min_nights: 3, valid_from: '2027-01-01', max_uses: 1 },
  })
  const booking = (await book({ promo_code: code.id })).body
  await change(code.id, { code: code.code, valid_from: '2027-05-01', stay_to: '2027-06-12' })
  const patch = (fields: object) =>
    owner.call<Booking & Problem>('PATCH', `/api/booking/${booking.id}/`, {
      ...{ property: booking.property.id, unit: booking.unit.id, client: booking.client.id, services: [] },
      ...{ check_in: booking.check_in, check_out: booking.check_out, guests_count: 2, status: 'confirmed' },
      ...{ promo_code: code.id },
      ...fields,
    })
  expect((await patch({ guests_count: 1 })).status).toBe(200)
  expect((await patch({ check_in: '2027-06-09' })).body.fields).toEqual({
    promo_code: ['This promo code is for nights from 01.06.2027 to 12.06.2027.'],
  })
  expect((await patch({ check_in: '2027-06-09', check_out: '2027-06-13' })).status).toBe(200)
  const moved = { check_in: '2027-07-01', check_out: '2027-07-02' }
  expect((await patch(moved)).status).toBe(400)
  expect((await patch({ ...moved, pricing: 'keep' })).status).toBe(200)
})

test('a code is used up by bookings that are not cancelled; who takes one up again needs a use', async () => {
  const code = await aPromocode(owner, { max_uses: 1 })
  const first = (await book({ promo_code: code.id })).body
  const usedUp = { status: 400, body: { fields: { promo_code: ['This promo code has been used up.'] } } }
  expect(await book({ promo_code: code.id })).toMatchObject(usedUp)
  const quote = { booking: null, unit: first.unit.id, check_in: '2027-07-10', check_out: '2027-07-12', guests_count: 2 }
  expect(await owner.call('POST', '/api/bookings/quote/', { ...quote, promo_code: code.id })).toMatchObject(usedUp)
  const again = {
    ...{ property: first.property.id, unit: first.unit.id, client: first.client.id, services: [], guests_count: 2 },
    ...{ check_in: first.check_in, check_out: first.check_out, promo_code: code.id },
  }
  const patch = (status: string) => owner.call('PATCH', `/api/booking/${first.id}/`, { ...again, status })
  expect((await patch('cancelled')).status).toBe(200)
  expect((await book({ promo_code: code.id })).status).toBe(201)
  expect(await patch('confirmed')).toMatchObject(usedUp)
})

test('a guest is the client, and everybody with the same e-mail address', async () => {
  const code = await aPromocode(owner, { max_uses_per_guest: 1 })
  const [one, two] = [await aClient(owner, { email: 'ada@example.com' }), await aClient(owner)]
  const same = await aClient(owner, { email: 'ADA@example.com', first_name: 'Augusta' })
  expect((await book({ promo_code: code.id, client: one.id })).status).toBe(201)
  for (const client of [one, same])
    expect((await book({ promo_code: code.id, client: client.id })).body.fields).toEqual({
      promo_code: ['This guest has already used this promo code as often as a guest can.'],
    })
  expect((await book({ promo_code: code.id, client: two.id })).status).toBe(201)
})

test('of many who come for the last use at once exactly one gets it', async () => {
  const code = await aPromocode(owner, { max_uses: 2 })
  await book({ promo_code: code.id })
  const stays = await Promise.all(
    Array.from({ length: 20 }, async () => ({ unit: await aUnit(owner), client: await aClient(owner) })),
  )
  const answers = await Promise.all(
    stays.map(({ unit, client }) =>
      book({ unit: unit.id, property: unit.property.id, client: client.id, promo_code: code.id }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
  const { rows } = await sql<{ uses: number }>`
    SELECT count(*) AS uses FROM bookings WHERE promo_code_id = ${code.id} AND status <> 'cancelled'`.execute(server.db)
  expect(rows[0]?.uses).toBe(2)
})

test('the list says what guests saved by the code itself', async () => {
  const code = await aPromocode(owner, { discount_percent: 10 })
  await aBooking(owner, { promo_code: code.id })
  const [listed] = (await owner.call<ListedPromocode[]>('GET', '/api/promocodes/?page=1')).body
  expect(listed?.used).toEqual({ bookings: 1, saved: 30 })
})
