import { publishNext, rollBack } from './faults/release.ts'
import { expect, signIn, test } from './keyhaven.ts'

// It breaks what its server ships; no other file of tests may follow there.
test.use({ env: { OWN_SERVER: 'previous-version' } })

test.use({ expectedErrors: [/Failed to load resource|RUNTIME-00|could not be loaded/i] })

test('a release that does not load gives way to the one before in the same visit, and is rolled back', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'previous@example.com')
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()

  const version = await publishNext(server.releases, 'broken')
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fetched.filter((name) => name.includes(`/${version}/remoteEntry.js`))).not.toEqual([])

  await page.route(`**/mfe/bookings/${version}/remoteEntry.js`, (route) => route.fulfill({ status: 503 }))
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
  await expect(page.getByText(`The newest version of bookings (${version}) did not start`)).toBeVisible()

  // One command of the team, and the next visit does not even try it.
  await rollBack(server.releases)
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
  await expect(page.getByText('did not start')).toHaveCount(0)
})

test('a version picked by its id runs in this tab only, and an unknown one is named', async ({ page, server }) => {
  const version = await publishNext(server.releases, 'picked')
  await rollBack(server.releases)
  await signIn(page, server, 'picked@example.com')
  await page.goto(`/owner/dashboard/bookings?mfe.bookings=${version}`)
  await expect(page.getByText(`bookings runs as version ${version}, in this tab only.`)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the usual versions' }).click()
  await expect(page.getByText('in this tab only')).toHaveCount(0)

  await page.goto('/owner/dashboard/bookings?mfe.bookings=https://evil.example/remoteEntry.js')
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
  await page.goto('/owner/dashboard/bookings?mfe.bookings=9.9.9-abcdef')
  await expect(page.getByText('is not published')).toBeVisible()
})

test('a version is written down while it starts, and is passed over once it has hung the tab', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'hung@example.com')
  const note = "window.noted=sessionStorage.getItem('starting.finance');"
  const version = await publishNext(server.releases, 'noted', 'finance', (entry) => note + entry)
  await page.goto('/owner/dashboard/invoices')
  await expect(page.getByRole('button', { name: 'Export for tax adviser' })).toBeVisible()
  expect(await page.evaluate(() => (window as { noted?: string | null }).noted)).toBe(version)
  const marks = () =>
    page.evaluate(() => Object.keys(window.sessionStorage).filter((key) => key.startsWith('starting.')))
  await expect.poll(marks).toEqual([])

  // As a tab leaves it behind whose script never ends: nothing of the page runs any more that could take it back.
  const hang = ([key = '', value = '']: string[]) => {
    window.addEventListener('pagehide', () => window.sessionStorage.setItem(key, value))
  }
  await page.evaluate(hang, ['starting.finance', version])
  await page.reload()
  await expect(page.getByText(`The newest version of finance (${version}) did not start`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export for tax adviser' })).toBeVisible()
  expect(await page.evaluate(() => 'noted' in window)).toBe(false)
})
