import { expect, openDemo, test } from './keyhaven.ts'

test('a list begins with its rows where their answer came before the scripts', async ({ page }) => {
  await openDemo(page)
  const answer = page.waitForResponse(/\/api\/bookings\/\?/)
  await page.route('**/mfe/bookings/**/remoteEntry.js', async (route) => {
    await (await answer).finished()
    await route.continue()
  })
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[inert] tr.ant-table-row')) Object.assign(window, { hadSkeleton: true })
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible()
  expect(await page.evaluate(() => 'hadSkeleton' in window)).toBe(false)
})

test('pointing at a page asks for what it will ask first, and the visit asks no second time', async ({ page }) => {
  await openDemo(page)
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible()
  const addresses: string[] = []
  page.on('request', (request) => /\/api\/clients\/\?/.test(request.url()) && addresses.push(request.url()))
  const link = page.getByRole('navigation').getByRole('link', { name: 'Clients', exact: true })
  const answer = page.waitForResponse(/\/api\/clients\/\?/)
  await link.hover()
  await (await answer).finished()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await expect(page.locator('tr.ant-table-row:not([inert] *)').first()).toBeVisible()
  expect(addresses).toHaveLength(1)
})
