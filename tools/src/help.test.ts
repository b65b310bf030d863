import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales } from '@keyhaven/shared-contracts/domain/locale'
import { type AreaHelp, areaHelp, type HelpWords } from '@keyhaven/shared-contracts/platform/help'
import { type AreaManifest, ownerOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { expect, it } from 'vitest'
import { helpWordsOf } from './build/area-help.ts'
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
  const pictures = globSync(Object.values(areaFolders).map((folder) => at(folder, 'src/help-pictures/*')))
  expect(pictures.map((file) => `help-pictures/${basename(file)}`).toSorted()).toEqual(named.toSorted())
})

/** Topics of a language that differ in shape from the English ones. */
const gaps = ({ sections }: AreaHelp, words: HelpWords) => {
  const all = sections.flatMap((section) => section.topics)
  const ids = { sections: sections.map(({ id }) => id), topics: all.map(({ id }) => id) }
  const unknown = (['sections', 'topics'] as const).flatMap((part) =>
    Object.keys(words[part]).flatMap((id) => (ids[part].includes(id) ? [] : [`${id}: there is none in English`])),
  )
  const untitled = ids.sections.filter((id) => !words.sections[id]?.trim()).map((id) => `${id}: no title`)
  const unlike = all.flatMap(({ id, content, steps = [], picture, link }) => {
    const topic = words.topics[id]
    if (!topic) return [`${id}: no words`]
    const counts = [topic.title.trim() ? 1 : 0, topic.content.length, topic.steps?.length ?? 0]
    const isWhole = [...topic.content, ...(topic.steps ?? [])].every((text) => text.trim())
    return [
      isWhole && String(counts) === String([1, content.length, steps.length]) ? [] : `${id}: other paragraphs or steps`,
      Boolean(topic.alt) === Boolean(picture) ? [] : `${id}: the words of its picture`,
      Boolean(topic.link) === Boolean(link) ? [] : `${id}: the words of its link`,
    ].flat()
  })
  return [...unknown, ...untitled, ...unlike]
}

const others = locales.filter((locale) => locale !== 'en')

it.each(Object.values(areaFolders))('says all of it in every language: %s', async (folder) => {
  const [help] = await exported<AreaHelp>(folder, 'help')
  if (!help) return
  const files = new Map(helpWordsOf(at(folder)))
  const differences = others.map(async (locale) => {
    const file = files.get(locale)
    if (!file) return [`${folder}/src/help-words/${locale}.ts is missing`]
    const { help: words } = (await import(pathToFileURL(file).href)) as { help: HelpWords }
    return gaps(help, words).map((gap) => `${locale}, ${gap}`)
  })
  expect((await Promise.all(differences)).flat()).toEqual([])
})

it('gives a section one title in each language, wherever its topics come from', async () => {
  const named = Object.values(areaFolders).flatMap((folder) =>
    helpWordsOf(at(folder)).map(async ([locale, file]) => {
      const { help: words } = (await import(pathToFileURL(file).href)) as { help: HelpWords }
      return Object.entries(words.sections).map(([id, title]) => [`${locale}, ${id}`, title] as const)
    }),
  )
  const titles = Map.groupBy((await Promise.all(named)).flat(), ([id]) => id)
  const several = [...titles].map(([id, entries]) => [id, ...new Set(entries.map(([, title]) => title))])
  expect(several.filter((one) => one.length > 2)).toEqual([])
})
