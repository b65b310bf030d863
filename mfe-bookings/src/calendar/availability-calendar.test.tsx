import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { expect, it } from 'vitest'
import area from '../area.tsx'
import { openBusiness } from '../testing/business.ts'

const server = await testServer()
const today = localToday()

const open = (as: Awaited<ReturnType<typeof openBusiness>>['owner'], query = '', width = 1440) =>
  renderArea(`/owner/dashboard${query}`, { area, server, as, width })

it('shows a stay by the first name of the guest, and opens it', async () => {
  const { owner, book } = await openBusiness(server)
  const booking = await book('2027-03-05', '2027-03-08')
  const { user, screen, within } = open(owner, '?month=2027-03')
  const bar = await screen.findByRole('button', { name: 'Žofie Nováková, Confirmed, 05.03.2027 – 08.03.2027' })
  expect(bar.textContent).toBe('Žofie')
  expect(screen.getByRole('rowheader', { name: 'Lake room' })).toBeDefined()
  await user.click(bar)
  await within(await screen.findByRole('dialog')).findByText(`Booking ${booking.reference}`)
})

it('begins with the first property and with today', async () => {
  const { owner } = await openBusiness(server)
  const { screen } = open(owner)
  await screen.findByRole('rowheader', { name: 'Lake room' })
  expect(screen.getByText('Unit availability for the next 30 days.')).toBeDefined()
  expect(screen.getByText('Seehaus')).toBeDefined()
  expect(screen.getByRole('columnheader', { current: 'date' }).textContent).toContain(showDay(today).slice(0, 5))
  expect(
    screen.queryByRole('columnheader', { name: new RegExp(showDay(addDays(today, 28)).slice(0, 5)) }),
  ).not.toBeNull()
})

it('heads every day of the month that the address names', async () => {
  const { owner, property } = await openBusiness(server)
  const { screen } = open(owner, `?month=2027-03&property=${property.id}`)
  await screen.findByRole('rowheader', { name: 'Lake room' })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toContain('Mon 01.03')
  expect(heads).toContain('Wed 31.03')
})

it('says that there are no properties', async () => {
  const { screen } = open(await server.signUpOwner(), '?view=calendar')
  expect(await screen.findByText('No properties found')).toBeDefined()
})

it('shows all properties at once and hides the units of one', async () => {
  const { owner, property } = await openBusiness(server)
  const { user, screen, address, waitFor } = open(owner, '?property=all')
  await screen.findByRole('rowheader', { name: 'Lake room' })
  await user.click(screen.getByRole('button', { name: 'Seehaus (1 unit)', expanded: true }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Lake room' })).toBeNull())
  expect(address()).toContain(`collapsed=${property.id}`)
})

it('keeps the middle day when the zoom changes, and keeps zoom and day in the address', async () => {
  const { owner } = await openBusiness(server)
  const { user, screen, address } = open(owner, '?day=2027-03-01')
  await user.click(await screen.findByRole('button', { name: '90 days' }))
  expect(address()).toContain('zoom=90')
  expect(address()).toContain('day=2027-01-31')
  // Weeks in the place of days, and the first of them was out of sight.
  const week = await screen.findByRole('columnheader', { name: 'Mon 01.02' })
  expect(week.getAttribute('aria-colspan')).toBe('7')
  expect(screen.queryByRole('columnheader', { name: 'Tue 16.03' })).toBeNull()
})

it('says which days are in sight where they are not the next thirty', async () => {
  const { owner } = await openBusiness(server)
  const { user, screen } = open(owner, '?month=2027-03')
  await screen.findByText('Unit availability from 01.03.2027 to 31.03.2027.')
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(await screen.findByText('Unit availability for the next 30 days.')).toBeDefined()
})

it('keeps today in sight when fewer days are shown', async () => {
  const { owner } = await openBusiness(server)
  const { user, screen } = open(owner)
  await user.click(await screen.findByRole('button', { name: '14 days' }))
  await screen.findByText(`Unit availability from ${showDay(addDays(today, -1))} to ${showDay(addDays(today, 12))}.`)
  expect(screen.getByRole('columnheader', { current: 'date' })).toBeDefined()
})

it('goes back to today', async () => {
  const { owner } = await openBusiness(server)
  const { user, screen, address } = open(owner, '?day=2031-05-01')
  await screen.findByRole('columnheader', { name: 'Thu 01.05' })
  expect(screen.queryByRole('columnheader', { current: 'date' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(address()).toContain(`day=${addDays(today, -1)}`)
  expect(await screen.findByRole('columnheader', { current: 'date' })).toBeDefined()
})

it('hides cancelled stays until the legend is told to show them', async () => {
  const { owner, book } = await openBusiness(server)
  await book('2027-03-05', '2027-03-08', { status: 'cancelled' })
  const { user, screen } = open(owner, '?month=2027-03')
  await screen.findByRole('rowheader', { name: 'Lake room' })
  expect(screen.queryByRole('button', { name: /Cancelled/ })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Show cancelled' }))
  await screen.findByRole('button', { name: 'Žofie Nováková, Cancelled, 05.03.2027 – 08.03.2027' })
})

it('opens a cancelled stay by a press, and offers no booking of its nights beside it', async () => {
  const { owner, book } = await openBusiness(server)
  const booking = await book('2027-03-05', '2027-03-08', { status: 'cancelled' })
  const { fireEvent, screen } = open(owner, '?month=2027-03&cancelled=1')
  const bar = await screen.findByRole('button', { name: 'Žofie Nováková, Cancelled, 05.03.2027 – 08.03.2027' })
  // Without a layout the first unit lies below the days and the free nights, its sixth of March here.
  const at = { clientX: 208 + 6 * 32, clientY: 44 + 44 + 34, isPrimary: true, pointerType: 'mouse' }
  fireEvent.pointerDown(bar, at)
  fireEvent.pointerUp(bar, at)
  fireEvent.click(bar, at)
  await screen.findByText(`Booking ${booking.reference}`)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it('says what is free each night and from how much', async () => {
  const { owner, book } = await openBusiness(server)
  await book('2027-03-05', '2027-03-06')
  const { screen } = open(owner, '?month=2027-03')
  const full = await screen.findByRole('gridcell', { name: 'Fri 05.03: 0 of 1 free, 100 % taken' })
  expect(full.textContent?.trim()).toBe('0')
  const free = await screen.findByRole('gridcell', { name: 'Sat 06.03: 1 of 1 free, 0 % taken, from €89.50' })
  expect(free.textContent).toContain('89⁵⁰')
})

it('offers to try again when the stays cannot be loaded', async () => {
  const { owner, book } = await openBusiness(server)
  await book('2027-03-05', '2027-03-08')
  let down = true
  const flaky: typeof fetch = (input, init) =>
    down && String(input instanceof Request ? input.url : input).includes('calendar/stays')
      ? Promise.resolve(new Response('', { status: 503 }))
      : server.fetch(input, init)
  const path = '/owner/dashboard?month=2027-03'
  const { user, screen } = renderArea(path, { area, server: { fetch: flaky }, as: owner })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  down = false
  await user.click(retry)
  expect(await screen.findByRole('button', { name: /Žofie Nováková/ })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('counts the stays of a year, which are one picture, and opens them by a click', async () => {
  const { owner, book } = await openBusiness(server)
  await book('2027-03-05', '2027-03-08')
  const { fireEvent, screen } = open(owner, '?month=2027-01&zoom=365')
  const year = await screen.findByRole('gridcell', { name: '1 stay' })
  expect(screen.getByRole('columnheader', { name: 'Mar 2027' })).toBeDefined()
  const dayWidth = (1200 - 184) / 365
  fireEvent.click(year, { clientX: 184 + 65.5 * dayWidth, clientY: 44 + 14 })
  expect(await screen.findByRole('dialog')).toBeDefined()
})

it('offers the nights that a thumb points out on a phone', async () => {
  const { owner } = await openBusiness(server)
  const { fireEvent, screen } = open(owner, '', 390)
  const row = await screen.findByRole('row', { name: /Lake room/ })
  const cell = row.querySelector('[role=gridcell]')
  if (!cell) throw new Error('no cell')
  // Without a layout every row lies at the top and every day at the left of the scrolled page.
  const tap = (day: number) => fireEvent.click(cell, { clientX: day * 85 + 42, clientY: 40 + 66 + 40 })
  tap(0)
  expect(screen.getByRole('status', { name: 'Chosen nights' }).textContent).toContain('1 night')
  tap(3)
  expect(screen.getByRole('status', { name: 'Chosen nights' }).textContent).toContain('3 nights')
  fireEvent.click(screen.getByRole('button', { name: 'Book' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
})
