import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { creditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { beforeEach, expect, test } from 'vitest'
import { aProperty, aRequest, aUnit, aWish } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T12:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
const vienna = { iban: 'AT61 1904 3002 3457 3201', account_holder: 'Anna Gruber' }
const june = { check_in: '2027-06-01', check_out: '2027-06-04' }
const free = { cancellation_terms: { steps: [], afterwards: 50 } }

const settings = (fields: object) => owner.call('PATCH', '/api/payment-settings/', fields)
const guestSees = async (token: string) =>
  (await server.call<GuestRequest>('GET', `/api/public/booking/request/${token}/`)).body

/** A request of a guest for three nights of 100 euros, with its booking. */
async function ask() {
  const property = await aProperty(owner, free)
  const unit = await aUnit(owner, { property_id: property.id })
  const { token } = await aRequest(server, unit.id, june)
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!booking) throw new Error('A request has no booking.')
  return { token, booking, reference: creditorReference(booking.reference) }
}
const accept = ({ id }: Booking) => owner.call('POST', `/api/booking/${id}/decision/`, { decision: 'accept' })
const pay = ({ id }: Booking, amount: number, kind = 'payment') =>
  owner.call('POST', `/api/booking/${id}/payments/`, {
    ...{ date: '2027-01-10', kind, amount, method: 'transfer', note: '' },
  })

test('nobody is told where to pay before the host has said yes, and then what is due next, part after part', async () => {
  await settings({ ...rule, ...vienna })
  const { token, booking, reference } = await ask()
  expect((await guestSees(token)).transfer).toBeNull()
  await accept(booking)
  const account = { account_holder: 'Anna Gruber', iban: vienna.iban, bic: '', reference }
  expect((await guestSees(token)).transfer).toMatchObject({
    ...{ ...account, amount: 90, due: '2027-01-17' },
    qr: expect.stringMatching(/^data:image\/png;base64,/) as string,
  })
  await pay(booking, 40)
  expect((await guestSees(token)).transfer).toMatchObject({ amount: 50, due: '2027-01-17' })
  await pay(booking, 50)
  expect((await guestSees(token)).transfer).toMatchObject({ ...account, amount: 210, due: '2027-05-04' })
  await pay(booking, 210)
  expect((await guestSees(token)).transfer).toBeNull()
})

test('an owner without an account leaves it to other ways', async () => {
  await settings(rule)
  const { token, booking } = await ask()
  await accept(booking)
  const seen = await guestSees(token)
  expect(seen.payment_plan).toHaveLength(2)
  expect(seen.transfer).toBeNull()
})

test('where nothing is asked for before arrival, a guest may transfer it all, by no day', async () => {
  await settings(vienna)
  const { token, booking } = await ask()
  await accept(booking)
  expect((await guestSees(token)).transfer).toMatchObject({ amount: 300, due: null })
})

test('an account beyond the reach of SEPA transfers has no QR code, and is told in words', async () => {
  await settings({ ...rule, iban: 'TR33 0006 1005 1978 6457 8413 26', bic: 'TGBATRIS', account_holder: 'Ayşe Demir' })
  const { token, booking } = await ask()
  await accept(booking)
  expect((await guestSees(token)).transfer).toMatchObject({
    ...{ account_holder: 'Ayşe Demir', iban: 'TR33 0006 1005 1978 6457 8413 26', bic: 'TGBATRIS', amount: 90 },
    qr: null,
  })
})

test('a guest who cancels owes what is open of the fee', async () => {
  await settings({ ...rule, ...vienna })
  const { token, booking } = await ask()
  await accept(booking)
  await pay(booking, 90)
  await server.call('POST', `/api/public/booking/request/${token}/cancel/`, { fee: 150 })
  const seen = await guestSees(token)
  expect(seen).toMatchObject({ status: 'cancelled', cancellation_fee: 150, payment_plan: [] })
  expect(seen.transfer).toMatchObject({ amount: 60, due: null })
  await pay(booking, 60)
  expect((await guestSees(token)).transfer).toBeNull()
})

test('a request that is declined is told no account', async () => {
  await settings({ ...rule, ...vienna })
  const { token, booking } = await ask()
  await owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision: 'decline' })
  expect((await guestSees(token)).transfer).toBeNull()
})

test('the usual terms leave the days to the plan, and name the arrival where there is none', async () => {
  const { id } = await aUnit(owner)
  const quote = async () =>
    (await server.call<PublicQuote>('POST', '/api/public/booking/quote/', aWish(id, june))).body.terms?.payment
  expect(await quote()).toBe('Payable without deduction on arrival at the latest.')
  await settings(rule)
  expect(await quote()).toBe('Payable without deduction by the dates agreed.')
})
