import { createHash } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { edge } from './edge.ts'
import { readRegistry as parseRegistry, registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { changeStore } from '../publish/change-store.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { pagePath, readCurrent, readRegistry } from '../store/generation.ts'
import { inStore } from '../store/store.ts'
import { bookingsBuild, freshStore, publicBuild, shellBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const served = async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await publishArea(store, bookingsBuild())
  const app = Fastify()
  await edge(app, { store, operator, origin: 'http://localhost:8080' })
  return { app, store, version }
}
const get = async (url: string, headers: Record<string, string> = {}) => {
  const { app, version } = await served()
  return { version, answer: await app.inject({ url, headers }) }
}

describe('the edge', () => {
  it.each(['/owner', '/owner/dashboard', '/owner/dashboard/bookings/', '/owner/dashboard/bookings/12?tab=1'])(
    'answers %s with HTML that runs no inline script and stands in no frame',
    async (url) => {
      const { answer } = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it.each([
    ['/favicon.ico', 'icon', 'image/x-icon'],
    ['/apple-touch-icon.png', 'touch', 'image/png'],
    ['/apple-touch-icon-precomposed.png', 'touch', 'image/png'],
    ['/icon-192.png', '192', 'image/png'],
    ['/icon-512.png', '512', 'image/png'],
    ['/maskable-512.png', 'maskable', 'image/png'],
    ['/preview.jpg', 'preview', 'image/jpeg'],
  ])('has %s where browsers, phones and networks look without reading a page', async (url, body, type) => {
    const { answer } = await get(url)
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, body, type])
    expect(answer.headers['cache-control']).toContain('max-age=86400')
  })

  it('has a web manifest, all of whose icons exist', async () => {
    const { app } = await served()
    const answer = await app.inject({ url: '/site.webmanifest' })
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    const { name, icons, start_url } = answer.json<{ name: string; icons: { src: string }[]; start_url?: string }>()
    expect([name, start_url, icons.length]).toEqual(['Keyhaven', '/', 3])
    for (const { src } of icons) expect((await app.inject({ url: src })).statusCode).toBe(200)
    const { body } = await app.inject({ url: '/owner' })
    expect(body).toMatch(/rel="apple-touch-icon" href="\/shell\/[^"]+\.png"/)
    const [, manifest = ''] = /<link rel="manifest" href="([^"]+)"/.exec(body) ?? []
    expect((await app.inject({ url: manifest })).json()).toMatchObject({ start_url: '/owner/dashboard' })
    expect(body).toMatch(/<meta name="theme-color" content="#\w+" media="\(prefers-color-scheme: dark\)">/)
  })

  it('says what a page of the shell is about in the language of the visitor, and nothing of one that owners see', async () => {
    const { app } = await served()
    const page = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } })
    const english = await page('/owner')
    expect(english.body).toContain('<title>For &lt;hosts&gt; · Keyhaven</title>')
    expect(english.body).toContain('<meta name="description" content="All in one place." />')
    expect(english.body).toContain('<link rel="canonical" href="http://localhost:8080/owner" />')
    expect(english.body).toContain('<meta property="og:image" content="http://localhost:8080/preview.jpg" />')
    expect(english.headers.vary).toContain('Accept-Language')
    const german = (await page('/owner/', 'de-AT,en;q=0.5')).body
    expect(german).toContain('<title>Für Gastgeber · Keyhaven</title>')
    expect(german).toContain('<html lang="de">')
    expect((await page('/owner', 'pl')).body).toContain('<title>For &lt;hosts&gt; · Keyhaven</title>')
    expect((await page('/owner/dashboard/bookings')).body).toContain('<title>Keyhaven</title>')
    expect((await page('/owner/no-such-page')).body).not.toContain('rel="canonical"')
    expect(english.body).not.toMatch(/"head":/)
  })

  it('answers an address that is nobody’s with the page that says so, as 404', async () => {
    const { answer } = await get('/owner/no-such-page')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  it('sends what was compressed at publication, and 304 where nothing has changed', async () => {
    const { app } = await served()
    const first = await app.inject({ url: '/owner', headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<!doctype html>')
    const headers = { 'accept-encoding': 'gzip, br', 'if-none-match': String(first.headers.etag) }
    expect((await app.inject({ url: '/owner', headers })).statusCode).toBe(304)
  })

  it('serves a release for ever, and a missing file of one not at all', async () => {
    const { app, version } = await served()
    const entry = await app.inject({ url: `/mfe/bookings/${version}/remoteEntry.js` })
    expect(entry.headers['cache-control']).toContain('immutable')
    const missing = await app.inject({ url: `/mfe/bookings/${version}/nothing.js` })
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(missing.json()).toMatchObject({ code: 'not_found' })
  })

  it('shows a new release to the next visitor without a restart', async () => {
    const { app, store } = await served()
    const before = (await app.inject({ url: '/owner/dashboard/bookings' })).body
    const { version } = await publishArea(store, bookingsBuild('page(2)'))
    const after = (await app.inject({ url: '/owner/dashboard/bookings' })).body
    expect([before.includes(version), after.includes(version)]).toEqual([false, true])
  })

  it('goes on with every other area where the registry has an entry that cannot be read, and keeps that entry', async () => {
    const { app, store } = await served()
    await changeStore(store, { by: 'anna', what: 'publish finance' }, (registry) => {
      const json = registryJson(registry)
      return parseRegistry({ ...json, areas: { ...json.areas, finance: { kind: 'new' } } })
    })
    const { version } = await publishArea(store, bookingsBuild('page(3)'))
    const answer = await app.inject({ url: '/owner/dashboard/bookings' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(version)
    // The page of another area has nothing of it; the registry does.
    expect(answer.body).not.toContain('finance')
    expect((await app.inject({ url: '/registry.json' })).json()).toMatchObject({
      areas: { bookings: { stable: version }, finance: { kind: 'new' } },
    })
  })

  it('gives a page the part of its area, and says where all of it lies, by its hash and for ever', async () => {
    const { app, store, version } = await served()
    await publishArea(store, publicBuild())
    const inline = async (url: string) =>
      JSON.parse(/id="registry">(.*?)<\/script>/.exec((await app.inject({ url })).body)?.[1] ?? '') as Registry & {
        file: { href: string; integrity: string }
      }
    const { set, areas, file } = await inline('/owner/dashboard/bookings')
    expect([set, Object.keys(areas), areas.bookings?.stable]).toEqual([
      (await readRegistry(store)).set,
      ['bookings'],
      version,
    ])
    expect(Object.keys((await inline('/owner')).areas)).toEqual([])
    const whole = await app.inject({ url: file.href, headers: { 'accept-encoding': 'br' } })
    expect(whole.headers).toMatchObject({
      ...{ 'content-encoding': 'br', 'content-type': 'application/json; charset=utf-8' },
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const text = brotliDecompressSync(whole.rawPayload).toString()
    expect(file.integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`)
    expect(JSON.parse(text)).toEqual((await app.inject({ url: '/registry.json' })).json())
    // A tab that was opened before a change still gets what its page names.
    await publishArea(store, bookingsBuild('page(7)'))
    expect((await app.inject({ url: file.href })).body).toBe(text)
    expect((await inline('/owner')).file.href).not.toBe(file.href)
  })

  it('gives no page of the store for a registry, and nothing for a hash that is none', async () => {
    const { app, store } = await served()
    const { pages } = (await readCurrent(store)).generation
    for (const hash of [pages['index.shell.html'], '0'.repeat(20), '../../../etc/passwd', 'x'])
      expect((await app.inject({ url: `/registry/${hash}.json` })).statusCode).toBe(404)
  })

  it('gives a shell from before the registry was a file all of it in the page', async () => {
    const { app, store } = await served()
    await publishShell(store, shellBuild('former()', false))
    await publishArea(store, publicBuild())
    const [, text = ''] = /id="registry">(.*?)<\/script>/.exec((await app.inject({ url: '/owner' })).body) ?? []
    expect(JSON.parse(text)).toEqual((await app.inject({ url: '/registry.json' })).json())
  })

  it('says of an unchanged registry that the browser has it already', async () => {
    const { app, store } = await served()
    const { headers } = await app.inject({ url: '/registry.json' })
    const again = () => app.inject({ url: '/registry.json', headers: { 'if-none-match': String(headers.etag) } })
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, ''])
    const { version } = await publishArea(store, bookingsBuild('page(4)'))
    expect((await again()).json()).toMatchObject({ areas: { bookings: { stable: version } } })
  })

  it('names all releases of the store, newest first, and what was out with a release set of the past', async () => {
    const { app, store, version } = await served()
    const { set } = (await app.inject({ url: '/registry.json' })).json<{ set: string }>()
    const next = [
      await publishArea(store, bookingsBuild('page(5)')),
      await publishArea(store, bookingsBuild('page(6)')),
    ]
    const newest = next.map((one) => one.version).toReversed()
    expect((await app.inject({ url: '/releases.json' })).json()).toEqual({ bookings: [...newest, version] })
    expect((await app.inject({ url: `/sets/${set}` })).json()).toMatchObject({ set, areas: { bookings: version } })
    const unknown = await app.inject({ url: '/sets/ffffffff' })
    expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 'not_found' }])
  })

  it('gives the page of a release set of the past in the shell of then, and the usual one where no set is known', async () => {
    const { app, store } = await served()
    const bookings = '/owner/dashboard/bookings'
    const shellOf = async (url: string) => {
      const { statusCode, body } = await app.inject({ url })
      const [, version] = /\/shell\/([^/]+)\/theme\.js/.exec(body) ?? []
      const { shell } = JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as Registry
      expect([statusCode, shell.version]).toEqual([200, version])
      return version
    }
    const { set, shell } = await readRegistry(store)
    const { version: next } = await publishShell(store, shellBuild('shell(2)'))
    expect(await shellOf(bookings)).toBe(next)
    for (const path of [bookings, `${bookings}/12`, '/owner'])
      expect(await shellOf(`${path}?set=${set}`)).toBe(shell.version)
    const { set: now } = await readRegistry(store)
    for (const other of [now, 'ffffffff', '', `${set}&set=${set}`])
      expect(await shellOf(`${bookings}?set=${other}`)).toBe(next)

    const entry = (await app.inject({ url: `${bookings}?set=${set}` })).body
    expect(entry).toContain((await readRegistry(store)).areas.bookings?.stable)
    rmSync(inStore(store, 'shell', shell.version, 'shell.json'))
    expect(await shellOf(`${bookings}?set=${set}`)).toBe(next)
  })

  it('gives registry and operator as data', async () => {
    const { app, version } = await served()
    expect((await app.inject({ url: '/registry.json' })).json()).toMatchObject({
      areas: { bookings: { stable: version } },
    })
    expect((await app.inject({ url: '/operator.json' })).json()).toEqual(operator)
  })

  it.each(['/../secret.js', '/mfe/../secret.js', '/mfe/%2e%2e/secret.js', '/mfe/bookings/..%2f..%2fsecret.js'])(
    'gives nothing outside the releases for %s',
    async (url) => {
      const { app, store } = await served()
      writeFileSync(inStore(store, 'secret.js'), 'the secret')
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.body).not.toContain('the secret')
    },
  )

  it('answers a POST to a page with the one shape of errors', async () => {
    const { app } = await served()
    const answer = await app.inject({ method: 'POST', url: '/owner' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found', detail: [expect.any(String)] })
  })
})

it('leads on from an address of before, with its parameters and what was searched for', async () => {
  const { app, store } = await served()
  await changeStore(store, { by: 'anna', what: 'redirect' }, (registry) => {
    const moved = JSON.parse(JSON.stringify(registryJson(registry))) as Registry
    for (const release of Object.values(moved.areas.bookings?.releases ?? {}))
      release.manifest.redirects = [
        { from: '/owner/dashboard/bookings/old/:id', to: '/owner/dashboard/bookings' },
        { from: '/owner/dashboard/bookings/:id/bill', to: '/owner/dashboard/bookings/:id' },
      ]
    return parseRegistry(moved)
  })
  const placeOf = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url })
    return [statusCode, headers.location]
  }
  expect(await placeOf('/owner/dashboard/bookings/7/bill?tab=1')).toEqual([301, '/owner/dashboard/bookings/7?tab=1'])
  expect(await placeOf('/owner/dashboard/bookings/old/3')).toEqual([301, '/owner/dashboard/bookings'])
  expect(await placeOf('/owner/dashboard/bookings')).toEqual([200, undefined])
})

it('has a page again as soon as the store has it that did not answer, or had lost it, when it was first asked for', async () => {
  const { store } = await served()
  let isAway = false
  const bring = async (path: string) => {
    if (isAway && path.startsWith('pages/')) throw new Error('The bucket does not answer.')
    return store.backing.bring(path)
  }
  const app = Fastify()
  const options = { operator, origin: 'http://localhost:8080' }
  await edge(app, { ...options, store: { ...store, backing: { ...store.backing, bring } } })
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode
  expect(await statusOf('/owner')).toBe(200)
  isAway = true
  expect(await statusOf('/owner/dashboard/bookings')).toBe(500)
  isAway = false
  const { generation } = await readCurrent(store)
  const page = inStore(store, pagePath(generation.pages['index.bookings.owner-dashboard-bookings.html'] ?? ''))
  renameSync(page, `${page}.lost`)
  expect(await statusOf('/owner/dashboard/bookings')).toBe(404)
  renameSync(`${page}.lost`, page)
  expect(await statusOf('/owner/dashboard/bookings')).toBe(200)
})
