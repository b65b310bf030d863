import { openHouse } from './guest-journey.ts'
import { test as base } from './keyhaven.ts'

/** A house of two units, and the address of the platform's site that stands alone. */
export type World = Awaited<ReturnType<typeof openHouse>> & { site: string }

/** A test of guests who look at one house. A worker has one for all its tests: one that books takes nights of its own. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.origin })
      const opened = await openHouse(await context.newPage(), server, 'host@example.com', 'Seehaus')
      await context.close()
      await use({ ...opened, site: `http://book.localhost:${server.port}` })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
