import type { ClientHistory } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { expect, test } from 'vitest'
import { aBooking, aClient, aUnit } from '../testing/factories.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

test('the history of a client sums the stays that are not cancelled, and what was paid for all of them', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { id } = await aClient(owner)
  const unit = await aUnit(owner, { price_per_night: 100 })
  const place = { unit: unit.id, property: unit.property.id, client: id, guests_count: 1 }
  const first = await aBooking(owner, { ...place, status: 'confirmed' })
  const second = await aBooking(owner, { ...place, check_in: '2027-08-01', check_out: '2027-08-03' })
  await aBooking(owner, { ...place, check_in: '2027-09-01', check_out: '2027-09-03', status: 'cancelled' })
  await aBooking(owner, {
    ...place,
    client: (await aClient(owner)).id,
    check_in: '2027-10-01',
    check_out: '2027-10-03',
  })
  const pay = (booking: number, amount: string, date: string) =>
    owner.call('POST', `/api/booking/${booking}/payments/`, { date, kind: 'payment', amount, method: 'cash' })
  await pay(first.id, '120', '2027-01-08')
  await pay(second.id, '30', '2027-01-09')
  const { status, body } = await owner.call<ClientHistory>('GET', `/api/client/${id}/history/`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ stays: 2, nights: 5, total: 500, paid: 150, balance: 350 },
    ...{ first_arrival: '2027-06-01', last_arrival: '2027-08-01' },
  })
  expect(body.payments.map(({ amount, booking }) => [amount, booking])).toEqual([
    [30, { id: second.id, reference: second.reference }],
    [120, { id: first.id, reference: first.reference }],
  ])
})

test('a client who never booked has a history of nothing, and that of another owner is not found', async () => {
  const owner = await server.signUpOwner()
  const { id } = await aClient(owner)
  const empty = {
    stays: 0,
    nights: 0,
    total: 0,
    paid: 0,
    balance: 0,
    first_arrival: null,
    last_arrival: null,
    payments: [],
  }
  expect((await owner.call('GET', `/api/client/${id}/history/`)).body).toEqual(empty)
  const other = await server.signUpOwner()
  expect((await other.call('GET', `/api/client/${id}/history/`)).status).toBe(404)
})
