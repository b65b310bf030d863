import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { test, watch } from './embedding.ts'
import { element, hostileCss, script, strictPolicy } from './foreign-site.ts'
import { expect } from './keyhaven.ts'

const booking = (page: Page) => page.locator('keyhaven-booking')
const title = (page: Page, name: string) => booking(page).getByRole('heading', { level: 1, name, exact: true })
const toForm = async (page: Page) => {
  await booking(page).getByLabel('Check-in').fill(dayAfter(today(), 40))
  await booking(page).getByLabel('Check-out').fill(dayAfter(today(), 43))
  await booking(page).getByRole('button', { name: 'Check availability' }).click()
  await booking(page).getByRole('link', { name: 'Book This Unit' }).click()
  await expect(booking(page).getByLabel('First name')).toBeVisible()
}

test('Back and Forward go through the pages of the element, and the address of the page stays', async ({
  page,
  foreign,
}) => {
  await watch(page)
  const body = `<h1 id="top">Haus am See</h1><a href="#top">Up</a>${element(`owner="${foreign.slug}"`)}${script}`
  const url = foreign.site.put({ body, css: hostileCss, policy: strictPolicy })
  await page.goto(url)
  await page.evaluate(() => history.replaceState({ ofThePage: 1 }, ''))
  await booking(page).getByRole('link', { name: 'View details of Seehaus' }).click()
  await expect(title(page, 'Seehaus')).toBeVisible()
  await booking(page)
    .getByRole('link', { name: /Seehaus loft$/ })
    .click()
  await expect(title(page, 'Seehaus loft')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Seehaus')).toBeVisible()
  await page.goForward()
  await expect(title(page, 'Seehaus loft')).toBeVisible()
  expect(page.url()).toBe(url)
  // An anchor of the page around moves nothing inside.
  await page.getByRole('link', { name: 'Up' }).click()
  await expect(title(page, 'Seehaus loft')).toBeVisible()
  for (const name of ['Seehaus loft', 'Seehaus']) {
    await page.goBack()
    await expect(title(page, name)).toBeVisible()
  }
  await page.goBack()
  await expect(booking(page).getByRole('heading', { name: 'Properties' })).toBeVisible()
  expect(await page.evaluate(() => (history.state as { ofThePage?: number }).ofThePage)).toBe(1)
})

test('a reload keeps the page, the dates and what was typed', async ({ page, foreign }) => {
  const { slug, seehaus } = foreign
  const start = element(`owner="${slug}" property="${seehaus.id}" unit="${seehaus.unit}"`)
  await page.goto(foreign.site.put({ body: start + script, css: hostileCss, policy: strictPolicy }))
  await toForm(page)
  await booking(page).getByLabel('First name').fill('Žofie')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state as unknown)), { timeout: 5000 })
    .toContain('Žofie')
  await page.reload()
  await expect(booking(page).getByLabel('First name')).toHaveValue('Žofie')
  await page.goBack()
  await expect(title(page, 'Seehaus loft')).toBeVisible()
})

test('the page around can have the page of the element in its address', async ({ page, context, foreign }) => {
  const { slug, seehaus } = foreign
  const url = foreign.site.put({ body: element(`owner="${slug}" history="hash"`) + script })
  await page.goto(url)
  await booking(page).getByRole('link', { name: 'View details of Seehaus' }).click()
  await expect(title(page, 'Seehaus')).toBeVisible()
  expect(decodeURIComponent(page.url())).toContain(`${url}#keyhaven=/property/${seehaus.id}?`)
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(title(shared, 'Seehaus')).toBeVisible()
})

test('links lead to the same page of the site where they are opened in another tab', async ({
  page,
  context,
  foreign,
  server,
}) => {
  const { slug, seehaus } = foreign
  await page.goto(foreign.site.put({ body: element(`owner="${slug}" property="${seehaus.id}"`) + script }))
  const link = booking(page).getByRole('link', { name: /Seehaus loft$/ })
  const address = `${server.origin}/en/property/${seehaus.id}/unit/${seehaus.unit}?owner=${slug}`
  await expect(link).toHaveAttribute('href', address)
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).getByRole('heading', { level: 1, name: 'Seehaus loft' })).toBeVisible()
  await expect(title(page, 'Seehaus')).toBeVisible()
})

test('something is to be seen while the answers take long', async ({ page, foreign, server }) => {
  let answer = () => {}
  const answered = new Promise<void>((open) => (answer = open))
  for (const path of ['keyhaven/**', 'embed/view*'])
    await page.route(`${server.origin}/${path}`, async (route) => {
      await answered
      await route.continue()
    })
  await page.goto(foreign.site.put({ body: element(`owner="${foreign.slug}"`) + script }))
  const waiting = booking(page).getByRole('status', { name: 'Loading the booking…' })
  await expect(waiting).toBeVisible()
  // The scripts have come and run, and still nothing is known of the owner.
  await expect(booking(page).locator('.kh-search')).toBeAttached()
  await expect(waiting).toBeVisible()
  answer()
  await expect(booking(page).getByRole('heading', { name: 'Properties' })).toBeVisible()
  await expect(waiting).toBeHidden()
})

test('the calendar of a unit alone leads to the form of the site, with the dates', async ({
  page,
  context,
  foreign,
  server,
}) => {
  const { slug, seehaus } = foreign
  const attributes = `owner="${slug}" property="${seehaus.id}" unit="${seehaus.unit}"`
  const body = `<keyhaven-availability ${attributes}></keyhaven-availability>${script}`
  await page.goto(foreign.site.put({ body, css: hostileCss, policy: strictPolicy }))
  const calendar = page.locator('keyhaven-availability')
  await expect(calendar.getByRole('heading', { name: 'Free nights' })).toBeVisible()
  await expect(calendar.getByLabel('Check-in')).toHaveCount(0)
  await calendar.getByRole('button', { name: 'Later months' }).click()
  const days = calendar.getByRole('button', { name: /, free\b/ })
  await days.nth(10).click()
  await days.nth(12).click()
  const link = calendar.getByRole('link', { name: 'Book This Unit: Seehaus loft' })
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened).toHaveURL(new RegExp(`^${server.origin}/en/book\\?.*check_in=`))
  await expect(opened.getByLabel('First name')).toBeVisible()
})
