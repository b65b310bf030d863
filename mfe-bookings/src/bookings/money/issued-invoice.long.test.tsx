import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { choose } from '../../testing/booking-steps.ts'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const book = (fields: object = {}) => business.book(addDays(today, 2), addDays(today, 5), fields)
const kinds = async (booking: { id: number }) =>
  (await business.documentsOf(booking)).map(({ kind, status, total_price }) => `${kind} ${status} ${total_price}`)

const open = async (booking: { id: number }) => {
  const page = renderArea(`/owner/dashboard/bookings?booking=${booking.id}`, { area, server, as: business.owner })
  const popup = page.within(await page.screen.findByRole('dialog'))
  await popup.findByText('zofie@example.com')
  /** The dialog with this title. */
  const titled = async (title: string | RegExp) => {
    const headings = await page.screen.findAllByText(title, { selector: '.ant-modal-title, .ant-modal-confirm-title' })
    const dialog = headings.at(-1)?.closest<HTMLElement>('[role=dialog]')
    if (!dialog) throw new Error(`No dialog ${title}`)
    return page.within(dialog)
  }
  const edit = async () => {
    await page.user.click(popup.getByRole('button', { name: 'Edit booking' }))
    return titled('Edit Booking')
  }
  return { ...page, popup, titled, edit }
}

it('names the invoice and all that was paid before a booking is cancelled, and offers the refund right after', async () => {
  const booking = await book({ deposit_amount: 100.5, deposit_paid: true })
  await business.pay(booking, 40)
  const number = await business.issue(booking)
  const { user, popup, titled, waitFor } = await open(booking)
  await user.click(await popup.findByRole('button', { name: 'Cancel booking' }))
  const question = await titled(`Cancel ${booking.reference}?`)
  await question.findByText(new RegExp(`^Invoice ${number} for €268.50 will be cancelled by a new document\\.`))
  question.getByText(/^Your guest has paid €140.50 in all/)
  expect(question.queryByText(/draft/)).toBeNull()
  await user.click(question.getByRole('button', { name: `Cancel ${booking.reference}` }))

  const refund = await titled('Refund')
  expect((await refund.findByLabelText<HTMLInputElement>('Amount')).value).toBe('140.50')
  expect(refund.getByLabelText<HTMLInputElement>('Reason').value).toBe('Booking cancelled')
  await user.click(refund.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(popup.getByRole('region', { name: 'Payments' }).textContent).toContain('Nothing to pay'))
  expect(popup.getByRole('region', { name: 'Payments' }).textContent).not.toContain('Paid in full')
  expect(await kinds(booking)).toEqual(['cancellation issued -268.5', 'invoice cancelled 268.5'])
})

const changeGuests = async (booking: { id: number }) => {
  const page = await open(booking)
  const form = await page.edit()
  await page.fillIn({ Guests: '3' }, form)
  await form.findByLabelText('New price at today’s rates: €298.50')
  await page.user.click(form.getByRole('button', { name: 'Update' }))
  const question = await page.titled('This replaces an issued invoice')
  question.getByText(/will be cancelled by a new document, and a new invoice for €298.50 will be issued\./)
  return { ...page, form, question }
}

it('asks before an update replaces the invoice, and keeps what was typed where that was not meant', async () => {
  const booking = await book()
  await business.issue(booking)
  const { user, form, question, waitFor } = await changeGuests(booking)
  await user.click(question.getByRole('button', { name: 'Leave it as it is' }))
  await waitFor(() => expect(form.getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(false))
  expect(form.getByLabelText<HTMLInputElement>('Guests').value).toBe('3')
  expect(form.queryByRole('alert')).toBeNull()
  expect(await kinds(booking)).toEqual(['invoice issued 268.5'])
})

it('replaces the invoice of an updated booking where that was meant', async () => {
  const booking = await book()
  await business.issue(booking)
  const { user, question, screen } = await changeGuests(booking)
  await user.click(question.getByRole('button', { name: 'Replace the invoice' }))
  await screen.findByText('Total price: €268.50 → €298.50')
  expect((await kinds(booking))[0]).toBe('invoice issued 298.5')
})

it('offers the refund, too, where the form cancels a booking', async () => {
  const booking = await book()
  await business.pay(booking, 68.5)
  const page = await open(booking)
  const form = await page.edit()
  await choose(page, form, 'Status', 'Cancelled')
  await page.user.click(form.getByRole('button', { name: 'Update' }))
  const refund = await page.titled('Refund')
  expect((await refund.findByLabelText<HTMLInputElement>('Amount')).value).toBe('68.50')
  expect((await business.bookingNow(booking)).status).toBe('cancelled')
  await page.user.click(refund.getByRole('button', { name: 'Cancel' }))
})

it('says in the form why a booking cannot be deleted', async () => {
  const booking = await book()
  await business.issue(booking)
  const { edit } = await open(booking)
  const form = await edit()
  await form.findByText('Cannot be deleted: an invoice was issued for it. Cancel it instead.')
  expect(form.queryByRole('button', { name: 'Delete' })).toBeNull()
})

it('says of a paid booking that it cannot be deleted either', async () => {
  const booking = await book()
  await business.pay(booking, 40)
  const { edit } = await open(booking)
  const form = await edit()
  await form.findByText('Cannot be deleted: €40.00 was paid for it. Cancel it instead.')
  expect(form.queryByRole('button', { name: 'Delete' })).toBeNull()
})

it('does not look for free units for a booking that is cancelled', async () => {
  const booking = await book({ status: 'cancelled' })
  await book()
  const { edit, popup } = await open(booking)
  await popup.findByText('Nothing was paid.')
  expect(popup.queryByText('Paid in full')).toBeNull()
  const form = await edit()
  await form.findByText('This property has no services.')
  expect(form.queryByText(/No available properties/)).toBeNull()
})
