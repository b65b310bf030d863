import type { Locator, Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { askForStay, confirmByMail } from './guest-journey.ts'
import { test, type World } from './guest-world.ts'
import { expect } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const day = (count: number) => dayAfter(today(), count)
const stay = (from: number, to: number) => `check_in=${day(from)}&check_out=${day(to)}`
const unitOf = ({ site, house }: World) => `${site}/property/${house.id}/unit/${house.units[0]?.id}`

/** Nothing lies above it, at its middle. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return above !== null && (element.contains(above) || above.contains(element))
  })
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const line = (page: Page) => page.getByRole('button', { name: /^Find a place:/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Find a place' })

test('the search is the first thing on the screen, and its sheet has all of it with the button in view', async ({
  page,
  world,
}) => {
  await page.goto(world.site)
  await expect(line(page)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.kh-search-line:has(button:not([inert])) ~ .kh-hero h1')).toBeInViewport({ ratio: 1 })
  // In the hero and in the footer; the header has no room for it.
  await expect(page.getByText('Register your property').filter({ visible: true })).toHaveCount(2)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Register your property' })).toBeVisible()
  await line(page).tap()
  for (const name of ['Search', 'My dates are flexible', 'Children, infants, pets', 'One guest more'])
    await expect(sheet(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await sheet(page).getByRole('button', { name: 'Children, infants, pets' }).tap()
  await expect(sheet(page).getByRole('button', { name: 'Pets: one more' })).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 })
  expect(await isUncovered(sheet(page).getByRole('button', { name: 'Search', exact: true }))).toBe(true)
  expect(await seriousProblems(page)).toEqual([])
})

test('Escape and the way back close the sheet with the focus where it was, and what was typed is still in it', async ({
  page,
  world,
}) => {
  await page.goto(world.site)
  const address = page.url()
  const place = sheet(page).getByRole('combobox')
  await line(page).tap()
  await place.fill('Aus')
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(line(page)).toBeFocused()
  expect(page.url()).toBe(address)
  await line(page).press('Enter')
  await expect(place).toHaveValue('Aus')
  // As on the desktop the first empties the field.
  await place.press('Escape')
  await expect(place).toHaveValue('')
  await place.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(line(page)).toBeFocused()
  await line(page).press('Enter')
  for (let tabs = 0; tabs < 14; tabs++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toMatch(/dialog|body/)
    await expect(page.locator('.kh-header :focus, .kh-section :focus, .kh-footer :focus')).toHaveCount(0)
  }
})

test('a wrong date is said on the sheet, which stays open', async ({ page, world }) => {
  await page.goto(`${world.site}/?check_in=2020-01-03&check_out=2020-01-05`)
  await expect(line(page)).toContainText('Check-in cannot be in the past')
  await line(page).tap()
  await sheet(page).getByLabel('Check-in').fill(day(20))
  await sheet(page).getByLabel('Check-out').fill('')
  await sheet(page).getByRole('button', { name: 'Search', exact: true }).tap()
  await expect(sheet(page).getByLabel('Check-out')).toBeFocused()
  await sheet(page).getByLabel('Check-out').fill(day(23))
  await sheet(page).getByRole('button', { name: 'Search', exact: true }).tap()
  await expect(title(page, 'Available Units')).toBeInViewport({ ratio: 1 })
  // The sheet leaves no step behind: one way back is the page before.
  await page.goBack()
  await expect(page).toHaveURL(/check_in=2020/)
})

test('results are in view with the line above them when they are searched, opened or loaded again, and on the way back', async ({
  page,
  world,
}) => {
  await page.goto(world.site)
  await line(page).tap()
  await sheet(page).getByRole('combobox').tap()
  await sheet(page)
    .getByRole('option', { name: /Austria/ })
    .tap()
  await expect(sheet(page).getByRole('combobox')).not.toBeFocused()
  await sheet(page).getByRole('button', { name: 'Search', exact: true }).tap()
  await expect(title(page, 'Matching Properties')).toBeInViewport({ ratio: 1 })
  await expect(title(page, 'Matching Properties')).toBeFocused()
  await expect(line(page)).toContainText('Austria')
  await page.goto(`${world.site}/?${stay(20, 23)}`)
  await expect(title(page, 'Available Units')).toBeInViewport({ ratio: 1 })
  await expect(line(page)).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(title(page, 'Available Units')).toBeInViewport({ ratio: 1 })
  // Before its scripts are there, the page leads away by plain links, which remember no place.
  await page.waitForLoadState('networkidle')
  const details = page.getByRole('link', { name: 'View details of Seehaus Loft' })
  await details.tap()
  await page.getByRole('link', { name: 'Back to Seehaus' }).tap()
  await page.getByRole('link', { name: 'Back to overview' }).tap()
  await expect(details).toBeInViewport({ ratio: 1 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the search is a plain form', async ({ page, world }) => {
    await page.goto(world.site)
    await page.locator('form:not([inert]) [name=check_in]').fill(day(20))
    await page.locator('form:not([inert]) [name=check_out]').fill(day(23))
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    await expect(title(page, 'Available Units')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('check_in')).toBe(day(20))
  })
})

test('the way back from a unit leads to its slide', async ({ page, world }) => {
  await page.goto(`${world.site}/?${stay(20, 23)}`)
  await page.getByRole('button', { name: /^Next/ }).tap()
  await page.getByRole('link', { name: 'View details of Seehaus Garden room' }).tap()
  await expect(title(page, 'Seehaus Garden room')).toBeVisible()
  await page.goBack()
  // Houses of other tests may be free as well.
  await expect(page.getByText(/ 2 of \d+$/)).toBeVisible()
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
  await page.goto(world.search)
  const press = (target: Locator) => target.tap()
  await askForStay({ at: page, press, look: async () => {}, email, surname: 'Tappová', checkIn: day(60) })
  await confirmByMail(page, server, email)
  await page.getByRole('button', { name: 'Cancel request' }).tap()
  await page.getByRole('button', { name: 'Yes, cancel it' }).tap()
  await expect(title(page, 'You cancelled')).toBeFocused()
  await expect(title(page, 'You cancelled')).toBeInViewport({ ratio: 1 })
  expect(await isUncovered(title(page, 'You cancelled'))).toBe(true)
})
