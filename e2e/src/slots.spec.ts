import { expect, openDemo, test } from './keyhaven.ts'

test.use({ expectedErrors: [/Failed to load resource|net::ERR|ChunkLoadError|RUNTIME-00|could not be loaded/i] })

test('what another area adds to a page comes late, moves nothing, and costs its own place alone where it fails @journey', async ({
  page,
}) => {
  test.slow()
  await openDemo(page)
  const card = page.locator('[data-slot="dashboard.cards"][data-area="finance"]')
  const calendar = page.getByRole('heading', { name: 'Availability' })
  const top = async () => (await calendar.boundingBox())?.y
  let goOn: () => void = () => undefined
  const permission = new Promise<void>((done) => (goOn = done))
  await page.route('**/mfe/finance/**/remoteEntry.js', async (route) => {
    await permission
    await route.continue()
  })
  await page.goto('/owner/dashboard')
  await expect(page.getByRole('group', { name: 'Occupancy', exact: true })).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.locator('.ant-skeleton')).toHaveCount(0)
  const before = await top()
  goOn()
  await expect(card.getByRole('link', { name: 'Drafts' })).toBeVisible()
  await expect.poll(top).toBe(before)

  await page.unroute('**/mfe/finance/**/remoteEntry.js')
  await page.route('**/mfe/finance/**', (route) => route.abort())
  await page.goto('/owner/dashboard/bookings')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  const popup = page.getByRole('dialog', { name: /^Booking B-/ })
  const problem = popup.getByRole('alert').filter({ hasText: 'Invoices of the booking cannot be shown right now' })
  await expect(problem).toBeVisible({ timeout: 30_000 })
  await expect(
    popup.getByRole('alert').filter({ hasText: 'Payments of the booking cannot be shown right now' }),
  ).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Edit booking' })).toBeVisible()
  await page.unroute('**/mfe/finance/**')
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(popup.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).not.toHaveCount(0, {
    timeout: 30_000,
  })
  await expect(popup.getByRole('region', { name: 'Payments' })).toContainText('€')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
})
