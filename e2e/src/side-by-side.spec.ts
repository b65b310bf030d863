import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { publishArea, publishShell } from '@keyhaven/deploy/publish/publish'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { areaFolders, at } from '@keyhaven/tools/build/workspace'
import { unpackKeptReleases } from '@keyhaven/tools/face/keep-releases'
import { expect, signIn, test } from './keyhaven.ts'

// What it publishes is for its own server alone.
test.use({ env: { OWN_SERVER: 'side-by-side' } })

/** Each area shows a page that has asked the API, in the shell that is out. */
const expectAllAreas = async (page: Page) => {
  const [button, heading] = [(name: string) => page.getByRole('button', { name }), page.getByRole('heading')]
  await page.goto('/owner/dashboard/bookings')
  await expect(button('New Booking')).toBeVisible()
  await page.getByRole('link', { name: 'Units', exact: true }).click()
  await expect(button('New Unit')).toBeVisible()
  await page.getByRole('link', { name: 'Invoices', exact: true }).click()
  await expect(heading.filter({ hasText: 'Invoices' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(heading.filter({ hasText: 'Settings' }).first()).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.getByText('did not start')).toHaveCount(0)
}

test('releases that are out and builds of today run side by side: old areas in a new shell, new ones in an old shell', async ({
  page,
  server,
}) => {
  test.slow()
  const store = openStore(server.releases)
  const kept = mkdtempSync(path.join(tmpdir(), 'keyhaven-kept-'))
  try {
    unpackKeptReleases(kept)
    /** Never the very build of today, or nothing would be tried on the day when releases are kept. */
    const keptBuild = (folder: string) => {
      writeFileSync(path.join(kept, folder, 'kept.txt'), 'A release that is out')
      return path.join(kept, folder)
    }
    const today = (await readRegistry(store)).shell.version
    await signIn(page, server, 'side-by-side@example.com')
    for (const folder of Object.values(areaFolders)) await publishArea(store, keptBuild(folder))
    await expectAllAreas(page)

    for (const folder of Object.values(areaFolders)) await publishArea(store, at(folder, 'dist'))
    await publishShell(store, keptBuild('shell'))
    expect((await readRegistry(store)).shell.version).not.toBe(today)
    await expectAllAreas(page)
  } finally {
    rmSync(kept, { recursive: true, force: true })
  }
})
