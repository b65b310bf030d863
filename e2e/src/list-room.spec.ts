import type { Page } from '@playwright/test'
import { expect, openDemo, test } from './keyhaven.ts'

/** The widest part of a list that lies out of sight, under the buttons that stay at the end of each row. */
const hiddenWidth = (page: Page) =>
  page.evaluate(() => {
    const tables = [...document.querySelectorAll('.ant-table-content, .ant-table-body')]
    return Math.max(0, ...tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })

const lists = ['bookings', 'units', 'clients', 'properties', 'invoices', 'services', 'promocodes']

test('no list hides a part of its rows at the width of a tablet', async ({ page }) => {
  await openDemo(page)
  for (const list of lists) {
    await page.goto(`/owner/dashboard/${list}`)
    for (const width of [768, 780, 820, 900, 960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('main .ant-table-row, main li .ant-card').first()).toBeVisible()
      await expect.soft.poll(() => hiddenWidth(page), `${list} at ${width} px`).toBeLessThanOrEqual(1)
    }
  }
})

declare global {
  interface Window {
    shift: number
  }
}

test('a list does not shift while it loads, and Back returns to the same scroll position', async ({ page }) => {
  const { user } = await openDemo(page)
  await page.addInitScript((account) => {
    // As after signing in: without the account, the demo's banner would appear later and shift the page.
    window.sessionStorage.setItem('user', JSON.stringify(account))
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  }, user)
  await page.goto('/owner/dashboard/bookings')
  const rows = page.locator('main .ant-table-row')
  await expect(rows).toHaveCount(20)
  await expect(page.getByLabel('Arrival from')).toBeVisible()
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01)
  await rows.last().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  await page.getByRole('navigation').getByRole('link', { name: 'Clients', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })
  for (const height of [900, 844])
    test(`a refusal stands with the buttons of a long form, ${height} px high`, async ({ page, context }) => {
      await openDemo(page)
      await page.setViewportSize({ width: height === 900 ? 1440 : 390, height })
      await page.goto('/owner/dashboard/properties')
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      const form = page.getByRole('dialog')
      await form.getByLabel('City').fill('Elsewhere')
      await context.setOffline(true)
      await form.getByRole('button', { name: 'Update' }).click()
      const refusal = form.getByRole('alert')
      await expect(refusal).toBeInViewport({ ratio: 1 })
      const covered = await refusal.evaluate((alert) => {
        const { left, bottom, width } = alert.getBoundingClientRect()
        return !alert.contains(document.elementFromPoint(left + width / 2, bottom - 2))
      })
      expect(covered).toBe(false)
      await context.setOffline(false)
    })
})
