import { aBooking, aClient, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import area from '../area.tsx'
// Here from the start: on a busy machine loading it takes longer than a test waits.
import './invoices-page.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})
afterEach(() => vi.restoreAllMocks())

const today = dayIn('Europe/Vienna', new Date())
const open = (search = '') => renderArea(`/owner/dashboard/invoices${search}`, { area, server, as: owner })
const names = (screen: ReturnType<typeof open>['screen']) =>
  screen.getAllByRole('row').flatMap((row) => /Eva|Adam/.exec(row.textContent)?.[0] ?? [])
const draftsOf = async (booking: number) =>
  (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking}`)).body[0]?.id

/** Eva's invoice is issued and has €100 of €300 paid; Adam's is a draft of €300 in another house. */
const twoGuests = async () => {
  const unit = await aUnit(owner)
  const stay = { unit: unit.id, property: unit.property.id }
  const eva = await aBooking(owner, { ...stay, client: (await aClient(owner, { first_name: 'Eva' })).id })
  const adam = await aBooking(owner, { client: (await aClient(owner, { first_name: 'Adam' })).id })
  const payment = { date: today, kind: 'payment', amount: 100, method: 'cash' }
  expect((await owner.call('POST', `/api/booking/${eva.id}/payments/`, payment)).status).toBe(201)
  expect((await owner.call('POST', `/api/invoices/${await draftsOf(eva.id)}/issue/`)).status).toBe(200)
  return { eva, adam, house: unit.property.id }
}

it('filters by status, and the address and the totals follow', async () => {
  await twoGuests()
  const { user, screen, waitFor, address } = open()
  await waitFor(() => expect(names(screen)).toEqual(['Adam', 'Eva']))
  const totals = await screen.findByLabelText('Totals of what is shown')
  await waitFor(() => expect(totals.textContent).toBe('Unpaid€500.00Issued€300.00Drafts€300.00'))
  screen.getByRole('row', { name: /Eva.*€200.00 unpaid/ })
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByText('Issued', { selector: '.ant-select-item-option-content' }))
  await waitFor(() => expect(names(screen)).toEqual(['Eva']))
  expect(address()).toBe('/owner/dashboard/invoices?status=issued')
  await waitFor(() => expect(totals.textContent).toBe('Unpaid€200.00Issued€300.00Drafts€0.00'))
})

it('reads property, period, kind and unpaid from the address', async () => {
  const { house } = await twoGuests()
  const byHouse = open(`?property=${house}&from=${today}&to=${today}&kind=invoice&payment=unpaid`)
  await byHouse.waitFor(() => expect(names(byHouse.screen)).toEqual(['Eva']))
  const before = open('?to=2020-01-01')
  await before.screen.findByText('No invoices found')
})

it('says that the totals could not be loaded, and loads them on Retry', async () => {
  await twoGuests()
  let down = true
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { url } = new Request(input, init)
    return down && url.includes('/totals/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init)
  }
  const { user, screen, waitFor } = renderArea('/owner/dashboard/invoices', { area, server: { fetch }, as: owner })
  await waitFor(() => expect(names(screen)).toEqual(['Adam', 'Eva']))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  down = false
  await user.click(retry)
  expect((await screen.findByLabelText('Totals of what is shown')).textContent).toContain('Issued')
})

it('tells what is to be issued, mailed and paid apart, and mails a document from its row', async () => {
  await twoGuests()
  const { user, screen, within, waitFor, address } = open()
  const tab = (name: RegExp) => screen.findByRole('button', { name })
  await tab(/^Drafts \(1\)$/)
  await tab(/^All \(2\)$/)
  await user.click(await tab(/^Unpaid \(2\)$/))
  await waitFor(() => expect(address()).toBe('/owner/dashboard/invoices?stage=unpaid'))
  await user.click(await tab(/^To send \(1\)$/))
  await waitFor(() => expect(names(screen)).toEqual(['Eva']))
  await user.click(screen.getByRole('button', { name: /^Email invoice .* of Eva/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Email to the guest' }))
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  await waitFor(() => expect(send.disabled).toBe(false))
  await user.click(send)
  await screen.findByText(/^Sent to /)
  await screen.findByText('Everything that you issued in the last 90 days was mailed')
  await tab(/^To send \(0\)$/)
})
