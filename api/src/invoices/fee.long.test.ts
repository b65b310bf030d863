import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { aRequest, aUnit, mailsTo } from '../testing/factories.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'
import { issueDue } from './schedule.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})

const texts = { small_business_note: 'No VAT.', payment_terms: 'On arrival.', number_prefix: '' }
const setRates = (vat_rates: object[]) =>
  owner.call('PATCH', '/api/invoice-settings/', { auto_issue: false, vat_rates, ...texts })

/** A confirmed stay of €300 that its owner has cancelled for a fee. */
async function cancelledStay(fee: number) {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const { token } = await aRequest(server, unit.id, { client: { email } })
  const [{ id }] = (await owner.call<[Booking]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${id}/decision/`, { decision: 'accept' })
  const read = async () => (await owner.call<Booking>('GET', `/api/booking/${id}/`)).body
  const change = async (fields: object) => {
    const { client, check_in, check_out, guests_count, property, status } = await read()
    const body = { unit: unit.id, property: property.id, client: client.id, check_in, check_out, guests_count, status }
    return owner.call<Booking & Problem>('PATCH', `/api/booking/${id}/`, { ...body, ...fields })
  }
  await change({ status: 'cancelled', cancellation_fee: fee })
  const documents = async () =>
    (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${id}`)).body.map(
      ({ kind, status, total_price, balance }) => `${kind} ${status} ${total_price} ${balance}`,
    )
  const draft = (vat: number | null = null) =>
    owner.call<Invoice & Problem>('POST', `/api/booking/${id}/fee-invoice/`, { vat })
  const issue = (invoice: Invoice) => owner.call<Invoice>('POST', `/api/invoices/${invoice.id}/issue/`)
  const seen = async () => (await server.call<GuestRequest>('GET', `/api/public/booking/request/${token}/`)).body
  return { id, email, read, change, documents, draft, issue, seen }
}
const printed = async ({ pdf_file }: Invoice) => {
  const answer = await server.fetch(`http://localhost${pdf_file}`)
  return textOfPdf(Buffer.from(await answer.arrayBuffer()))
}

test('the fee of a cancelled stay becomes an invoice of one line, without VAT unless the owner says so', async () => {
  const stay = await cancelledStay(150)
  const reference = (await stay.read()).reference
  expect(await stay.documents()).toEqual([])
  const draft = (await stay.draft()).body
  expect(draft).toMatchObject({ status: 'draft', total_price: 150, balance: 150, is_fee: true })
  const text = await printed(draft)
  expect(text).toContain(`Cancellation fee for booking ${reference}`)
  expect(text).toContain('Compensation for the cancellation: no VAT is charged.')
  expect(text).toContain('Payable without deduction.')
  expect(text).not.toContain('Nights\n')
  expect((await stay.seen()).documents).toEqual([])
  expect((await stay.issue(draft)).body).toMatchObject({ invoice_number: '2027-00001', status: 'issued' })
  const { documents } = await stay.seen()
  expect(documents).toEqual([{ number: '2027-00001', kind: 'invoice', pdf_file: expect.any(String) }])
  expect((await server.fetch(documents?.[0]?.pdf_file ?? '')).status).toBe(200)
  expect((await stay.draft()).body.code).toBe('not_draft')
})

test('its VAT is one of the rates in the settings, and can be another while it is a draft', async () => {
  await setRates([{ from: '2020-01-01', lodging: 10, extras: 20 }])
  const stay = await cancelledStay(120)
  expect((await stay.draft(13)).body.fields).toEqual({ vat: ['Choose one of the VAT rates in your invoice settings'] })
  await stay.draft(10)
  const draft = (await stay.draft(20)).body
  expect(draft.fee_vat).toBe(20)
  expect(await stay.documents()).toEqual(['invoice draft 120 120'])
  const text = await printed(draft)
  expect(text).toContain('20 %\n€100.00\n€20.00\n€120.00')
  expect(text).not.toContain('Compensation')
})

test('a stay that is not cancelled, or costs nothing, has no such invoice, nor has that of somebody else', async () => {
  const free = await cancelledStay(0)
  expect([(await free.draft()).status, (await free.draft()).body.code]).toEqual([409, 'conflict'])
  const stay = await cancelledStay(150)
  const stranger = await server.signUpOwner()
  expect((await stranger.call('POST', `/api/booking/${stay.id}/fee-invoice/`, {})).status).toBe(404)
})

test('a draft follows the fee, and an issued invoice is taken back only by the owner’s word', async () => {
  const stay = await cancelledStay(150)
  await stay.draft()
  await stay.change({ cancellation_fee: 100, notes: 'Half of it.' })
  expect(await stay.documents()).toEqual(['invoice draft 100 100'])
  const { invoice_number } = (await stay.issue((await stay.draft()).body)).body
  expect((await stay.change({ notes: 'Nothing else.', cancels_invoice: null })).status).toBe(200)
  expect(await stay.documents()).toEqual(['invoice issued 100 100'])
  const refused = await stay.change({ cancellation_fee: 0, cancels_invoice: null })
  expect([refused.status, refused.body.code]).toEqual([409, 'documents_change'])
  await stay.change({ cancellation_fee: 0, cancels_invoice: invoice_number })
  expect(await stay.documents()).toEqual(['cancellation issued -100 0', 'invoice cancelled 100 0'])
})

test('a stay that is booked again after all has a draft of its price, and the invoice of the fee is taken back', async () => {
  const stay = await cancelledStay(150)
  await stay.issue((await stay.draft()).body)
  expect((await stay.change({ status: 'confirmed', cancels_invoice: '2027-00001' })).status).toBe(200)
  expect(await stay.documents()).toEqual([
    'invoice draft 300 300',
    'cancellation issued -150 0',
    'invoice cancelled 150 0',
  ])
})

test('a stay that is booked again after all is issued by itself where that is on, though its fee had been drafted', async () => {
  await owner.call('PATCH', '/api/invoice-settings/', { auto_issue: true, vat_rates: [], ...texts })
  const stay = await cancelledStay(150)
  await stay.draft()
  await stay.change({ status: 'confirmed' })
  expect(await stay.documents()).toEqual(['invoice draft 300 300'])
  server.clock.set(`${(await stay.read()).check_out}T12:00:00Z`)
  await issueDue(server.context)
  // A session ends before the stay does.
  server.clock.set('2027-01-10T09:00:00Z')
  expect(await stay.documents()).toEqual(['invoice issued 300 300'])
})

test('a fee that is waived says when and by whom, to the owner and to the guest', async () => {
  const stay = await cancelledStay(150)
  expect((await stay.read()).fee_waived).toBeNull()
  await stay.draft()
  await stay.change({ cancellation_fee: 0 })
  const waived = { amount: 150, by: 'Anna Huber' }
  const after = await stay.read()
  expect(after).toMatchObject({ cancellation_fee: 0, fee_waived: waived })
  expect(new Date(after.fee_waived?.at ?? '').toISOString()).toBe('2027-01-10T09:00:00.000Z')
  expect(await stay.documents()).toEqual([])
  expect(await stay.seen()).toMatchObject({ cancellation_fee: 0, fee_waived: 150 })
  const mail = (await mailsTo(server, stay.email)).at(-1)
  expect(mail?.subject).toMatch(/^The cancellation fee was waived: /)
  expect(mail?.text).toContain('Cancellation fee: waived (€150.00)')
  // Narrow mail programs break the phrase between its words, and leave the name beside it whole.
  expect(mail?.html).toMatch(/>waived<\/span> <span[^>]+>\(€150\.00\)/)
  await stay.change({ notes: 'Friends.' })
  expect(await stay.read()).toMatchObject({ fee_waived: waived })
  await stay.change({ status: 'confirmed' })
  expect((await stay.read()).fee_waived).toBeNull()
})
