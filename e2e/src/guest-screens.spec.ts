import { dayAfter, today } from './days.ts'
import { test } from './guest-world.ts'
import { expect } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

test.describe('where nothing is', () => {
  test.use({ expectedErrors: [/404/] })
  test('an address of nobody has a header, a main part and a footer', async ({ page }) => {
    await page.goto('/nope')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await seriousProblems(page)).toEqual([])
  })
})

test('no page is wider than a screen of 320 px', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { id, units } = world.house
  const unit = units[0]?.id
  const stay = `check_in=${dayAfter(today(), 20)}&check_out=${dayAfter(today(), 23)}`
  const paths = ['/', `/?${stay}`, `/property/${id}?${stay}`, `/property/${id}/unit/${unit}?${stay}`]
  for (const path of [...paths, `/book?unit=${unit}&property=${id}&${stay}`]) {
    await page.goto(world.site + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect([path, wide]).toEqual([path, 0])
    const cut = page.getByRole('button', { name: /theme/ })
    await expect(cut).toBeInViewport({ ratio: 1 })
  }
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })
  test('the days of a stay stand out by more than their weight', async ({ page, world }) => {
    const [checkIn, checkOut] = [dayAfter(today(), 20), dayAfter(today(), 23)]
    const { id, units } = world.house
    await page.goto(`${world.site}/property/${id}/unit/${units[0]?.id}?check_in=${checkIn}&check_out=${checkOut}`)
    const groundOf = (day: string) =>
      page.locator(`[data-day="${day}"] > span`).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await groundOf(dayAfter(checkIn, 1))).not.toBe(await groundOf(dayAfter(checkIn, -1)))
  })
})
