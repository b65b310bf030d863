import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readRegistry } from '../store/generation.ts'
import { bookingsBuild, freshStore, publicBuild, shellBuild } from '../testing/builds.ts'
import { changeStore } from './change-store.ts'
import { publishArea, publishShell } from './publish.ts'
import { rollBack } from './rollout.ts'

type Described = { manifest: object }
const described = (dist: string, of: (build: Described) => object) => {
  const file = join(dist, 'area.json')
  writeFileSync(file, JSON.stringify(of(JSON.parse(readFileSync(file, 'utf8')) as Described)))
  return dist
}
const props = (...names: string[]) => ({
  'booking.popup': {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' }])),
    required: names,
  },
})
/** A build of bookings whose popup gives these props to what fills it. */
const giving = (script: string, ...names: string[]) =>
  described(bookingsBuild(script), (build) => ({
    ...build,
    gives: props(...names),
    manifest: { ...build.manifest, places: ['booking.popup'] },
  }))
/** A build of another area that fills the popup, and reads these props. */
const reading = (entry: string, ...names: string[]) =>
  described(publicBuild(entry), (build) => ({
    ...build,
    takes: props(...names),
    manifest: { ...build.manifest, slots: [{ id: 'part', slot: 'booking.popup', title: 'Part', order: 10 }] },
  }))
const storeWith = async (...builds: string[]) => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  for (const build of builds) await publishArea(store, build)
  return store
}

it('publishes what fills a slot with the props that its page gives', async () => {
  const store = await storeWith(giving('a', 'booking', 'client'), reading('entry', 'booking'))
  const { public: entry } = (await readRegistry(store)).areas
  expect(entry?.releases[entry.stable]?.manifest.slots).toMatchObject([{ slot: 'booking.popup' }])
})

it('refuses what fills a slot that no page has which somebody can get', async () => {
  const store = await storeWith(bookingsBuild('a'))
  await expect(publishArea(store, reading('entry', 'booking'))).rejects.toThrow(
    'public: it fills booking.popup, which no page that is out has',
  )
})

it('refuses what reads a prop that the page does not give, and a page that gives one no longer', async () => {
  const store = await storeWith(giving('a', 'booking'))
  await expect(publishArea(store, reading('entry(1)', 'booking', 'client'))).rejects.toThrow(
    /public \S+ does not fit booking\.popup of bookings: client may be missing now/,
  )
  await publishArea(store, reading('entry(2)', 'booking'))
  await expect(publishArea(store, giving('b'))).rejects.toThrow('booking may be missing now')
})

it('lets a page be taken back to one without the slot: what fills it is on no page then', async () => {
  const store = await storeWith(bookingsBuild('a'), giving('b', 'booking'), reading('entry', 'booking'))
  const before = (await readRegistry(store)).areas['bookings']
  await changeStore(store, { by: 'anna', what: 'rollback bookings' }, ({ areas, ...registry }) => ({
    ...registry,
    areas: { ...areas, ...(areas['bookings'] && { bookings: rollBack(areas['bookings']) }) },
  }))
  expect((await readRegistry(store)).areas['bookings']?.stable).toBe(before?.previous)
})
