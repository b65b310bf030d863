import { type AreaManifest, pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { pathToFileURL } from 'node:url'
import { areaFolders, at } from '../build/workspace.ts'
import { expect, it } from 'vitest'
import { linksIn, placesOf, propsOf } from './area-needs.ts'

it('reads off the sources of an area which slots its pages have', () => {
  expect(placesOf(at('mfe-bookings/src/area.tsx'))).toEqual([
    'booking.form',
    'booking.popup',
    'calendar.bar',
    'dashboard.cards',
    'import.popup',
  ])
  expect(placesOf(at('mfe-inventory/src/area.tsx'))).toEqual(['unit.form'])
  expect(placesOf(at('mfe-public/src/area.tsx'))).toEqual(['guest.stay'])
})

it('says which props a slot gives', () => {
  expect(propsOf(['unit.form'])).toMatchObject({
    'unit.form': { type: 'object', properties: { unit: { type: 'integer' } } },
  })
  expect(propsOf(['booking.popup'])['booking.popup']?.required).toEqual(['booking'])
})

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
