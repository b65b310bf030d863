import type { Browser, Page } from '@playwright/test'
import { placeOfAddress } from '@keyhaven/deploy/edge/canary-visitors'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { historyOf } from '@keyhaven/deploy/store/history'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { bucketOf } from '@keyhaven/shared-contracts/platform/registry'
import { buildFaulty, publishFaulty, publishThrowingShell, reporterFiles } from './faults/release.ts'
import { expect, ownerOn, test } from './keyhaven.ts'
import type { Server } from './server.ts'

// It publishes what breaks; its own server looks at canaries every second, and takes the address of a visitor from the test.
test.use({ env: { OWN_SERVER: 'canary-health', CANARY_CHECK_SECONDS: '1', TRUST_PROXY: '127.0.0.1, ::1' } })

/** Visitors on either side of a canary for half of them. */
const visitorsOf = (area: string, salt: string) => {
  const names = Array.from({ length: 50 }, (_, at) => `visitor ${at}`)
  const [canaryVisitor, others] = [true, false].map((isGiven) =>
    names.find((name) => bucketOf(name, area, salt) < 50 === isGiven),
  )
  if (!canaryVisitor || !others) throw new Error('all visitors are on one side')
  return { given: canaryVisitor, others }
}

/** True in a page that has fetched all of these. */
const isThere = (files: string[]) =>
  files.every((file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)))

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

test('a shell that does not start stops itself for the addresses that get it, and others never saw it', async ({
  browser,
  server,
}) => {
  test.slow()
  const store = openStore(server.releases)
  const shell = async () => (await readRegistry(store)).shell
  const { version: stable } = await shell()
  const canary = await publishThrowingShell(server.releases, 50)
  const addresses = Array.from({ length: 50 }, (_, at) => `203.0.113.${at}`)
  const [inside, outside] = [true, false].map((isCanary) =>
    addresses.find((one) => placeOfAddress(one, 'shell', canary) < 50 === isCanary),
  )
  const reporter = await reporterFiles(server.releases)
  const openAs = async (address = '') => {
    const context = await browser.newContext({
      ...{ baseURL: server.origin, extraHTTPHeaders: { 'x-forwarded-for': address } },
    })
    return context.newPage()
  }
  const [failing, well] = [await openAs(inside), await openAs(outside)]
  const versionIn = (page: Page) => page.locator('script[src$="/theme.js"]').getAttribute('src')
  const isOver = async () => !(await shell()).rollout
  const visitBoth = async () => {
    await Promise.all([failing.goto('/owner'), well.goto('/owner')])
    await expect(well.getByRole('heading', { level: 1 })).toBeVisible()
    await well.waitForFunction(isThere, reporter)
    await well.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(await versionIn(well)).toBe(`/shell/${stable}/theme.js`)
  }
  await visitBoth()
  expect(await versionIn(failing)).toBe(`/shell/${canary}/theme.js`)
  for (let visits = 1; visits < 30 && !(await isOver()); visits++) await visitBoth()
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true)

  expect(await shell()).toMatchObject({ version: stable, withdrawn: [canary] })
  const { value: record } = await historyOf(store).next()
  expect(record).toMatchObject({ by: 'keyhaven health', what: 'rollback shell' })
  expect(record?.why).toMatch(
    new RegExp(String.raw`^(\d+) of \1 visits met an error in shell ${canary}, 0 of \d+ with ${stable}; by chance`),
  )
  await failing.goto('/owner')
  await expect(failing.getByRole('heading', { level: 1 })).toBeVisible()
  await Promise.all([failing.context().close(), well.context().close()])
})
