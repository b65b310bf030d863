import type { BookingMail } from '@keyhaven/shared-contracts/contract/bookings/booking-mails'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { creditorReference, showCreditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aRequest, aUnit, mailsTo } from '../testing/factories.ts'
import { readQr } from '../testing/read-qr.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
const vienna = { iban: 'AT61 1904 3002 3457 3201', account_holder: 'Anna Gruber' }
const settings = (fields: object) => owner.call('PATCH', '/api/payment-settings/', fields)

/** A request for three nights of 100 euros, the mails of its guest, and what its owner does. */
async function ask(locale: string) {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  await aRequest(server, unit.id, { client: { email }, locale })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!booking) throw new Error('A request has no booking.')
  const decide = (decision: string) => owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision })
  const lastMail = async () => (await mailsTo(server, email)).at(-1)
  return { booking, reference: creditorReference(booking.reference), decide, lastMail, email }
}

test('the mail of the host’s yes says what is due when, and how to transfer it, with a code that other programs read', async () => {
  await settings({ ...rule, ...vienna })
  const { decide, lastMail, reference } = await ask('en')
  expect((await lastMail())?.text).not.toContain('AT61')
  await decide('accept')
  const mail = await lastMail()
  expect(mail?.text).toContain(
    'Deposit, by 17 January 2027: €90.00\nRest, by 4 May 2027: €210.00\nLeft to pay: €300.00',
  )
  expect(mail?.text).toContain(
    [
      ...['Bank transfer', 'Account holder: Anna Gruber', 'IBAN: AT61 1904 3002 3457 3201'],
      ...[`Reference: ${showCreditorReference(reference)}`, 'Amount: €90.00, by 17 January 2027'],
    ].join('\n'),
  )
  const picture = mail?.attachments.find(({ mimeType }) => mimeType === 'image/png')
  expect(picture).toMatchObject({ disposition: 'inline', contentId: `<${reference}@transfer>` })
  expect(mail?.html).toContain(`<img src="cid:${reference}@transfer" alt="QR code for the app of your bank: €90.00`)
  const code = await readQr(Buffer.from(picture?.content as ArrayBuffer))
  expect(code?.data.split('\n').slice(5)).toEqual([
    ...['Anna Gruber', 'AT611904300234573201', 'EUR90.00', '', reference],
  ])
})

test('what was asked for is told with the plan by the host’s word, before anybody has agreed', async () => {
  await settings(rule)
  const { lastMail } = await ask('de')
  const text = (await lastMail())?.text?.replaceAll(/\s/g, ' ')
  expect(text).toContain('Zahlung: 90,00 € innerhalb von 7 Tagen nach der Zusage, 210,00 € bis 4. Mai 2027.')
})

test('a guest who owes a fee is told how to transfer it, and one who owes nothing is told of no account', async () => {
  await settings(vienna)
  const { booking, decide, lastMail } = await ask('en')
  await decide('accept')
  const { unit, property, client } = booking
  const ids = { unit: unit.id, property: property.id, client: client.id }
  const cancel = {
    ...ids,
    check_in: booking.check_in,
    check_out: booking.check_out,
    guests_count: 1,
    status: 'cancelled',
  }
  await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...cancel, cancellation_fee: 120 })
  expect((await lastMail())?.text).toContain('Amount: €120.00\n')
  await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...cancel, cancellation_fee: 0 })
  expect((await lastMail())?.text).not.toContain('IBAN')
})

test('what is declined, or deleted, asks nobody to pay', async () => {
  await settings(vienna)
  const declined = await ask('en')
  await declined.decide('decline')
  expect((await declined.lastMail())?.text).not.toContain('IBAN')
  const gone = await ask('en')
  await gone.decide('accept')
  await owner.call('DELETE', `/api/booking/${gone.booking.id}/`)
  const last = await gone.lastMail()
  expect(last?.subject).toMatch(/cancelled/)
  expect(last?.text).not.toContain('IBAN')
})

test('an owner who looks at a mail before it is sent sees the code, too', async () => {
  await settings(vienna)
  const client = await aClient(owner)
  const booking = await aBooking(owner, { client: client.id })
  const { body } = await owner.call<BookingMail>('POST', `/api/booking/${booking.id}/mail/preview/`, {})
  expect(body.html).toContain('<img src="data:image/png;base64,')
  expect(body.html).not.toContain('cid:')
})
