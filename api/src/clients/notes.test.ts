import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aRequest, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const bodyOf = ({ client, property, unit, check_in, check_out, guests_count, status }: Booking) => ({
  ...{ check_in, check_out, guests_count, status, services: [] },
  ...{ client: client.id, property: property.id, unit: unit.id },
})
const oneClient = async (id: number) => (await owner.call<Client>('GET', `/api/client/${id}/`)).body
const oneBooking = async (id: number) => (await owner.call<Booking>('GET', `/api/booking/${id}/`)).body

test('an owner notes something on a client and on a booking, and a change that leaves it out keeps it', async () => {
  const client = await aClient(owner, { notes: ' Likes the room to the lake.\nAllergic to nuts. ' })
  expect(client.notes).toBe('Likes the room to the lake.\nAllergic to nuts.')
  const { first_name, last_name, email, address } = client
  const path = `/api/client/${client.id}/`
  await owner.call('PATCH', path, { first_name, last_name, email, address })
  expect((await oneClient(client.id)).notes).toBe(client.notes)
  await owner.call('PATCH', path, { first_name, last_name, email, address, notes: '' })
  expect((await oneClient(client.id)).notes).toBe('')

  const booking = await aBooking(owner, { client: client.id, notes: 'Needs a cot.' })
  expect(booking.notes).toBe('Needs a cot.')
  await owner.call('PATCH', `/api/booking/${booking.id}/`, bodyOf(booking))
  expect((await oneBooking(booking.id)).notes).toBe('Needs a cot.')
  await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...bodyOf(booking), notes: 'Two cots.' })
  expect((await oneBooking(booking.id)).notes).toBe('Two cots.')
})

test('a note of more than a thousand characters is refused beside its field', async () => {
  const booking = await aBooking(owner)
  const body = { ...bodyOf(booking), notes: 'x'.repeat(1001) }
  const { status, body: problem } = await owner.call<Problem>('PATCH', `/api/booking/${booking.id}/`, body)
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['notes']])
})

test('a guest reads nothing of what the owner notes', async () => {
  const unit = await aUnit(owner)
  const { token } = await aRequest(server, unit.id)
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!booking) throw new Error('The request has no booking.')
  await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...bodyOf(booking), notes: 'Haggles.' })
  const page = await server.call('GET', `/api/public/booking/request/${token}/`)
  expect(JSON.stringify(page.body)).not.toContain('Haggles')
  expect(JSON.stringify((await server.mails()).map(({ text, html }) => [text, html]))).not.toContain('Haggles')
})

test('what was noted of a client goes with the client', async () => {
  const client = await aClient(owner, { notes: 'Allergic to nuts.' })
  const booking = await aBooking(owner, { client: client.id, notes: 'Needs a cot.', status: 'cancelled' })
  expect((await owner.call('POST', `/api/client/${client.id}/erase/`)).status).toBe(204)
  expect((await oneBooking(booking.id)).notes).toBe('')
  const row = await server.db.selectFrom('clients').select('notes').where('id', '=', client.id).executeTakeFirst()
  expect(row?.notes).toBe('')
})
