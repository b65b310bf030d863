import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { expect, test as base } from './keyhaven.ts'
import { siteOfTowns } from './result-world.ts'

const test = base.extend<object, { site: string }>({
  site: [siteOfTowns, { scope: 'worker', timeout: 120_000 }],
})

const dates = `check_in=${dayAfter(today(), 30)}&check_out=${dayAfter(today(), 33)}`
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })
const count = (page: Page) => page.locator('.kh-results-count')
/** Opens an address and waits until scripts have taken over what the server wrote. */
const open = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.locator('form[role="search"]:not([inert])')).toBeAttached()
}
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

test('filters hold at once beside the list, say what they leave, and Back takes them away', async ({ page, site }) => {
  await open(page, `${site}/?${dates}`)
  await expect(count(page)).toHaveText('28 places')
  await expect(names(page).first()).toHaveText('Room 01')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const cabin = filters.getByRole('checkbox', { name: /^Cabin/ })
  await expect(cabin).toHaveAccessibleName('Cabin 7')
  await cabin.focus()
  await page.keyboard.press('Space')
  await expect(count(page)).toHaveText('7 places')
  await expect(cabin).toBeFocused()
  await filters.getByRole('checkbox', { name: /^Balcony/ }).press('Space')
  await expect(count(page)).toHaveText('3 places')
  expect(param(page, 'types')).toBe('cabin')
  expect(param(page, 'amenities')).toBe('balcony')
  await page.goBack()
  await expect(count(page)).toHaveText('7 places')
  await page.getByRole('link', { name: 'Remove filter: Cabin' }).press('Enter')
  await expect(count(page)).toHaveText('28 places')
  await page.getByRole('link', { name: 'Name', exact: true }).press('Enter')
  await expect.poll(() => param(page, 'sort')).toBe('name')
  const lowest = filters.getByRole('slider', { name: 'Lowest total' })
  await lowest.focus()
  await page.keyboard.press('End')
  await expect(count(page)).toHaveText('1 place')
})

test('the way back from a unit leads to the same page of the results and the same place on it', async ({
  page,
  site,
}) => {
  await open(page, `${site}/?${dates}`)
  await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(names(page).first()).toHaveText('Room 21')
  await expect(page.getByRole('heading', { name: 'Available Units' })).toBeFocused()
  const link = page.getByRole('link', { name: 'View details of Room 27' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Room 27' })).toBeVisible()
  await page.goBack()
  await expect(names(page).first()).toHaveText('Room 21')
  await expect(link).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60)
})

test('the links that lead back from a unit lead to the same place in the results, too', async ({ page, site }) => {
  await open(page, `${site}/?${dates}`)
  const link = page.getByRole('link', { name: 'View details of Room 17' })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Room 17' })).toBeVisible()
  await page.locator('.kh-back').click()
  await expect(page.getByRole('link', { name: 'Back to overview' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to overview' }).click()
  await expect(names(page).first()).toHaveText('Room 01')
  await expect(link).toBeInViewport()
})

test('the map is walked by keyboard, in step with the list, and asks nobody else for anything', async ({
  page,
  site,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await open(page, `${site}/?${dates}&city=Lucca`)
  await page.getByRole('button', { name: 'Show map' }).press('Enter')
  const map = page.getByRole('region', { name: 'Map of the results' })
  const pins = map.locator('.kh-pin')
  await expect(pins.first()).toBeVisible()
  await page.getByRole('link', { name: 'View details of Room 04' }).focus()
  await expect(map.locator('.kh-pin-marked')).toHaveCount(1)
  // Those that are close together come apart, step by step.
  while (!(await map.getByRole('button', { name: / House 04, 1 place/ }).isVisible())) {
    await pins.first().press('Enter')
    await expect.poll(() => map.locator('.leaflet-zoom-anim').count()).toBe(0)
  }
  const pin = map.getByRole('button', { name: '€225 House 04, 1 place, from €225.00' })
  await pin.press('Enter')
  const card = map.getByRole('link', { name: /^House 04/ })
  await expect(card).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(pin).toBeFocused()
  await page.goBack()
  await expect(map).toHaveCount(0)
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([site])
})

test('where nothing is free, each way out says how much it leaves', async ({ page, site }) => {
  await open(page, `${site}/?${dates}&city=Lucca&types=house`)
  const ways = page.getByRole('region', { name: 'Fewer filters' })
  await ways.getByRole('link', { name: 'Any kind of place 7 places' }).click()
  await expect(count(page).or(page.getByText('1 of 7'))).toBeVisible()
  expect(param(page, 'types')).toBeNull()
})

test('flexible dates lead to the stays of a month, and one of them to what is free', async ({ page, site }) => {
  await open(page, site)
  await page.getByRole('button', { name: 'My dates are flexible' }).click()
  await page.getByRole('button', { name: 'One night more' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^4 nights in / })).toBeFocused()
  await page.locator('.kh-stays a').first().click()
  await expect(count(page)).toHaveText('28 places')
  expect(param(page, 'month')).toBeNull()
  expect(param(page, 'check_in')).toBeTruthy()
})

test('a guest without scripts searches, filters and turns the pages', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site)
  await page.getByRole('combobox').fill('lucca')
  await page.locator('form:not([inert]) [name=check_in]').fill(dayAfter(today(), 30))
  await page.locator('form:not([inert]) [name=check_out]').fill(dayAfter(today(), 33))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(count(page)).toHaveText('7 places')
  expect(param(page, 'city')).toBe('Lucca')
  await page.goto(`${site}/?${dates}&amenities=wifi`)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(names(page).first()).toHaveText('Room 21')
  await page.getByRole('link', { name: 'Remove filter: Wi-Fi' }).click()
  await expect(names(page).first()).toHaveText('Room 01')
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the filters are a sheet that says what they leave before they hold', async ({ page, site }) => {
    await open(page, `${site}/?${dates}`)
    await page.getByRole('button', { name: 'Filters, 0 chosen' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('button', { name: 'Show 28 places' })).toBeInViewport({ ratio: 1 })
    await sheet.getByRole('checkbox', { name: /^Studio/ }).tap()
    const show = sheet.getByRole('button', { name: 'Show 7 places' })
    await expect(show).toBeVisible()
    expect(param(page, 'types')).toBeNull()
    await show.tap()
    await expect(sheet).toHaveCount(0)
    await expect(count(page)).toHaveText('7 places')
    await expect(page.getByRole('button', { name: 'Filters, 1 chosen' })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.goBack()
    await expect(count(page)).toHaveText('28 places')
  })
})
