import { aProperty, aSeason, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, expect, it } from 'vitest'
import area from '../../area.tsx'

const server = await testServer()
let owner: TestOwner
/** The month after the next, in whose middle five nights are cheap. */
const month = addDays(`${addDays(`${localToday().slice(0, 7)}-01`, 31).slice(0, 7)}-01`, 31).slice(0, 7)
const after = addDays(`${month}-01`, 31).slice(0, 7)
const day = (date: number): Day => `${month}-${String(date).padStart(2, '0')}`
const stayFrom = (from: Day) => en.stay(from, addDays(from, 3))

beforeAll(async () => {
  owner = await server.signUpOwner()
  const { id } = await aProperty(owner, { name: 'Mill' })
  const unit = await aUnit(owner, { property_id: id, price_per_night: 100 })
  await aSeason(owner, {
    ...{ unit: unit.id, start: day(10), end: day(14), price_per_night: 60 },
  })
})

const open = async (nights = 3) => {
  const page = renderArea(`/?month=${month}&nights=${nights}&guests=2&owner=${owner.user.slug}`, { area, server })
  const grid = page.within(await page.screen.findByRole('grid', { name: en.month(month) }))
  const cell = (date: number) => grid.findByRole('link', { name: new RegExp(`^${stayFrom(day(date))},`) })
  return { ...page, grid, cell }
}

it('shows a month of days of arrival, each with what a stay from it on costs, and the cheapest in words too', async () => {
  const page = await open()
  expect((await page.cell(10)).getAttribute('aria-label')).toBe(
    `${stayFrom(day(10))}, 1 place, from €180.00, one of the cheapest`,
  )
  expect((await page.cell(10)).textContent).toBe('10180')
  expect((await page.cell(20)).getAttribute('aria-label')).toBe(`${stayFrom(day(20))}, 1 place, from €300.00`)
  const cheapest = page.within(page.screen.getByRole('region', { name: 'Cheapest stays' }))
  expect(cheapest.getAllByRole('link')).toHaveLength(3)
  expect(page.screen.getByText(/2 guests · Each day shows/)).toBeTruthy()
})

it('is one stop of Tab, walked by the keys of a calendar into other months', async () => {
  const page = await open()
  const first = await page.cell(1)
  expect(page.grid.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toEqual([first])
  first.focus()
  await page.user.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(await page.cell(9))
  await page.user.keyboard('{PageDown}')
  await page.waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe(`${after}-09`))
  expect(page.address()).toContain(`month=${after}`)
})

it('takes a stay with a press', async () => {
  const page = await open()
  await page.user.click(await page.cell(11))
  await page.screen.findByRole('heading', { name: 'Available Units' })
  expect(page.address()).toContain(`check_in=${day(11)}&check_out=${day(14)}`)
})

it('is the first page where the address names no month', async () => {
  const page = renderArea(`/?month=2027-13&nights=3&owner=${owner.user.slug}`, { area, server })
  expect(await page.screen.findByText('Mill')).toBeTruthy()
  expect(page.screen.queryByRole('grid')).toBeNull()
})
