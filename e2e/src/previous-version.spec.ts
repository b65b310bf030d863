import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { publishArea } from '@keyhaven/deploy/publish/publish'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { inStore } from '@keyhaven/deploy/store/store'
import { expect, signIn, test } from './keyhaven.ts'

// It breaks what its server ships; no other file of tests may follow there.
test.use({ env: { OWN_SERVER: 'previous-version' } })

test.use({ expectedErrors: [/Failed to load resource|RUNTIME-00/i] })

/** Publishes the stable release once more, as a build that differs by a comment. */
const publishNext = async (releases: string, name: string) => {
  const store = openStore(releases)
  const { stable } = (await readRegistry(store)).areas.bookings ?? { stable: '' }
  const dist = mkdtempSync(path.join(tmpdir(), 'keyhaven-next-'))
  const isBuilt = (file: string) => !/\.(br|gz)$/.test(file)
  cpSync(inStore(store, 'mfe', 'bookings', stable), dist, { recursive: true, filter: isBuilt })
  appendFileSync(path.join(dist, 'remoteEntry.js'), `\n/* ${name} */`)
  const { version } = await publishArea(store, dist)
  rmSync(dist, { recursive: true })
  return version
}

const cli = path.join(import.meta.dirname, '../../deploy/src/cli.ts')
const rollBack = (releases: string) =>
  promisify(execFile)(process.execPath, [cli, 'rollback', 'bookings'], { env: { DATA_DIR: path.dirname(releases) } })

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
