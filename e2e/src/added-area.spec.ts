import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { publishShell } from '@keyhaven/deploy/publish/publish'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { copyRepository } from '@keyhaven/tools/copy-repository'
import { unpackKeptReleases } from '@keyhaven/tools/face/keep-releases'
import { needsMore } from './former-shell.ts'
import { expect, signIn, test as base } from './keyhaven.ts'
import { type Server, startServer } from './server.ts'

/** A command in a copy of the repository. */
const runIn = (copy: string, env: Record<string, string>, file: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [file, ...words], {
    ...{ cwd: copy, maxBuffer: 1 << 26 },
    env: { ...process.env, ...env },
  })

/** A copy of the repository with an area more, and a server that runs from it. What is published there is for this server alone. */
const test = base.extend<object, { copy: string; server: Server }>({
  copy: [
    async ({ env }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'keyhaven-added-'))
      copyRepository(folder)
      // Whether files are committed is asked before they are removed.
      execFileSync('git', ['init', '--quiet'], { cwd: folder })
      await runIn(folder, env, 'tools/src/new/new.ts', 'area', 'reviews', '--no-install')
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [
    async ({ env, copy }, use) => {
      const server = await startServer(env, copy)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const link = (page: Page) => page.getByRole('link', { name: 'Reviews', exact: true })

const expectArea = async (page: Page) => {
  await page.goto('/owner/dashboard/bookings')
  await link(page).click()
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expect(page).toHaveTitle(/Reviews/)
  // At its own address, too.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
}

test('an area that nobody planned for appears in shells that are out, also in that of the last release, and goes again', async ({
  page,
  server,
  copy,
}) => {
  test.slow()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'keyhaven-kept-'))
  const run = (file: string, ...words: string[]) => runIn(copy, { STORE: server.releases }, file, ...words)
  const release = (...words: string[]) => run('deploy/src/cli.ts', ...words)
  const store = openStore(server.releases)
  const outNow = async () => (await readRegistry(store)).shell.version
  try {
    await signIn(page, server, 'added-area@example.com')
    const shell = await outNow()
    // What the API answers is new with the area: no API before it could serve this release.
    await release('api')
    await release('publish', 'reviews', '--no-way-back', '--unseen', '--why', 'an added area')
    // Nothing else was built, and nobody else's release has changed.
    expect(existsSync(path.join(copy, 'mfe-bookings/dist'))).toBe(false)
    expect(await outNow()).toBe(shell)
    await expectArea(page)
    await page.getByRole('button', { name: 'Add the first' }).click()
    await page.getByLabel('Name').fill('Lovely garden')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Lovely garden/ })).toBeVisible()

    unpackKeptReleases(dataDir)
    // Never the very build of today, or nothing would be tried on the day when releases are kept.
    writeFileSync(path.join(dataDir, 'shell/kept.txt'), 'A release that is out')
    const former = path.join(dataDir, 'shell')
    if (needsMore(former)) {
      // The shell offers more since then: it is refused before a page could miss it.
      await expect(publishShell(store, former)).rejects.toThrow(/does not fit shell/)
    } else {
      await publishShell(store, former)
      expect(await outNow()).not.toBe(shell)
    }
    await page.goto('/owner/dashboard/reviews')
    await expect(page.getByRole('row', { name: /Lovely garden/ })).toBeVisible()

    await release('remove', 'reviews', '--why', 'tried')
    await run('tools/src/new/new.ts', 'remove', 'reviews', '--no-install')
    expect(existsSync(path.join(copy, 'mfe-reviews'))).toBe(false)
    await page.goto('/owner/dashboard/bookings')
    await expect(page.getByRole('button', { name: 'New Booking' })).toBeVisible()
    await expect(link(page)).toHaveCount(0)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
