import { aProperty, aRequest, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { creditorReference, showCreditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'

// What is late is so by the clock of the guest, which has passed all of these days.
const server = await testServer({ now: '2025-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
const vienna = { iban: 'AT61 1904 3002 3457 3201', account_holder: 'Anna Gruber' }
const past = { check_in: '2025-06-01', check_out: '2025-06-04' }
const future = { check_in: '2026-06-01', check_out: '2026-06-04' }
const settings = (fields: object) => owner.call('PATCH', '/api/payment-settings/', fields)

/** A stay of three nights for 300 euros that its host has agreed to. */
async function accepted(dates: typeof past) {
  const unit = await aUnit(owner, { property_id: (await aProperty(owner)).id })
  const { token } = await aRequest(server, unit.id, dates)
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!booking) throw new Error('A request has no booking.')
  await owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision: 'accept' })
  const pay = (amount: number) =>
    owner.call('POST', `/api/booking/${booking.id}/payments/`, {
      ...{ date: '2025-01-10', kind: 'payment', amount, method: 'transfer', note: '' },
    })
  return { token, booking, pay, reference: creditorReference(booking.reference) }
}
const open = (token: string, locale = '') => renderArea(`${locale}/request/${token}`, { area, server })
const planOf = () => [...document.querySelectorAll('.kh-payment-plan > div')].map((row) => row.textContent)

it('shows the plan with what was paid, and copies what a transfer needs, each by one press', async () => {
  await settings({ ...rule, ...vienna })
  const { token, pay, reference } = await accepted(past)
  await pay(100)
  const page = open(token)
  await page.screen.findByRole('heading', { name: 'Payment plan' })
  expect(planOf()).toEqual([
    'Depositby 17 January 2025 · paid€90.00',
    'Restwas due on 4 May 2025 · €10.00 of it paid€210.00',
  ])
  for (const [name, copied] of [
    ['IBAN', 'AT611904300234573201'],
    ['Reference', reference],
    ['Amount', '200.00'],
  ] as const) {
    await page.user.click(page.screen.getByRole('button', { name: `Copy: ${name}` }))
    const toast = await page.screen.findByText(`${name} copied`)
    expect(toast.closest('[role=status]')).not.toBeNull()
    expect(await navigator.clipboard.readText()).toBe(copied)
  }
  expect(page.screen.getByText(showCreditorReference(reference))).toBeDefined()
})

it('says kindly that something was due, beside the state of the stay and above the transfer', async () => {
  await settings({ ...rule, ...vienna })
  const { token } = await accepted(past)
  const page = open(token)
  expect(await page.screen.findByText(/payment of €90\.00, which was due on Friday, 17 January 2025\.$/)).toBeDefined()
  const words = await page.screen.findByText(/If you have just paid, all is well/)
  expect(words.closest('p')?.textContent).toContain('€90.00 was due on 17 January 2025.')
})

it('shows the QR code with what it says in words, and hides it again', async () => {
  await settings({ ...rule, ...vienna })
  const { token, reference } = await accepted(past)
  const page = open(token)
  const opener = await page.screen.findByRole('button', { name: 'Show QR code' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await page.user.click(opener)
  expect(page.screen.getByRole('button', { name: 'Hide QR code' }).getAttribute('aria-expanded')).toBe('true')
  const alt = `QR code for the app of your bank: €90.00 to Anna Gruber, reference ${showCreditorReference(reference)}`
  expect(page.screen.getByRole('img', { name: alt }).getAttribute('src')).toMatch(/^data:image\/png;base64,/)
  expect(page.screen.getByRole('link', { name: 'Save picture' }).getAttribute('download')).toBe(`${reference}.png`)
})

it('speaks the language of the guest, decimals that are copied included', async () => {
  await settings({ ...rule, ...vienna })
  const { token } = await accepted(past)
  const page = open(token, '/de')
  await page.user.click(await page.screen.findByRole('button', { name: 'Betrag kopieren' }))
  await page.screen.findByText('Betrag kopiert')
  expect(await navigator.clipboard.readText()).toBe('90,00')
  expect(page.screen.getByRole('heading', { name: 'Zahlungsplan' })).toBeDefined()
})

it('shows a plan without a transfer where the host tells of no account', async () => {
  await settings(rule)
  const { token } = await accepted(past)
  const page = open(token)
  await page.screen.findByRole('heading', { name: 'Payment plan' })
  expect(page.screen.queryByRole('heading', { name: 'Pay by bank transfer' })).toBeNull()
})

it.each([
  ['', 'Your stay is over', /^What is next/],
  ['/de', 'Ihr Aufenthalt ist vorbei', /^Als Nächstes/],
])(
  'says of a stay whose guests have left that it is over, and not that they arrive: %s',
  async (locale, title, next) => {
    const { token, pay } = await accepted(past)
    await pay(300)
    const page = open(token, locale)
    await page.screen.findByRole('heading', { name: title })
    expect(page.screen.queryByText(next)).toBeNull()
    expect(page.screen.queryByText(/looking forward|freut sich/)).toBeNull()
  },
)

it('asks for nothing where all is paid', async () => {
  await settings({ ...rule, ...vienna })
  const { token, pay } = await accepted(past)
  await pay(300)
  const page = open(token)
  await page.screen.findByText('Everything is paid.')
  expect(page.screen.queryByRole('heading', { name: 'Pay by bank transfer' })).toBeNull()
})

it('tells where to transfer the fee of a stay that was cancelled', async () => {
  await settings(vienna)
  const { token, booking } = await accepted(future)
  const { unit, property, client, check_in, check_out } = booking
  await owner.call('PATCH', `/api/booking/${booking.id}/`, {
    ...{ unit: unit.id, property: property.id, client: client.id, check_in, check_out, guests_count: 1 },
    ...{ status: 'cancelled', cancellation_fee: 90 },
  })
  const page = open(token)
  await page.screen.findByRole('heading', { name: 'Your stay was cancelled' })
  const words = await page.screen.findByText(/^Still to be paid/)
  expect(words.closest('p')?.textContent).toBe('Still to be paid: €90.00.')
  expect(page.screen.getByText(vienna.iban)).toBeDefined()
})
