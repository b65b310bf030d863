import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { queueMail } from '../mail/outbox.ts'
import { email as mailOf } from '../mail/template.ts'
import { sweepAll } from '../testing/sweep-all.ts'
import { aBooking, aClient, aHold, aRequest, aUnit } from '../testing/factories.ts'
import { anImport } from '../testing/imported-stay.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const start = '2014-01-10T09:00:00Z'
const server = await testServer({ now: start })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set(start)
  owner = await server.signUpOwner({ personals: true })
})
const later = async (day: string) => {
  server.clock.set(`${day}T09:00:00Z`)
  // Sessions have ended by then.
  await server.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2099-01-01') })
    .execute()
}
const erase = (id: number, by = owner) => by.call<{ code: string }>('POST', `/api/client/${id}/erase/`)
const sweep = () => sweepAll(server.context, (error) => expect.unreachable(String(error)))

/** The tables in which a word stands anywhere. */
const tablesWith = async (word: string) => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`.execute(
    server.db,
  )
  const tables: string[] = []
  for (const { name } of rows) {
    const counted = await sql<{ n: number }>`
      SELECT count(*) AS n FROM ${sql.table(name)} t WHERE t::text ILIKE ${`%${word}%`}`.execute(server.db)
    if ((counted.rows[0]?.n ?? 0) > 0) tables.push(name)
  }
  return tables
}

const stays = { check_in: '2014-06-01', check_out: '2014-06-04' }
const bookingId = async () => (await owner.call<Booking[]>('GET', '/api/bookings/')).body[0]?.id ?? 0
const decide = (id: number, decision: string) => owner.call('POST', `/api/booking/${id}/decision/`, { decision })
const issue = async (booking: number) => {
  const { body } = await owner.call<{ id: number }[]>('GET', `/api/invoices/owner/?booking=${booking}`)
  return owner.call('POST', `/api/invoices/${body[0]?.id}/issue/`)
}

test('a client whose stay is to come or running is not erased, and is afterwards', async () => {
  const client = await aClient(owner, { last_name: 'Zaphodius' })
  const booking = await aBooking(owner, { ...stays, client: client.id })
  expect(await erase(client.id)).toMatchObject({ status: 409, body: { code: 'client_stays' } })
  await later('2014-06-04')
  expect((await erase(client.id)).status).toBe(409)
  await later('2014-06-05')
  expect((await erase(client.id)).status).toBe(204)
  const { body } = await owner.call<{ client: object; total_price: number }>('GET', `/api/booking/${booking.id}/`)
  expect(body).toMatchObject({ total_price: 300, client: { first_name: '', last_name: 'Erased', email: '' } })
  expect((await owner.call('GET', `/api/client/${client.id}/`)).status).toBe(404)
  expect((await erase(client.id)).status).toBe(404)
})

test('nothing but an issued document names an erased guest, and their link leads nowhere', async () => {
  // The database says by its own clock for how long a document is kept.
  const year = new Date().getFullYear()
  server.clock.set(`${year}-01-10T09:00:00Z`)
  owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner)
  const name = { first_name: 'Zaphodora', last_name: 'Beeblebrox', email: 'zaphodora@example.com' }
  const client = { ...name, company: 'Zaphodora Ltd', buyer_reference: 'Zaphodora' }
  const request = await aRequest(server, unit.id, { check_in: `${year}-06-01`, check_out: `${year}-06-04`, client })
  const id = await bookingId()
  await decide(id, 'accept')
  expect((await issue(id)).status).toBe(200)
  const clientId = (await owner.call<Booking>('GET', `/api/booking/${id}/`)).body.client.id
  const stay = {
    unit: unit.id,
    property: unit.property.id,
    client: clientId,
    guests_count: 2,
    services: [],
    promo_code: null,
  }
  const again = { ...stay, check_in: `${year}-05-01`, check_out: `${year}-05-04`, status: 'confirmed' }
  expect((await owner.call('POST', '/api/bookings/', again, { 'idempotency-key': 'once' })).status).toBe(201)
  await aHold(server.call, unit.id, { check_in: `${year}-07-01`, check_out: `${year}-07-04`, client })
  await later(`${year}-06-10`)
  await server.mails()
  expect((await erase(clientId)).status).toBe(204)
  expect(await tablesWith('zaphodora')).toEqual(['invoices'])
  const status = await server.call<GuestRequest>('GET', `/api/public/booking/request/${request.token}/`)
  expect(status.status).toBe(404)
})

test('the stay of a portal that a booking was made of names an erased guest no more, that of another guest goes on', async () => {
  const unit = await aUnit(owner)
  const names = { unit: unit.id, ...stays, name: 'Trillian Astra' }
  const imported = await anImport(server, owner, names)
  await anImport(server, owner, { ...names, check_in: '2014-06-10', check_out: '2014-06-12', name: 'Marvin' })
  await sql`UPDATE imported_stays SET details = 'Phone: 1979 Trillian' WHERE id = ${imported.id}`.execute(server.db)
  const client = await aClient(owner, { last_name: 'Astra' })
  const stay = { unit: unit.id, property: unit.property.id, client: client.id, import: imported.id }
  await aBooking(owner, { ...stays, ...stay })
  await later('2014-06-20')
  expect((await erase(client.id)).status).toBe(204)
  expect([await tablesWith('trillian'), await tablesWith('marvin')]).toEqual([[], ['imported_stays']])
})

test('nobody writes to a guest who was erased, and their host is told that there is no address', async () => {
  await owner.call('PATCH', '/api/payment-settings/', { deposit_percent: 30, deposit_due_days: 7 })
  const unit = await aUnit(owner)
  await aRequest(server, unit.id, { ...stays, client: { email: 'ford@example.com' } })
  const id = await bookingId()
  await decide(id, 'accept')
  await server.mails()
  await later('2014-06-10')
  const booking = async () => (await owner.call<Booking>('GET', `/api/booking/${id}/`)).body
  const canRemind = async () =>
    (await owner.call<{ can_remind: boolean }[]>('GET', '/api/money-due/')).body.some(({ can_remind }) => can_remind)
  expect([(await booking()).request_email, await canRemind()]).toEqual(['ford@example.com', true])
  expect((await erase((await booking()).client.id)).status).toBe(204)
  expect([(await booking()).request_email, await canRemind()]).toEqual([null, false])
  const mail = (path: string, body?: object) => owner.call('POST', `/api/booking/${id}/${path}/`, body)
  const noAddress = { status: 409, body: { code: 'no_address' } }
  expect(await mail('mail', { invoice: null, words: 'Thank you!' })).toMatchObject(noAddress)
  expect(await mail('payment-reminder')).toMatchObject(noAddress)
  await queueMail(server.db, mailOf({ to: '', locale: 'en', subject: 'Hello', paragraphs: ['Hello'] }))
  expect((await sql`SELECT FROM outbox WHERE done_at IS NULL`.execute(server.db)).rows).toEqual([])
})

test('a client is not erased whose stay is booked while that waits for it', async () => {
  const client = await aClient(owner)
  const booking = await aBooking(owner, { ...stays, client: client.id })
  await later('2014-06-10')
  const waits = async () =>
    (
      await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        server.db,
      )
    ).rows.length
  const erased = await server.db.transaction().execute(async (tx) => {
    // Whoever books for a client or changes a stay of theirs holds this lock.
    await sql`SELECT FROM clients WHERE id = ${client.id} FOR KEY SHARE`.execute(tx)
    const answer = erase(client.id)
    await expect.poll(waits, { timeout: 5000 }).toBeGreaterThan(0)
    await sql`UPDATE bookings SET check_out = '2014-06-20' WHERE id = ${booking.id}`.execute(tx)
    return { answer }
  })
  expect(await erased.answer).toMatchObject({ status: 409, body: { code: 'client_stays' } })
})

test('a client without a booking goes altogether; that of another owner is not found', async () => {
  const client = await aClient(owner)
  const other = await server.signUpOwner()
  expect((await erase(client.id, other)).status).toBe(404)
  expect((await erase(client.id)).status).toBe(204)
  expect(await server.db.selectFrom('clients').select('id').where('id', '=', client.id).execute()).toEqual([])
})

test('guests of requests that came to nothing are forgotten after a year, clients when the owner says so', async () => {
  const unit = await aUnit(owner)
  await aRequest(server, unit.id, {
    ...stays,
    client: { last_name: 'Declinedone', email: 'd@example.com' },
  })
  await decide(await bookingId(), 'decline')
  const stayed = await aClient(owner, { last_name: 'Stayedone' })
  await aBooking(owner, { ...stays, unit: unit.id, property: unit.property.id, client: stayed.id })
  await server.mails()
  await later('2015-06-03')
  await sweep()
  expect(await tablesWith('declinedone')).toContain('clients')
  await later('2015-06-06')
  await sweep()
  expect(await tablesWith('declinedone')).toEqual([])
  expect(await tablesWith('stayedone')).toContain('clients')
  const retention = { request_months: 12, client_years: 2, document_years: 10 }
  expect((await owner.call('PATCH', '/api/privacy/retention/', retention)).status).toBe(200)
  await later('2016-06-03')
  await sweep()
  expect(await tablesWith('stayedone')).toContain('clients')
  await later('2016-06-06')
  await sweep()
  expect(await tablesWith('stayedone')).toEqual([])
})

test('people are taken out of documents when their years are over, and not before', async () => {
  const client = await aClient(owner, { last_name: 'Documentone' })
  const booking = await aBooking(owner, { ...stays, client: client.id })
  expect((await issue(booking.id)).status).toBe(200)
  const years = (document_years: number) =>
    owner.call('PATCH', '/api/privacy/retention/', { request_months: 12, client_years: null, document_years })
  expect((await years(30)).status).toBe(200)
  await sweep()
  await later('2014-06-10')
  expect((await erase(client.id)).status).toBe(204)
  await later('2026-01-01')
  await sweep()
  expect(await tablesWith('documentone')).toEqual(['invoices'])
  await expect(
    sql`UPDATE invoices SET content = '{}' WHERE booking_id = ${booking.id}`.execute(server.db),
  ).rejects.toThrow('never changed')
  await years(10)
  await later('2026-01-02')
  await sweep()
  expect(await tablesWith('documentone')).toEqual([])
  const { body } = await owner.call<{ invoice_number: string; total_price: number; pdf_file: string }[]>(
    'GET',
    `/api/invoices/owner/?booking=${booking.id}`,
  )
  expect(body).toMatchObject([{ invoice_number: '2014-00001', total_price: 300 }])
  const pdf = await server.fetch(`http://localhost${body[0]?.pdf_file}`)
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('mails of another owner to the same address still leave', async () => {
  const other = await server.signUpOwner({ personals: true })
  const unit = await aUnit(other)
  const email = 'shared@example.com'
  const { id } = await aClient(owner, { email })
  await aBooking(owner, { ...stays, client: id })
  await later('2014-06-10')
  await aRequest(server, unit.id, {
    check_in: '2014-07-01',
    check_out: '2014-07-03',
    client: { last_name: 'Else', email },
  })
  const waiting = () => sql`SELECT FROM outbox WHERE done_at IS NULL AND payload ->> 'to' = ${email}`.execute(server.db)
  const before = (await waiting()).rows.length
  expect(before).toBeGreaterThan(0)
  expect((await erase(id)).status).toBe(204)
  expect((await waiting()).rows).toHaveLength(before)
})
