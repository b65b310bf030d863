import type { CashBook } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { businessOf } from '../testing/business.ts'
import { aBooking, aClient } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-03-05T09:00:00Z' })
let owner: TestOwner
let business: ReturnType<typeof businessOf>
let booking: Awaited<ReturnType<typeof aBooking>>
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  business = businessOf(server, owner)
  const client = await aClient(owner, { first_name: 'Karl', last_name: 'Maier' })
  booking = await aBooking(owner, { client: client.id })
})

const march = { from: '2027-03-01', to: '2027-03-31' }
const book = async ({ from, to } = march) =>
  (await owner.call<CashBook>('GET', `/api/cash-book/?from=${from}&to=${to}`)).body
const on = (date: string, fields: object = {}) => ({ date, ...fields })

test('cash that came and went back stands day by day, with what is in the box after it', async () => {
  await business.accounting({ cash_amount: 150, cash_from: '2027-01-01' })
  await business.pay(booking, 'cash', 20, on('2027-02-28'))
  await business.pay(booking, 'cash', 100, on('2027-03-02', { note: 'On arrival' }))
  await business.pay(booking, 'transfer', 50, on('2027-03-02'))
  await business.pay(booking, 'cash', 30.5, on('2027-03-02', { kind: 'refund', note: 'Too much' }))
  await business.pay(booking, 'cash', 5, on('2027-03-04'))
  const { opening, closing, lowest, begins, entries, days } = await book()
  expect({ opening, closing, lowest, begins }).toEqual({
    ...{ opening: 170, closing: 244.5, lowest: 170, begins: '2027-01-01' },
  })
  expect(entries.map(({ date, amount, balance, note }) => [date, amount, balance, note])).toEqual([
    ['2027-03-02', 100, 270, 'On arrival'],
    ['2027-03-02', -30.5, 239.5, 'Too much'],
    ['2027-03-04', 5, 244.5, ''],
  ])
  expect(entries[0]).toMatchObject({ client: 'Karl Maier', booking: { reference: booking.reference } })
  expect(days).toEqual([
    { date: '2027-03-02', opening: 170, in: 100, out: 30.5, closing: 239.5 },
    { date: '2027-03-04', opening: 239.5, in: 5, out: 0, closing: 244.5 },
  ])
})

test('cash that a release before wrote counts, and so does every payment where no day was counted', async () => {
  await sql`INSERT INTO payments (owner_id, booking_id, day, kind, amount_cents, method, created_at)
    VALUES (${owner.user.id}, ${booking.id}, '2027-02-01', 'payment', 4000, 'cash', now())`.execute(server.db)
  expect(await book()).toMatchObject({ begins: null, opening: 40, closing: 40, entries: [], days: [] })
})

test('days before the first of the book are not in it', async () => {
  await business.accounting({ cash_amount: 10, cash_from: '2027-03-03' })
  await business.pay(booking, 'cash', 100, on('2027-03-02'))
  await business.pay(booking, 'cash', 7, on('2027-03-03'))
  expect(await book()).toMatchObject({ opening: 10, closing: 17, entries: [{ amount: 7 }] })
  expect(await book({ from: '2027-03-01', to: '2027-03-02' })).toMatchObject({ opening: 10, closing: 10, entries: [] })
})

test('cash below zero is in the answer, so that a screen can say it', async () => {
  await business.pay(booking, 'transfer', 60, on('2027-03-01'))
  await business.pay(booking, 'cash', 60, on('2027-03-02', { kind: 'refund', note: 'Cancelled' }))
  await business.pay(booking, 'cash', 80, on('2027-03-03'))
  expect(await book()).toMatchObject({ opening: 0, lowest: -60, closing: 20 })
})

test('the file has the balances around its entries, in the language of its owner', async () => {
  await owner.call('PATCH', '/auth/change-locale/', { locale: 'de' })
  await business.accounting({ cash_amount: 150, cash_from: '2027-01-01' })
  await business.pay(booking, 'cash', 1100, on('2027-03-02'))
  const { name, bytes } = await business.download('cash', march)
  expect(name).toBe('Kassenbuch-2027-03-01-2027-03-31.csv')
  expect(parse(bytes.toString(), { bom: true, delimiter: ';' })).toEqual([
    ['Datum', 'Vorgang', 'Buchung', 'Kunde', 'Notiz', 'Einnahme', 'Ausgabe', 'Bestand'],
    ['01.03.2027', 'Anfangsbestand', '', '', '', '', '', '150,00'],
    ['02.03.2027', 'Zahlung', booking.reference, 'Karl Maier', '', '1100,00', '', '1250,00'],
    ['31.03.2027', 'Endbestand', '', '', '', '', '', '1250,00'],
  ])
})

test('days in the wrong order are refused, and nobody sees another owner’s box', async () => {
  expect((await owner.call('GET', '/api/cash-book/?from=2027-03-02&to=2027-03-01')).status).toBe(400)
  expect((await owner.call('GET', '/api/cash-book/?from=2027-03-02')).status).toBe(400)
  await business.pay(booking, 'cash', 10, on('2027-03-02'))
  const other = await server.signUpOwner({ personals: true })
  const { body } = await other.call<CashBook>('GET', '/api/cash-book/?from=2027-03-01&to=2027-03-31')
  expect(body).toMatchObject({ opening: 0, closing: 0, entries: [] })
})
