import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { choose, chooseClient, chooseDay, chooseStay, openForm, send } from '../../testing/booking-steps.ts'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const open = (width = 1440, query = '') =>
  renderArea(`/owner/dashboard/bookings${query}`, { area, server, as: business.owner, width })

it('opens the form of a new booking by its address, which says so no longer once it is closed', async () => {
  const { user, screen, address, waitFor } = open(1440, '?new=1')
  await screen.findByText('Please select a check-in date.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/owner/dashboard/bookings')
})

it('closes the form that the address asked for by Back', async () => {
  const page = open()
  await page.goTo('/owner/dashboard/bookings?new=1')
  await page.user.click(await page.screen.findByText('Please select a check-in date.'))
  await page.goBack()
  await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  expect(page.address()).toBe('/owner/dashboard/bookings')
})

it('leads a new booking through its steps and puts it into the list', async () => {
  await business.addUnit('Attic room')
  const page = open()
  await page.screen.findByText('No bookings yet')
  const form = await openForm(page, 'New Booking')
  form.getByText('Please select a check-in date.')
  expect(form.queryByLabelText('Check Out')).toBeNull()
  await chooseDay(page, form, 'Check In', addDays(today, 2))
  await form.findByText('Now select a check-out date to see available properties.')
  await chooseDay(page, form, 'Check Out', addDays(today, 5))
  await form.findByText('Please select a unit.')
  form.getByText('Seehaus')
  expect(form.queryByLabelText('Client')).toBeNull()
  await choose(page, form, 'Unit', /Lake room/)
  await page.user.clear(await form.findByLabelText('Guests'))
  await form.findByText('Please enter the number of guests.')
  expect(form.queryByLabelText('Client')).toBeNull()
  await page.fillIn({ Guests: '4' }, form)
  await form.findByText('Selected unit cannot accommodate this number of guests.')
  expect(form.queryByLabelText('Client')).toBeNull()
  await page.fillIn({ Guests: '2' }, form)
  await form.findByText('Please select a client.')
  await chooseClient(page, form)
  await choose(page, form, 'Status', 'Confirmed')
  await send(page, form, 'Save')

  const row = await page.screen.findByRole('row', { name: /Žofie Nováková/ })
  for (const text of [
    'Confirmed',
    'Seehaus',
    'Lake room',
    showDay(addDays(today, 2)),
    'No booked services',
    '€268.50',
    'X',
  ]) {
    expect(row.textContent).toContain(text)
  }
})

it('offers only what is free for the whole stay, and says when nothing is', async () => {
  await business.book(addDays(today, 2), addDays(today, 5))
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseDay(page, form, 'Check In', addDays(today, 4))
  await chooseDay(page, form, 'Check Out', addDays(today, 6))
  await form.findByText(/No available properties for the selected dates/)
  expect(form.queryByLabelText('Property')).toBeNull()
  await chooseDay(page, form, 'Check Out', addDays(today, 6))
  await chooseDay(page, form, 'Check In', addDays(today, 5))
  await form.findByText('Seehaus')
  await form.findByText('Lake room')
})

it('keeps the later answers that still hold when dates change, and clears only those that do not', async () => {
  await business.book(addDays(today, 10), addDays(today, 12))
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, { from: addDays(today, 2), to: addDays(today, 5), guests: 2 })
  await chooseDay(page, form, 'Check In', addDays(today, 3))
  await form.findByText('Please select a client.')
  expect(form.getByLabelText<HTMLInputElement>('Guests').value).toBe('2')
  await chooseDay(page, form, 'Check Out', addDays(today, 11))
  await form.findByText(/No available properties for the selected dates/)
  await chooseDay(page, form, 'Check Out', addDays(today, 9))
  await form.findByText('Lake room')
})

it('shows all steps of an edit, waits for a change, and says how the price changed', async () => {
  const booking = await business.book(addDays(today, 2), addDays(today, 5))
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'No changes' }).disabled).toBe(true)
  for (const label of ['Check In', 'Check Out', 'Property', 'Unit', 'Guests', 'Client', 'Status', 'Deposit Paid'])
    expect(form.getByLabelText(label)).toBeDefined()
  await chooseDay(page, form, 'Check Out', addDays(today, 6))
  await form.findByText('Keep the agreed price: €268.50')
  await send(page, form, 'Update')
  await page.screen.findByText('Total price: €268.50 → €358.00')
  await page.screen.findByRole('row', { name: /€358\.00/ })
})

it('says in the form that somebody else was faster', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, { from: addDays(today, 2), to: addDays(today, 5), guests: 2 })
  await chooseClient(page, form)
  await business.book(addDays(today, 3), addDays(today, 4))
  await send(page, form, 'Save')
  await form.findByText(/The unit is taken from/)
  expect(form.queryByText(/The unit is not free/)).toBeNull()
  expect(form.getByLabelText<HTMLInputElement>('Guests').value).toBe('2')
  form.getByText('Lake room')
  await chooseDay(page, form, 'Check Out', addDays(today, 3))
  await page.waitFor(() => expect(form.queryByText(/The unit is (not free|taken from)/)).toBeNull())
  form.getByText('Lake room')
})

it('deletes a booking after asking', async () => {
  const booking = await business.book(addDays(today, 2), addDays(today, 5))
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  const remove = await form.findByRole<HTMLButtonElement>('button', { name: 'Delete' })
  await page.waitFor(() => expect(remove.disabled).toBe(false))
  await page.user.click(remove)
  await page.user.click(await page.screen.findByRole('button', { name: `Delete ${booking.reference}` }))
  expect(await page.screen.findByText('No bookings yet')).toBeDefined()
})

it('says that there are no clients, with a link to add one', async () => {
  await business.removeClient()
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, { from: addDays(today, 2), to: addDays(today, 5), guests: 2 })
  await form.findByText(/No clients available/)
  expect(form.getByRole('link', { name: 'Add Client' }).getAttribute('href')).toBe('/owner/dashboard/clients')
})
