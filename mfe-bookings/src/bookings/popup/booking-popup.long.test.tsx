import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const [from, to] = [addDays(today, 2), addDays(today, 5)]
const open = (path: string, fetch: typeof globalThis.fetch = server.fetch) =>
  renderArea(`/owner/dashboard${path}`, { area, server: { fetch }, as: business.owner })
const popupOf = async ({ screen, within }: ReturnType<typeof open>) => within(await screen.findByRole('dialog'))

it.each(['', '/bookings'])('opens a booking by the address of the page%s, and takes it out again', async (path) => {
  const booking = await business.book(from, to)
  const page = open(`${path}?booking=${booking.id}`)
  const popup = await popupOf(page)
  await popup.findByText('zofie@example.com')
  popup.getByText(`Booking ${booking.reference}`)
  await page.user.click(popup.getByRole('button', { name: 'Close' }))
  await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  expect(page.address()).toBe(`/owner/dashboard${path}`)
})

it('shows every group of the booking', async () => {
  const { owner, property } = business
  const made = async (path: string, body: object) => (await owner.call<{ id: number }>('POST', path, body)).body.id
  const breakfast = { name: 'Breakfast', type: 'per_day', price: 12.9, property: property.id }
  const cleaning = { name: 'Cleaning', type: 'one_time', price: 45, property: property.id }
  const services = [await made('/api/services/', breakfast), await made('/api/services/', cleaning)]
  const code = { code: 'SPRING', description: 'For guests in spring', valid_until: '2199-01-01', discount_percent: 10 }
  const promo_code = await made('/api/promocodes/', code)
  const booking = await business.book(from, to, { services, promo_code, deposit_paid: true, deposit_amount: 50 })
  const page = open(`/bookings?booking=${booking.id}`)
  const popup = await popupOf(page)
  const facts = () =>
    [...document.querySelectorAll('[role=dialog] dt')].map((dt) => [dt.textContent, dt.nextSibling?.textContent])
  await popup.findByText('zofie@example.com')
  popup.getByText('Confirmed')
  expect(facts()).toEqual([
    ['Name', 'Žofie Nováková'],
    ['Email', 'zofie@example.com'],
    ['Street', 'Dlouhá 12'],
    ['City', '11000 Praha'],
    ['Country', 'Czechia'],
    ['Phone', '+420123456789'],
    ['Check-in', showDay(from)],
    ['Check-out', showDay(to)],
    ['Total nights', '3'],
    ['Guests', '2 guests'],
    ['Name', 'Lake room'],
    ['Property', 'Seehaus'],
    ['Max capacity', '3'],
    ['Price per night', '€89.50'],
    ['Breakfast', '€12.90 per Day'],
    ['Cleaning', '€45.00 One-Time'],
    ['Code', 'SPRING'],
    ['Discount', '10 %'],
    ['Description', 'For guests in spring'],
  ])
  const money = popup.getByRole('region', { name: 'Payment' })
  const rows = [...money.querySelectorAll('tfoot tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([['Total price', '€316.98']])
  expect(money.textContent?.match(/€316\.98/g)).toHaveLength(1)
  const guest = popup.getByRole('link', { name: 'Žofie Nováková' })
  expect(guest.getAttribute('href')).toBe(`/owner/dashboard/clients/${business.client.id}`)
})

it('says what is not there: no services, no promo code', async () => {
  const booking = await business.book(from, to)
  const popup = await popupOf(open(`/bookings?booking=${booking.id}`))
  await popup.findByText('No extra services selected')
  expect(popup.getByText('No promo code applied')).toBeDefined()
})

it('is a step of the history: Details opens it, closing goes back and returns the focus', async () => {
  const booking = await business.book(from, to)
  const page = open('/bookings?search=nov')
  const details = await page.screen.findByRole('button', { name: `Details of ${booking.reference}` })
  await page.user.click(details)
  await popupOf(page)
  expect(page.address()).toBe(`/owner/dashboard/bookings?search=nov&booking=${booking.id}`)
  await page.user.keyboard('{Escape}')
  await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  expect(page.address()).toBe('/owner/dashboard/bookings?search=nov')
  await page.waitFor(() => expect(document.activeElement).toBe(details))
})

it('says that a booking does not exist any more', async () => {
  const page = open('/bookings?booking=999999')
  const popup = await popupOf(page)
  expect(await popup.findByText('This booking no longer exists')).toBeDefined()
})

it('says why a booking could not be loaded, and tries again', async () => {
  const booking = await business.book(from, to)
  let down = true
  const page = open(`?booking=${booking.id}`, (input, init) =>
    down && String(input instanceof Request ? input.url : input).includes('/api/booking/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init),
  )
  const popup = await popupOf(page)
  popup.getByRole('status', { name: 'Loading the booking' })
  await popup.findByText(/The server cannot be reached/)
  down = false
  await page.user.click(popup.getByRole('button', { name: 'Retry' }))
  expect(await popup.findByText('zofie@example.com')).toBeDefined()
})

it('confirms a pending booking with one press', async () => {
  const booking = await business.book(from, to, { status: 'pending' })
  const page = open(`/bookings?booking=${booking.id}`)
  const popup = await popupOf(page)
  await page.user.click(await popup.findByRole('button', { name: 'Confirm' }))
  await popup.findByText('Confirmed')
  expect(popup.queryByRole('button', { name: 'Confirm' })).toBeNull()
  await page.screen.findByRole('row', { name: /Confirmed.*Žofie/, hidden: true })
})

it('cancels after saying what that affects, and reopens as what it was', async () => {
  const booking = await business.book(from, to, { deposit_paid: true, deposit_amount: 50 })
  const page = open(`/bookings?booking=${booking.id}`)
  const popup = await popupOf(page)
  await page.user.click(await popup.findByRole('button', { name: 'Cancel booking' }))
  await page.screen.findByText(`Lake room will be free again from ${showDay(from)} to ${showDay(to)}.`)
  page.screen.getByText(/^Your guest has paid €50.00 in all/)
  page.screen.getByText('Its draft invoice will be deleted.')
  await page.user.click(page.screen.getByRole('button', { name: `Cancel ${booking.reference}` }))
  await popup.findByText('Cancelled')
  expect(popup.queryByRole('button', { name: 'Move…' })).toBeNull()
  await page.user.click(popup.getByRole('button', { name: 'Reopen booking' }))
  await popup.findByText('Confirmed')
})

it('says that the nights are gone when it cannot be reopened', async () => {
  const booking = await business.book(from, to, { status: 'cancelled' })
  await business.book(from, to)
  const page = open(`/bookings?booking=${booking.id}`)
  const popup = await popupOf(page)
  await page.user.click(await popup.findByRole('button', { name: 'Reopen booking' }))
  await popup.findByText(`The unit is taken from ${showDay(from)} to ${showDay(to)}.`)
  expect(popup.getByText('Cancelled')).toBeDefined()
})

it('shows the new version when somebody else changed the booking meanwhile', async () => {
  const booking = await business.book(from, to, { status: 'pending' })
  const page = open(`/bookings?booking=${booking.id}`)
  const popup = await popupOf(page)
  const confirm = await popup.findByRole('button', { name: 'Confirm' })
  const { property, unit, client, owner } = business
  const body = {
    property: property.id,
    unit: unit.id,
    client: client.id,
    check_in: from,
    check_out: to,
    guests_count: 1,
  }
  await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...body, status: 'pending' })
  await page.user.click(confirm)
  await popup.findByText(/Someone else has changed this in the meantime/)
  const guests = () => [...document.querySelectorAll('[role=dialog] dt')].find((dt) => dt.textContent === 'Guests')
  await page.waitFor(() => expect(guests()?.nextSibling?.textContent).toBe('1 guest'))
  await page.user.click(await popup.findByRole('button', { name: /Confirm$/ }))
  await popup.findByText('Confirmed')
})

it('leads to the form, and the focus comes back to what opened the popup', async () => {
  const booking = await business.book(from, to)
  const page = open('/bookings')
  const details = await page.screen.findByRole('button', { name: `Details of ${booking.reference}` })
  await page.user.click(details)
  await page.user.click(await (await popupOf(page)).findByRole('button', { name: 'Edit booking' }))
  await page.screen.findByText('Edit Booking')
  await page.waitFor(() => expect(page.screen.getAllByRole('dialog')).toHaveLength(1))
  expect(page.address()).toBe('/owner/dashboard/bookings')
  await page.user.click(page.screen.getByRole('button', { name: 'Cancel' }))
  await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  await page.waitFor(() => expect(document.activeElement).toBe(details))
})
