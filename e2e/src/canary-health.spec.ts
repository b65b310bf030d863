import type { Browser } from '@playwright/test'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { historyOf } from '@keyhaven/deploy/store/history'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { bucketOf } from '@keyhaven/shared-contracts/platform/registry'
import { buildFaulty, publishFaulty, reporterFiles } from './faults/release.ts'
import { expect, ownerOn, test } from './keyhaven.ts'
import type { Server } from './server.ts'

// It publishes what breaks; its own server looks at canaries every second.
test.use({ env: { OWN_SERVER: 'canary-health', CANARY_CHECK_SECONDS: '1' } })

/** Visitors on either side of a canary for half of them. */
const visitorsOf = (area: string, salt: string) => {
  const names = Array.from({ length: 50 }, (_, at) => `visitor ${at}`)
  const [canaryVisitor, others] = [true, false].map((isGiven) =>
    names.find((name) => bucketOf(name, area, salt) < 50 === isGiven),
  )
  if (!canaryVisitor || !others) throw new Error('all visitors are on one side')
  return { given: canaryVisitor, others }
}

/** A tab of a visitor, in which the invoices are opened again and again. */
const tabOf = async (browser: Browser, server: Server, { visitor, token }: { visitor: string; token: string }) => {
  const context = await browser.newContext({ baseURL: server.origin })
  await context.addInitScript(
    ([id = '', secret = '']) => {
      window.localStorage.setItem('visitor', id)
      window.sessionStorage.setItem('token', secret)
    },
    [visitor, token],
  )
  const page = await context.newPage()
  const reporter = await reporterFiles(server.releases)
  const isThere = (files: string[]) =>
    files.every((file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)))
  return {
    page,
    visit: async () => {
      await page.goto('/owner/dashboard/invoices')
      await expect(page.getByRole('button', { name: 'Export for tax adviser' })).toBeVisible()
      await page.waitForFunction(isThere, reporter)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    },
    close: () => context.close(),
  }
}

test('a canary that fails stops itself by what real pages report, and the history says why', async ({
  browser,
  server,
}) => {
  test.slow()
  const store = openStore(server.releases)
  const finance = async () => (await readRegistry(store)).areas['finance']
  const { stable = '', salt = '' } = (await finance()) ?? {}
  const { token } = await ownerOn(server, 'canary-health@example.com')
  const fault = (entry: string) => `globalThis.financeFault='render';${entry}`
  const canary = await publishFaulty(server.releases, await buildFaulty(), 'failing', fault, 50)
  const { given: canaryVisitor, others } = visitorsOf('finance', salt)
  const [failing, well] = [
    await tabOf(browser, server, { visitor: canaryVisitor, token }),
    await tabOf(browser, server, { visitor: others, token }),
  ]
  await failing.visit()
  await expect(failing.page.getByText(`The newest version of finance (${canary}) did not start`)).toBeVisible()
  const isOver = async () => !(await finance())?.rollout
  // What a page has seen it says when it is left.
  for (let visits = 1; visits < 30 && !(await isOver()); visits++) await Promise.all([failing.visit(), well.visit()])
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true)

  expect(await finance()).toMatchObject({ stable, withdrawn: [canary] })
  const { value: record } = await historyOf(store).next()
  expect(record).toMatchObject({ by: 'keyhaven health', what: 'rollback finance' })
  expect(record?.why).toMatch(
    new RegExp(String.raw`^(\d+) of \1 visits failed to load finance ${canary}, 0 of \d+ with ${stable}; by chance`),
  )
  await failing.visit()
  await expect(failing.page.getByText('did not start')).toHaveCount(0)
  await Promise.all([failing.close(), well.close()])
})
