import type { Page } from '@playwright/test'
import { expect, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const open = [
  '/',
  '/owner/',
  '/owner/login',
  '/owner/register',
  '/owner/forgot-password',
  '/owner/reset-password/x',
  '/owner/legal-notice',
  '/owner/privacy-policy',
]
const dashboard = [
  '/owner/dashboard',
  '/owner/dashboard/properties',
  '/owner/dashboard/units',
  '/owner/dashboard/clients',
  '/owner/dashboard/bookings',
  '/owner/dashboard/services',
  '/owner/dashboard/promocodes',
  '/owner/dashboard/invoices',
  '/owner/dashboard/analytics',
  '/owner/dashboard/settings',
  '/owner/dashboard/settings/invoices',
  '/owner/dashboard/analytics?view=tables',
  '/owner/dashboard/help',
  '/owner/dashboard/units/seasons',
]

/** The pages of a property and a unit of the demo account that is signed in, which no unfiltered list shows. */
const publicPages = async (page: Page) => {
  const slug = await page.evaluate(() => {
    const user = JSON.parse(window.sessionStorage.getItem('user') ?? 'null') as { slug: string } | null
    return user?.slug
  })
  const answer = await page.request.get(`/keyhaven/api/public/booking/?owner=${slug}`)
  const { data } = (await answer.json()) as { data: { properties: { id: number; units: { id: number }[] }[] } }
  const [property] = data.properties
  expect(property?.units.length).toBeGreaterThan(0)
  const at = `/property/${property?.id}`
  return [`${at}?owner=${slug}`, `${at}/unit/${property?.units[0]?.id}?owner=${slug}`]
}

/** The popup of a booking of the demo account, with its payments. */
const bookingPopup = async (page: Page) => {
  const token = await page.evaluate(() => window.sessionStorage.getItem('token'))
  const answer = await page.request.get('/keyhaven/api/bookings/?page=1&page_size=1', {
    headers: { authorization: `Token ${token}` },
  })
  const [booking] = (await answer.json()) as { id: number }[]
  return `/owner/dashboard/bookings?booking=${booking?.id}`
}

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (page.url().includes('booking=')) await expect(page.getByRole('region', { name: 'Payments' })).toBeVisible()
  // The stream of changes never ends, so that the network is never idle.
  await expect(page.locator('[aria-busy="true"], .ant-skeleton, [role="progressbar"]')).toHaveCount(0)
}

/** A page in both themes. It follows the system's, so that it need not be loaded twice. */
const check = (page: Page, address: string) =>
  test.step(address, async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0)
      await settled(page)
      expect.soft(await seriousProblems(page), `${address}, ${colorScheme}`).toEqual([])
      expect.soft(await overflow(page), `${address}, ${colorScheme}, scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })

for (const width of [1440, 390]) {
  test(`every screen is accessible and fits, in both themes, ${width} px wide`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const address of open) await check(page, address)
    await page.goto('/owner/')
    await page.getByRole('button', { name: 'Explore Demo' }).click()
    await expect(page).toHaveURL(/\/owner\/dashboard$/)
    for (const address of [...dashboard, await bookingPopup(page), ...(await publicPages(page))])
      await check(page, address)
  })
}
