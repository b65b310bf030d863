import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { expect, test } from 'vitest'
import { aBooking, aHold, aUnit, aWish, secretInMail } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
const base = '/api/public/booking/'

/** Groups of reasons that guests' pages have in each language of guests. */
const ofGuests = ['general', 'guests']

const switchOff = ({ call }: TestOwner, { id, name, description, property, ...unit }: Unit) =>
  call('PATCH', `/api/units/${id}/`, {
    ...{ name, description, property_id: property.id, active: false },
    ...{ capacity: unit.capacity, max_capacity: unit.max_capacity },
    ...{ price_per_night: unit.price_per_night, price_per_extra_person: unit.price_per_extra_person },
  })

test.each<[string, (owner: TestOwner, unit: Unit) => Promise<unknown>]>([
  ['nights that are taken', (owner, { id, property }) => aBooking(owner, { unit: id, property: property.id })],
  ['a unit that is off', (owner, unit) => switchOff(owner, unit)],
])('a guest who confirms too late reads of %s in their language', async (_, change) => {
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  const { token } = await aHold(server.call, unit.id)
  const secret = await secretInMail(server, token)
  server.clock.set(new Date(server.clock().getTime() + 20 * 60_000))
  await change(owner, unit)
  const answer = await server.call<Problem>('POST', `${base}request/${token}/confirm/`, { secret })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(ofGuests).toContain(answer.body.reason?.key.split('.')[0])
})

test.each([
  ['children without an adult', { children: [3, 4] }],
  ['an age that no child has', { children: [40] }],
])('a guest reads of %s in their language', async (_, fields) => {
  const { id } = await aUnit(await server.signUpOwner())
  const answer = await server.call<Problem>('POST', `${base}quote/`, aWish(id, fields))
  expect(answer.status).toBe(400)
  expect(ofGuests).toContain(answer.body.reason?.key.split('.')[0])
})
