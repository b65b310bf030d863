import type { BankLine } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { creditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { aStatement, linesOf } from '../testing/bank-files.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

/** A stay of 300 euros, of which a deposit of 90 is asked. */
const stayOf = async (first_name: string, last_name: string, fields = {}) => {
  const { id: client } = await aClient(owner, { first_name, last_name })
  return aBooking(owner, { client, deposit_amount: 90, ...fields })
}
const matchOf = async (line: Parameters<typeof aStatement>[1]): Promise<BankLine> => {
  const { lines } = await aStatement(owner, line)
  return lines[0] ?? expect.unreachable('no line')
}
const pay = (booking: Booking, amount: number, kind = 'payment') =>
  owner.call('POST', `/api/booking/${booking.id}/payments/`, {
    ...{ kind, amount, note: 'x', date: '2027-01-09', method: 'transfer' },
  })

test('a creditor reference finds its booking, whatever name and amount say, and tells over- and underpaid', async () => {
  const booking = await stayOf('Erika', 'Muster')
  const reference = creditorReference(booking.reference)
  const match = {
    booking: booking.id,
    reference: booking.reference,
    client: 'Erika Muster',
    open: 300,
    kind: 'reference',
  }
  const lineOver = (amount: string) => matchOf({ amount, name: 'Somebody Else', reference })
  expect((await lineOver('300.00')).match).toEqual({ ...match, part: 'total', difference: 0 })
  expect((await lineOver('90.00')).match).toEqual({ ...match, part: 'deposit', difference: -210 })
  expect((await lineOver('210.00')).match).toEqual({ ...match, part: 'rest', difference: -90 })
  expect((await lineOver('350.00')).match).toEqual({ ...match, part: null, difference: 50 })
  expect((await lineOver('10.00')).match).toEqual({ ...match, part: null, difference: -290 })
})

test('the number of a booking and that of its invoice in the words of the purpose find it, too', async () => {
  const booking = await stayOf('Erika', 'Muster')
  expect((await matchOf({ amount: '5.00', purpose: `Urlaub ${booking.reference.toLowerCase()}` })).match).toMatchObject(
    {
      booking: booking.id,
    },
  )
  const { body } = await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking.id}`)
  await owner.call('POST', `/api/invoices/${body[0]?.id}/issue/`)
  expect((await matchOf({ amount: '300.00', purpose: 'Rechnung 2027-00001 danke' })).match).toMatchObject({
    ...{ booking: booking.id, kind: 'reference', part: 'total' },
  })
})

test.each([
  ['as it is', 'Jörg Müller-Lüdenscheid'],
  ['in capitals, the other way round and without umlauts', 'MUELLER LUEDENSCHEID, JOERG'],
  ['with a title and a second holder', 'Dr. Jörg Müller-Lüdenscheid und Anna Klöbner'],
])('without a reference, amount and name find the booking: a name %s', async (_, name) => {
  const booking = await stayOf('Jörg', 'Müller-Lüdenscheid')
  for (const [amount, part] of [
    ['300.00', 'total'],
    ['90.00', 'deposit'],
  ] as const)
    expect((await matchOf({ amount, name })).match).toMatchObject({
      booking: booking.id,
      kind: 'amount_and_name',
      part,
    })
  expect(await matchOf({ amount: '299.99', name })).toMatchObject({ match: null, candidates: [] })
  expect(await matchOf({ amount: '300.00', name: 'Jörg Müller' })).toMatchObject({ match: null, candidates: [] })
})

test('of two that fit both are offered and none is chosen', async () => {
  const { id: client } = await aClient(owner, { first_name: 'Erika', last_name: 'Muster' })
  const [one, other] = [
    await aBooking(owner, { client }),
    await aBooking(owner, { client, check_in: '2027-07-01', check_out: '2027-07-04' }),
  ]
  const byName = await matchOf({ amount: '300.00', name: 'Erika Muster' })
  expect(byName.match).toBeNull()
  expect(byName.candidates.map(({ booking }) => booking)).toEqual([one.id, other.id])
  const byReference = await matchOf({ amount: '600.00', purpose: `${one.reference} + ${other.reference}` })
  expect(byReference).toMatchObject({ match: null, candidates: [{ booking: one.id }, { booking: other.id }] })
})

test('what is paid already is named and not matched, and the same guest’s open stay is found by name', async () => {
  const paid = await stayOf('Erika', 'Muster')
  await pay(paid, 300)
  const twice = await matchOf({ amount: '300.00', name: 'Nobody', purpose: paid.reference })
  expect(twice).toMatchObject({ match: null, candidates: [{ booking: paid.id, open: 0, difference: 300 }] })
  const open = await aBooking(owner, { client: paid.client.id, check_in: '2027-07-01', check_out: '2027-07-04' })
  const named = await matchOf({ amount: '300.00', name: 'Erika Muster', purpose: paid.reference })
  expect(named.match).toMatchObject({ booking: open.id, kind: 'amount_and_name' })
})

test('money that left the account is offered as the refund of a booking that is owed one', async () => {
  const booking = await stayOf('Erika', 'Muster')
  const line = { amount: '100.00', name: 'Erika Muster', isDebit: true }
  expect(await matchOf(line)).toMatchObject({ amount: -100, match: null, candidates: [] })
  await pay(booking, 400)
  expect((await linesOf(owner))[0]?.match).toMatchObject({
    booking: booking.id,
    open: 100,
    part: 'refund',
    difference: 0,
  })
})

test('another owner’s bookings match nothing, and neither does money in another currency', async () => {
  const other = await server.signUpOwner({ personals: true })
  const { id: client } = await aClient(other, { first_name: 'Erika', last_name: 'Muster' })
  const foreign = await aBooking(other, { client })
  expect(await matchOf({ amount: '300.00', name: 'Erika Muster', purpose: foreign.reference })).toMatchObject({
    ...{ match: null, candidates: [] },
  })
  const booking = await stayOf('Erika', 'Muster')
  expect(await matchOf({ amount: '300.00', currency: 'CHF', purpose: booking.reference })).toMatchObject({
    ...{ currency: 'CHF', match: null, candidates: [] },
  })
})
