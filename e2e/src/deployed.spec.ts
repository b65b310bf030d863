import { bookOrigin } from '@keyhaven/api/site/host-kind'
import { test as base, type Locator, type Page } from '@playwright/test'
import { expectAllAreas } from './all-areas.ts'
import { dayAfter, today } from './days.ts'
import { element, foreignSite, hostileCss, script, strictPolicy } from './foreign-site.ts'
import { openHouse } from './guest-journey.ts'
import { expect, openDemo, test as keyhaven } from './keyhaven.ts'
import { startServer } from './server.ts'

/** Installation, and the pages of it that guests book on; a page that nobody named is not tried. */
type Installation = { origin: string; pages: Partial<Record<(typeof hosts)[number], string>> }
const hosts = ['platform', 'site that stands alone', 'own domain', 'page of somebody else'] as const

const { KEYHAVEN_AT, KEYHAVEN_AT_DOMAIN, KEYHAVEN_AT_EMBED } = process.env

/** The installation that `--at` names. */
const deployedPlace = (origin: string): Installation => ({
  origin,
  pages: {
    platform: `${origin}/en/`,
    ...(bookOrigin(origin) !== origin && { 'site that stands alone': `${bookOrigin(origin)}/en/` }),
    ...(KEYHAVEN_AT_DOMAIN && { 'own domain': `${KEYHAVEN_AT_DOMAIN}/en/` }),
    ...(KEYHAVEN_AT_EMBED && { 'page of somebody else': KEYHAVEN_AT_EMBED }),
  },
})

const test = keyhaven.extend<object, { place: Installation }>({
  place: [
    async ({ browser }, use) => {
      if (KEYHAVEN_AT) return use(deployedPlace(new URL(KEYHAVEN_AT).origin))
      const server = await startServer()
      const context = await browser.newContext({ baseURL: server.origin })
      const { owner } = await openHouse(await context.newPage(), server, 'host@example.com', 'Seehaus')
      await context.close()
      const site = await foreignSite(server.origin)
      await owner.api('PATCH', '/api/site-settings/', { domain: 'seehaus.localhost', allowed_origins: [site.origin] })
      await use({
        origin: server.origin,
        pages: {
          platform: `${server.origin}/en/`,
          'site that stands alone': `http://book.localhost:${server.port}/en/`,
          'own domain': `http://seehaus.localhost:${server.port}/en/`,
          'page of somebody else': site.put({
            body: `${element(`owner="${owner.user.slug}" lang="en"`)}${script}`,
            ...{ css: hostileCss, policy: strictPolicy },
          }),
        },
      })
      site.close()
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ place }, use) => use(place.origin),
})

/** From the search to the form of a request, which is not sent. */
const walkToForm = async (at: Page | Locator) => {
  await at.getByLabel('Check-in').fill(dayAfter(today(), 120))
  await at.getByLabel('Check-out').fill(dayAfter(today(), 122))
  // An owner with one house has it on the first page.
  await at.getByRole('button', { name: /^(?:Search|Show what is free)$/ }).click()
  await expect(at.getByText('for 2 nights').first()).toBeVisible()
  await at
    .getByRole('link', { name: /^(?:View details|Check availability)/ })
    .first()
    .click()
  await expect(at.getByRole('heading', { name: 'Free nights' })).toBeVisible()
  await at.getByRole('link', { name: 'Book This Unit' }).first().click()
  await expect(at.getByRole('heading', { level: 1, name: 'Request to book' })).toBeVisible()
  await expect(at.getByLabel('First name')).toBeVisible()
}

base.describe('an installation, by its address @at', () => {
  test('shows an owner a page of each area', async ({ page }) => {
    await openDemo(page)
    await expectAllAreas(page)
  })

  for (const host of hosts)
    test(`lets a guest search and reach the form in the ${host}`, async ({ page, place }) => {
      const address = place.pages[host]
      test.skip(address === undefined, `no address of the ${host} was named`)
      await page.goto(address ?? '')
      await walkToForm(host === 'page of somebody else' ? page.locator('keyhaven-booking') : page)
    })
})
