import { downloadsApi } from '@keyhaven/shared-contracts/contract/finance/downloads'
import { sql } from 'kysely'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aBooking, aClient, anImage, aUnit } from '../testing/factories.ts'
import { householdOf } from '../testing/household.ts'
import { anImport } from '../testing/imported-stay.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { tables } from './reads.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

type Row = Record<string, unknown>
const open = async (owner: TestOwner, download: object) => {
  const { body } = await owner.call<{ href: string }>('POST', downloadsApi.create.path, download)
  const answer = await server.fetch(`http://localhost${body.href}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = strFromU8(files['data.json'] ?? new Uint8Array())
  return { text, data: JSON.parse(text) as Record<string, Row[]>, names: Object.keys(files), files }
}
const issue = async (owner: TestOwner) => {
  const { body } = await owner.call<{ id: number }[]>('GET', '/api/invoices/owner/')
  for (const { id } of body) await owner.call('POST', `/api/invoices/${id}/issue/`)
}

test('an account is exported with every row of every table, its pictures and documents, and nothing of another owner', async () => {
  const [owner, other] = [await server.signUpOwner({ personals: true }), await server.signUpOwner({ personals: true })]
  for (const own of [owner, other]) {
    const { property } = await householdOf(own)
    await anImage(own, { property: property ?? 0 }, 'second.png')
    await issue(own)
  }
  const { data, text, names, files } = await open(owner, { what: 'account' })
  const { id } = owner.user
  for (const [name, part] of Object.entries(tables)) {
    expect([name, name in data]).toEqual([name, typeof part !== 'string'])
    const columns =
      await sql`SELECT FROM pg_attribute WHERE attrelid = ${name}::regclass AND attname = 'owner_id'`.execute(server.db)
    if (typeof part === 'string' || columns.rows.length === 0) continue
    const { rows } = await sql<{
      n: number
    }>`SELECT count(*) AS n FROM ${sql.table(name)} WHERE owner_id = ${id}`.execute(server.db)
    expect([name, data[name]?.length]).toEqual([name, rows[0]?.n])
    expect(data[name]?.filter((row) => row['owner_id'] !== id)).toEqual([])
  }
  expect(data['owners']).toMatchObject([{ id, email: owner.user.email }])
  expect(data['bookings']).toHaveLength(1)
  expect(data['invoice_files']).toHaveLength(1)
  expect(text).not.toMatch(/password_hash|token_hash|guest_hash|public_key|\$argon2/)
  expect(names.filter((name) => name.startsWith('pictures/')).length).toBe(data['images']?.length)
  expect(names).toContain('documents/2027-00001.pdf')
  expect(strFromU8(files['documents/2027-00001.pdf']?.subarray(0, 5) ?? new Uint8Array())).toBe('%PDF-')
})

test('a client is exported with their stays and documents, and nothing of another client', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const [client, other] = [await aClient(owner, { last_name: 'Asked' }), await aClient(owner, { last_name: 'Other' })]
  await aBooking(owner, { client: client.id })
  await aBooking(owner, { client: other.id })
  await issue(owner)
  const { data, text, names } = await open(owner, { what: 'client', query: { client: client.id } })
  expect(text).not.toContain('Other')
  expect(data['clients']).toMatchObject([{ id: client.id, last_name: 'Asked' }])
  expect(data).toMatchObject({ bookings: [{ client_id: client.id }], invoices: [{ status: 'issued' }] })
  expect(Object.keys(data)).not.toContain('owners')
  expect(names.filter((name) => name.startsWith('documents/'))).toHaveLength(1)
})

test('the copy for a guest has what the portal said of the stay that was booked, and of no other', async () => {
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  const imported = await anImport(server, owner, { unit: unit.id, name: 'Trillian' })
  await anImport(server, owner, { unit: unit.id, check_in: '2027-06-10', check_out: '2027-06-12', name: 'Marvin' })
  const { id } = await aClient(owner)
  await aBooking(owner, { unit: unit.id, property: unit.property.id, client: id, import: imported.id })
  const { data } = await open(owner, { what: 'client', query: { client: id } })
  expect(data['imported_stays']).toMatchObject([{ id: imported.id, name: 'Trillian' }])
})

test('the client of another owner is not found, and nobody exports without a token or a link', async () => {
  const [owner, other] = [await server.signUpOwner(), await server.signUpOwner()]
  const { id } = await aClient(owner)
  expect((await other.call('GET', `/api/client/export/?client=${id}`)).status).toBe(404)
  expect((await server.call('GET', '/api/account/export/')).status).toBe(401)
  expect((await owner.call('GET', '/api/client/export/')).status).toBe(400)
})
