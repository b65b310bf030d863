import { beforeEach, expect, test } from 'vitest'
import { changeableStay } from '../testing/changeable-stay.ts'
import { aProperty } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const start = '2027-01-10T09:00:00Z'
const server = await testServer({ now: start })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set(start)
  owner = await server.signUpOwner({ personals: true })
})

const own = { steps: [], afterwards: 100 }
/** A confirmed stay at the non-refundable plan, and what its house does about the plan since. */
const aCheaperStay = async () => {
  const { id, name, description, address } = await aProperty(owner, {
    non_refundable: { percent: 10, cancellation: own },
  })
  const stay = await changeableStay(server, owner, { property_id: id, plan: 'non_refundable' })
  const change = async (non_refundable: object | null) => {
    const answer = await owner.call('PATCH', `/api/properties/${id}/`, { name, description, address, non_refundable })
    expect(answer.status).toBe(200)
  }
  return { ...stay, change }
}
const longer = { check_in: '2027-06-01', check_out: '2027-06-08', guests_count: 2 }

test.each([
  ['is taken away', null],
  ['gets other terms', { percent: 40, cancellation: { steps: [], afterwards: 10 } }],
])('another stay keeps the plan, its percent and its terms, where the plan of the house %s', async (_, meanwhile) => {
  const { quote, ask, answer, see, booking, change } = await aCheaperStay()
  await change(meanwhile)
  expect((await quote(longer)).body).toMatchObject({ total_price: 630, current_total: 270 })
  expect((await ask({ ...longer, total_price: 630 })).status).toBe(201)
  expect((await answer('accept')).status).toBe(200)
  expect(await booking()).toMatchObject({ plan: 'non_refundable', plan_percent: 10, total_price: 630 })
  expect(await see()).toMatchObject({
    ...{ check_out: '2027-06-08', total_price: 630, terms: { cancellation: own } },
    cancel_cost: { fee: 630, percent: 100 },
  })
})

test('the discount of a longer stay is in the quote, in what is asked for and in the booking', async () => {
  const { quote, ask, answer, booking, unit } = await aCheaperStay()
  const discount = { kind: 'length_of_stay', nights: 7, percent: 20, unit: unit.id }
  expect((await owner.call('POST', '/api/discounts/', discount)).status).toBe(201)
  const total = { total_price: 504 }
  expect((await quote(longer)).body).toMatchObject(total)
  expect((await ask({ ...longer, ...total })).body.change).toMatchObject(total)
  await answer('accept')
  const { total_price, price_lines } = await booking()
  expect(total_price).toBe(504)
  expect(price_lines.flatMap(({ why }) => why?.discount ?? [])).toEqual(['non_refundable', 'length_of_stay'])
})

test('days ahead are counted from when the guest booked, not from the change', async () => {
  const { quote, unit } = await aCheaperStay()
  for (const [kind, days, percent] of [
    ['early_bird', 142, 20],
    ['last_minute', 141, 50],
  ])
    expect((await owner.call('POST', '/api/discounts/', { kind, days, percent, unit: unit.id })).status).toBe(201)
  server.clock.set('2027-01-11T09:00:00Z')
  // From 10 January to 1 June it is 142 days.
  expect((await quote(longer)).body.total_price).toBe(504)
})
