import type { Locator, Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { askForStay, confirmLink, openHouse } from './guest-journey.ts'
import { expect, test as base } from './keyhaven.ts'

type World = Awaited<ReturnType<typeof openHouse>> & { site: string }

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.origin })
      const opened = await openHouse(await context.newPage(), server, 'host@example.com', 'Seehaus')
      await context.close()
      await use({ ...opened, site: `http://book.localhost:${server.port}` })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const day = (count: number) => dayAfter(today(), count)
const stay = (from: number, to: number) => `check_in=${day(from)}&check_out=${day(to)}`
const unitOf = ({ site, house }: World) => `${site}/property/${house.id}/unit/${house.units[0]?.id}`

/** Nothing lies above it, at its middle. */
const isUncovered = (target: Locator) =>
  target.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return above !== null && (found.contains(above) || above.contains(found))
  })
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('the whole search is on the first screen', async ({ page, world }) => {
  await page.goto(world.site)
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 })
})

test('results are in view when a place is chosen, a link is opened or loaded again, and on the way back', async ({
  page,
  world,
}) => {
  await page.goto(world.site)
  await page.getByRole('combobox').tap()
  await page.getByRole('option', { name: /Austria/ }).tap()
  await expect(title(page, 'Matching Properties')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('combobox')).not.toBeFocused()
  await page.goto(`${world.site}/?${stay(20, 23)}`)
  await expect(title(page, 'Available Units')).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(title(page, 'Available Units')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'View details of Seehaus Loft' }).tap()
  await page.getByRole('link', { name: 'Back to Seehaus' }).tap()
  await page.getByRole('link', { name: 'Back to overview' }).tap()
  await expect(title(page, 'Available Units')).toBeInViewport({ ratio: 1 })
})

test('the way back from a unit leads to its slide', async ({ page, world }) => {
  await page.goto(`${world.site}/?${stay(20, 23)}`)
  await page.getByRole('button', { name: /^Next/ }).tap()
  await page.getByRole('link', { name: 'View details of Seehaus Garden room' }).tap()
  await expect(title(page, 'Seehaus Garden room')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Seehaus Garden room' })).toBeInViewport()
})

test('two taps in the calendar are answered on the spot, and the price and the way on stay in view', async ({
  page,
  world,
}) => {
  await page.goto(unitOf(world))
  await page.getByRole('button', { name: 'Choose dates' }).tap()
  await expect(title(page, 'Free nights')).toBeFocused()
  const tap = (count: number) => page.locator(`[data-day="${day(count)}"]`).tap()
  await page.getByRole('button', { name: 'Later months' }).tap()
  await tap(40)
  await expect(page.getByText(/^Arriving .* Now choose the day you leave/)).toBeInViewport({ ratio: 1 })
  await tap(43)
  await expect(page.getByText('€300.00 total for 3 nights').last()).toBeInViewport()
  const book = page.getByRole('link', { name: 'Book This Unit: Seehaus Loft' })
  await expect(book).toBeInViewport({ ratio: 1 })
  expect(await isUncovered(book)).toBe(true)
  await book.tap()
  const send = page.getByRole('button', { name: 'Send booking request · €300.00' })
  await expect(send).toBeInViewport({ ratio: 1 })
  const country = page.getByLabel('Country')
  await country.focus()
  expect(await isUncovered(country)).toBe(true)
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(page.getByRole('checkbox', { name: /privacy policy/ })).toBeInViewport()
  expect(await isUncovered(page.getByRole('checkbox', { name: /privacy policy/ }))).toBe(true)
})

test('who cancels sees what became of the request, and has the focus there', async ({ page, server, world }) => {
  const email = 'phone@example.com'
  await page.goto(world.site)
  const press = (target: Locator) => target.tap()
  await askForStay({ at: page, press, look: async () => {}, email, surname: 'Tappová', checkIn: day(60) })
  await page.goto(await confirmLink(server, email))
  await page.getByRole('button', { name: 'Cancel request' }).tap()
  await page.getByRole('button', { name: 'Yes, cancel it' }).tap()
  await expect(title(page, 'You cancelled')).toBeFocused()
  await expect(title(page, 'You cancelled')).toBeInViewport({ ratio: 1 })
  expect(await isUncovered(title(page, 'You cancelled'))).toBe(true)
})
