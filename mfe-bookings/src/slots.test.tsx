import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { fillSlot } from '@keyhaven/shared-contracts/testing/fill-slot'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from './area.tsx'
import { openBusiness } from './testing/business.ts'
// Here from the start: on a busy machine loading them takes longer than a test waits.
import './bookings/form/booking-form.tsx'
import './bookings/popup/booking-popup.tsx'

const server = await testServer()
const today = dayIn('Europe/Vienna', new Date())

it('gives other areas a place for cards above the calendar, once there is something to see', async () => {
  const placed = fillSlot('dashboard.cards')
  const { owner, book } = await openBusiness(server)
  await book(addDays(today, 3), addDays(today, 5))
  const { screen } = renderArea('/owner/dashboard', { area, server, as: owner })
  const { frame, props } = await placed()
  expect(props).toEqual({})
  const heading = await screen.findByRole('heading', { name: 'Availability' })
  expect(frame.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const figure = screen.getByRole('group', { name: 'Next Departure' })
  expect(frame.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

it('gives them a place in the bar of the calendar, with the days in sight and the property', async () => {
  const placed = fillSlot('calendar.bar')
  const { owner, property } = await openBusiness(server)
  const { screen } = renderArea(`/owner/dashboard?month=2027-03&property=${property.id}`, { area, server, as: owner })
  await screen.findByRole('rowheader', { name: 'Lake room' })
  const { props } = await placed()
  expect(props).toEqual({ from: '2027-03-01', to: '2027-03-31', property: property.id })
})

it('gives them a place in the popup of a booking, and in its form, which says what is not saved', async () => {
  const inPopup = fillSlot('booking.popup')
  const { owner, book } = await openBusiness(server)
  const { id } = await book(addDays(today, 3), addDays(today, 5))
  const page = renderArea(`/owner/dashboard/bookings?booking=${id}`, { area, server, as: owner })
  const popup = await page.screen.findByRole('dialog')
  const { frame, props } = await inPopup()
  expect(props).toEqual({ booking: id })
  expect(popup.contains(frame)).toBe(true)
  const inForm = fillSlot('booking.form')
  await page.user.click(page.within(popup).getByRole('button', { name: 'Edit booking' }))
  expect((await inForm()).props).toEqual({ booking: id, unsaved: false })
  const guests = await page.screen.findByLabelText('Guests')
  await page.user.clear(guests)
  await page.user.type(guests, '1')
  await page.waitFor(async () => expect((await inForm()).props).toEqual({ booking: id, unsaved: true }))
})
