import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaManifest } from '@keyhaven/shared-contracts/platform/area-manifest'
import { expect, it } from 'vitest'
import { readRegistry } from '../store/generation.ts'
import type { Store } from '../store/store.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { changeStore } from './change-store.ts'
import { putApi, withApi } from '../builds/stored-builds.ts'
import { publishArea, publishShell } from './publish.ts'
import { rollBack } from './rollout.ts'

let count = 0
/** Build of an area with this manifest, another one each time. */
const build = (area: string, manifest: Omit<AreaManifest, 'area'>, more: object = {}) => {
  const dist = bookingsBuild(`page(${(count += 1)})`)
  const file = join(dist, 'area.json')
  const about = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...about, ...more, area, manifest: { ...manifest, area } }))
  return dist
}
const dashboard = (name: string) => `/owner/dashboard/${name}`
const navTo = (id: string, path: string) => ({ id, label: id, path, icon: 'M4 4h4', order: 1, place: 'main' as const })
const invoices = { path: dashboard('invoices') }
const finance = (more: Partial<AreaManifest> = {}) =>
  build('finance', { paths: [dashboard('invoices/*')], pages: [invoices], ...more })

const storeWith = async (...builds: string[]) => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  for (const dist of builds) await publishArea(store, dist)
  return store
}
const areasIn = async (store: Store) => Object.keys((await readRegistry(store)).areas)

it('gives an area an address below those of another one that grants it, and keeps the grant while it is used', async () => {
  const store = await storeWith(finance())
  const reviews = () => build('reviews', { paths: [dashboard('invoices/reviews')] })
  await expect(publishArea(store, reviews())).rejects.toThrow(
    '/owner/dashboard/invoices/reviews is of finance, whose /owner/dashboard/invoices/* has it and whose manifest does not grant it',
  )
  await publishArea(store, finance({ grants: [{ path: dashboard('invoices/reviews'), to: 'reviews' }] }))
  await publishArea(store, reviews())
  expect(await areasIn(store)).toEqual(['finance', 'reviews'])
  await expect(publishArea(store, finance())).rejects.toThrow('a manifest `grants` what is below its own')
  await expect(
    publishArea(store, finance({ grants: [{ path: dashboard('units/*'), to: 'reviews' }] })),
  ).rejects.toThrow('it grants /owner/dashboard/units/*, which is not its own')
})

it('refuses a call of a page or a search that the API does not answer, or a parameter that it does not take', async () => {
  const store = await storeWith(finance())
  const served = {
    'GET /api/invoices/:id/': { access: 'owner', query: { properties: { page: { type: 'integer' } } } },
    'GET /api/search/invoices/': {
      access: 'owner',
      query: { properties: { search: { type: 'string' }, locale: { type: 'string' } } },
    },
  }
  const version = await putApi(store, { calls: served })
  await changeStore(store, { by: 'anna', what: 'api' }, (registry) => withApi(registry, version))
  const asking = (...calls: string[]) => publishArea(store, finance({ pages: [{ ...invoices, calls }] }))
  await expect(asking('/api/bills/')).rejects.toThrow('GET /api/bills/ is not there')
  await expect(asking('/api/invoices/7/?seite=1')).rejects.toThrow('GET /api/invoices/7/ takes no seite')
  await asking('/api/invoices/:id/?page=1')
  const search = { id: 'bills', title: 'Bills', to: dashboard('invoices'), order: 1 }
  const searching = (call: string) => publishArea(store, finance({ search: [{ ...search, call }] }))
  await expect(searching('/api/search/bills/')).rejects.toThrow('GET /api/search/bills/ is not there')
  await searching('/api/search/invoices/')
})

it('refuses links of a manifest that lead to no page', async () => {
  const store = await storeWith(finance())
  const leading = (more: Partial<AreaManifest>) => publishArea(store, finance(more))
  await expect(leading({ nav: [navTo('x', dashboard('invoices/old'))] })).rejects.toThrow(
    'finance: its navigation item “x” leads to /owner/dashboard/invoices/old, which is no page that is out',
  )
  await expect(leading({ shortcuts: [{ id: 'x', label: 'X', to: dashboard('bills?new=1') }] })).rejects.toThrow(
    'its shortcut “x” leads to /owner/dashboard/bills',
  )
  const search = { id: 'x', title: 'X', call: '/api/search/invoices/', order: 1 }
  await expect(leading({ search: [{ ...search, to: dashboard('bills/{id}') }] })).rejects.toThrow(
    'its search “x” leads to',
  )
  await leading({
    shortcuts: [{ id: 'x', label: 'X', to: dashboard('invoices?new=1') }],
    search: [{ ...search, to: dashboard('invoices?id={id}') }],
  })
})

it('refuses that a page goes to which others link, unless its manifest leads on from it', async () => {
  const bill = { path: dashboard('invoices/:id') }
  const withBill = () => finance({ pages: [invoices, bill] })
  const bookings = build(
    'bookings',
    { paths: [dashboard('bookings')], pages: [{ path: dashboard('bookings') }] },
    { links: [dashboard('invoices/:id')] },
  )
  const store = await storeWith(withBill(), bookings)
  const why = 'finance: /owner/dashboard/invoices/:id goes, and bookings links to it (a page of it)'
  await expect(publishArea(store, finance())).rejects.toThrow(why)
  await expect(publishArea(store, finance(), { percent: 5 })).rejects.toThrow(why)
  const redirects = [{ from: dashboard('invoices/:id'), to: dashboard('invoices/of/:id') }]
  const moved = finance({ pages: [invoices, { path: dashboard('invoices/of/:id') }], redirects })
  await publishArea(store, moved)
  await expect(publishArea(store, finance({ redirects }))).rejects.toThrow(
    'finance: its redirect of /owner/dashboard/invoices/:id leads to /owner/dashboard/invoices/of/:id, which is no page',
  )
  // Going back is for emergencies.
  await changeStore(store, { by: 'anna', what: 'rollback finance' }, ({ areas, ...rest }) => ({
    ...rest,
    areas: areas.finance ? { ...areas, finance: rollBack(areas.finance) } : areas,
  }))
})
