import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { downloadsApi } from '@keyhaven/shared-contracts/contract/finance/downloads'
import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sweepAll } from '../testing/sweep-all.ts'
import { aBooking, aClient, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { issueDue } from './schedule.ts'

const server = await testServer({ now: '2027-06-03T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const settings = {
  ...{ auto_issue: false, vat_rates: [] as object[], number_prefix: 'KH-' },
  ...{ small_business_note: 'No VAT.', payment_terms: 'On arrival.' },
}
const set = (fields: object, of = owner) =>
  of.call<InvoiceSettings>('PATCH', '/api/invoice-settings/', { ...settings, ...fields })
const listOf = async (of = owner, query = '') => (await of.call<Invoice[]>('GET', `/api/invoices/owner/${query}`)).body
const issue = async (booking: { id: number }, of = owner) => {
  const [draft] = await listOf(of, `?booking=${booking.id}`)
  return (await of.call<Invoice>('POST', `/api/invoices/${draft?.id}/issue/`)).body
}
const june = { check_in: '2027-06-04', check_out: '2027-06-07' }

test('settings are there before anybody wrote them, and name what is missing', async () => {
  const own = await server.signUpOwner()
  const { body } = await own.call<InvoiceSettings>('GET', '/api/invoice-settings/')
  expect(body).toMatchObject({ version: 0, auto_issue: false, vat_rates: [], number_prefix: '' })
  expect(body.missing).toContain('tax_id')
  const rates = [
    { from: '2027-07-01', lodging: '13', extras: 20 },
    { from: '2026-01-01', lodging: '10,5', extras: 20 },
  ]
  const changed = await set({ vat_rates: rates, version: 0 }, own)
  expect(changed.body).toMatchObject({
    version: 1,
    number_prefix: 'KH-',
    vat_rates: [{ lodging: 10.5 }, { lodging: 13 }],
  })
  expect((await set({ version: 0 }, own)).status).toBe(409)
  expect(await set({ vat_rates: [rates[0], rates[0]] }, own)).toMatchObject({ status: 400 })
  expect(await set({ number_prefix: '=1' }, own)).toMatchObject({
    status: 400,
    body: { fields: { number_prefix: [expect.any(String)] } },
  })
})

test('the adviser gets each document once for each rate, cancellations as mirrors', async () => {
  const own = await server.signUpOwner({ personals: true })
  await set({ vat_rates: [{ from: '2026-01-01', lodging: 10, extras: 20 }] }, own)
  const unit = await aUnit(own)
  const service = await aService(own, { property: unit.property.id, type: 'one_time', price: 60 })
  const client = await aClient(own, { first_name: 'Žofie', last_name: 'Nová' })
  const stay = { unit: unit.id, property: unit.property.id, client: client.id, services: [service.id], ...june }
  const invoice = await issue(await aBooking(own, stay), own)
  expect(invoice.invoice_number).toBe('KH-2027-00001')
  await own.call('POST', `/api/invoices/${invoice.id}/cancel/`)
  const days = { from: '2027-06-03', to: '2027-06-03' }
  const { body: link } = await own.call<{ href: string }>('POST', downloadsApi.create.path, {
    what: 'invoices',
    query: days,
  })
  const { body: file } = await server.call<string>('GET', link.href.replace('/keyhaven', ''))
  const rows = file.trimEnd().split('\r\n').slice(1)
  const rest = ['B-000001', 'Žofie Nová', 'Austria', '2027-06-04', '2027-06-07']
  expect(rows).toEqual([
    ['KH-2027-00001', '2027-06-03', 'invoice', '', ...rest, 20, '50.00', '10.00', '60.00'].join(','),
    ['KH-2027-00001', '2027-06-03', 'invoice', '', ...rest, 10, '272.73', '27.27', '300.00'].join(','),
    ['KH-2027-00002', '2027-06-03', 'cancellation', 'KH-2027-00001', ...rest, 20, '-50.00', '-10.00', '-60.00'].join(
      ',',
    ),
    ['KH-2027-00002', '2027-06-03', 'cancellation', 'KH-2027-00001', ...rest, 10, '-272.73', '-27.27', '-300.00'].join(
      ',',
    ),
  ])
  expect((await own.call('GET', '/api/invoices/csv/?from=2027-06-04&to=2027-06-03')).status).toBe(400)
})

test('a month is one ZIP of its PDFs, for who holds the link or a token', async () => {
  const own = await server.signUpOwner({ personals: true })
  const numbers = [await issue(await aBooking(own, june), own), await issue(await aBooking(own, june), own)]
  const query = { month: '2027-06' }
  const { body: link } = await own.call<{ href: string }>('POST', downloadsApi.create.path, {
    what: 'documents',
    query,
  })
  const answer = await server.fetch(`http://localhost${link.href}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoices-2027-06.zip"')
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(bytes.startsWith('PK\u0003\u0004')).toBe(true)
  expect(bytes.match(/%PDF-/g)).toHaveLength(2)
  for (const { invoice_number } of numbers) expect(bytes).toContain(`${invoice_number}.pdf`)
  const empty = await own.call<string>('GET', '/api/invoices/zip/?month=2027-05')
  expect([empty.status, empty.body.includes('%PDF-')]).toEqual([200, false])
  expect((await own.call('GET', '/api/invoices/zip/?month=2027-13')).status).toBe(400)
  expect((await server.call('GET', '/api/invoices/zip/?month=2027-06')).status).toBe(401)
})

test('stays that end are issued by themselves where the owner wants it, by one of many, once', async () => {
  const [own, other] = [await server.signUpOwner({ personals: true }), await server.signUpOwner()]
  for (const one of [own, other]) await set({ auto_issue: true }, one)
  const booking = await aBooking(own, june)
  const [open, cancelled] = [
    { ...june, status: 'pending' },
    { ...june, status: 'cancelled' },
  ]
  await aBooking(own, open)
  await aBooking(own, cancelled)
  await aBooking(own, { check_in: '2027-06-05', check_out: '2027-06-08' })
  await aBooking(other, june)
  const failures: unknown[] = []
  const sweep = () => sweepAll(server.context, (error, what) => failures.push([what, error]))
  const statuses = async () => {
    const rows = await server.db
      .selectFrom('invoices')
      .select(['booking_id', 'status'])
      .where('owner_id', 'in', [own.user.id, other.user.id])
      .execute()
    return rows.filter(({ status }) => status === 'issued').map(({ booking_id }) => booking_id)
  }
  // Still the sixth in Vienna.
  server.clock.set('2027-06-06T21:59:00Z')
  await sweep()
  expect(await statuses()).toEqual([])
  server.clock.set('2027-06-06T22:00:00Z')
  await Promise.all([sweep(), sweep(), sweep()])
  expect([await statuses(), failures]).toEqual([[booking.id], []])
  const tried = () =>
    server.db.selectFrom('invoices').select('tried_at').where('owner_id', '=', other.user.id).executeTakeFirst()
  const first = (await tried())?.tried_at
  expect(first).toEqual(new Date('2027-06-06T22:00:00Z'))
  server.clock.set('2027-06-06T22:01:00Z')
  await sweep()
  expect((await tried())?.tried_at).toEqual(first)
  server.clock.set('2027-06-03T09:00:00Z')
})

test('a stay of a client without an address is not issued by itself until the address is there', async () => {
  server.clock.set('2027-06-06T20:00:00Z')
  const own = await server.signUpOwner({ personals: true })
  await set({ auto_issue: true }, own)
  const caller = { last_name: 'Huber', address: { phone: '+436641234567' } }
  const client = (await own.call<Client>('POST', '/api/clients/brief/', caller)).body
  await aBooking(own, { check_in: '2027-06-06', check_out: '2027-06-07', client: client.id })
  server.clock.set('2027-06-07T05:00:00Z')
  await issueDue(server.context)
  expect(await listOf(own)).toMatchObject([{ status: 'draft', needs_address: true }])
  const address = { street: 'Ring', house_number: '1', postal_code: '1010', city: 'Wien', country: 'Austria' }
  await own.call('PATCH', `/api/client/${client.id}/`, { ...client, address: { ...address, phone: '+436641234567' } })
  server.clock.set('2027-06-07T05:05:00Z')
  await issueDue(server.context)
  expect(await listOf(own)).toMatchObject([{ status: 'issued', needs_address: false }])
  server.clock.set('2027-06-03T09:00:00Z')
})

test('what was issued by itself and taken back by hand is issued again by hand alone', async () => {
  server.clock.set('2027-06-06T20:00:00Z')
  const own = await server.signUpOwner({ personals: true })
  await set({ auto_issue: true }, own)
  const booking = await aBooking(own, { check_in: '2027-06-06', check_out: '2027-06-07' })
  const statuses = async () => {
    await issueDue(server.context)
    return (await listOf(own, `?booking=${booking.id}`)).map(({ kind, status }) => `${kind} ${status}`)
  }
  server.clock.set('2027-06-07T05:00:00Z')
  expect(await statuses()).toEqual(['invoice issued'])
  const [first] = await listOf(own, `?booking=${booking.id}`)
  expect((await own.call('POST', `/api/invoices/${first?.id}/cancel/`)).status).toBe(200)
  const takenBack = ['cancellation issued', 'invoice cancelled']
  expect(await statuses()).toEqual(['invoice draft', ...takenBack])
  server.clock.set('2027-06-09T09:00:00Z')
  await issueDue(server.context)
  server.clock.set('2027-06-07T05:00:00Z')
  expect(await statuses()).toEqual(['invoice draft', ...takenBack])
  await issue(booking, own)
  expect(await statuses()).toEqual(['invoice issued', ...takenBack])
  server.clock.set('2027-06-03T09:00:00Z')
})

test('a document that the database refuses is in nobody else’s way, and its turn comes again', async () => {
  server.clock.set('2027-06-13T20:00:00Z')
  const [own, other] = [
    await server.signUpOwner({ personals: true }),
    await server.signUpOwner({ personals: true }),
  ] as const
  for (const one of [own, other]) await set({ auto_issue: true }, one)
  const stay = { check_in: '2027-06-13', check_out: '2027-06-14' }
  const [broken, fine] = [await aBooking(own, stay), await aBooking(other, stay)]
  server.clock.set('2027-06-14T05:00:00Z')
  const statuses = async () =>
    [...(await listOf(own, `?booking=${broken.id}`)), ...(await listOf(other, `?booking=${fine.id}`))].map(
      ({ status }) => status,
    )
  await sql`ALTER TABLE invoices ADD CONSTRAINT fault CHECK (status = 'draft' OR booking_id <> ${sql.lit(broken.id)})`.execute(
    server.db,
  )
  await expect(issueDue(server.context)).rejects.toThrow(/^Could not issue the draft \d+\.$/)
  await sql`ALTER TABLE invoices DROP CONSTRAINT fault`.execute(server.db)
  expect(await statuses()).toEqual(['draft', 'issued'])
  await issueDue(server.context)
  expect(await statuses()).toEqual(['issued', 'issued'])
  server.clock.set('2027-06-03T09:00:00Z')
})
