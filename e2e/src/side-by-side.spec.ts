import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishArea, publishShell } from '@keyhaven/deploy/publish/publish'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { areaFolders, at } from '@keyhaven/tools/build/workspace'
import { unpackKeptReleases } from '@keyhaven/tools/face/keep-releases'
import { expectAllAreas } from './all-areas.ts'
import { needsMore } from './former-shell.ts'
import { expect, signIn, test } from './keyhaven.ts'

// What it publishes is for its own server alone.
test.use({ env: { OWN_SERVER: 'side-by-side' } })

test('releases that are out and builds of today run side by side: old areas in a new shell, new ones in an old shell', async ({
  page,
  server,
}) => {
  test.slow()
  const store = openStore(server.releases)
  const oldRelease = mkdtempSync(path.join(tmpdir(), 'keyhaven-kept-'))
  try {
    unpackKeptReleases(oldRelease)
    /** Never the very build of today, or nothing would be tried on the day when releases are kept. */
    const keptBuild = (folder: string) => {
      writeFileSync(path.join(oldRelease, folder, 'kept.txt'), 'A release that is out')
      return path.join(oldRelease, folder)
    }
    const today = (await readRegistry(store)).shell.version
    await signIn(page, server, 'side-by-side@example.com')
    // An area that is newer than that release stays as it is today.
    const folders = Object.values(areaFolders).filter((folder) => existsSync(path.join(oldRelease, folder)))
    for (const folder of folders) await publishArea(store, keptBuild(folder))
    await expectAllAreas(page)

    for (const folder of Object.values(areaFolders)) await publishArea(store, at(folder, 'dist'))
    const former = keptBuild('shell')
    if (needsMore(former)) {
      // The shell offers more since then: it is refused before a page could miss it.
      await expect(publishShell(store, former)).rejects.toThrow(/does not fit shell/)
      await expectAllAreas(page)
      return
    }
    await publishShell(store, former)
    expect((await readRegistry(store)).shell.version).not.toBe(today)
    await expectAllAreas(page)
  } finally {
    rmSync(oldRelease, { recursive: true, force: true })
  }
})
