import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { openTestServer, type TestServer, unique } from '@keyhaven/api/testing/test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edge } from '../edge/edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { freshStore, patient, publicBuild, realFirstView, shellBuild, siteBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const origin = 'http://localhost:8080'
const book = 'book.localhost:8080'
const own = `h-${unique()}.localhost:8080`

let server: TestServer
const world = { theirs: 0, slug: '' }
beforeAll(async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await putShared(store, 'site', siteBuild(await realFirstView()))
  await publishArea(store, publicBuild(), { besides: { site: version } })
  server = await openTestServer({
    env: { origin },
    around: (app) => edge(app, { store, operator, origin, limits: patient }),
  })
  const owner = await server.signUpOwner({ personals: true })
  await owner.call('PATCH', '/api/site-settings/', { domain: own.split(':')[0], accent: '#7a1f3d' })
  const other = await server.signUpOwner()
  const theirs = (await aUnit(other, { property_id: (await aProperty(other)).id })).property.id
  Object.assign(world, { theirs, slug: owner.user.slug })
})
afterAll(() => server.close())

const get = async (host: string, url: string) => {
  const answer = await server.app.inject({ url, headers: { host } })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, raw: answer.rawPayload }
}

describe('the domain of an owner', () => {
  it.each([
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
    ['/apple-touch-icon-precomposed.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/maskable-512.png', 512],
  ])('has its own sign at %s, %i pixels wide', async (url, size) => {
    const { status, headers, raw } = await get(own, url)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ])
    // The head of a PNG: its width and height.
    expect([raw.readUInt32BE(16), raw.readUInt32BE(20)]).toEqual([size, size])
  })

  it('has a manifest of its own, whose icons and first page are there', async () => {
    const { body } = await get(own, '/')
    expect(body).toContain('<link rel="manifest" href="/site.webmanifest" />')
    const manifest = JSON.parse((await get(own, '/site.webmanifest')).body) as {
      icons: { src: string; purpose: string }[]
    }
    expect(manifest).toMatchObject({ name: 'Anna Huber', start_url: '/', theme_color: '#7a1f3d' })
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
    for (const { src } of manifest.icons) expect([src, (await get(own, src)).status]).toEqual([src, 200])
    const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(body) ?? []
    const { status, headers } = await get(own, touch.replaceAll('&amp;', '&'))
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })
})

describe('the platform', () => {
  it('shows the sign of an owner on their page, and its own on those of everybody', async () => {
    const mine = await get('localhost:8080', `/?owner=${world.slug}`)
    expect(mine.body).toContain(`<link rel="manifest" href="/site.webmanifest?owner=${world.slug}" />`)
    const start = JSON.parse((await get('localhost:8080', `/site.webmanifest?owner=${world.slug}`)).body) as object
    expect(start).toMatchObject({ name: 'Anna Huber', start_url: `/?owner=${world.slug}` })
    expect((await get('localhost:8080', '/site.webmanifest?owner=nobody-there')).status).toBe(404)
    expect((await get(book, '/')).body).toContain('<link rel="manifest" href="/site.webmanifest">')
  })

  it('shows with its link Keyhaven’s own picture on the first page, and no house by chance', async () => {
    for (const host of [book, 'localhost:8080'])
      expect((await get(host, '/')).body).toContain(`<meta property="og:image" content="http://${book}/preview.jpg"/>`)
    const there = (await get(book, `/property/${world.theirs}`)).body
    expect(there).toMatch(/property="og:image" content="[^"]+\/keyhaven\/media\/icons\/preview\.jpg\?owner=/)
  })
})
