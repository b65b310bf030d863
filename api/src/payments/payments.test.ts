import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice, InvoiceTotals } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readRecord } from '../invoices/record-reads.ts'
import { aBooking } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const entry = (kind: string, amount: number | string, note = '') => ({
  ...{ kind, amount, note },
  ...{ date: '2027-01-10', method: 'transfer' },
})
const add = (booking: Booking, body: object, key?: string) =>
  owner.call<Ledger>('POST', `/api/booking/${booking.id}/payments/`, body, key ? { 'idempotency-key': key } : {})
const ledgerOf = async (booking: Booking) =>
  (await owner.call<Ledger>('GET', `/api/booking/${booking.id}/payments/`)).body
const change = async (booking: Booking, fields: object) => {
  const { body } = await owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, {
    ...booking,
    ...{ property: booking.property.id, unit: booking.unit.id, client: booking.client.id },
    ...{ promo_code: null, services: [], version: undefined },
    ...fields,
  })
  return body
}
const amounts = ({ payments }: Ledger) => payments.map(({ kind, amount }) => [kind, amount])

test('what was paid is the sum of the entries, and no more than that goes back', async () => {
  const booking = await aBooking(owner)
  expect(await ledgerOf(booking)).toMatchObject({ payments: [], paid: 0, balance: 300 })
  expect((await add(booking, entry('payment', '100,10'))).status).toBe(201)
  expect(await add(booking, entry('refund', 100.11, 'Too much'))).toMatchObject({
    status: 409,
    body: { code: 'refund_too_large', fields: { amount: [expect.any(String)] } },
  })
  expect(await add(booking, entry('refund', 0.1))).toMatchObject({
    status: 400,
    body: { fields: { note: [expect.any(String)] } },
  })
  const { body } = await add(booking, entry('refund', 0.1, 'Rounding'))
  expect([body.paid, body.balance, amounts(body)]).toEqual([
    100,
    200,
    [
      ['payment', 100.1],
      ['refund', -0.1],
    ],
  ])
  for (const amount of [0, -1, 'x', '1.001', null])
    expect((await add(booking, entry('payment', amount as number))).status).toBe(400)
})

test('money is entered once it came: a day that is to come is refused, but for one that has begun elsewhere', async () => {
  const booking = await aBooking(owner)
  const on = (date: string) => add(booking, { ...entry('payment', 10), date })
  for (const date of ['2027-01-12', '2199-12-31'])
    expect(await on(date)).toMatchObject({ status: 400, body: { fields: { date: [expect.any(String)] } } })
  for (const date of ['2027-01-11', '2026-12-31']) expect((await on(date)).status).toBe(201)
  expect(await ledgerOf(booking)).toMatchObject({ paid: 20 })
})

test('an entry is made once, however often its request is repeated', async () => {
  const booking = await aBooking(owner)
  const again = await Promise.all([1, 2, 3].map(() => add(booking, entry('payment', 10), 'once')))
  expect(again.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await ledgerOf(booking)).payments).toHaveLength(1)
  expect(await add(booking, entry('payment', 11), 'once')).toMatchObject({
    status: 409,
    body: { code: 'idempotency_mismatch' },
  })
})

test('marking, correcting and unmarking a deposit writes its entries', async () => {
  const booking = await aBooking(owner, { deposit_amount: 50, deposit_paid: true })
  expect(amounts(await ledgerOf(booking))).toEqual([['deposit', 50]])
  await change(booking, { deposit_amount: 80 })
  await change(booking, { deposit_amount: 70 })
  await change(booking, { deposit_amount: 70, deposit_paid: false })
  const ledger = await ledgerOf(booking)
  expect(amounts(ledger)).toEqual([
    ['deposit', 50],
    ['deposit', 30],
    ['deposit', -10],
    ['deposit', -70],
  ])
  expect(ledger.payments.map(({ note }) => note)).toEqual([
    'Deposit marked as paid',
    'Deposit corrected',
    'Deposit corrected',
    'Deposit marked as not paid',
  ])
  expect(ledger).toMatchObject({
    paid: 0,
    deposit_paid: false,
    payments: [{ date: '2027-01-10', method: 'other' }, {}, {}, {}],
  })
})

test('what came stays when the deposit asked for is edited or unmarked, and one that is not reached any more is open', async () => {
  const booking = await aBooking(owner, { deposit_amount: 90 })
  await add(booking, entry('deposit', 90))
  for (const [deposit_amount, deposit_paid] of [
    [60, true],
    [null, true],
    [120, false],
  ] as const) {
    await change(booking, { deposit_amount, deposit_paid: true })
    const ledger = await ledgerOf(booking)
    expect([amounts(ledger), ledger.deposit_paid]).toEqual([[['deposit', 90]], deposit_paid])
  }
  const marked = await change(booking, { deposit_amount: 120, deposit_paid: true })
  expect(marked.deposit_paid).toBe(true)
  await change(booking, { deposit_amount: 100, deposit_paid: true })
  await change(booking, { deposit_amount: 100, deposit_paid: false })
  const came = ['deposit', 90]
  expect(amounts(await ledgerOf(booking))).toEqual([came, ['deposit', 30], ['deposit', -20], ['deposit', -10]])
  expect((await change(booking, { deposit_amount: 90, deposit_paid: false })).deposit_paid).toBe(true)
})

test('entries that reach the deposit mark it, a refund of it unmarks it, and one of nothing stays as it was said', async () => {
  const booking = await aBooking(owner, { deposit_amount: 50 })
  expect((await add(booking, entry('deposit', 49.99))).body.deposit_paid).toBe(false)
  expect((await add(booking, entry('deposit', 0.01))).body.deposit_paid).toBe(true)
  expect((await add(booking, entry('refund', 1, 'Damage'))).body.deposit_paid).toBe(false)
  const free = await aBooking(owner, { deposit_amount: 0, deposit_paid: true })
  expect((await add(free, entry('payment', 5))).body).toMatchObject({ deposit_paid: true, payments: [{ amount: 5 }] })
})

test('a deposit that was given back is not paid by what comes later, and its document says the same', async () => {
  const booking = await aBooking(owner, { deposit_amount: 50 })
  for (const [kind, amount, note] of [
    ['deposit', 50, ''],
    ['refund', 50, 'Changed plans'],
    ['payment', 80, ''],
  ] as const)
    await add(booking, entry(kind, amount, note))
  expect(await ledgerOf(booking)).toMatchObject({ paid: 80, deposit_held: 0, deposit_paid: false })
  const [draft] = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking.id}`)).body
  const held = async () => (await readRecord(server.db, draft?.id ?? 0))?.source
  expect(await held()).toMatchObject({ paid_cents: 8000, deposit_held_cents: 0 })
  await add(booking, entry('deposit', 50))
  expect(await held()).toMatchObject({ paid_cents: 13_000, deposit_held_cents: 5000, deposit_paid: true })
})

test('invoices know what is left to pay, and can be filtered and summed by it', async () => {
  const own = await server.signUpOwner({ personals: true })
  const [first, second] = [await aBooking(own), await aBooking(own)]
  const pay = (booking: Booking, amount: number) =>
    own.call('POST', `/api/booking/${booking.id}/payments/`, entry('payment', amount))
  await pay(first, 300)
  await pay(second, 120.5)
  const list = async (query = '') => (await own.call<Invoice[]>('GET', `/api/invoices/owner/${query}`)).body
  expect((await list()).map(({ balance }) => balance)).toEqual([179.5, 0])
  expect((await list('?payment=unpaid')).map(({ booking }) => booking.id)).toEqual([second.id])
  expect((await list('?from=2027-01-10&to=2027-01-10&status=draft')).length).toBe(2)
  expect(await list('?to=2027-01-09')).toEqual([])
  const { body } = await own.call<InvoiceTotals>('GET', '/api/invoices/totals/')
  expect(body).toMatchObject({ count: 2, drafts: 600, issued: 0, unpaid: 179.5 })
})

test('a booking that was paid for is not deleted, and no session changes an entry', async () => {
  const booking = await aBooking(owner)
  await add(booking, entry('payment', 10))
  expect(await owner.call('DELETE', `/api/booking/${booking.id}/`)).toMatchObject({
    status: 409,
    body: { code: 'paid' },
  })
  for (const attempt of [
    sql`UPDATE payments SET amount_cents = 1 WHERE booking_id = ${booking.id}`,
    sql`DELETE FROM payments WHERE booking_id = ${booking.id}`,
    sql`TRUNCATE payments`,
    sql`DO ${sql.lit('BEGIN CREATE TEMP TABLE bookings (id bigint) ON COMMIT DROP; DELETE FROM payments; END')}`,
  ])
    await expect(attempt.execute(server.db)).rejects.toThrow('entry of the ledger')
  await add(booking, entry('refund', 10, 'Changed plans'))
  const refunded = await owner.call<Problem>('DELETE', `/api/booking/${booking.id}/`)
  expect([refunded.status, refunded.body.code]).toEqual([409, 'paid'])
  expect(refunded.body.message).toBe(
    'Payments are recorded for this booking, so it cannot be deleted. Cancel it instead.',
  )
})

test('hundreds of entries made at once sum to what the booking says', { timeout: 120_000 }, async () => {
  const booking = await aBooking(owner, { deposit_amount: 50 })
  let paid = 0
  for (let round = 0; round < 16; round += 1) {
    const bodies = Array.from({ length: 25 }, (_, index) =>
      index % 3 === 2
        ? entry('refund', (index + round) / 100 + 0.01, 'Back')
        : entry(index % 3 === 0 ? 'payment' : 'deposit', (index * round) / 100 + 0.01),
    )
    const answers = await Promise.all(bodies.map((body) => add(booking, body)))
    for (const [index, { status }] of answers.entries()) {
      const cents = Math.round(Number(bodies[index]?.amount) * 100)
      if (status === 201) paid += bodies[index]?.kind === 'refund' ? -cents : cents
    }
  }
  const ledger = await ledgerOf(booking)
  const { rows } = await sql<{ paid_cents: number }>`SELECT paid_cents FROM bookings WHERE id = ${booking.id}`.execute(
    server.db,
  )
  expect([Math.round(ledger.paid * 100), rows[0]?.paid_cents]).toEqual([paid, paid])
})
