import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { publishArea } from '@keyhaven/deploy/publish/publish'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { at } from '@keyhaven/tools/build/workspace'
import { copyRepository } from '@keyhaven/tools/copy-repository'
import { unpackKeptReleases } from '@keyhaven/tools/face/keep-releases'
import { expect, signIn } from './keyhaven.ts'
import { aUnit, bar, test } from './portal.ts'

// What it publishes is for its own server alone.
test.use({ env: { OUTGOING_REQUESTS: 'anywhere', OWN_SERVER: 'channels-added' } })

/** A folder that is gone after the test. */
const folderFor = (what: string) => mkdtempSync(path.join(tmpdir(), `keyhaven-${what}-`))

test('channels is published into a shell that was built before it, beside bookings of before it', async ({
  page,
  server,
  portal,
}) => {
  test.slow()
  const [copy, kept] = [folderFor('before-channels'), folderFor('kept')]
  const store = openStore(server.releases)
  const release = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['deploy/src/cli.ts', ...words, '--why', 'before channels'], {
      ...{ cwd: copy, maxBuffer: 1 << 26, env: { ...process.env, STORE: server.releases } },
    })
  const link = page.getByRole('link', { name: 'Channels', exact: true })
  try {
    const { api } = await signIn(page, server, 'channels-added@example.com')
    await aUnit(api, 'Lake room')

    await test.step('neither the shell nor bookings have heard of channels', async () => {
      copyRepository(copy)
      rmSync(path.join(copy, 'mfe-channels'), { recursive: true })
      writeFileSync(path.join(copy, 'shell/public/before-channels.txt'), 'A shell of its own')
      const today = (await readRegistry(store)).shell.version
      await release('remove', 'channels')
      await release('publish', 'shell', '--unseen')
      expect((await readRegistry(store)).shell.version).not.toBe(today)
      unpackKeptReleases(kept)
      await publishArea(store, path.join(kept, 'mfe-bookings'))
      await page.goto('/owner/dashboard/bookings')
      await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
      await expect(link).toHaveCount(0)
    })

    await test.step('its page opens there, and a unit is connected', async () => {
      await publishArea(store, at('mfe-channels/dist'))
      await page.goto('/owner/dashboard/bookings')
      await link.click()
      await page.getByRole('button', { name: 'Connect a portal: Lake room' }).click()
      const form = page.getByRole('dialog', { name: 'Connect Lake room' })
      await form.getByLabel('Address of the calendar on the portal').fill(portal)
      await form.getByRole('button', { name: 'See what it brings' }).click()
      await expect(form.getByText('It brings 2 stays:')).toBeVisible()
      await form.getByRole('button', { name: 'Connect' }).click()
      await expect(page.getByRole('group', { name: 'Lake room' }).getByText('Read just now')).toBeVisible()
    })

    await test.step('the calendar of before goes on, and that of today shows the stays', async () => {
      await page.goto('/owner/dashboard')
      await expect(page.getByText('Lake room').first()).toBeVisible()
      await expect(bar(page, /^Airbnb, /)).toHaveCount(0)
      await publishArea(store, at('mfe-bookings/dist'))
      await page.goto('/owner/dashboard')
      await expect(bar(page, /^Airbnb, /)).toHaveCount(2)
    })
  } finally {
    for (const folder of [copy, kept]) rmSync(folder, { recursive: true, force: true })
  }
})
