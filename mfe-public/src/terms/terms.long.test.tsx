import { aProperty, aRequest, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { NewPublicRequest } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
import { messages as en } from '../messages/terms/en.ts'
import { answerWords } from '../facts/good-to-know.tsx'

const server = await testServer({ now: '2027-01-10T12:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})
beforeEach(() => server.clock.set('2027-01-10T12:00:00Z'))

const moderate = { steps: [{ days_before: 5, percent: 0 }], afterwards: 50 }
const shown = { cancellation: moderate, payment: 'Payable without deduction on arrival at the latest.' }
const aHouse = async () => {
  const property = await aProperty(owner, { cancellation_terms: moderate })
  return { property, unit: await aUnit(owner, { property_id: property.id }) }
}
const open = (path: string, fetch = server.fetch) => renderArea(path, { area, server: { fetch } })
const line = 'Free until 27 May 2027, then 50% (€150.00)'
const stay = 'check_in=2027-06-01&check_out=2027-06-04'

it('says with the price of a unit what cancelling costs, and opens the details', async () => {
  const { property, unit } = await aHouse()
  const page = open(`/property/${property.id}/unit/${unit.id}?${stay}`)
  const summary = await page.screen.findByText(line)
  const details = summary.closest('details')
  expect(details?.open).toBe(false)
  await page.user.click(summary)
  expect(details?.open).toBe(true)
  expect(page.within(details as HTMLElement).getByText('then 50% (€150.00)')).toBeDefined()
})

it('says in a house what cancelling costs in general, and for the chosen days', async () => {
  const { property } = await aHouse()
  const page = open(`/property/${property.id}?${stay}`)
  expect(await page.screen.findByText('Free until 27 May 2027, then 50% of the total')).toBeDefined()
  expect(
    await page.screen.findByText('Free until 5 days before arrival, then 50% of the total', undefined, {
      timeout: 3000,
    }),
  ).toBeDefined()
})

it('sends the terms that stand beside the button, and shows others that the host has set meanwhile', async () => {
  const { property, unit } = await aHouse()
  const sent: NewPublicRequest[] = []
  const fetch: typeof server.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST' && request.url.endsWith('/public/booking/')) {
      sent.push((await request.clone().json()) as NewPublicRequest)
      if (sent.length === 1) {
        const { name, description, address } = property
        const changed = { name, description, address, cancellation_terms: { steps: [], afterwards: 100 } }
        await owner.call('PATCH', `/api/properties/${property.id}/`, changed)
      }
    }
    return server.fetch(request)
  }
  const page = open(`/book?unit=${unit.id}&property=${property.id}&${stay}`, fetch)
  await page.screen.findByText('By sending your request you accept these terms:')
  expect(page.screen.getAllByText(new RegExp(line.replace(/[().]/g, '.')))).toHaveLength(2)
  await page.fillIn({
    ...{ 'First name': 'Gerda', 'Last name': 'Moser', Email: `gerda-${unique()}@example.com`, Phone: '+4312345678' },
    ...{ Street: 'Ring', 'House number': '1', 'Postal code': '1010', City: 'Wien', Country: 'Austria' },
  })
  await page.user.click(page.screen.getByRole('checkbox', { name: /privacy policy/ }))
  const send = () => page.user.click(page.screen.getByRole('button', { name: /^Send booking request/ }))
  await send()
  await page.screen.findByText(/The host has changed the terms in the meantime/)
  await page.waitFor(() =>
    expect(page.screen.getAllByText(/Not refundable: cancelling costs the full price of €300.00/)).toHaveLength(2),
  )
  expect(page.screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Gerda')
  await send()
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(sent.map(({ terms }) => terms?.cancellation)).toEqual([moderate, { steps: [], afterwards: 100 }])
})

it('tells a guest what cancelling costs now, asks once more, and says what is left of the money', async () => {
  const { unit } = await aHouse()
  const dates = { check_in: '2027-01-15', check_out: '2027-01-18' }
  const client = { email: `gerda-${unique()}@example.com` }
  const { token } = await aRequest(server, unit.id, { ...dates, client, terms: shown })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  await owner.call('POST', `/api/booking/${booking?.id}/payments/`, {
    ...{ date: '2027-01-10', kind: 'payment', amount: 200, method: 'transfer', note: '' },
  })
  const page = open(`/request/${token}`)
  await page.user.click(await page.screen.findByRole('button', { name: 'Cancel booking' }))
  expect(page.screen.getByText('Cancelling is free of charge.')).toBeDefined()
  // What is left to pay is above, and how it is paid stands once: as it was accepted.
  expect(page.screen.getAllByText(shown.payment)).toHaveLength(1)
  expect(page.screen.getByText('Free until 10 January 2027, then 50% (€150.00)')).toBeDefined()
  // Midnight has passed where the house is, and the page is still open.
  server.clock.set('2027-01-10T23:30:00Z')
  await page.user.click(page.screen.getByRole('button', { name: 'Yes, cancel it' }))
  await page.screen.findByText(/Cancelling costs €150.00 by now/)
  await page.screen.findByText('Cancelling now costs €150.00, 50% of the total. You have paid €200.00.')
  await page.user.click(page.screen.getByRole('button', { name: 'Yes, cancel it' }))
  await page.screen.findByRole('heading', { name: 'You cancelled' })
  const rows = [...document.querySelectorAll('.kh-paid > div')].map((row) => row.textContent)
  expect(rows).toEqual(['Cancellation fee€150.00', 'Paid€200.00', 'To be refunded€50.00'])
})

/** A stay that its owner accepted, and then cancelled for a fee of €90. */
async function cancelledStay() {
  const { unit, property } = await aHouse()
  const dates = { check_in: '2027-01-15', check_out: '2027-01-18' }
  const { token } = await aRequest(server, unit.id, { ...dates, terms: shown })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const booked = { ...dates, unit: unit.id, property: property.id, client: booking?.client.id, guests_count: 2 }
  const change = (fields: object) => owner.call('PATCH', `/api/booking/${booking?.id}/`, { ...booked, ...fields })
  await change({ status: 'confirmed' })
  await change({ status: 'cancelled', cancellation_fee: 90 })
  return { token, id: booking?.id, change }
}

it('tells a guest whose fee was waived that it was', async () => {
  const { token, change } = await cancelledStay()
  await change({ status: 'cancelled', cancellation_fee: 0 })
  const page = open(`/request/${token}`)
  await page.screen.findByRole('heading', { name: 'Your stay was cancelled' })
  const rows = [...document.querySelectorAll('.kh-paid > div')].map((row) => row.textContent)
  expect(rows).toEqual(['Cancellation feewaived (€90.00)'])
})

it('shows the invoice of a fee on the page of the cancelled stay', async () => {
  const { token, id } = await cancelledStay()
  const { body: draft } = await owner.call<Invoice>('POST', `/api/booking/${id}/fee-invoice/`, { vat: null })
  const { body: invoice } = await owner.call<Invoice>('POST', `/api/invoices/${draft.id}/issue/`)
  const page = open(`/request/${token}`)
  const link = await page.screen.findByRole('link', { name: `Invoice ${invoice.invoice_number} (PDF)` })
  expect((await server.fetch(link.getAttribute('href') ?? '')).headers.get('content-type')).toBe('application/pdf')
})

it('says how fast a host answers, never faster than it was measured', () => {
  const words = [0, 60, 61, 200, 720, 721, 1440, 1441, 4000].map((minutes) => answerWords(en, minutes))
  expect(words).toEqual([
    ...['usually within an hour', 'usually within an hour', 'usually within 2 hours', 'usually within 4 hours'],
    ...['usually within 12 hours', 'usually within a day', 'usually within a day', 'usually within 2 days'],
    'usually within 3 days',
  ])
})
