import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeAll, expect, test } from 'vitest'
import { aBooking } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const documentsOf = async ({ id }: { id: number }) =>
  (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${id}`)).body
const issue = (invoice: { id: number } | undefined) =>
  owner.call<Invoice>('POST', `/api/invoices/${invoice?.id}/issue/`)

/** A booking of somebody of whom only name and number are known. */
const byPhone = async () => {
  const caller = { first_name: 'Ida', last_name: 'Huber', address: { phone: '+436641234567', city: 'Graz' } }
  const client = (await owner.call<Client>('POST', '/api/clients/brief/', caller)).body
  return { client, booking: await aBooking(owner, { client: client.id }) }
}

test('a client without a whole address is asked for it when the invoice is issued, and not before', async () => {
  const { client, booking } = await byPhone()
  const [draft] = await documentsOf(booking)
  expect(draft?.needs_address).toBe(true)
  const refused = await owner.call<Problem>('POST', `/api/invoices/${draft?.id}/issue/`)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'client_incomplete',
      message:
        'The invoice needs the full address of Ida Huber: the street, the house number, the postal code and the country are missing.',
    },
  ])
  expect(Object.keys(refused.body.fields ?? {})).toEqual(
    ['street', 'house_number', 'postal_code', 'country'].map((line) => `client.address.${line}`),
  )
  const address = { ...client.address, street: 'Ring', house_number: '1', postal_code: '8010', country: 'Austria' }
  await owner.call('PATCH', `/api/client/${client.id}/`, { ...client, address })
  expect((await documentsOf(booking))[0]?.needs_address).toBe(false)
  expect((await issue(draft)).body.status).toBe('issued')
})

test('an issued invoice whose booking passes to a client without an address is replaced by a draft', async () => {
  const booking = await aBooking(owner)
  await issue((await documentsOf(booking))[0])
  const { client } = await byPhone()
  const { property, unit } = booking
  const passed = {
    ...booking,
    property: property.id,
    unit: unit.id,
    client: client.id,
    services: [],
    version: undefined,
  }
  expect((await owner.call('PATCH', `/api/booking/${booking.id}/`, passed)).status).toBe(200)
  expect((await documentsOf(booking)).map(({ kind, status, needs_address }) => [kind, status, needs_address])).toEqual([
    ['invoice', 'draft', true],
    ['cancellation', 'issued', false],
    ['invoice', 'cancelled', false],
  ])
})
