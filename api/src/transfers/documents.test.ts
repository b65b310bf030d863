import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { creditorReference, showCreditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { beforeEach, expect, test } from 'vitest'
import { aClient, aUnit } from '../testing/factories.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
const vienna = { iban: 'AT61 1904 3002 3457 3201', bic: 'BKAUATWW', account_holder: 'Anna Gruber' }
const settings = (fields: object) => owner.call('PATCH', '/api/payment-settings/', fields)
const pay = (id: number, amount: number) =>
  owner.call('POST', `/api/booking/${id}/payments/`, {
    ...{ date: '2027-01-10', kind: 'payment', amount, method: 'transfer', note: '' },
  })

/** A confirmed stay of three nights for 300 euros, of a guest who reads English. */
async function book() {
  const [client, unit] = [await aClient(owner, { locale: 'en' }), await aUnit(owner)]
  const stay = { check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 2, status: 'confirmed' }
  const of = { client: client.id, unit: unit.id, property: unit.property.id }
  return (await owner.call<Booking>('POST', '/api/bookings/', { ...stay, ...of })).body
}
const draftOf = async ({ id }: Booking) => {
  const [draft] = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${id}`)).body
  if (!draft) throw new Error('A stay has no document.')
  return draft
}
const issue = async (booking: Booking) =>
  (await owner.call<Invoice>('POST', `/api/invoices/${(await draftOf(booking)).id}/issue/`)).body
async function printed({ pdf_file }: Invoice) {
  const answer = await server.fetch(`http://localhost${pdf_file}`)
  const pdf = Buffer.from(await answer.arrayBuffer())
  return { text: textOfPdf(pdf).replaceAll('\u00a0', ' '), hasFigure: pdf.toString('latin1').includes('/Figure') }
}

test('an invoice with something left to pay says what is due when, and how to transfer it', async () => {
  await settings({ ...rule, ...vienna })
  const booking = await book()
  const { text, hasFigure } = await printed(await issue(booking))
  for (const words of [
    ...['€90.00 by 17 January 2027', '€210.00 by 4 May 2027', 'Anna Gruber', vienna.iban, vienna.bic],
    ...[showCreditorReference(creditorReference(booking.reference)), 'Payable without deduction by the dates agreed.'],
  ])
    expect(text).toContain(words)
  expect(hasFigure).toBe(true)
})

test('it stays as it was issued, whatever was paid and whichever account there is by now', async () => {
  await settings({ ...rule, ...vienna })
  const booking = await book()
  const invoice = await issue(booking)
  await pay(booking.id, 300)
  await settings({ iban: 'DE89 3704 0044 0532 0130 00', bic: '', account_holder: 'Berta' })
  const { text } = await printed(invoice)
  expect(text).toContain(vienna.iban)
  expect(text).not.toContain('Berta')
})

test('an invoice that is paid, one without account or plan, and a cancellation ask for no transfer', async () => {
  await settings({ ...rule, ...vienna })
  const paid = await book()
  await pay(paid.id, 300)
  expect((await printed(await issue(paid))).text).not.toContain('IBAN')
  const cancelled = await issue(await book())
  const { body } = await owner.call<{ cancellation: Invoice }>('POST', `/api/invoices/${cancelled.id}/cancel/`)
  const cancellation = await printed(body.cancellation)
  expect(cancellation.text).toContain('Cancellation')
  expect(cancellation.text).not.toContain('IBAN')
  await settings({ iban: '', deposit_percent: null, rest_due_days_before: null })
  const plain = await printed(await issue(await book()))
  expect(plain.text).not.toContain('IBAN')
  expect(plain.hasFigure).toBe(false)
})

test('the invoice of a fee is transferred, too, less what was paid', async () => {
  await settings(vienna)
  const booking = await book()
  await pay(booking.id, 20)
  const { unit, property, client, check_in, check_out } = booking
  await owner.call('PATCH', `/api/booking/${booking.id}/`, {
    ...{ unit: unit.id, property: property.id, client: client.id, check_in, check_out, guests_count: 2 },
    ...{ status: 'cancelled', cancellation_fee: 90 },
  })
  const { body } = await owner.call<Invoice>('POST', `/api/booking/${booking.id}/fee-invoice/`, { vat: null })
  const { text } = await printed((await owner.call<Invoice>('POST', `/api/invoices/${body.id}/issue/`)).body)
  expect(text).toContain(vienna.iban)
  expect(text).toContain('€70.00')
})

test('an account beyond the reach of SEPA transfers is told in words alone', async () => {
  await settings({ iban: 'TR33 0006 1005 1978 6457 8413 26', bic: 'TGBATRIS', account_holder: 'Ayşe Demir' })
  const { text, hasFigure } = await printed(await issue(await book()))
  expect(text).toContain('TR33 0006 1005 1978 6457 8413 26')
  expect(hasFigure).toBe(false)
})
