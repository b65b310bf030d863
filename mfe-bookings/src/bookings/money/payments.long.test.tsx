import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const book = (fields: object = {}) => business.book(addDays(today, 2), addDays(today, 5), fields)
const paymentsOf = ({ id }: { id: number }) => `/api/booking/${id}/payments/`
const ledgerOf = async (booking: { id: number }) => (await business.owner.call<Ledger>('GET', paymentsOf(booking))).body

const open = async (booking: { id: number }, fetch: typeof globalThis.fetch = server.fetch) => {
  const page = renderArea(`/owner/dashboard/bookings?booking=${booking.id}`, {
    area,
    server: { fetch },
    as: business.owner,
  })
  const popup = page.within(await page.screen.findByRole('dialog'))
  await popup.findByText('zofie@example.com')
  const block = await popup.findByRole('region', { name: 'Payments' })
  const form = async (button: string) => {
    await page.user.click(await page.within(block).findByRole('button', { name: button }))
    const heading = await page.screen.findByText(button, { selector: '.ant-modal-title' })
    const dialog = heading.closest<HTMLElement>('[role="dialog"]')
    if (!dialog) throw new Error(`No dialog ${button}`)
    return page.within(dialog)
  }
  return { ...page, block, form }
}

it('says that nothing was paid, takes a payment of the rest, and says that everything is paid', async () => {
  const booking = await book()
  const { user, screen, within, waitFor, block, form } = await open(booking)
  await within(block).findByText('Nothing has been paid yet.')
  expect(block.textContent).toContain('Unpaid€268.50')
  const dialog = await form('Add payment')
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('268.50')
  await user.click(dialog.getByRole('button', { name: 'Add payment' }))
  await within(block).findByText('Payment, bank transfer')
  expect(block.textContent).toContain(`${showDay(localToday())}Payment, bank transfer€268.50Paid€268.50`)
  expect(block.textContent).toContain('Paid in full')
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(await ledgerOf(booking)).toMatchObject({ paid: 268.5, balance: 0 })
})

it('offers the deposit first, and the booking knows that it is paid', async () => {
  const booking = await book({ deposit_amount: 50, deposit_paid: false })
  const { user, screen, waitFor, form } = await open(booking)
  const dialog = await form('Add payment')
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('50')
  await user.click(dialog.getByRole('button', { name: 'Add payment' }))
  const paid = () => screen.getByText('Deposit paid', { selector: 'td *' }).closest('td')?.nextSibling?.textContent
  await waitFor(() => expect(paid()).toBe('Yes'))
  expect(await ledgerOf(booking)).toMatchObject({ deposit_paid: true, balance: 218.5 })
})

it('offers what is left of a deposit that is paid in part', async () => {
  const booking = await book({ deposit_amount: 50, deposit_paid: false })
  const body = { date: today, kind: 'deposit', amount: 20, method: 'cash' }
  await business.owner.call('POST', paymentsOf(booking), body)
  const { form } = await open(booking)
  const dialog = await form('Add payment')
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('30')
})

it('offers no more of a deposit than is left to pay', async () => {
  const booking = await book({ deposit_amount: 50, deposit_paid: false })
  const body = { date: today, kind: 'payment', amount: 248.5, method: 'cash' }
  await business.owner.call('POST', paymentsOf(booking), body)
  const { form } = await open(booking)
  expect((await form('Add payment')).getByLabelText<HTMLInputElement>('Amount').value).toBe('20')
})

it('asks before it enters more than is left to pay', async () => {
  const booking = await book()
  const { user, fillIn, screen, within, block, form } = await open(booking)
  const dialog = await form('Add payment')
  await fillIn({ Amount: '2685' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Add payment' }))
  await screen.findByText('For this booking only €268.50 is left to pay.')
  expect((await ledgerOf(booking)).payments).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Enter €2,685.00' }))
  await within(block).findByText('Payment, bank transfer')
  expect(block.textContent).toContain('To refund€2,416.50')
})

it('refunds with a reason, and no more than was paid', async () => {
  const booking = await book()
  const body = { date: today, kind: 'payment', amount: 100, method: 'cash' }
  expect((await business.owner.call('POST', paymentsOf(booking), body)).status).toBe(201)
  const { user, fillIn, within, waitFor, block, form } = await open(booking)
  const dialog = await form('Refund')
  await fillIn({ Amount: '120', Reason: '' }, dialog)
  await dialog.findByText('Enter the reason for the refund')
  await fillIn({ Reason: 'Left early' }, dialog)
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Refund' })
  await waitFor(() => expect(send.disabled).toBe(false))
  await user.click(send)
  await dialog.findByText('You can refund €100.00 at most.')
  await fillIn({ Amount: '40,50' }, dialog)
  await waitFor(() => expect(send.disabled).toBe(false))
  await user.click(send)
  await within(block).findByText('Left early')
  expect(block.textContent).toContain('-€40.50Paid€59.50Unpaid€209.00')
})

it('enters once what is sent again after its answer was lost', async () => {
  const booking = await book()
  let losing = true
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await server.fetch(request)
    if (!losing || request.method !== 'POST') return answer
    losing = false
    throw new TypeError('Failed to fetch')
  }
  const { user, within, block, form } = await open(booking, fetch)
  const dialog = await form('Add payment')
  const send = dialog.getByRole('button', { name: 'Add payment' })
  await user.click(send)
  await dialog.findByText(/The server cannot be reached/)
  await user.click(send)
  await within(block).findByText('Payment, bank transfer')
  expect((await ledgerOf(booking)).payments).toHaveLength(1)
})

it('says why the payments could not be loaded, and loads them on Retry', async () => {
  const booking = await book()
  let down = true
  const { user, within, block } = await open(booking, (input, init) => {
    const { url } = new Request(input, init)
    return down && url.includes('/payments/') ? Promise.reject(new TypeError('down')) : server.fetch(input, init)
  })
  const retry = await within(block).findByRole('button', { name: 'Retry' })
  down = false
  await user.click(retry)
  expect(await within(block).findByText('Nothing has been paid yet.')).toBeDefined()
})
