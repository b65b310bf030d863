import { cpSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../store/backing.ts'
import { readCurrent, readRegistry } from '../store/generation.ts'
import { historyOf } from '../store/history.ts'
import { inStore, type Store } from '../store/store.ts'
import { bookingsBuild, embedBuild, freshStore, publicBuild, shellBuild, siteBuild } from '../testing/builds.ts'
import { publishAll } from './publish-all.ts'
import { publishShell } from './publish.ts'

const silent = () => undefined

/** The workspaces of a repository where two areas are built. */
const builtWorkspaces = () => {
  const workspaces = freshStore().folder
  const put = (folder: string, build: string) => {
    mkdirSync(join(workspaces, folder), { recursive: true })
    cpSync(build, join(workspaces, folder), { recursive: true })
  }
  put('mfe-bookings/dist', bookingsBuild())
  put('mfe-public/dist', publicBuild())
  put('mfe-public/dist-site', siteBuild('view()'))
  put('mfe-public/dist-embed', embedBuild())
  return { workspaces, put }
}
const filesOf = (store: Store) =>
  new Map(filesBelow(store.folder).map((file) => [file, statSync(inStore(store, file)).mtimeMs]))

const twoAreas = async () => {
  const store = freshStore()
  const { workspaces, put } = builtWorkspaces()
  await publishShell(store, shellBuild())
  await publishAll(store, ['bookings', 'public'], silent, { workspaces })
  return { store, workspaces, put }
}

it('touches no file of others when one area is published', async () => {
  const { store, workspaces, put } = await twoAreas()
  const before = filesOf(store)
  put('mfe-bookings/dist', bookingsBuild('page(2)'))
  const [published] = await publishAll(store, ['bookings'], silent, { workspaces })
  const after = filesOf(store)
  for (const [file, time] of before) expect([file, after.get(file)]).toEqual([file, time])
  const added = [...after.keys()].filter((file) => !before.has(file))
  const own = /^(?:pages|generations|history|sources\/bookings)\//
  expect(added.filter((file) => !own.test(file) && !file.startsWith(`mfe/bookings/${published?.version}`))).toEqual([])
})

it('renders and compresses no page again that stays as it is', async () => {
  const { store, workspaces, put } = await twoAreas()
  put('mfe-bookings/dist', bookingsBuild('page(2)'))
  const { generation: before } = await readCurrent(store)
  await publishAll(store, ['bookings'], silent, { workspaces })
  const { generation: after } = await readCurrent(store)
  const changed = Object.keys(after.pages).filter((name) => before.pages[name] !== after.pages[name])
  expect(changed.toSorted()).toEqual([
    'index.bookings.html',
    'index.bookings.owner-dashboard-bookings.html',
    'registry.json',
  ])
})

it('takes the site and the embedded booking along with the guests’ area', async () => {
  const { store, workspaces } = await twoAreas()
  const again = await publishAll(store, ['public'], silent, { workspaces })
  expect(again.map(({ what, isNew }) => [what, isNew])).toEqual([
    ['site', false],
    ['embed', false],
    ['public', false],
  ])
  const { public: entry } = (await readRegistry(store)).areas
  const [site, embed] = again.map(({ version }) => version)
  expect(entry?.releases[entry.stable]).toMatchObject({ site, embed })
})

it('says in a dry run what would be out, and writes nothing', async () => {
  const { store, workspaces, put } = await twoAreas()
  put('mfe-bookings/dist', bookingsBuild('page(2)'))
  const before = filesOf(store)
  const lines: string[] = []
  const result = await publishAll(store, ['bookings', 'public'], (line) => lines.push(line), {
    workspaces,
    dryRun: true,
  })
  expect(filesOf(store)).toEqual(before)
  expect(result.map(({ what, isNew }) => [what, isNew])).toContainEqual(['bookings', true])
  expect(lines.filter((line) => line.endsWith('(unchanged)'))).toHaveLength(3)
})

it('writes down who published what, and why', async () => {
  const { store, workspaces, put } = await twoAreas()
  put('mfe-bookings/dist', bookingsBuild('page(2)'))
  const about = { by: 'anna', why: 'faster list', percent: 5 }
  const [published] = await publishAll(store, ['bookings'], silent, { workspaces, ...about })
  const { value } = await historyOf(store).next()
  expect(value).toMatchObject({ by: 'anna', why: 'faster list', what: 'publish bookings --canary 5' })
  expect(value?.changes).toEqual([{ what: 'bookings', canary: { version: published?.version, percent: 5 } }])
})
