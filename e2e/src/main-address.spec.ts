import type { Page } from '@playwright/test'
import { expect, signIn, test } from './keyhaven.ts'
import { scriptsToRun, test as inWorld } from './guest-world.ts'

const inspector = (page: Page) => page.getByRole('dialog', { name: 'What this page is made of' })
/** True on a page of the shell. */
const isShell = (page: Page) => page.evaluate(() => document.getElementById('registry') !== null)
const headline = (page: Page) => page.getByRole('heading', { name: 'Find your perfect rental property' })

inWorld('guests at the main address go from page to page without the owners’ side', async ({ page, world }) => {
  const { slug } = world.owner.user
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(`/?owner=${slug}&city=Wien`)
  await scriptsToRun(page)
  await page.evaluate(() => Object.assign(document.body, { marked: true }))
  await page.getByRole('link', { name: 'Seehaus' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Seehaus' }).first()).toBeVisible()
  expect(await page.evaluate(() => 'marked' in document.body)).toBe(true)
  expect(fetched.filter((path) => /^\/(?:shell|mfe|registry|owner)\b/.test(path))).toEqual([])

  // Of a house of their own guests see no way to register one.
  await page.goto('/')
  await page.getByRole('link', { name: 'Register your property' }).first().click()
  await expect(page.getByRole('heading', { name: 'Property Management System' })).toBeVisible()
  expect(await isShell(page)).toBe(true)
})

test('a tab keeps the versions that it chose, on guests’ pages as well, until it goes back to the usual ones', async ({
  page,
}) => {
  await page.goto('/?mfe.bookings=off')
  await expect(page.getByText(/Bookings is turned off/)).toBeVisible()
  for (const path of ['/', '/legal-notice', '/de/']) {
    await page.goto(path)
    await expect(page).toHaveURL(/mfe\.bookings=off/)
    expect(await isShell(page)).toBe(true)
  }
  await page.goto('/')
  await page.getByRole('button', { name: /usual/ }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(headline(page)).toBeVisible()
  expect(await isShell(page)).toBe(false)
})

test('a release set that a tab has picked holds on guests’ pages', async ({ page }) => {
  const { set } = (await (await page.request.get('/registry.json')).json()) as { set: string }
  await page.goto(`/owner/?set=${set}`)
  await expect(page.getByText(`Release set ${set} runs in this tab only.`)).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(`/?set=${set}`)
  await expect(headline(page)).toBeVisible()
  expect(await isShell(page)).toBe(true)
})

test('the main address speaks the language that was chosen in this browser', async ({ page, server }) => {
  await signIn(page, server, 'speaks-german@example.com')
  await page.evaluate(() => localStorage.setItem('user-locale', 'de'))
  await page.goto('/?guests=2')
  await expect(page).toHaveURL('/de/?guests=2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toBeVisible()
  // An address that names one is in that.
  await page.goto('/fr/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the main address is dark where that was chosen, from the first moment', async ({ page }) => {
  await page.goto('/')
  await page.locator('form:not([inert])').first().waitFor()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await page.goto('/owner/')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('the inspector opens by its keys and by the address, in the shell’s page of the same address', async ({
  page,
}) => {
  await page.goto('/?guests=3')
  await page.locator('form:not([inert])').first().waitFor()
  await page.keyboard.press('Control+Shift+Period')
  await expect(inspector(page)).toContainText('public')
  await expect(page).toHaveURL(/\?guests=3&inspect=$/)
})

test('a link of an owner’s page opens the guests’ pages in the shell', async ({ page }) => {
  await page.goto('/owner/')
  await expect(page.getByRole('heading', { name: 'Property Management System' })).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(headline(page)).toBeVisible()
  expect(await isShell(page)).toBe(true)
  await page.reload()
  await expect(headline(page)).toBeVisible()
  expect(await isShell(page)).toBe(false)
})
