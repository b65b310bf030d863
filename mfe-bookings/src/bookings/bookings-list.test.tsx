import { testServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/contract/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { afterAll, beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'
import { type Business, openBusiness } from '../testing/business.ts'

let server: TestServer
let business: Business
const today = dayIn('Europe/Vienna', new Date())
beforeAll(async () => {
  server = await testServer()
  business = await openBusiness(server)
  await business.book(addDays(today, 2), addDays(today, 3), { deposit_amount: 40 })
  await business.book(addDays(today, 10), addDays(today, 12), { status: 'pending' })
  await business.book(addDays(today, 20), addDays(today, 22), { status: 'cancelled', deposit_amount: 30 })
})
afterAll(() => server.close())

const open = (query = '', fetch: typeof globalThis.fetch = server.fetch) =>
  renderArea(`/owner/dashboard/bookings${query}`, { area, server: { fetch }, as: business.owner })
const arrivals = () =>
  [...document.querySelectorAll('tbody tr.ant-table-row')].map((row) => row.querySelector('time')?.textContent)
const days = (...counts: number[]) => counts.map((count) => showDay(addDays(today, count)))

it.each([
  ['?status=pending', [10]],
  ['?deposit=unpaid', [2]],
  ['?search=nov', [20, 10, 2]],
  ['?search=B-000002', [10]],
])('shows what the address asks for: %s', async (query, shown) => {
  const page = open(query)
  await page.waitFor(() => expect(arrivals()).toEqual(days(...shown)))
})

it('shows the arrivals between two days, both included', async () => {
  const page = open(`?arrives_from=${addDays(today, 2)}&arrives_to=${addDays(today, 10)}`)
  await page.waitFor(() => expect(arrivals()).toEqual(days(10, 2)))
  expect(page.screen.getByLabelText<HTMLInputElement>('Arrival from').value).toBe(days(2)[0])
  await page.user.click(page.screen.getByRole('button', { name: 'Reset filters' }))
  await page.waitFor(() => expect(arrivals()).toHaveLength(3))
  expect(page.address()).toBe('/owner/dashboard/bookings')
})

it('puts a filter into the address', async () => {
  const page = open()
  await page.waitFor(() => expect(arrivals()).toHaveLength(3))
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
  await page.waitFor(() => expect(arrivals()).toHaveLength(3))
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
  await page.waitFor(() => expect(arrivals()).toHaveLength(3))
})
