import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { sweepAll } from '../testing/sweep-all.ts'
import { aBooking, aClient, aUnit } from '../testing/factories.ts'
import { type CallApi, type TestOwner, testServer } from '../testing/test-server.ts'

const start = '2027-01-10T09:00:00Z'
const server = await testServer({ now: start })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set(start)
  owner = await server.signUpOwner({ personals: true })
})

const listOf = async (of = owner, query = '') => (await of.call<Invoice[]>('GET', `/api/invoices/owner/${query}`)).body
const documentsOf = (booking: { id: number }, of = owner) => listOf(of, `?booking=${booking.id}`)
const issue = (invoice: { id: number } | undefined, of = owner) =>
  of.call<Invoice>('POST', `/api/invoices/${invoice?.id}/issue/`)
const issued = async (fields = {}, of = owner) => {
  const booking = await aBooking(of, fields)
  const [draft] = await documentsOf(booking, of)
  const { status, body } = await issue(draft, of)
  expect(status).toBe(200)
  return { booking, invoice: body }
}
const payload = (booking: Booking, fields: object = {}) => ({
  ...booking,
  property: booking.property.id,
  unit: booking.unit.id,
  client: booking.client.id,
  promo_code: booking.promo_code?.id ?? null,
  services: booking.services.map(({ id }) => id),
  ...fields,
})
const change = (booking: Booking, fields: object) =>
  owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, payload(booking, { version: undefined, ...fields }))
const opened = async (invoice: Invoice | undefined) => {
  const answer = await server.fetch(`http://localhost${invoice?.pdf_file}`)
  return Buffer.from(await answer.arrayBuffer())
}
const withoutLink = ({ pdf_file: _link, ...rest }: Invoice) => rest

test('an issued invoice has the next number of its year, and its PDF never changes', async () => {
  const own = await server.signUpOwner({ personals: true })
  const { booking, invoice } = await issued({}, own)
  expect(invoice).toMatchObject({ invoice_number: '2027-00001', status: 'issued', total_price: 300, balance: 300 })
  expect(invoice.issued_at).toBe('2027-01-10T09:00:00.000Z')
  const before = await opened(invoice)
  expect(before.subarray(0, 5).toString()).toBe('%PDF-')
  await own.call('PATCH', `/api/client/${booking.client.id}/`, {
    ...booking.client,
    last_name: 'Changed',
    active: true,
  })
  server.clock.set('2027-01-10T09:05:00Z')
  const [again] = await documentsOf(booking, own)
  expect(await opened(again)).toEqual(before)
  server.clock.set('2027-01-10T09:00:00Z')
  expect((await issued({}, own)).invoice.invoice_number).toBe('2027-00002')
  expect(await issue(again, own)).toMatchObject({ status: 409, body: { code: 'not_draft' } })
})

test('a document is issued to a client whose street has an emoji', async () => {
  const address = { ...(await aClient(owner)).address, street: 'Partyweg 🎉' }
  const client = await aClient(owner, { address })
  const { invoice } = await issued({ client: client.id })
  expect(invoice.status).toBe('issued')
  expect((await opened(invoice)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('nothing is issued while the clock is behind the last document, and the next number is kept for later', async () => {
  const own = await server.signUpOwner({ personals: true })
  const { booking } = await issued({}, own)
  const [draft] = await documentsOf(await aBooking(own), own)
  server.clock.set('2027-01-08T09:00:00Z')
  const refusal = { status: 503, body: { code: 'clock_behind', message: expect.stringContaining('2027-00001') } }
  expect(await issue(draft, own)).toMatchObject(refusal)
  expect(
    await own.call('PATCH', `/api/booking/${booking.id}/`, payload(booking, { status: 'cancelled' })),
  ).toMatchObject(refusal)
  server.clock.set('2027-01-10T09:00:00Z')
  expect((await issue(draft, own)).body.invoice_number).toBe('2027-00002')
})

test('the year is the one that it is at the property', async () => {
  const own = await server.signUpOwner({ personals: true })
  server.clock.set('2027-12-31T22:59:00Z')
  const { token } = (
    await server.call<{ token: string }>('POST', '/auth/login/', { email: own.user.email, password: own.password })
  ).body
  const late: TestOwner = {
    ...own,
    call: (method, path, body, headers) =>
      server.call(method, path, body, { ...headers, authorization: `Token ${token}` }),
  }
  const stay = { check_in: '2028-02-01', check_out: '2028-02-03' }
  expect((await issued(stay, late)).invoice.invoice_number).toBe('2027-00001')
  server.clock.set('2027-12-31T23:00:00Z')
  expect((await issued(stay, late)).invoice.invoice_number).toBe('2028-00001')
  server.clock.set('2027-01-10T09:00:00Z')
})

test('what is missing is named where it can be mended, and takes no number', async () => {
  const own = await server.signUpOwner()
  const client = await aClient(own, { last_name: 'Cohen', first_name: 'יוסף' })
  const booking = await aBooking(own, { client: client.id })
  const [draft] = await documentsOf(booking, own)
  const refused = await own.call<Problem>('POST', `/api/invoices/${draft?.id}/issue/`)
  expect([refused.status, refused.body.code]).toEqual([409, 'incomplete'])
  expect(Object.keys(refused.body.fields ?? {})).toEqual([
    ...['tax_id', 'address.street', 'address.house_number', 'address.postal_code', 'address.city', 'address.country'],
  ])
  const personals = { first_name: 'Anna', last_name: 'Huber', tax_id: 'ATU1', address: owner.user.address }
  await own.call('PATCH', '/auth/change-personals/', personals)
  await own.call('PATCH', `/api/client/${client.id}/`, { ...client, last_name: '東京 아침 مصر', active: true })
  expect((await issue(draft, own)).body.invoice_number).toBe('2027-00001')
})

test('a change of the stay takes the invoice back and issues a new one', async () => {
  const { booking, invoice } = await issued({ deposit_amount: 50, deposit_paid: true })
  const sameDocument = await change(booking, { deposit_paid: false, status: 'pending' })
  expect(sameDocument.status).toBe(200)
  expect((await documentsOf(booking)).map(({ id }) => id)).toEqual([invoice.id])

  expect((await change(booking, { check_out: '2027-06-05', deposit_paid: false })).body.total_price).toBe(400)
  const [anew, cancellation, first] = await documentsOf(booking)
  expect([anew, cancellation, first]).toMatchObject([
    { kind: 'invoice', status: 'issued', total_price: 400, balance: 400 },
    { kind: 'cancellation', status: 'issued', total_price: -300, balance: 0, cancels: invoice.id },
    { kind: 'invoice', status: 'cancelled', total_price: 300, balance: 0, id: invoice.id },
  ])
  const numbers = [first, cancellation, anew].map((one) => Number(one?.invoice_number.slice(5)))
  expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2])
  expect((await opened(anew)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a new client is another document, another name of the same client is not', async () => {
  const { booking } = await issued()
  const { client } = booking
  await owner.call('PATCH', `/api/client/${client.id}/`, { ...client, first_name: 'Otto', active: true })
  await change(booking, { deposit_amount: 10 })
  expect(await documentsOf(booking)).toHaveLength(1)
  await change(booking, { client: (await aClient(owner)).id })
  expect((await documentsOf(booking)).map(({ kind, status }) => [kind, status])).toEqual([
    ['invoice', 'issued'],
    ['cancellation', 'issued'],
    ['invoice', 'cancelled'],
  ])
})

test('a booking that is cancelled keeps the cancellation alone; reopened it has a draft', async () => {
  const { booking } = await issued()
  await change(booking, { status: 'cancelled' })
  expect((await documentsOf(booking)).map(({ kind, status }) => [kind, status])).toEqual([
    ['cancellation', 'issued'],
    ['invoice', 'cancelled'],
  ])
  await change(booking, { status: 'confirmed' })
  expect((await documentsOf(booking))[0]).toMatchObject({ kind: 'invoice', status: 'draft' })
})

test('an invoice is cancelled by hand once, and its booking has a new draft', async () => {
  const { booking, invoice } = await issued()
  const path = `/api/invoices/${invoice.id}/cancel/`
  const { status, body } = await owner.call<{ cancellation: Invoice; draft: Invoice }>('POST', path)
  expect([status, body]).toMatchObject([
    200,
    { cancellation: { cancels: invoice.id, total_price: -300 }, draft: { status: 'draft' } },
  ])
  const codes = []
  for (const id of [invoice.id, body.cancellation.id, body.draft.id])
    codes.push((await owner.call<Problem>('POST', `/api/invoices/${id}/cancel/`)).body.code)
  expect(codes).toEqual(['cancelled', 'not_cancellable', 'not_issued'])
  expect((await owner.call('DELETE', `/api/booking/${booking.id}/`)).status).toBe(409)
})

test('a request that waits for its answer is not issued', async () => {
  const booking = await aBooking(owner, { status: 'pending' })
  const expires_at = new Date('2027-01-11T09:00:00Z')
  await server.db.updateTable('bookings').set({ expires_at }).where('id', '=', booking.id).execute()
  expect(await issue((await documentsOf(booking))[0])).toMatchObject({ status: 409, body: { code: 'waiting' } })
})

test('forty issuings at once, ten of them rolled back, leave no gap', { timeout: 60_000 }, async () => {
  const own = await server.signUpOwner({ personals: true })
  const unit = await aUnit(own)
  const drafts = []
  for (let index = 0; index < 40; index += 1) {
    const stay = { check_in: `2027-${String(2 + Math.floor(index / 10)).padStart(2, '0')}-${10 + (index % 10)}` }
    const check_out = stay.check_in.replace(/\d\d$/, (day) => String(Number(day) + 1))
    const booking = await aBooking(own, { unit: unit.id, property: unit.property.id, ...stay, check_out })
    drafts.push((await documentsOf(booking, own))[0])
  }
  // Refused by the database after the number was taken: every fourth, and the first of all.
  const failing = drafts.filter((_, index) => index % 4 === 0)
  await sql`ALTER TABLE invoices ADD CONSTRAINT fault CHECK (status = 'draft' OR id NOT IN (${sql.join(failing.map((one) => sql.lit(one?.id ?? 0)))}))`.execute(
    server.db,
  )
  const answers = await Promise.all(drafts.map((draft) => issue(draft, own)))
  await sql`ALTER TABLE invoices DROP CONSTRAINT fault`.execute(server.db)
  expect(answers.filter(({ status }) => status !== 200)).toHaveLength(10)
  const numbers = answers.flatMap(({ status, body }) => (status === 200 ? [body.invoice_number] : []))
  const expected = Array.from({ length: 30 }, (_, index) => `2027-${String(index + 1).padStart(5, '0')}`)
  expect(numbers.toSorted()).toEqual(expected)
  expect((await issue(failing[0], own)).body.invoice_number).toBe('2027-00031')
})

test('no session changes or deletes what is issued', async () => {
  const { booking, invoice } = await issued()
  const attempts = [
    sql`UPDATE invoices SET total_cents = 1 WHERE id = ${invoice.id}`,
    sql`UPDATE invoices SET status = 'cancelled' WHERE id = ${invoice.id}`,
    sql`UPDATE invoices SET status = 'draft', number = NULL, year = NULL, sequence = NULL, content = NULL, issued_at = NULL WHERE id = ${invoice.id}`,
    sql`DELETE FROM invoices WHERE id = ${invoice.id}`,
    sql`UPDATE invoice_files SET file = repeat('0', 64) || '.pdf' WHERE invoice_id = ${invoice.id}`,
    sql`DELETE FROM invoice_files WHERE invoice_id = ${invoice.id}`,
    sql`TRUNCATE invoices CASCADE`,
    sql`TRUNCATE invoice_files`,
  ]
  for (const role of ['origin', 'replica'])
    for (const attempt of attempts)
      await expect(
        server.db.transaction().execute(async (tx) => {
          await sql`SET LOCAL session_replication_role = ${sql.lit(role)}`.execute(tx)
          await attempt.execute(tx)
        }),
      ).rejects.toThrow(/issued invoice|violates foreign key/)
  await expect(sql`DELETE FROM owners WHERE id = ${owner.user.id}`.execute(server.db)).rejects.toThrow('issued invoice')
  const [kept] = await documentsOf(booking)
  expect(kept && withoutLink(kept)).toEqual(withoutLink(invoice))
})

async function aGuest(): Promise<TestOwner> {
  const { token, user } = (await server.call<SignedIn>('POST', '/auth/demo-login/')).body
  const call: CallApi = (method, path, body) => server.call(method, path, body, { authorization: `Token ${token}` })
  return { token, user, password: '', call }
}

test('no session passes itself off as the purge of a demo account', async () => {
  const guest = await aGuest()
  const draft = (await listOf(guest)).find(({ status, booking }) => status === 'draft' && !booking.waits)
  expect((await issue(draft, guest)).status).toBe(200)
  const real = (await issued()).invoice
  const says = ({ user }: TestOwner) => sql`SELECT set_config('keyhaven.purged', ${String(user.id)}, true)`
  const file = (id = 0) => sql`DELETE FROM invoice_files WHERE invoice_id = ${id}`
  const row = (id = 0) => sql`DELETE FROM invoices WHERE id = ${id}`
  const looksLikeIt = sql`DO ${sql.lit(`BEGIN DELETE FROM invoice_files /*
PL/pgSQL function purge_demo_accounts(timestamp with time zone) line 9 */ WHERE invoice_id = ${draft?.id}; END`)}`
  const attempts = [
    [looksLikeIt],
    [says(guest), file(draft?.id)],
    [says(guest), file(draft?.id), row(draft?.id)],
    [says(guest), sql`SET LOCAL session_replication_role = replica`, row(draft?.id)],
    [says(owner), file(real.id), row(real.id)],
    [
      sql`CREATE TEMP TABLE owners ON COMMIT DROP AS SELECT id, true AS is_guest FROM owners`,
      says(owner),
      file(real.id),
    ],
    [sql`UPDATE owners SET is_guest = true, guest_expires_at = now() WHERE id = ${owner.user.id}`],
  ]
  for (const [index, attempt] of attempts.entries())
    await expect(
      server.db.transaction().execute(async (tx) => {
        for (const statement of attempt) await statement.execute(tx)
      }),
      `attempt ${index}`,
    ).rejects.toThrow(/issued invoice|never becomes a demo/)
  const { rows } = await sql`SELECT FROM pg_proc WHERE prosrc ~ 'PG_CONTEXT'`.execute(server.db)
  expect(rows).toHaveLength(0)
})

test('an expired demo account goes with everything that was issued in it, and no other', async () => {
  const guest = await aGuest()
  const { user } = guest
  const drafts = (await listOf(guest)).filter(({ status, booking }) => status === 'draft' && !booking.waits)
  expect((await issue(drafts[0], guest)).status).toBe(200)
  await expect(sql`DELETE FROM owners WHERE id = ${user.id}`.execute(server.db)).rejects.toThrow('issued invoice')
  const failures: unknown[] = []
  const sweep = () => sweepAll(server.context, (error, what) => failures.push([what, error]))
  const left = async () => {
    const { rows } = await sql<{ id: number }>`SELECT id FROM owners WHERE id = ${user.id}`.execute(server.db)
    return rows.length
  }
  await sweep()
  expect(await left()).toBe(1)
  server.clock.set('2027-01-11T09:00:01Z')
  await sweep()
  server.clock.set('2027-01-10T09:00:00Z')
  expect([await left(), failures]).toEqual([0, []])
})
