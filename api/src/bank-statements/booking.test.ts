import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { BankLine } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { creditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { aStatement, linesOf, upload, camt } from '../testing/bank-files.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const book = (line: number, ...payments: { booking: number; amount: number | string }[]) =>
  owner.call<BankLine & Problem>('POST', `/api/bank-statements/lines/${line}/book/`, { payments })
const act = (line: number, action: string, by = owner) =>
  by.call<BankLine & Problem>('POST', `/api/bank-statements/lines/${line}/${action}/`)
const ledgerOf = async ({ id }: Booking) => (await owner.call<Ledger>('GET', `/api/booking/${id}/payments/`)).body
const lineOf = async (line: Parameters<typeof aStatement>[1]) => (await aStatement(owner, line)).lines[0]?.id ?? 0

test('a booked line is in the ledger with its day and its name, the deposit first, and is linked', async () => {
  const booking = await aBooking(owner, { deposit_amount: 90 })
  const line = await lineOf({ amount: '150.00', name: 'Erika Muster', day: '2027-01-07' })
  const { status, body } = await book(line, { booking: booking.id, amount: 150 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'booked', match: null, candidates: [] })
  expect(body.payments.map(({ booking: of, reference, amount }) => [of, reference, amount])).toEqual([
    [booking.id, booking.reference, 90],
    [booking.id, booking.reference, 60],
  ])
  const entry = { date: '2027-01-07', method: 'transfer', note: 'Erika Muster' }
  expect(await ledgerOf(booking)).toMatchObject({
    ...{ paid: 150, balance: 150, deposit_paid: true },
    payments: [
      { ...entry, kind: 'deposit', amount: 90 },
      { ...entry, kind: 'payment', amount: 60 },
    ],
  })
})

test('one line is booked for two bookings, whose amounts sum to it to the cent', async () => {
  const [one, other] = [await aBooking(owner), await aBooking(owner)]
  const line = await lineOf({ amount: '450.00' })
  const refused = await book(line, { booking: one.id, amount: 300 }, { booking: other.id, amount: 149.99 })
  expect(refused).toMatchObject({ status: 400, body: { fields: { payments: ['The amounts must sum to €450.00.'] } } })
  const twice = await book(line, { booking: one.id, amount: 300 }, { booking: one.id, amount: 150 })
  expect(twice).toMatchObject({ status: 400, body: { fields: { 'payments.1.booking': [expect.any(String)] } } })
  expect((await book(line, { booking: one.id, amount: 300 }, { booking: other.id, amount: '150,00' })).status).toBe(200)
  expect([(await ledgerOf(one)).balance, (await ledgerOf(other)).balance]).toEqual([0, 150])
})

test('of two presses at once one books, and the other is told', async () => {
  const booking = await aBooking(owner)
  const line = await lineOf({ amount: '300.00' })
  const answers = await Promise.all(Array.from({ length: 4 }, () => book(line, { booking: booking.id, amount: 300 })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect((await ledgerOf(booking)).paid).toBe(300)
})

test('one press books what is named and fits exactly, each part once, and leaves everything else', async () => {
  const booking = await aBooking(owner, { deposit_amount: 90 })
  const other = await aBooking(owner)
  const reference = creditorReference(booking.reference)
  await aStatement(
    owner,
    { amount: '90.00', reference, id: '1' },
    { amount: '90.00', reference, id: '2' },
    { amount: '210.00', reference, id: '3', day: '2027-01-09' },
    { amount: '299.00', reference: creditorReference(other.reference) },
    { amount: '300.00', name: `${other.client.first_name} ${other.client.last_name}` },
  )
  const press = () => owner.call('POST', '/api/bank-statements/lines/book-matches/', {})
  const [first, second] = await Promise.all([press(), press()])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await ledgerOf(booking)).toMatchObject({ paid: 300, balance: 0, deposit_paid: true })
  expect((await ledgerOf(other)).paid).toBe(0)
  expect((await linesOf(owner)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([90, 299, 300])
})

test('of the matches those are booked that the owner looked at', async () => {
  const [one, other] = [await aBooking(owner), await aBooking(owner)]
  const seen = await lineOf({ amount: '300.00', purpose: one.reference })
  await lineOf({ amount: '300.00', purpose: other.reference })
  const { body } = await owner.call('POST', '/api/bank-statements/lines/book-matches/', { lines: [seen] })
  expect(body).toEqual({ booked: 1 })
  expect([(await ledgerOf(one)).paid, (await ledgerOf(other)).paid]).toEqual([300, 0])
})

test('money that went back is a refund, never of more than was paid', async () => {
  const booking = await aBooking(owner)
  const came = await lineOf({ amount: '400.00' })
  await book(came, { booking: booking.id, amount: 400 })
  const left = await lineOf({ amount: '100.00', name: 'Erika Muster', isDebit: true })
  const other = await aBooking(owner)
  expect(await book(left, { booking: other.id, amount: 100 })).toMatchObject({
    ...{ status: 409, body: { code: 'refund_too_large' } },
  })
  expect((await book(left, { booking: booking.id, amount: 100 })).status).toBe(200)
  expect((await ledgerOf(booking)).payments.at(-1)).toMatchObject({
    kind: 'refund',
    amount: -100,
    note: 'Erika Muster',
  })
})

test('what is for no booking is put aside and taken back; what is booked is neither', async () => {
  const booking = await aBooking(owner)
  const line = await lineOf({ amount: '300.00' })
  expect((await act(line, 'ignore')).body.state).toBe('ignored')
  expect((await act(line, 'ignore')).status).toBe(409)
  expect((await book(line, { booking: booking.id, amount: 300 })).status).toBe(409)
  expect((await act(line, 'reopen')).body.state).toBe('open')
  await book(line, { booking: booking.id, amount: 300 })
  for (const action of ['ignore', 'reopen'])
    expect(await act(line, action)).toMatchObject({ status: 409, body: { code: 'not_open' } })
})

test('another currency cannot be booked', async () => {
  const booking = await aBooking(owner)
  const line = await lineOf({ amount: '300.00', currency: 'CHF' })
  expect(await book(line, { booking: booking.id, amount: 300 })).toMatchObject({
    ...{ status: 400, body: { fields: { payments: ['This line is in CHF. Only euros can be booked.'] } } },
  })
})

test('another owner’s line and another owner’s booking are not found', async () => {
  const other = await server.signUpOwner({ personals: true })
  const foreign = await aBooking(other)
  const line = await lineOf({ amount: '300.00' })
  for (const action of ['ignore', 'reopen']) expect((await act(line, action, other)).status).toBe(404)
  expect(await book(line, { booking: foreign.id, amount: 300 })).toMatchObject({
    ...{ status: 404, body: { fields: { 'payments.booking': [expect.any(String)] } } },
  })
  expect(await linesOf(other)).toEqual([])
})

test('an erased client is out of the lines and entries that were theirs, and the same file does not bring them back', async () => {
  const client = await aClient(owner, { last_name: 'Zaphodius' })
  const booking = await aBooking(owner, { client: client.id })
  const entry = { amount: '300.00', name: 'Karl Zaphodius', iban: 'DE89370400440532013000', purpose: booking.reference }
  await book(await lineOf(entry), { booking: booking.id, amount: 300 })
  server.clock.set('2027-06-10T09:00:00Z')
  await server.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2099-01-01') })
    .execute()
  expect((await owner.call('POST', `/api/client/${client.id}/erase/`)).status).toBe(204)
  expect(await linesOf(owner, 'state=booked')).toMatchObject([{ name: 'Erased', iban: '', purpose: '', amount: 300 }])
  expect((await ledgerOf(booking)).payments).toMatchObject([{ note: 'Erased', amount: 300 }])
  expect((await upload(owner, camt(entry))).body).toMatchObject({ added: 0, repeated: 1 })
})
