import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aRequest, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const listOf = async (of: TestOwner, query = '') =>
  (await of.call<Invoice[]>('GET', `/api/invoices/owner/${query}`)).body
const documentsOf = ({ id }: Booking) => listOf(owner, `?booking=${id}`)
const issue = (invoice: Invoice | undefined, of = owner) =>
  of.call<Invoice>('POST', `/api/invoices/${invoice?.id}/issue/`)
const issued = async () => {
  const booking = await aBooking(owner)
  return { booking, invoice: (await issue((await documentsOf(booking))[0])).body }
}
/** Answer to a change of a booking. */
const change = (booking: Booking, fields: object) =>
  owner.call<Problem>('PATCH', `/api/booking/${booking.id}/`, {
    ...booking,
    ...{ property: booking.property.id, unit: booking.unit.id, client: booking.client.id, services: [] },
    ...{ version: undefined, ...fields },
  })

test('a change that would cancel an issued invoice names it and does nothing until its number is sent along', async () => {
  const { booking, invoice } = await issued()
  const longer = { check_out: '2027-06-05', cancels_invoice: null }
  const refused = await change(booking, longer)
  const { number, cancels } = {
    number: invoice.invoice_number,
    cancels: { number: invoice.invoice_number, total: 300 },
  }
  const says = `Invoice ${number} for €300.00 will be cancelled by a new document, and a new invoice for €400.00 will be issued.`
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'documents_change', documents: { cancels, replacement: { status: 'issued', total: 400 } } },
  ])
  expect(refused.body.message).toContain(says)
  const wrong = await change(booking, { ...longer, cancels_invoice: '2027-99999' })
  expect([wrong.status, (await documentsOf(booking)).map(({ id }) => id)]).toEqual([409, [invoice.id]])
  expect((await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)).body).toEqual(booking)

  expect((await change(booking, { ...longer, cancels_invoice: number })).status).toBe(200)
  expect((await documentsOf(booking))[0]).toMatchObject({ status: 'issued', total_price: 400 })
})

test('a booking that would be cancelled with its issued invoice says so, too', async () => {
  const { booking, invoice } = await issued()
  const { body } = await change(booking, { status: 'cancelled', cancels_invoice: null })
  const cancels = { number: invoice.invoice_number, total: 300 }
  expect(body).toMatchObject({ code: 'documents_change', documents: { cancels, replacement: null } })
  expect(body.message).toContain(`Invoice ${invoice.invoice_number} for €300.00 will be cancelled by a new document.`)
  expect(await documentsOf(booking)).toHaveLength(1)
})

test('where the new invoice could not be issued, the question says that it stays a draft', async () => {
  const { booking, invoice } = await issued()
  const client = { ...booking.client, active: true, address: { ...booking.client.address, street: '🎉' } }
  await owner.call('PATCH', `/api/client/${booking.client.id}/`, client)
  const changed = { guests_count: 1, cancels_invoice: null }
  const { body } = await change(booking, changed)
  expect(body.documents?.replacement).toEqual({ status: 'draft', total: 300 })
  await change(booking, { ...changed, cancels_invoice: invoice.invoice_number })
  expect((await documentsOf(booking))[0]).toMatchObject({ kind: 'invoice', status: 'draft' })
})

test('a caller who does not know the question changes a booking, and its documents follow', async () => {
  const { booking } = await issued()
  expect((await change(booking, { check_out: '2027-06-05' })).status).toBe(200)
  expect((await documentsOf(booking)).map(({ kind, status }) => [kind, status])).toEqual([
    ['invoice', 'issued'],
    ['cancellation', 'issued'],
    ['invoice', 'cancelled'],
  ])
})

test('a guest who calls a stay off cancels its invoice without being asked', async () => {
  const own = await server.signUpOwner({ personals: true })
  const unit = await aUnit(own)
  const { token, reference } = await aRequest(server, unit.id)
  const booking = (await own.call<Booking[]>('GET', '/api/bookings/')).body.find((one) => one.reference === reference)
  await own.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  const [draft] = await listOf(own)
  expect((await issue(draft, own)).status).toBe(200)
  expect((await server.call('POST', `/api/public/booking/request/${token}/cancel/`)).status).toBe(200)
  expect((await listOf(own)).map(({ kind, status }) => [kind, status])).toEqual([
    ['cancellation', 'issued'],
    ['invoice', 'cancelled'],
  ])
})
