import { aBooking, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
import { slots } from '../slots.ts'
import { BookingPayments } from './booking-payments.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const today = dayIn('Europe/Vienna', new Date())
/** Three nights at 89.50. */
const book = async (fields: object = {}) => {
  const unit = await aUnit(owner, { price_per_night: 89.5 })
  return aBooking(owner, { unit: unit.id, property: unit.property.id, ...fields })
}
const paymentsOf = ({ id }: { id: number }) => `/api/booking/${id}/payments/`
const ledgerOf = async (booking: { id: number }) => (await owner.call<Ledger>('GET', paymentsOf(booking))).body

/** What fills the slot of a booking's popup. */
const open = async ({ id }: { id: number }, fetch: typeof globalThis.fetch = server.fetch) => {
  await slots['booking-payments'].lazy()
  const element = <BookingPayments booking={id} />
  const page = renderArea('/owner/dashboard', {
    area: { ...area, routes: [{ path: '/owner/dashboard', element }] },
    server: { fetch },
    as: owner,
  })
  const block = await page.screen.findByRole('region', { name: 'Payments' })
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
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await ledgerOf(booking)).toMatchObject({ paid: 268.5, balance: 0 })
})

it('keeps in which way a guest paid, and says it', async () => {
  const booking = await book()
  const { user, screen, within, block, form } = await open(booking)
  const dialog = await form('Add payment')
  await user.click(dialog.getByLabelText('Method'))
  await user.click(await screen.findByTitle('Card online'))
  await user.click(dialog.getByRole('button', { name: 'Add payment' }))
  await within(block).findByText('Payment, card online')
  expect((await ledgerOf(booking)).payments).toMatchObject([{ way: 'card_online', method: 'card' }])
})

it('offers the deposit first, and the booking knows that it is paid', async () => {
  const booking = await book({ deposit_amount: 50, deposit_paid: false })
  const { user, within, block, form } = await open(booking)
  const dialog = await form('Add payment')
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('50')
  await user.click(dialog.getByRole('button', { name: 'Add payment' }))
  await within(block).findByText('Deposit, bank transfer')
  expect((await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)).body.deposit_paid).toBe(true)
  expect(await ledgerOf(booking)).toMatchObject({ deposit_paid: true, balance: 218.5 })
})

it('offers what is left of a deposit that is paid in part', async () => {
  const booking = await book({ deposit_amount: 50, deposit_paid: false })
  const body = { date: today, kind: 'deposit', amount: 20, method: 'cash' }
  await owner.call('POST', paymentsOf(booking), body)
  const { form } = await open(booking)
  const dialog = await form('Add payment')
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('30')
})

it('offers no more of a deposit than is left to pay', async () => {
  const booking = await book({ deposit_amount: 50, deposit_paid: false })
  const body = { date: today, kind: 'payment', amount: 248.5, method: 'cash' }
  await owner.call('POST', paymentsOf(booking), body)
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
  expect((await owner.call('POST', paymentsOf(booking), body)).status).toBe(201)
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

it('says what is left of the fee of a cancelled stay, and of one without a fee that nothing is to be paid', async () => {
  const cancel = async (fields: object) => {
    const booking = await book()
    const { id, property, unit, client, check_in, check_out, guests_count, version } = booking
    const stay = { property: property.id, unit: unit.id, client: client.id, check_in, check_out, guests_count, version }
    const body = { ...stay, status: 'cancelled', ...fields }
    expect((await owner.call('PATCH', `/api/booking/${id}/`, body)).status).toBe(200)
    return booking
  }
  const charged = await open(await cancel({ cancellation_fee: 50 }))
  await charged.within(charged.block).findByText('Nothing was paid.')
  expect(charged.block.textContent).toContain('Cancellation fee€50.00Unpaid€50.00')
  const free = await open(await cancel({}))
  await free.within(free.block).findByText('Nothing to pay or refund')
})
