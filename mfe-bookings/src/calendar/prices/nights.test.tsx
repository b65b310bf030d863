import { testServer } from '@keyhaven/api/testing/test-server'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { StayRuleOut } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../../area.tsx'
import { type Business, openBusiness } from '../../testing/business.ts'
import { day, openCalendar, right } from '../../testing/calendar.ts'

const server = await testServer()

const seasonsOf = async ({ owner }: Business) => (await owner.call<Season[]>('GET', '/api/seasons/')).body
const rulesOf = async ({ owner }: Business) => (await owner.call<StayRuleOut[]>('GET', '/api/stay-rules/')).body

/** The dialog of three nights of the first unit, from the tenth day on. */
const openNights = async (business: Business) => {
  const page = await openCalendar({ owner: business.owner, server })
  await page.keys(`{Enter}${right(2)}{Enter}`)
  await page.user.click((await page.dialog()).getByRole('button', { name: 'Set price and rules…' }))
  await page.screen.findByText('Price and rules')
  return { ...page, form: await page.dialog() }
}

it('shows no prices before the switch is on, asks for none, and keeps the choice in the address', async () => {
  const { owner, book } = await openBusiness(server)
  await book('2027-03-05', '2027-03-08')
  const calls: string[] = []
  const listening: typeof fetch = (input, init) => {
    calls.push(String(input instanceof Request ? input.url : input))
    return server.fetch(input, init)
  }
  const page = renderArea('/owner/dashboard?day=2027-03-01', { area, server: { fetch: listening }, as: owner })
  const { user, screen, address } = page
  const row = await screen.findByRole('row', { name: /Lake room/ })
  await screen.findByRole('button', { name: /Žofie Nováková/ })
  expect(calls.filter((url) => url.includes('calendar/prices'))).toEqual([])
  const toggle = screen.getByRole('switch', { name: 'Prices', checked: false })
  toggle.focus()
  await user.keyboard(' ')
  expect(address()).toContain('prices=1')
  const pricedNights = () => page.within(row).queryAllByTitle('€89.50')
  await page.waitFor(() => expect(pricedNights().length).toBeGreaterThan(20))
  const left = (element: Element) => (element as HTMLElement).style.left
  const bar = screen.getByRole('button', { name: /Žofie Nováková/ })
  const columns = pricedNights().map(left)
  // The bar begins in the middle of its first day, whose column is 32 pixels wide without a layout.
  const column = (days: number) => `${Number.parseFloat(left(bar)) - 1 - 16 + days * 32}px`
  expect([-1, 0, 1, 2, 4].map((days) => columns.includes(column(days)))).toEqual([true, false, false, false, true])
  await user.click(screen.getByRole('switch', { name: 'Prices', checked: true }))
  expect(pricedNights()).toEqual([])
  expect(address()).not.toContain('prices')
})

it('says the price of the night on which the keyboard stands', async () => {
  const { owner, unit } = await openBusiness(server)
  await owner.call('POST', '/api/calendar/nights/', { units: [unit.id], from: day(10), to: day(10), min_nights: 3 })
  const page = renderArea(`/owner/dashboard?day=${day(10)}&prices=1`, { area, server, as: owner })
  await page.screen.findAllByTitle('€89.50, at least 3 nights')
  page.screen.getByRole('grid').focus()
  await page.user.keyboard(right(1) + '{ArrowLeft}')
  const spot = { name: /Lake room, .*, free, €89.50, at least 3 nights/ }
  expect(await page.screen.findByRole('gridcell', spot)).toBeDefined()
})

it('says that a year has no room for prices', async () => {
  const { owner } = await openBusiness(server)
  const { screen } = renderArea('/owner/dashboard?zoom=365&prices=1', { area, server, as: owner })
  expect(await screen.findByText('Show fewer days to see prices.')).toBeDefined()
})

it('sets price, minimum and closures of selected nights, of other units too, and takes it back', async () => {
  const business = await openBusiness(server)
  const attic = await business.addUnit('Attic')
  const { user, screen, form, fillIn } = await openNights(business)
  const [from, to] = [day(10), day(12)]
  // Sorted by name, the attic comes first.
  await form.findByText(`${en.dayRange(from, to)}, 3 nights of Attic`)
  await form.findByText('Now: €100.00')
  await fillIn({ 'Price per night': '150', 'Minimum nights': '3' }, form)
  await user.click(form.getByRole('checkbox', { name: 'No arrival' }))
  await user.click(form.getByLabelText('The same days for'))
  await user.click(await screen.findByText('Lake room', { selector: '.ant-select-item-option-content' }))
  const words = `${en.dayRange(from, to)}, 3 nights of Attic and Lake room: €150.00, at least 3 nights, no arrival`
  await form.findByText(words)
  await user.click(form.getByRole('button', { name: 'Save' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(screen.getByText(words)).toBeDefined()
  const seasons = await seasonsOf(business)
  expect(seasons.map(({ unit, start, end, price_per_night: price }) => [unit, start, end, price])).toEqual(
    [attic.id, business.unit.id].toSorted((a, b) => a - b).map((unit) => [unit, from, addDays(to, 1), 150]),
  )
  expect(await rulesOf(business)).toHaveLength(4)
  await user.click(undo)
  await screen.findByText('Undone: price and rules are as they were')
  expect([await seasonsOf(business), await rulesOf(business)]).toEqual([[], []])
})

it('says what stands there now, part by part, and leaves what is empty as it is', async () => {
  const business = await openBusiness(server)
  const { owner, unit } = business
  await owner.call('POST', '/api/calendar/nights/', { units: [unit.id], from: day(10), to: day(11), price: 120 })
  const { user, screen, form, fillIn } = await openNights(business)
  const { dayAndMonth } = en
  const [first, last] = [`${dayAndMonth(day(10))}–${dayAndMonth(day(11))}`, dayAndMonth(day(12))]
  await form.findByText(`Now: ${first} €120.00; ${last} €89.50`)
  expect(form.queryByLabelText('The same days for')).toBeNull()
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await fillIn({ 'Minimum nights': '2' }, form)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Undo' })
  expect((await seasonsOf(business)).map(({ price_per_night: price }) => price)).toEqual([120])
  expect(await rulesOf(business)).toMatchObject([{ kind: 'min_nights', nights: 2, from: day(10), to: day(12) }])
})

it('shows days that are closed, and says at their box where a wider rule keeps them closed', async () => {
  const business = await openBusiness(server)
  const closed = { kind: 'closed_to_arrival', from: day(1), to: day(60) }
  await business.owner.call('POST', '/api/stay-rules/', closed)
  const { user, form } = await openNights(business)
  const box = await form.findByRole('checkbox', { name: 'No arrival', checked: true })
  await user.click(box)
  await form.findByText(/: arrival possible/)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('Another rule closes some of these days: change it under Stay rules.')
  expect(form.getByRole('checkbox', { name: 'No arrival', checked: false })).toBeDefined()
})
