import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, expect, it } from 'vitest'
import area from '../../area.tsx'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
const today = dayIn('Europe/Vienna', new Date())
beforeAll(async () => {
  business = await openBusiness(server)
  await business.book(addDays(today, 2), addDays(today, 3), { deposit_amount: 40 })
  await business.book(addDays(today, 10), addDays(today, 12), { status: 'pending' })
  await business.book(addDays(today, 20), addDays(today, 22), { status: 'cancelled', deposit_amount: 30 })
})

const open = (query = '', fetch: typeof globalThis.fetch = server.fetch) =>
  renderArea(`/owner/dashboard/bookings${query}`, { area, server: { fetch }, as: business.owner })
const arrivals = () =>
  [...document.querySelectorAll('tbody tr.ant-table-row')].map((row) => row.querySelector('time')?.textContent)
const days = (...counts: number[]) => counts.map((count) => showDay(addDays(today, count)))

it.each<[string, number[]]>([
  ['?status=pending', [10]],
  ['?deposit=unpaid', [2]],
  ['?search=nov', [20, 10, 2]],
  ['?search=nowakova', [20, 10, 2]],
  ['?search=B-000002', [10]],
  ['', [2, 10]],
  ['?stage=cancelled', [20]],
  ['?stage=all', [20, 10, 2]],
  ['?stage=all&sort=arrival', [2, 10, 20]],
  ['?stage=coming&search=nov&sort=-arrival', [10, 2]],
])('shows what the address asks for: %s', async (query, shown) => {
  const page = open(query)
  await page.waitFor(() => expect(arrivals()).toEqual(days(...shown)))
})

it('shows the arrivals between two days, both included', async () => {
  const page = open(`?arrives_from=${addDays(today, 2)}&arrives_to=${addDays(today, 10)}`)
  await page.waitFor(() => expect(arrivals()).toEqual(days(10, 2)))
  expect(page.screen.getByLabelText<HTMLInputElement>('Arrival from').value).toBe(days(2)[0])
  await page.user.click(page.screen.getByRole('button', { name: 'Reset filters' }))
  await page.waitFor(() => expect(arrivals()).toEqual(days(2, 10)))
  expect(page.address()).toBe('/owner/dashboard/bookings')
})

it('begins with what is still to come, and keeps another tab in the address', async () => {
  const page = open()
  await page.waitFor(() => expect(arrivals()).toEqual(days(2, 10)))
  expect(await page.screen.findByRole('button', { name: 'Upcoming (2)', pressed: true })).toBeDefined()
  await page.user.click(page.screen.getByRole('button', { name: 'Cancelled (1)' }))
  await page.waitFor(() => expect(arrivals()).toEqual(days(20)))
  expect(page.address()).toBe('/owner/dashboard/bookings?stage=cancelled')
})

it('says which stage has no bookings, and shows all of them', async () => {
  const page = open('?stage=past')
  await page.screen.findByText('No past bookings')
  await page.user.click(await page.screen.findByRole('button', { name: 'Show all bookings' }))
  await page.waitFor(() => expect(arrivals()).toEqual(days(20, 10, 2)))
})

it('is sorted by a heading, which the address keeps', async () => {
  const page = open()
  await page.waitFor(() => expect(arrivals()).toEqual(days(2, 10)))
  const heading = page.screen.getByRole('columnheader', { name: /Arrival/ })
  expect(heading.getAttribute('aria-sort')).toBe('ascending')
  await page.user.click(heading)
  await page.waitFor(() => expect(arrivals()).toEqual(days(10, 2)))
  expect(page.address()).toBe('/owner/dashboard/bookings?sort=-arrival')
})

it('is sorted by what has no heading, such as the day it was booked', async () => {
  const page = open('?stage=all')
  await page.waitFor(() => expect(arrivals()).toEqual(days(20, 10, 2)))
  await page.user.click(page.screen.getByLabelText('Sort by'))
  await page.user.click(await page.screen.findByTitle('Booked longest ago'))
  await page.waitFor(() => expect(arrivals()).toEqual(days(2, 10, 20)))
  expect(page.address()).toBe('/owner/dashboard/bookings?stage=all&sort=booked')
})

it.each(['a click', 'Enter'])('opens the booking of a row by %s', async (way) => {
  const page = open()
  const row = await page.screen.findByRole('row', { name: new RegExp(days(2)[0] ?? '') })
  if (way === 'a click') await page.user.click(page.within(row).getByText('Lake room'))
  else {
    row.focus()
    await page.user.keyboard('{Enter}')
  }
  await page.screen.findByRole('dialog')
  expect(page.address()).toMatch(/bookings\?booking=\d+$/)
})

it('puts a filter into the address', async () => {
  const page = open()
  await page.waitFor(() => expect(arrivals()).toHaveLength(2))
  await page.user.click(page.screen.getByLabelText('Deposit'))
  await page.user.click(await page.screen.findByTitle('Deposit unpaid'))
  await page.waitFor(() => expect(arrivals()).toEqual(days(2)))
  expect(page.address()).toBe('/owner/dashboard/bookings?deposit=unpaid')
})

it('names the one client that it shows, and goes back to all', async () => {
  const page = open(`?client=${business.client.id}`)
  await page.user.click(await page.screen.findByRole('button', { name: /all clients, not only of Žofie Nováková/ }))
  await page.waitFor(() => expect(page.address()).toBe('/owner/dashboard/bookings'))
})

it('says that nothing matches, and offers everything again', async () => {
  const page = open('?search=nobody')
  await page.user.click(await page.screen.findByRole('button', { name: 'Show all bookings' }))
  await page.waitFor(() => expect(arrivals()).toHaveLength(2))
})

it('says why the bookings could not be loaded, and tries again', async () => {
  let down = true
  const page = open('', (input, init) =>
    down && String(input instanceof Request ? input.url : input).includes('/api/bookings/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init),
  )
  const retry = await page.screen.findByRole('button', { name: 'Retry' })
  down = false
  await page.user.click(retry)
  await page.waitFor(() => expect(arrivals()).toHaveLength(2))
})

it('says of a guest who was found by a similar name that it is only similar', async () => {
  const misspelt = open('?search=nowakova')
  await misspelt.screen.findAllByText('Similar name')
  const exact = open('?search=nov')
  await exact.waitFor(() => expect(arrivals()).toEqual(days(20, 10, 2)))
  expect(exact.screen.queryByText('Similar name')).toBeNull()
})
