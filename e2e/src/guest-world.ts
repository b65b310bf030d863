import { openHouse } from './guest-journey.ts'
import type { Page } from '@playwright/test'
import { expect, personals, test as base } from './keyhaven.ts'

/**
 * A house of two units, the address of the platform's site that stands alone, and of its search among these two: other tests of
 * the worker add houses of their own.
 */
export type World = Awaited<ReturnType<typeof openHouse>> & { site: string; search: string }

/** A test of guests who look at one house. A worker has one for all its tests: one that books takes nights of its own. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.origin })
      const opened = await openHouse(await context.newPage(), server, 'host@example.com', 'Seehaus')
      await context.close()
      const site = `http://book.localhost:${server.port}`
      const city = encodeURIComponent(personals.address.city)
      await use({ ...opened, site, search: `${site}/?owner=${opened.owner.user.slug}&city=${city}` })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Waits until what the server has drawn takes something. */
export const scriptsToRun = (page: Page) => expect(page.locator('#root :is(button, form)[inert]')).toHaveCount(0)
