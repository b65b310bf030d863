import { Writable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { aProperty, aUnit, anImage } from '@keyhaven/api/testing/factories'
import { openTestServer, type TestOwner, type TestServer, unique } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edge } from '../edge/edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { freshStore, patient, publicBuild, realFirstView, shellBuild, siteBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const origin = 'http://localhost:8080'
const book = 'book.localhost:8080'
const own = `h-${unique()}.localhost:8080`
const evil = '</script><script>alert("1")</script>'

const logged: string[] = []
const stream = new Writable({ write: (line, _encoding, done) => (logged.push(String(line)), done()) })
let server: TestServer
let owner: TestOwner
const world = { mine: 0, unit: 0, theirs: 0, slug: '' }
beforeAll(async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await putShared(store, 'site', siteBuild(await realFirstView()))
  await publishArea(store, publicBuild(), { besides: { site: version } })
  server = await openTestServer({
    env: { origin },
    logger: { level: 'info', stream },
    around: (app) => edge(app, { store, operator, origin, limits: patient }),
  })
  owner = await server.signUpOwner({ personals: true })
  const other = await server.signUpOwner()
  const mine = await aProperty(owner, { name: `Haus & Hof ${evil}`, description: `Quiet.\n\n${evil}` })
  await anImage(owner, { property: mine.id })
  const unit = await aUnit(owner, { property_id: mine.id, name: 'Blue room', price_per_night: '89,50' })
  // With one house alone its home would be that house.
  await aUnit(owner, { property_id: (await aProperty(owner, { name: 'Second House' })).id })
  const theirs = (await aUnit(other, { property_id: (await aProperty(other, { name: 'Far House' })).id })).property.id
  Object.assign(world, { mine: mine.id, unit: unit.id, theirs, slug: owner.user.slug })
  const site = { domain: own.split(':')[0], accent: '#7a1f3d', privacy_text: 'We keep little.\n\nAnd not for long.' }
  const changed = await owner.call('PATCH', '/api/site-settings/', site)
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body))
})
afterAll(() => server.close())

const get = async (host: string, url: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({ url, headers: { host, ...headers } })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, raw: answer.rawPayload }
}
const linkTo = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const blockOf = (html: string, type: string) => {
  const text = new RegExp(`<script type="${type}"[^>]*>([^<]*)</script>`).exec(html)?.[1]
  return JSON.parse(text ?? 'null') as Record<string, never>
}

describe('a page of a site that stands alone', () => {
  it('says what it is about before any script has run', async () => {
    const { status, body, headers } = await get(own, `/property/${world.mine}/unit/${world.unit}`)
    expect(status).toBe(200)
    expect(body).toMatch(/<title>Blue room, Haus &amp; Hof .* · Anna Huber<\/title>/)
    expect(body).toMatch(/<meta name="description" content="Mondsee, Austria, sleeps up to 4\. From €89\.50 a night\./)
    expect(body).toMatch(/<h1 [^>]*>Blue room<\/h1>/)
    expect(body).toMatch(/<strong>€89\.50<\/strong>(?:<span>)? a night/)
    expect(body).toMatch(/<meta property="og:title" content="Blue room/)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('shows the pictures of the house for a unit that has none', async () => {
    const { body } = await get(own, `/property/${world.mine}/unit/${world.unit}`)
    expect(body).toMatch(/<div class="kh-gallery .*?<picture><img class="kh-picture"/)
    expect(body).not.toContain('No image available')
  })

  it('has every picture for guests without scripts', async () => {
    const host = await server.signUpOwner()
    const house = await aProperty(host, { name: 'Mill' })
    await aUnit(host, { property_id: house.id })
    for (const name of ['a.png', 'b.png', 'c.png']) await anImage(host, { property: house.id }, name)
    const { body } = await get(book, `/property/${house.id}`)
    const [gallery = ''] = /<div class="kh-gallery .*?<\/ul>/s.exec(body) ?? []
    expect(gallery.match(/<a class="kh-gallery-picture" href="[^"]+\.webp"/g)).toHaveLength(3)
    expect(gallery.match(/<img class="kh-picture"/g)).toHaveLength(3)
  })

  it('carries the answers that its scripts would ask for, and the scripts of the page', async () => {
    const { body } = await get(own, `/property/${world.mine}`)
    const { calls, site } = blockOf(body, 'application/json') as never as {
      calls: Record<string, object>
      site: object
    }
    expect(calls).toEqual({
      [`/api/public/booking/property/${world.mine}/?locale=en`]: expect.objectContaining({ id: world.mine }),
    })
    expect(site).toMatchObject({ slug: world.slug, name: 'Anna Huber' })
    expect(body).toMatch(/<link rel="preload" as="script" crossorigin href="\/site\/static\/js\/property\.js"/)
    expect(body).toMatch(/<img class="kh-picture" [^>]*width="30" height="20"[^>]* fetchpriority="high"/i)
  })

  it('shows what is free for the stay of a link', async () => {
    const first = addDays(new Date().toISOString().slice(0, 10), 60)
    const stay = `check_in=${first}&check_out=${addDays(first, 3)}&guests=2`
    const { body } = await get(own, `/?${stay}`)
    expect(body).toMatch(/<h2 [^>]*>Available Units<\/h2>/)
    expect(body).toContain('<strong>€268.50</strong>')
    const { calls } = blockOf(body, 'application/json') as never as { calls: Record<string, object[]> }
    const searchCall = Object.keys(calls).find((call) => call.startsWith('/api/public/booking/search/?')) ?? ''
    expect(searchCall).toContain(`check_in=${first}`)
    expect(calls[searchCall]).toMatchObject({ units: [{ id: world.unit, total_price: 268.5 }, {}], count: 2 })
    expect((await get(own, '/?check_in=2031-06-04&check_out=2031-06-01')).body).toContain('Haus &amp; Hof')
  })

  it('lets nothing that an owner wrote become markup or script', async () => {
    for (const url of ['/', `/property/${world.mine}`, `/property/${world.mine}/unit/${world.unit}`]) {
      const { body } = await get(own, url)
      expect(body).not.toContain('<script>alert')
      expect(body).toContain('&lt;script&gt;alert')
    }
  })

  it('tells search engines about the lodging, its place, picture and price', async () => {
    const { body } = await get(own, `/property/${world.mine}/unit/${world.unit}`)
    expect(blockOf(body, 'application/ld\\+json')['@graph']).toMatchObject([
      {
        '@type': 'Apartment',
        name: 'Blue room',
        address: { addressLocality: 'Mondsee', addressCountry: 'AT' },
        occupancy: { maxValue: 4 },
      },
      {
        '@type': 'LodgingBusiness',
        image: [expect.stringMatching(new RegExp(`^http://${own}/keyhaven/media/`))],
        makesOffer: [{ price: 89.5, priceCurrency: 'EUR', itemOffered: { '@id': expect.stringContaining('#unit') } }],
      },
    ])
  })

  it('is compressed, and not sent again while it is the same', async () => {
    const accepts = { 'accept-encoding': 'gzip, br' }
    const first = await get(own, '/', accepts)
    expect(first.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(first.raw).toString()).toContain('<h1')
    const again = await get(own, '/', { ...accepts, 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
    const weakened = `W/"other", W/${String(first.headers.etag)}`
    expect((await get(own, '/', { ...accepts, 'if-none-match': weakened })).status).toBe(304)
    const missing = await get(own, '/nothing')
    expect((await get(own, '/nothing', { 'if-none-match': String(missing.headers.etag) })).status).toBe(404)
  })

  it('that shows nothing any more is 404, and kept by nobody', async () => {
    for (const url of [
      `/property/${world.theirs}`,
      '/property/999999',
      '/property/x',
      `/property/${world.mine}/unit/999999`,
      '/nothing',
      '/decision/token',
    ]) {
      const { status, body } = await get(own, url)
      expect([url, status]).toEqual([url, 404])
      expect(body).toContain('<meta name="robots" content="noindex"')
    }
  })

  it.each(['//[', '//other.example/', '//other.example/request/abc'])(
    'is not at %s, whatever host that may look like',
    async (url) => {
      for (const host of [own, book]) expect([host, (await get(host, url)).status]).toEqual([host, 404])
    },
  )

  it.each([own, book, 'localhost:8080'])('with a secret in its address is kept by nobody at %s', async (host) => {
    for (const url of ['/book?unit=1&property=1', '/request/abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb']) {
      const { status, headers } = await get(host, url)
      expect([status, headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
        200,
        'noindex, nofollow',
        'no-referrer',
      ])
    }
    expect((await get(own, '/request/abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb')).headers['cache-control']).toBe(
      'no-store',
    )
  })
})

describe('the domain of an owner', () => {
  it('shows that owner alone: name, colour and legal texts, and no way to the platform', async () => {
    const { body } = await get(own, '/')
    expect(body).toMatch(/<h1 [^>]*>Anna Huber<\/h1>/)
    expect(body).toContain('--kh-accent:#7a1f3d')
    expect(body).toContain('href="/legal-notice"')
    expect(body).not.toMatch(/Far House|\/owner|Register your property/)
    const notice = await get(own, '/legal-notice')
    expect(notice.body).toMatch(/Ring 1.*1010 Wien.*ATU12345678/s)
    const privacy = await get(own, '/privacy-policy')
    expect(privacy.body).toMatch(/<p>We keep little\.<\/p>\s*<p>And not for long\.<\/p>/)
  })

  it.each([
    ...['/owner', '/owner/login', '/shell/x.js', '/mfe/bookings/1/x.js', '/registry.json', '/operator.json'],
    ...['/regist%72y.json', '/%6fperator.json', '/registry.json/', '/%65mbed/standing?owner=x'],
  ])('has no %s', async (url) => {
    expect((await get(own, url)).status).toBe(404)
  })

  it('is listed by its own map and robots file', async () => {
    expect((await get(own, '/robots.txt')).body).toContain(`Sitemap: http://${own}/sitemap.xml`)
    const { body } = await get(own, '/sitemap.xml')
    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    const property = `http://${own}/property/${world.mine}`
    for (const address of [`http://${own}/`, property, `${property}/unit/${world.unit}`])
      expect(addresses).toContain(address)
    expect(addresses).toHaveLength(5 * 6)
    // The first page is made of what the others say, and of more that nobody dates.
    expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:]{8}Z<\/lastmod>/g)).toHaveLength(4 * 6)
    expect((await get(own, '/sitemap.xml?page=2')).status).toBe(404)
    expect((await get(own, '/sitemap.xml?page=x')).status).toBe(404)
  })
})

describe('every other host', () => {
  it('that nobody has answers a plain 404', async () => {
    for (const host of ['unknown.example.com', `x.${own}`])
      for (const url of ['/', '/owner', '/registry.json', '/site/static/js/index.js', '/healthz/x'])
        expect([host, url, (await get(host, url)).status]).toEqual([host, url, 404])
    expect((await get('unknown.example.com', '/')).body).toContain('No site here')
    expect((await get('unknown.example.com', '/healthz')).status).toBe(200)
  })

  it('shows where the page that counts is: on the owner’s domain, else on the site of everybody', async () => {
    const canonical = async (host: string, url: string) => linkTo((await get(host, url)).body)
    const [mine, theirs] = [`/property/${world.mine}`, `/property/${world.theirs}`]
    for (const host of [own, book, 'localhost:8080']) expect(await canonical(host, mine)).toBe(`http://${own}${mine}`)
    for (const host of [book, 'localhost:8080']) expect(await canonical(host, theirs)).toBe(`http://${book}${theirs}`)
    expect(await canonical(book, `${theirs}?check_in=2030-01-01`)).toBe(`http://${book}${theirs}`)
    for (const host of [own, book, 'localhost:8080'])
      for (const written of [`${mine}/`, `/property/00${world.mine}`])
        expect([host, await canonical(host, written)]).toEqual([host, `http://${own}${mine}`])
    const graph = blockOf((await get(book, mine)).body, 'application/ld\\+json')['@graph']
    expect(graph).toMatchObject([{ url: `http://${own}${mine}` }])
    for (const written of ['//', '///', '/?x']) expect(await canonical(own, written)).toBe(`http://${own}/`)
    expect(await canonical(own, `${mine}/unit/${world.unit}/`)).toBe(`http://${own}${mine}/unit/${world.unit}`)
  })

  it('lists what has no domain of its own, and no demo', async () => {
    const demo = await server.call<{ token: string }>('POST', '/auth/demo-login/')
    const headers = { authorization: `Token ${demo.body.token}` }
    const [property] = (await server.call<{ id: number }[]>('GET', '/api/properties/', undefined, headers)).body
    const { body } = await get(book, '/sitemap.xml')
    expect(body).toContain(`http://${book}/property/${world.theirs}<`)
    expect(body).not.toContain(`/property/${world.mine}<`)
    expect(body).not.toContain(`/property/${property?.id}<`)
  })

  it('shows the property of one owner under the slug, and tells search engines where it is at home', async () => {
    const { body } = await get(book, `/?owner=${world.slug}`)
    expect(body).not.toContain('Far House')
    expect(body).not.toContain('content="noindex"')
    expect(linkTo(body)).toBe(`http://${own}/`)
    expect(body).toMatch(new RegExp(`href="/property/${world.mine}[^"]*owner=${world.slug}"`))
    expect((await get(book, '/')).body).toContain('Far House')
  })

  it('leads owners from the site of everybody to the platform', async () => {
    const { status, headers } = await get(book, '/owner/login')
    expect([status, headers.location]).toEqual([302, `${origin}/owner/login`])
  })
})

describe('the log', () => {
  const view = async (path: string) => {
    const before = logged.length
    const { status, headers } = await get(own, path)
    const etag = headers['etag'] ?? ''
    await expect.poll(() => logged.length).toBeGreaterThan(before)
    return { status, etag, lines: logged.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>) }
  }

  it('gets one line for a page view, without the secret of its address and without its query', async () => {
    const secret = 'A1-_'.repeat(10) + 'xyz'
    const { lines } = await view(`/request/${secret}?guest=anna`)
    expect(lines).toEqual([expect.objectContaining({ level: 30, method: 'GET', url: '/request/…', status: 200 })])
    expect(logged.join('')).not.toContain(secret)
  })

  it('gets one line where nothing changed, and where nothing is', async () => {
    const { etag } = await view(`/property/${world.mine}`)
    const before = logged.length
    expect((await get(own, `/property/${world.mine}`, { 'if-none-match': etag })).status).toBe(304)
    await expect.poll(() => logged.length).toBe(before + 1)
    expect((await view('/nothing-here')).lines).toMatchObject([{ level: 30, status: 404 }])
  })
})
