import type { Invoice, InvoiceTotals } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aClient, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const invoices = async (of = owner, query = '') =>
  (await of.call<Invoice[]>('GET', `/api/invoices/owner/${query}`)).body
const open = (link: string, token?: string) =>
  server.fetch(`http://localhost${link}`, token === undefined ? {} : { headers: { authorization: `Token ${token}` } })

test('a draft is listed with a link that opens its PDF without a token', async () => {
  const client = await aClient(owner, { first_name: 'Željko', last_name: 'Παπάς' })
  const booking = await aBooking(owner, { client: client.id, deposit_paid: true, deposit_amount: 50 })
  const [draft] = await invoices(owner, '?search=%C5%BDeljko')
  expect(draft).toMatchObject({
    invoice_number: 'Draft',
    status: 'draft',
    kind: 'invoice',
    cancels: null,
    issued_at: null,
    total_price: booking.total_price,
    booking: {
      id: booking.id,
      reference: booking.reference,
      client: { first_name: 'Željko', last_name: 'Παπάς' },
      unit: { id: booking.unit.id, name: booking.unit.name },
      check_in: booking.check_in,
      check_out: booking.check_out,
    },
  })
  const answer = await open(draft?.pdf_file ?? '')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(`inline; filename="Draft-${booking.reference}.pdf"`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.subarray(-6).toString()).toContain('%%EOF')
})

test('the list is searched by guest however spelled, unit, booking and number, and sorted as told', async () => {
  const own = await server.signUpOwner({ personals: true })
  const lake = await aUnit(own, { name: 'Seeblick', price_per_night: 300 })
  // An address by chance would now and then hold the digits that are looked for.
  const person = (first_name: string, last_name: string) =>
    aClient(own, { first_name, last_name, email: `${first_name}@example.com` })
  const anna = await aBooking(own, { client: (await person('Anna', 'Müller')).id })
  const boris = await aBooking(own, {
    client: (await person('Boris', 'Adler')).id,
    unit: lake.id,
    property: lake.property.id,
  })
  const [newest] = await invoices(own)
  const issued = await own.call<Invoice>('POST', `/api/invoices/${newest?.id}/issue/`)
  const bookingsOf = async (query: string) => (await invoices(own, `?${query}`)).map(({ booking }) => booking.id)
  for (const search of ['mueller', 'muller anna', 'Müller, Anna', anna.reference])
    expect(await bookingsOf(`search=${encodeURIComponent(search)}`)).toEqual([anna.id])
  for (const search of ['seebl', issued.body.invoice_number, '-00001'])
    expect(await bookingsOf(`search=${search}`)).toEqual([boris.id])
  const { body: totals } = await own.call<InvoiceTotals>('GET', '/api/invoices/totals/?search=mueller')
  expect(totals.count).toBe(1)
  expect(await bookingsOf('sort=name')).toEqual([boris.id, anna.id])
  expect(await bookingsOf('sort=-amount')).toEqual([boris.id, anna.id])
  expect(await bookingsOf('sort=amount&page=1&page_size=1')).toEqual([anna.id])
  expect(await bookingsOf('sort=date')).toEqual([anna.id, boris.id])
  for (const sort of ['number', '-number']) expect(await bookingsOf(`sort=${sort}`)).toEqual([boris.id, anna.id])
  expect((await own.call('GET', '/api/invoices/owner/?sort=colour')).status).toBe(400)
})

test('a link is for its document alone and for a quarter of an hour', async () => {
  for (const count of [1, 2]) await aBooking(owner, { guests_count: count })
  const [second, first] = await invoices()
  const link = first?.pdf_file ?? ''
  const problem = async (address: string) => {
    const answer = await open(address)
    return [answer.status, ((await answer.json()) as Problem).code]
  }
  const refused = [403, 'link_expired']
  expect(await problem(link.replace(`/${first?.id}/`, `/${second?.id}/`))).toEqual(refused)
  expect(await problem(link.replace(/expires=\d+/, 'expires=9999999999'))).toEqual(refused)
  expect(await problem(link.replace(/signature=.*/, 'signature='))).toEqual(refused)
  expect(await problem(link.replace(/&signature=.*/, ''))).toEqual(refused)
  server.clock.set('2027-01-10T09:14:59Z')
  expect((await open(link)).status).toBe(200)
  server.clock.set('2027-01-10T09:15:00Z')
  expect(await problem(link)).toEqual(refused)
  server.clock.set('2027-01-10T09:00:00Z')
})

test('the PDF also opens with a token, for its owner alone', async () => {
  await aBooking(owner)
  const [draft] = await invoices()
  const path = `/keyhaven/api/invoices/${draft?.id}/pdf/`
  const stranger = await server.signUpOwner()
  expect((await open(path, owner.token)).status).toBe(200)
  expect((await open(path, stranger.token)).status).toBe(404)
  expect((await open(path)).status).toBe(401)
  expect((await open('/keyhaven/api/invoices/abc/pdf/', owner.token)).status).toBe(404)
  expect(await invoices(stranger)).toEqual([])
})

test('a document shows the stay that it was issued for, and by date numbers are in their order with drafts apart', async () => {
  const own = await server.signUpOwner({ personals: true })
  const unit = await aUnit(own, { name: 'Seeblick' })
  const stay = { unit: unit.id, property: unit.property.id }
  const first = await aBooking(own, stay)
  const second = await aBooking(own, { ...stay, check_in: '2027-07-01', check_out: '2027-07-04' })
  const draftOf = async ({ id }: { id: number }) => (await invoices(own, `?booking=${id}`))[0]?.id
  await own.call('POST', `/api/invoices/${await draftOf(second)}/issue/`)
  await own.call('POST', `/api/invoices/${await draftOf(first)}/issue/`)
  const change = { ...stay, client: first.client.id, guests_count: 2, status: 'confirmed', check_in: '2027-06-01' }
  await own.call('PATCH', `/api/booking/${first.id}/`, { ...change, check_out: '2027-06-09' })
  await aBooking(own, { ...stay, check_in: '2027-08-01', check_out: '2027-08-04' })
  const rows = (await invoices(own, '?sort=-date')).map(({ invoice_number, booking }) => [
    ...[invoice_number, booking.check_out],
  ])
  expect(rows).toEqual([
    ['Draft', '2027-08-04'],
    ['2027-00004', '2027-06-09'],
    ['2027-00003', '2027-06-04'],
    ['2027-00002', '2027-06-04'],
    ['2027-00001', '2027-07-04'],
  ])
})

test('what was issued is to be sent until it was mailed, and what was never mailed needs no cancellation', async () => {
  const own = await server.signUpOwner({ personals: true })
  const booking = await aBooking(own)
  const [draft] = await invoices(own)
  const stages = async () => (await own.call<InvoiceTotals>('GET', '/api/invoices/totals/')).body.stages
  expect(await stages()).toEqual({ drafts: 1, to_send: 0, unpaid: 1, all: 1 })
  await own.call('POST', `/api/invoices/${draft?.id}/issue/`)
  expect(await stages()).toEqual({ drafts: 0, to_send: 1, unpaid: 1, all: 1 })
  const sent = await own.call('POST', `/api/booking/${booking.id}/mail/`, { invoice: draft?.id, words: '' })
  expect(sent.status).toBe(204)
  expect((await invoices(own, '?stage=to_send')).length).toBe(0)
  await own.call('POST', `/api/invoices/${draft?.id}/cancel/`)
  const toSend = await invoices(own, '?stage=to_send')
  expect(toSend.map(({ kind }) => kind)).toEqual(['cancellation'])
})

test('the plan of the list, which takes longer to make than to run, is kept', async () => {
  for (let time = 0; time < 3; time += 1) await invoices()
  const { rows } = await sql`SELECT FROM pg_prepared_statements WHERE statement LIKE '%AS invoice_number%'`.execute(
    server.context.db,
  )
  expect(rows.length).toBeGreaterThan(0)
})
