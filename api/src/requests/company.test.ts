import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { aClient, aRequest, aUnit, aWish, guest } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const company = { company: 'Muster GmbH', vat_id: 'de 136 695 976', buyer_reference: 'PO 77' }
const clientWith = async (email: string) => {
  const { body } = await owner.call<Client[]>('GET', `/api/clients/?search=${email}`)
  return body.map(({ company: name, vat_id, buyer_reference }) => [name, vat_id, buyer_reference])
}
const someone = () => ({ email: `gerda-${unique()}@example.com` })

test('a guest whose company pays becomes a client with the company, another one without', async () => {
  const [paid, own] = [someone(), someone()]
  await aRequest(server, (await aUnit(owner)).id, { client: { ...paid, ...company } })
  await aRequest(server, (await aUnit(owner)).id, { client: own })
  expect(await clientWith(paid.email)).toEqual([['Muster GmbH', 'DE136695976', 'PO 77']])
  expect(await clientWith(own.email)).toEqual([['', '', '']])
})

test('a client who is known gets the company that is not known yet, and keeps the one that is', async () => {
  const [known, newcomer] = [someone(), someone()]
  const { first_name, last_name } = guest
  await aClient(owner, { first_name, last_name, ...known, company: 'Alte AG' })
  await aClient(owner, { first_name, last_name, ...newcomer })
  for (const client of [known, newcomer])
    await aRequest(server, (await aUnit(owner)).id, { client: { ...client, ...company } })
  expect(await clientWith(known.email)).toEqual([['Alte AG', '', '']])
  expect(await clientWith(newcomer.email)).toEqual([['Muster GmbH', 'DE136695976', 'PO 77']])
})

test('a VAT id that none can be is refused at its field', async () => {
  const wish = aWish((await aUnit(owner)).id, { client: { ...company, vat_id: 'DE1' } })
  const { status, body } = await server.call<Problem>('POST', '/api/public/booking/', wish)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['client.vat_id']])
})
