import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { areaHelp } from '@keyhaven/shared-contracts/platform/help'
import { type AreaManifest, ownerOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { expect, it } from 'vitest'
import { areaFolders, at } from './build/workspace.ts'

const exported = async <T>(folder: string, name: string) => {
  const file = at(folder, `src/${name}.ts`)
  if (!existsSync(file)) return []
  const module = (await import(pathToFileURL(file).href)) as Record<string, T>
  return module[name] === undefined ? [] : [module[name]]
}
const ofAll = async <T>(name: string) =>
  (await Promise.all(Object.values(areaFolders).map((folder) => exported<T>(folder, name)))).flat()

const helps = (await ofAll<unknown>('help')).map((help) => areaHelp.parse(help))
const manifests = await ofAll<AreaManifest>('manifest')
const parts = helps.flatMap(({ sections }) => sections).toSorted((a, b) => a.order - b.order)
const topics = parts.flatMap((part) => part.topics)

it('gives each topic an address that no other topic of any area has', () => {
  const ids = topics.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.length).toBeGreaterThan(30)
})

it('leads only to screens that an area has', () => {
  const pages = manifests.flatMap((manifest) => manifest.pages?.map(({ path }) => path) ?? [])
  const links = topics.flatMap(({ link }) => (link ? [link.path.replace(/\?.*/, '')] : []))
  expect(links.filter((path) => !pages.includes(path) || !ownerOfPath(manifests, path))).toEqual([])
})

it('begins with the five sections of the specification, in its order', () => {
  const titles = [...new Set(parts.map(({ title }) => title))]
  expect(titles.slice(0, 5)).toEqual([
    'System Setup and Workflow',
    'Managing Properties',
    'Managing Bookings',
    'Managing Clients',
    'Services and Promo Codes',
  ])
})

it('sets the system up in eight steps, which three areas bring in order', () => {
  const steps = parts.filter(({ id }) => id === 'system-setup').flatMap((part) => part.topics.map(({ title }) => title))
  expect(steps.map((title) => /^Step (\d): /.exec(title)?.[1])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
})

it('gives a section one title, wherever its topics come from', () => {
  const named = new Set(parts.map(({ id, title }) => `${id}: ${title}`))
  expect(named.size).toBe(new Set(parts.map(({ id }) => id)).size)
})

it('keeps a picture in both themes for each topic that names one, and no others', () => {
  const named = topics.flatMap(({ picture }) => (picture ? [picture.light, picture.dark] : []))
  const kept = globSync(Object.values(areaFolders).map((folder) => at(folder, 'src/help-pictures/*')))
  expect(kept.map((file) => `help-pictures/${basename(file)}`).toSorted()).toEqual(named.toSorted())
})
