import type { Page } from '@playwright/test'
import { changeRegistry, stableOf, writeRegistry } from './faults/registry.ts'
import { expect, signIn, test } from './keyhaven.ts'

// A list that is changed on its way is not the one that its page means.
test.use({
  expectedErrors: [/404 \(Not Found\)|503 \(Service Unavailable\)|Refused to execute script|\/registry\/\w+\.json/],
})

const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const invoices = (page: Page) => page.getByRole('heading', { name: 'Invoices' })

test('one entry that cannot be read is said, and stops nobody else', async ({ page, server }) => {
  await signIn(page, server, 'entry@example.com')
  await changeRegistry(page, ({ areas: { finance } }) => {
    for (const release of Object.values(finance?.releases ?? {})) Object.assign(release, { integrity: 'none' })
  })
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByText('Finance could not be read from the list of releases.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()

  await page.goto('/owner/dashboard/invoices')
  await expect(page.getByRole('alert')).toContainText('The list of releases does not say clearly where it is.')
  await open(page, 'Clients')
  await expect(page.getByRole('button', { name: 'New Client' })).toBeVisible()
})

test('areas and kinds of data that are new to this shell change nothing, and no icon can break it', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'newer@example.com')
  await changeRegistry(page, (registry) => {
    const finance = stableOf(registry, 'finance')
    const [item] = finance.manifest.nav
    if (item) Object.assign(item, { icon: '<b>', badge: { call: '/api/new/' } })
    finance.manifest.nav.push({ id: 'tile', place: 'top', picture: 'x.svg' })
    const release = structuredClone(finance)
    const version = '1.0.0-abcdef'
    Object.assign(release, { version, remote: 'mfe_front_desk', entry: `/mfe/front-desk/${version}/remoteEntry.js` })
    Object.assign(release.manifest, { area: 'front-desk', paths: ['/owner/dashboard/front-desk/*'], pages: [] })
    release.manifest.nav = [
      {
        id: 'desk',
        label: 'Front desk',
        path: '/owner/dashboard/front-desk',
        icon: 'M4 4h9',
        order: 85,
        place: 'main',
      },
    ]
    Object.assign(registry, { moon: 'full' })
    registry.areas['front-desk'] = { salt: 'x', stable: version, releases: { [version]: release }, colour: 'blue' }
  })
  await page.goto('/owner/dashboard/invoices')
  await expect(invoices(page)).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)
  // It is published nowhere here; that is said in its own place.
  await open(page, 'Front desk')
  await expect(page.getByRole('alert')).toContainText('Front desk cannot be shown right now')
  await open(page, 'Invoices')
  await expect(invoices(page)).toBeVisible()
})

test('without a list in the page the current one is asked for, then the one of the last visit, then people are told', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'list@example.com')
  await page.goto('/owner/dashboard/bookings')
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('registry'))).toContain('bookings')
  await writeRegistry(page, () => '{"schema":2}')
  await page.goto('/owner/dashboard/invoices')
  await expect(invoices(page)).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)

  await page.route('**/registry.json', (route) => route.fulfill({ status: 503 }))
  await page.goto('/owner/dashboard/bookings')
  await expect(page.getByText('these are the versions of your last visit')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()

  await page.evaluate(() => window.localStorage.removeItem('registry'))
  await page.goto('/owner/dashboard/bookings')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Keyhaven cannot start')
  await expect(alert).toContainText('at /registry.json: it answered 503')
  await expect(alert).not.toContainText('{')
  await page.unroute('**/registry.json')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
})
