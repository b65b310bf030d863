import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { changeStore } from '../publish/change-store.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { canaryShell, rollBackShell } from '../publish/shell-rollout.ts'
import { readRegistry } from '../store/generation.ts'
import type { Store } from '../store/store.ts'
import { bookingsBuild, embedBuild, freshStore, publicBuild, shellBuild } from '../testing/builds.ts'
import { placeOfAddress } from './canary-visitors.ts'
import { edge } from './edge.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const addresses = Array.from({ length: 400 }, (_, at) => `203.0.${at % 200}.${at % 251}`)

/** An edge with a stable shell and a canary of it for a share of the visitors. */
const served = async (percent = 50) => {
  const store = freshStore()
  const { version: stable } = await publishShell(store, shellBuild())
  await publishArea(store, bookingsBuild())
  const { version: canary } = await publishShell(store, shellBuild('shell(22)'), { percent })
  const app = Fastify()
  await edge(app, {
    ...{ store, operator, origin: 'http://localhost:8080' },
    embedders: { originsOf: async () => new Set(), isKnown: async () => true },
  })
  const get = (remoteAddress: string, url = '/owner/dashboard/bookings', headers: Record<string, string> = {}) =>
    app.inject({ url, remoteAddress, headers })
  const shellAt = async (address: string, url?: string) =>
    /\/shell\/([^/]+)\/theme\.js/.exec((await get(address, url)).body)?.[1]
  /** An address that gets the canary, and one that does not. */
  const sideOf = (isCanary: boolean) =>
    addresses.find((one) => placeOfAddress(one, 'shell', canary) < percent === isCanary) ?? ''
  return { store, app, get, shellAt, stable, canary, inside: sideOf(true), outside: sideOf(false) }
}
const change = (store: Store, next: (shell: Registry['shell']) => Promise<Registry['shell']>) =>
  changeStore(store, { by: 'anna', what: 'try' }, async (registry) => ({
    ...registry,
    shell: await next(registry.shell),
  }))
const inline = (body: string) =>
  JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as Registry & { file: { href: string } }

it('gives an address the same shell on all pages, every time', async () => {
  const { shellAt, stable, canary, inside, outside } = await served()
  for (const url of ['/owner', '/owner/dashboard', '/owner/dashboard/bookings', '/owner/no-such-page'])
    for (const time of [1, 2])
      expect([time, await shellAt(inside, url), await shellAt(outside, url)]).toEqual([time, canary, stable])
})

it('gives about half of the addresses the canary that is for half of the visitors', async () => {
  const { shellAt, canary, stable } = await served()
  const versions = await Promise.all(addresses.map((address) => shellAt(address)))
  const share = versions.filter((version) => version === canary).length / versions.length
  expect(share).toBeCloseTo(0.5, 1)
  expect(new Set(versions)).toEqual(new Set([canary, stable]))
})

it('keeps those who have a canary when its share grows, and gives the next canary to others', () => {
  const has = (percent: number, version: string) =>
    new Set(addresses.filter((address) => placeOfAddress(address, 'shell', version) < percent))
  const [few, many] = [has(10, '1.0.0-aaaaaa'), has(50, '1.0.0-aaaaaa')]
  expect(few.size).toBeGreaterThan(10)
  expect([...few].filter((address) => !many.has(address))).toEqual([])
  const again = [...has(10, '1.0.0-bbbbbb')].filter((address) => few.has(address))
  expect(again.length).toBeLessThan(few.size / 2)
})

it('counts the addresses of one IPv6 network, and an IPv4 address in either form, as one visitor', async () => {
  const { shellAt, inside, outside, canary, stable } = await served()
  for (const network of Array.from({ length: 20 }, (_, at) => `2001:db8:1:${at.toString(16)}`)) {
    const version = await shellAt(`${network}::1`)
    for (const end of ['::2', ':ffff:1:2:3']) expect(await shellAt(network + end)).toBe(version)
  }
  expect([await shellAt(`::ffff:${inside}`), await shellAt(`::ffff:${outside}`)]).toEqual([canary, stable])
})

it('ends with a rollback and with a share of 0, for everybody', async () => {
  const { store, shellAt, inside, stable, canary } = await served()
  await change(store, (shell) => canaryShell(store, shell, canary, 0))
  expect(await shellAt(inside)).toBe(stable)
  await change(store, (shell) => canaryShell(store, shell, canary, 50))
  expect(await shellAt(inside)).toBe(canary)
  await change(store, (shell) => rollBackShell(store, shell))
  expect(await shellAt(inside)).toBe(stable)
})

it('has both sides kept by browsers alone, each by its own tag, and by every cache once it is over', async () => {
  const { store, get, inside, outside, stable } = await served()
  const encoding = { 'accept-encoding': 'br' }
  for (const url of ['/owner', '/registry.json']) {
    const [one, other] = [await get(inside, url, encoding), await get(outside, url, encoding)]
    expect([one.headers['cache-control'], other.headers['cache-control']]).toEqual([
      'private, no-cache',
      'private, no-cache',
    ])
    expect(one.headers.etag).not.toBe(other.headers.etag)
    const again = (address: string) => get(address, url, { ...encoding, 'if-none-match': String(other.headers.etag) })
    expect([(await again(outside)).statusCode, (await again(inside)).statusCode]).toEqual([304, 200])
  }
  await change(store, (shell) => rollBackShell(store, shell))
  const after = await get(inside, '/owner', encoding)
  expect(after.headers['cache-control']).toBe('no-cache')
  expect(brotliDecompressSync(after.rawPayload).toString()).toContain(`/shell/${stable}/theme.js`)
})

it('names in a page the registry of its own shell, which stays that while the address changes, and the trial', async () => {
  const { store, get, inside, outside, stable, canary } = await served()
  const { trial } = (await readRegistry(store)).shell.rollout ?? {}
  expect(trial).toBeGreaterThan(0)
  for (const [address, other, version] of [
    [inside, outside, canary],
    [outside, inside, stable],
  ] as const) {
    const { body } = await get(address)
    expect(body).toContain(`<script data-trial="${trial}" src="/shell/${version}/theme.js">`)
    const { shell, file } = inline(body)
    expect(shell.version).toBe(version)
    const whole = (await get(other, file.href)).json<Registry>()
    expect([whole.shell.version, Object.keys(whole.areas)]).toEqual([version, ['bookings']])
    expect((await get(address, '/registry.json')).json()).toEqual(whole)
  }
})

it('leaves the pages of the stable shell as they are when a canary changes its share or ends', async () => {
  const { store, get, outside, canary } = await served()
  const stablePages = async () => {
    const { body } = await get(outside)
    return body.replaceAll(/data-trial="\d*"|"set":"\w+"|"file":\{[^}]*\}/g, '')
  }
  const before = await stablePages()
  await change(store, (shell) => canaryShell(store, shell, canary, 51))
  expect(await stablePages()).toBe(before)
  await change(store, (shell) => rollBackShell(store, shell))
  expect(await stablePages()).toBe(before)
})

it('shows a tab with a picked set the shell of that set, in no trial', async () => {
  const { store, get, shellAt, inside, stable } = await served()
  const { set } = await readRegistry(store)
  expect(await shellAt(inside, `/owner?set=${set}`)).toBe(stable)
  expect((await get(inside, `/owner?set=${set}`)).body).toContain('data-trial=""')
})

it('goes on with the stable shell where the build of the canary cannot be read', async () => {
  const { store, shellAt, inside, stable } = await served()
  await changeStore(store, { by: 'anna', what: 'try' }, (registry) => ({
    ...registry,
    shell: { ...registry.shell, rollout: { version: '1.0.0-ffffff', percent: 100, paths: ['/owner/*'], pages: [] } },
  }))
  expect(await shellAt(inside)).toBe(stable)
})

it('embeds the booking of the canary for those who get it, and says the trial to its reports', async () => {
  const { store, get } = await served()
  const ship = async (loader: string, percent?: number) => {
    const { version: embed } = await putShared(store, 'embed', embedBuild(`${loader} {{version}} {{trial}}`))
    const release = await publishArea(store, publicBuild(`entry(${loader})`), {
      ...{ besides: { embed }, ...(percent !== undefined && { percent }) },
    })
    return { ...release, embed }
  }
  const first = await ship('one()')
  const loaderAt = (address: string) => get(address, '/embed.js')
  expect((await loaderAt(addresses[0] ?? '')).headers['cache-control']).toBe('public, max-age=300')
  const second = await ship('two()', 50)
  const trial = (await readRegistry(store)).areas.public?.rollout?.trial
  for (const address of addresses.slice(0, 20)) {
    const isCanary = placeOfAddress(address, 'site', second.version) < 50
    const { body, headers } = await loaderAt(address)
    expect(body).toBe(isCanary ? `two() ${second.embed} ${trial}` : `one() ${first.embed} ${trial}`)
    expect(headers['cache-control']).toBe('private, max-age=300')
    expect((await get(address, '/embed/frame?owner=anna')).headers['cache-control']).toBe('private, no-cache')
  }
})
