import { aBooking, aClient, aProperty, aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import area from '../area.tsx'
import { rangeOf } from './analytics-filters.ts'

const server = await testServer()
let owner: TestOwner
const june = 'from=2027-06-01&to=2027-06-30&period=week&view=tables'
/** The weeks of that June, of which the first alone has stays. */
const weeks = (first: string) => [
  `31.05.2027 ${first}`,
  ...['07.06.2027', '14.06.2027', '21.06.2027', '28.06.2027'].map((monday) => `${monday} €0.00`),
]
const ids = { seehaus: 0, lakeRoom: 0 }

beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  const seehaus = await aProperty(owner, { name: 'Seehaus' })
  const lakeRoom = await aUnit(owner, { name: 'Lake room', property_id: seehaus.id, price_per_night: 100 })
  const mill = await aUnit(owner, { name: 'Attic', property_id: (await aProperty(owner, { name: 'Mill' })).id })
  const cleaning = await aService(owner, { name: 'Cleaning', type: 'one_time', price: 45, property: seehaus.id })
  const client = (await aClient(owner)).id
  const stay = { client, unit: lakeRoom.id, property: seehaus.id }
  await aBooking(owner, { ...stay, services: [cleaning.id] })
  await aBooking(owner, { ...stay, check_in: '2027-06-10', check_out: '2027-06-12', status: 'cancelled' })
  await aBooking(owner, { client, unit: mill.id, property: mill.property.id })
  Object.assign(ids, { seehaus: seehaus.id, lakeRoom: lakeRoom.id })
})
afterEach(() => vi.restoreAllMocks())

const open = (search: string, api = server.fetch) =>
  renderArea(`/owner/dashboard/analytics?${search}`, { area, server: { fetch: api }, as: owner })
type Page = ReturnType<typeof open>
const rowsOf = async ({ screen, within }: Page, figure: string | RegExp) => {
  const table = within(await screen.findByRole('figure', { name: figure }))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .join(' '),
    )
}

it('shows revenue, bookings, services and cancellations of a range in tables', async () => {
  const page = open(june)
  expect(await rowsOf(page, 'Revenue per week')).toEqual(weeks('€645.00'))
  expect(await rowsOf(page, 'Revenue by property')).toEqual(['Seehaus €345.00', 'Mill €300.00'])
  expect(await rowsOf(page, 'Bookings by property')).toEqual(['Mill 1 1', 'Seehaus 1 2'])
  expect(await rowsOf(page, 'Sales by service')).toEqual(['Cleaning €45.00'])
  expect(await rowsOf(page, 'Bookings created and cancelled, by month of arrival')).toEqual(['Jun 2027 3 1 33.3 %'])
})

it('says how full it was and what a night brought, how that is worked out, and what it is compared with', async () => {
  const { user, screen, within } = open(june)
  const occupancy = within(await screen.findByRole('group', { name: 'Occupancy' }))
  occupancy.getByText('10.0 %')
  // A year earlier there was nothing yet: that is no comparison.
  expect(occupancy.queryByText(/June 2026/)).toBeNull()
  occupancy.getByText('+10.0 points from May 2027 (0.0 %)')
  const rate = within(screen.getByRole('group', { name: 'Average nightly rate' }))
  rate.getByText('€107.50')
  rate.getByText('No figure for May 2027')
  await user.hover(occupancy.getByRole('button', { name: 'How occupancy is worked out' }))
  const tooltip = await screen.findByRole('tooltip')
  expect(tooltip.textContent).toContain('Occupied nights / offered nights: 6 / 60 nights.')
})

it('names days without a name of their own in few words, and which they are on demand', async () => {
  const { user, screen, within } = open('from=2027-06-01&to=2027-06-20&view=tables')
  const occupancy = within(await screen.findByRole('group', { name: 'Occupancy' }))
  occupancy.getByText(/from the days before/)
  await user.hover(occupancy.getByRole('button', { name: 'How occupancy is worked out' }))
  const tooltip = await screen.findByRole('tooltip')
  expect(tooltip.textContent).not.toContain('A year earlier')
  expect(tooltip.textContent).toContain('The days before: 12.05.2027 – 31.05.2027.')
})

it('saves every figure as a table, named after what it is of', async () => {
  const saved: { name: string; file: Blob }[] = []
  const made = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const [file] = made.mock.lastCall ?? []
    if (file instanceof Blob) saved.push({ name: this.download, file })
  })
  const { user, screen, waitFor } = open(`${june}&property=${ids.seehaus}`)
  await screen.findByRole('figure', { name: 'Revenue by unit' })
  const buttons = () => screen.getAllByRole('button', { name: /^Download .* as CSV$/ })
  // Each chart comes with an answer of its own.
  await waitFor(() => expect(buttons()).toHaveLength(8))
  for (const button of buttons()) await user.click(button)
  const texts = await Promise.all(saved.map(async ({ name, file }) => `${name}: ${(await file.text()).trim()}`))
  const days = '01.06.2027 – 30.06.2027, Seehaus'
  const file = '01.06.2027 to 30.06.2027, Seehaus.csv'
  expect(texts.slice(0, 2)).toEqual([
    `Occupancy, ${file}: Days,Occupied nights,Offered nights,Occupancy (%)\r\n"${days}",3,30,10\r\nJune 2026,0,30,0\r\nMay 2027,0,31,0`,
    `Average nightly rate, ${file}: Days,Average nightly rate (EUR)\r\n"${days}",115.00\r\nJune 2026,\r\nMay 2027,`,
  ])
  expect(texts.at(3)).toContain(`Revenue per week, ${file}: Week of,Revenue (EUR)\r\n31.05.2027,345.00\r\n`)
  expect(texts.at(-1)).toBe(
    `Bookings created and cancelled, by month of arrival, ${file}: Month of arrival,Created,Cancelled,Rate (%)\r\nJun 2027,2,1,50`,
  )
})

it('asks for the property and the unit that are chosen', async () => {
  const page = open(`${june}&property=${ids.seehaus}&unit=${ids.lakeRoom}`)
  expect(await rowsOf(page, 'Revenue per week')).toEqual(weeks('€345.00'))
  expect(await rowsOf(page, 'Revenue by unit')).toEqual(['Lake room €345.00'])
})

it('choosing a property puts it into the address and lets go of a unit of another', async () => {
  const page = open(`${june}&unit=${ids.lakeRoom}`)
  await rowsOf(page, 'Revenue per week')
  await page.user.click(page.screen.getByLabelText('Property'))
  await page.user.click(await page.screen.findByTitle('Mill'))
  await page.waitFor(async () => expect(await rowsOf(page, 'Revenue per week')).toEqual(weeks('€300.00')))
  expect(page.address()).not.toContain('unit=')
  await page.user.click(page.screen.getByLabelText('Unit'))
  await page.screen.findByTitle('Attic')
  expect(page.screen.queryByTitle('Lake room')).toBeNull()
})

it('choosing a period sets the days to one period up to today', async () => {
  const page = open('from=2027-06-01&to=2027-06-30&view=tables')
  await page.user.click(await page.screen.findByLabelText('Period'))
  await page.user.click(await page.screen.findByTitle('Week'))
  const { from, to } = rangeOf('week', localToday())
  await page.waitFor(() => expect(page.address()).toContain(`from=${from}&to=${to}`))
  await page.screen.findByText('No revenue in this period')
})

it('shows last year in two clicks', async () => {
  const page = open(june)
  await page.user.click(await page.screen.findByLabelText('Period'))
  await page.user.click(await page.screen.findByTitle('Last year'))
  const year = Number(localToday().slice(0, 4)) - 1
  await page.waitFor(() => expect(page.address()).toContain(`from=${year}-01-01&to=${year}-12-31`))
})

it('keeps the days when another step is chosen', async () => {
  const page = open(june)
  await page.user.click(await page.screen.findByLabelText('Group by'))
  await page.user.click(await page.screen.findByTitle('Day'))
  await page.screen.findByRole('figure', { name: 'Revenue per day' })
  expect(page.address()).toContain('from=2027-06-01&to=2027-06-30&period=day')
})

it('says next to the field when the last day is before the first, and asks nothing', async () => {
  const { screen } = open('from=2027-06-30&to=2027-06-01&view=tables')
  await screen.findByText('The last day must not be before the first.')
  expect(screen.queryByLabelText(/Loading revenue/)).toBeNull()
})

it('says which part could not be loaded, and loads it on Retry', async () => {
  let down = true
  const flaky: typeof fetch = (input, init) =>
    down && String(input instanceof Request ? input.url : input).includes('/figures/services/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init)
  const page = open(june, flaky)
  await page.screen.findByText(/The server cannot be reached/)
  expect(await rowsOf(page, 'Revenue per week')).toEqual(weeks('€645.00'))
  down = false
  await page.user.click(page.screen.getByRole('button', { name: 'Retry' }))
  expect(await rowsOf(page, 'Sales by service')).toEqual(['Cleaning €45.00'])
})
