import type { Page } from '@playwright/test'
import { expect, openDemo, test } from './keyhaven.ts'

/** Notes how the first row of a table looks in the moment in which it is put into the page. */
const watchRows = () => {
  const watch = new MutationObserver(() => {
    const cell = document.querySelector('tr.ant-table-row td')
    if (!cell) return
    watch.disconnect()
    Object.assign(window, { firstPadding: getComputedStyle(cell).padding })
  })
  watch.observe(document, { childList: true, subtree: true })
}
const primary = (page: Page) =>
  page
    .getByRole('button', { name: 'New Booking' })
    .evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).transitionDuration])
/** Sheets that a script of the page wrote. */
const written = (page: Page) =>
  page.locator('style').evaluateAll((all) => all.filter(({ textContent }) => textContent.includes('--ant-')).length)

test('a page is dressed by sheets that are there before it, and its theme is a matter of variables', async ({
  page,
}) => {
  await openDemo(page)
  await page.addInitScript(watchRows)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await page.goto('/owner/dashboard/bookings')
  await expect(page.locator('tr.ant-table-row').first()).toBeVisible()
  // A browser's own would be 1px.
  expect(await page.evaluate(() => (window as { firstPadding?: string }).firstPadding)).toMatch(/^\d\dpx /)

  const sheets = page.locator('head > link[rel=stylesheet][href*="/shell/"]')
  expect(await sheets.count()).toBeGreaterThan(0)
  for (const sheet of await sheets.all()) expect(await sheet.getAttribute('integrity')).toMatch(/^sha384-/)
  expect(await written(page)).toBe(0)
  const byDay = await primary(page)
  expect(byDay[0]).toBe('rgb(23, 97, 111)')

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html.dark')).toHaveCount(1)
  await expect.poll(() => primary(page)).not.toEqual(byDay)
  expect(await written(page)).toBe(0)
})

test('nothing of antd moves where the system asks for less motion', async ({ page }) => {
  await openDemo(page)
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
  expect((await primary(page))[1]).toBe('0s')
})

test.describe('where the first sheet does not come at once', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the page waits for it, and asks again', async ({ page }) => {
    await openDemo(page)
    let failures = 0
    await page.route('**/antd-start.*', (route) => (failures++ < 2 ? route.abort() : route.continue()))
    await page.goto('/owner/dashboard/bookings')
    await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
    expect((await primary(page))[0]).toBe('rgb(23, 97, 111)')
    expect(failures).toBeGreaterThan(2)
  })
})
