import type { Worker } from 'node:worker_threads'
import type { AreaEntry } from '@keyhaven/shared-contracts/platform/registry'
import { aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { expect, it, onTestFinished } from 'vitest'
import { placeOfAddress } from '../edge/canary-visitors.ts'
import { edge } from '../edge/edge.ts'
import { changeStore } from '../publish/change-store.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { canary, rollBack } from '../publish/rollout.ts'
import { readRegistry } from '../store/generation.ts'
import { freshStore, patient, publicBuild, shellBuild, siteBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const origin = 'http://localhost:8080'
const saying = (words: string) => `export const renderPage = () => ({ title: '${words}', head: '', root: '${words}' })`
const addresses = Array.from({ length: 40 }, (_, at) => `198.51.100.${at}`)

/** A server whose guests' site says One, and as a canary for half of the visitors Two; an owner has a domain. */
const served = async () => {
  const threads: Worker[] = []
  const noteThread = (worker: Worker) => void threads.push(worker)
  process.on('worker', noteThread)
  onTestFinished(() => void process.off('worker', noteThread))
  const store = freshStore()
  await publishShell(store, shellBuild())
  const ship = async (words: string, percent?: number) => {
    const { version: site } = await putShared(store, 'site', siteBuild(saying(words)))
    const besides = { besides: { site }, ...(percent !== undefined && { percent }) }
    return { site, ...(await publishArea(store, publicBuild(words), besides)) }
  }
  const one = await ship('One')
  const two = await ship('Two', 50)
  const server = await testServer({
    env: { origin },
    around: (app) => edge(app, { store, operator, origin, limits: patient }),
  })
  const owner = await server.signUpOwner()
  await aUnit(owner, {})
  await owner.call('PATCH', '/api/site-settings/', { domain: 'haus.localhost' })
  const get = (remoteAddress: string, { host = 'book.localhost:8080', url = '/', headers = {} } = {}) =>
    server.app.inject({ url, remoteAddress, headers: { host, ...headers } })
  const change = (next: (entry: AreaEntry) => AreaEntry) =>
    changeStore(store, { by: 'anna', what: 'try' }, (registry) => {
      const { public: entry } = registry.areas
      return entry ? { ...registry, areas: { ...registry.areas, public: next(entry) } } : registry
    })
  const sideOf = (isCanary: boolean) =>
    addresses.find((address) => placeOfAddress(address, 'site', two.version) < 50 === isCanary) ?? ''
  return {
    ...{ store, threads, get, change, one, two, slug: owner.user.slug },
    ...{ inside: sideOf(true), outside: sideOf(false) },
  }
}

it('shows an address the same site everywhere: on its own, on an owner’s domain, and at the platform’s address', async () => {
  const { store, get, one, two, slug, inside, outside } = await served()
  const trial = (await readRegistry(store)).areas.public?.rollout?.trial
  const places = [
    {},
    { host: 'haus.localhost:8080' },
    { host: 'haus.localhost:8080', url: '/privacy-policy' },
    { host: 'localhost:8080', url: `/?owner=${slug}` },
    { host: 'localhost:8080', url: '/' },
    { host: 'localhost:8080', url: '/property/1' },
    { host: 'localhost:8080', url: '/no-such-page' },
  ]
  for (const place of places)
    for (const [address, words, site] of [
      [inside, 'Two', two.site],
      [outside, 'One', one.site],
    ] as const) {
      const { body, headers } = await get(address, place)
      expect(body).toContain(`<title>${words}</title>`)
      expect(body).toContain(`<script data-trial="${trial}" src="/site/${site}/theme.js">`)
      expect(headers['cache-control']).toBe('private, no-cache')
    }
})

it('leaves the guests’ pages in the shell to the choice that is made there', async () => {
  const { get, one, two, inside, outside } = await served()
  const inShell = async (address: string) =>
    (await get(address, { host: 'localhost:8080', url: '/?mfe.bookings=off' })).body
  expect(await inShell(inside)).toBe(await inShell(outside))
  // Both releases are named, with the share; the page takes one of them.
  for (const { version } of [one, two]) expect(await inShell(inside)).toContain(version)
})

it('says that a browser has its own site already, and nothing of the other', async () => {
  const { get, inside, outside } = await served()
  const etag = String((await get(inside)).headers.etag)
  const again = async (address: string) => (await get(address, { headers: { 'if-none-match': etag } })).statusCode
  expect([await again(inside), await again(outside)]).toEqual([304, 200])
})

it('renders both with a thread each, and goes on with the stable one after a rollback', async () => {
  const { get, change, threads, inside, outside } = await served()
  for (const address of [inside, outside, inside, outside])
    await get(address, { url: `/property/${addresses.indexOf(address)}` })
  expect(threads).toHaveLength(2)
  await change((entry) => rollBack(entry))
  const { body, headers } = await get(inside)
  expect(body).toContain('<title>One</title>')
  expect(body).not.toContain('data-trial')
  expect(headers['cache-control']).toBe('no-cache')
})

it('is everybody’s with its stable site where the share is 0', async () => {
  const { get, change, two, inside } = await served()
  await change((entry) => canary(entry, two.version, 0))
  expect((await get(inside)).body).toContain('<title>One</title>')
})
