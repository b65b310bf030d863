import { type AreaManifest, pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { areaFolders, at } from '../build/workspace.ts'
import { linksIn } from './area-needs.ts'

it('finds the addresses that the pages of an area link to, without what is searched for', () => {
  const links = linksIn(at('mfe-bookings/src/area.tsx'))
  expect(links).toEqual(expect.arrayContaining([paths.client(':id'), paths.clients(), paths.properties()]))
  expect(links.filter((link) => /[?{]|undefined/.test(link))).toEqual([])
})

it('finds no address in the areas of these sources that is no page of one of them', async () => {
  const folders = Object.values(areaFolders)
  const manifests = await Promise.all(
    folders.map(
      async (folder) =>
        ((await import(pathToFileURL(at(folder, 'src/manifest.ts')).href)) as { manifest: AreaManifest }).manifest,
    ),
  )
  const shellPages = [paths.landing(), paths.legalNotice(), paths.privacyPolicy()].map((path) => ({ path }))
  const pages = [...manifests.flatMap((one) => one.pages ?? []), ...shellPages]
  const links = folders.flatMap((folder) => linksIn(at(folder, 'src/area.tsx')))
  expect(links.filter((link) => !pageOfPath(pages, link))).toEqual([])
})
