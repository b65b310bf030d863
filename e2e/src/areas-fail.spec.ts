import type { Page } from '@playwright/test'
import { expect, signIn, test } from './keyhaven.ts'

test.use({
  expectedErrors: [
    /Failed to load resource|net::ERR|ChunkLoadError|Loading chunk|integrity|RUNTIME-00|could not be loaded/i,
  ],
})

const unavailable = (page: Page, name = 'Bookings') =>
  page.getByRole('alert').filter({ hasText: `${name} cannot be shown right now` })
const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
/** Stays only as long as the document does; a name in the window would go with the area on the screen. */
const root = (page: Page) => page.locator('#root')
const mark = (page: Page) => root(page).evaluate((element) => void Object.assign(element, { marked: true }))
const isMarked = (page: Page) => root(page).evaluate((element) => 'marked' in element)

test('an area that is down leaves the rest working and comes back on Retry @journey', async ({ page, server }) => {
  await signIn(page, server, 'down@example.com')
  await page.route('**/mfe/bookings/**', (route) => route.abort())
  await page.goto('/owner/dashboard/bookings')
  await expect(unavailable(page)).toBeVisible()
  await mark(page)

  await open(page, 'Properties')
  await expect(page.getByRole('button', { name: 'New Property' })).toBeVisible()
  await open(page, 'Bookings')
  await expect(unavailable(page)).toBeVisible()

  await page.unroute('**/mfe/bookings/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('an area that answers too late is given up after its deadline and works on Retry', async ({ page, server }) => {
  await signIn(page, server, 'slow@example.com')
  let release = () => {}
  const answered = new Promise<void>((done) => (release = done))
  await page.route('**/mfe/finance/**/remoteEntry.js', async (route) => {
    await answered
    await route.continue()
  })
  // The held script is also preloaded, so the document's own load waits for it.
  await page.goto('/owner/dashboard/invoices', { waitUntil: 'commit' })
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await expect(unavailable(page, 'Invoices')).toBeVisible({ timeout: 20_000 })
  await mark(page)
  await open(page, 'Units')
  await expect(page.getByRole('button', { name: 'New Unit' })).toBeVisible()

  release()
  await open(page, 'Invoices')
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('an area whose files are not the published ones is refused, and says so', async ({ page, server }) => {
  await signIn(page, server, 'broken@example.com')
  await page.route('**/mfe/bookings/**/remoteEntry.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()};window.intruder = true` })
  })
  await page.goto('/owner/dashboard/bookings')
  await expect(unavailable(page)).toContainText('not the ones that were published')
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await unavailable(page).getByRole('button', { name: 'Copy' }).click()
  await expect(unavailable(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^bookings 1\.0\.0-\w+ · integrity · release set [\da-f]{8}\n[^]+\n\d{4}-/)
})

test('a page whose script is lost in use fails alone, and Retry brings it back', async ({ page, server }) => {
  await signIn(page, server, 'lost@example.com')
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
  await page.route('**/mfe/bookings/**/async/**', (route) => route.abort())
  await open(page, 'Clients')
  await expect(unavailable(page, 'Clients')).toBeVisible({ timeout: 15_000 })
  await open(page, 'Properties')
  await expect(page.getByRole('button', { name: 'New Property' })).toBeVisible()

  await page.unroute('**/mfe/bookings/**/async/**')
  await open(page, 'Clients')
  const newClient = page.getByRole('button', { name: 'New Client' })
  await expect(unavailable(page, 'Clients').or(newClient)).toBeVisible()
  if (await unavailable(page, 'Clients').isVisible()) await page.getByRole('button', { name: 'Retry' }).click()
  await expect(newClient).toBeVisible()
})

test('the shell starts with every area down', async ({ page, server }) => {
  await signIn(page, server, 'alone@example.com')
  await page.route('**/mfe/**', (route) => route.abort())
  await page.goto('/owner/dashboard')
  await expect(unavailable(page, 'Dashboard')).toBeVisible()
  for (const name of ['Units', 'Invoices', 'Settings']) {
    await open(page, name)
    await expect(unavailable(page, name)).toBeVisible()
  }
  await page.goto('/owner/')
  await expect(page.getByRole('heading', { name: 'Property Management System' })).toBeVisible()
  // Guests need none of them, but a tab that runs versions of its choice does.
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Find your perfect rental property' })).toBeVisible()
  await page.goto('/?mfe.finance=off')
  await expect(unavailable(page, 'This page')).toBeVisible()
})
