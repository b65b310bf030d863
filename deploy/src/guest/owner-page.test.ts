import { anImage, aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { beforeAll, describe, expect, it } from 'vitest'
import { edge } from '../edge/edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { freshStore, patient, publicBuild, realFirstView, shellBuild, siteBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const origin = 'http://localhost:8080'
const platform = 'localhost:8080'
const book = 'book.localhost:8080'

let server: TestServer
const world = { one: '', three: '', demo: '', house: 0, unit: 0, first: 0 }
beforeAll(async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await putShared(store, 'site', siteBuild(await realFirstView()))
  await publishArea(store, publicBuild(), { besides: { site: version } })
  server = await testServer({
    env: { origin },
    around: (app) => edge(app, { store, operator, origin, limits: patient }),
  })
  const [one, three] = await Promise.all([server.signUpOwner(), server.signUpOwner()])
  const unit = await aUnit(one, { name: 'Blue room' })
  await anImage(one, { property: unit.property.id })
  await one.call('PATCH', '/api/site-settings/', {
    ...{ business_name: 'Haus am See', intro: 'Six rooms by the water.', accent: '#7a1f3d' },
    translations: { de: { intro: 'Sechs Zimmer am Wasser.' } },
  })
  for (const name of ['Mill', 'Barn', 'Tower']) {
    const house = await aProperty(three, { name })
    await aUnit(three, { property_id: house.id })
    world.first ||= house.id
  }
  Object.assign(world, { one: one.user.slug, three: three.user.slug, house: unit.property.id, unit: unit.id })
})

const get = async (host: string, url: string, language = 'en') => {
  const headers = { host, 'accept-language': language }
  const { statusCode: status, body } = await server.app.inject({ url, headers })
  return { status, body }
}
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const dataIn = (html: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(html) ?? []
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
}

describe.each([platform, book])('the page of an owner at %s', (host) => {
  it('is there before any script has run, under the name of the house', async () => {
    const { status, body } = await get(host, `/?owner=${world.three}`)
    expect(status).toBe(200)
    for (const name of ['Mill', 'Barn', 'Tower']) expect(body).toMatch(new RegExp(`<h3 [^>]*>${name}</h3>`))
    const other = (await get(host, `/?owner=${world.one}`)).body
    expect(other).toMatch(/<title>Haus am See · Book your stay<\/title>/)
    expect(other).toMatch(/<h1 [^>]*>Haus am See<\/h1>/)
    expect(other).toContain('<meta name="description" content="Six rooms by the water."/>')
    expect(other).toContain('<meta property="og:site_name" content="Haus am See"/>')
    expect(other).toMatch(/<meta property="og:image" content="[^"]+"\/>/)
    expect(other).toContain('--kh-accent:#7a1f3d')
    expect(other).not.toContain('Register your property')
  })

  it('opens on the one property that the owner offers, with its units and no list of one', async () => {
    const { body } = await get(host, `/?owner=${world.one}`)
    expect(body).toContain(`href="/property/${world.house}/unit/${world.unit}?owner=${world.one}"`)
    expect(body).not.toContain('role="search"')
    expect(body).not.toContain('kh-grid')
    expect(dataIn(body)).toMatchObject([
      { '@type': 'LodgingBusiness', name: expect.any(String), containsPlace: [{ name: 'Blue room' }] },
      { '@type': 'LodgingBusiness', name: 'Haus am See' },
    ])
    expect((await get(host, `/?owner=${world.three}`)).body).toContain('role="search"')
  })

  it('is in the language of its reader, with what the owner wrote in it', async () => {
    expect((await get(host, `/de/?owner=${world.one}`)).body).toContain('Sechs Zimmer am Wasser.')
    expect((await get(host, `/?owner=${world.one}`, 'de')).body).toContain('Sechs Zimmer am Wasser.')
  })

  it('may be found by search engines, at one address', async () => {
    const { body } = await get(host, `/?owner=${world.one}`)
    expect(body).not.toContain('noindex')
    expect(canonicalIn(body)).toBe(`${origin}/?owner=${world.one}`)
    expect(canonicalIn((await get(host, `/de/?owner=${world.one}`)).body)).toBe(`${origin}/de/?owner=${world.one}`)
    expect(canonicalIn((await get(host, `/property/${world.house}?owner=${world.one}`)).body)).toBe(
      `http://${book}/property/${world.house}`,
    )
  })

  it('keeps the house around its inner pages', async () => {
    const { body } = await get(host, `/property/${world.house}/unit/${world.unit}?owner=${world.one}`)
    expect(body).toMatch(/<title>Blue room, .* · Haus am See<\/title>/)
    expect(body).toContain(`href="/?owner=${world.one}"`)
  })

  it('is missing where nobody has that name, with a way on', async () => {
    const { status, body } = await get(host, '/?owner=nobody-here')
    expect(status).toBe(404)
    expect(body).toContain('noindex')
    expect(body).toMatch(/<main .*There is no such page.*<a [^>]*href="\/"/s)
  })
})

it('leaves owners’ pages, and tabs that run releases of their choice, to the shell', async () => {
  for (const url of [
    `/?owner=${world.one}&set=none`,
    `/?owner=${world.one}&mfe.public=1`,
    `/owner/?owner=${world.one}`,
  ])
    expect((await get(platform, url)).body).toContain('id="registry"')
})

it('has a letter on the owner’s colour as its sign, which can be read at 16 px', async () => {
  const { body } = await get(platform, `/?owner=${world.one}`)
  const [, icon = ''] = /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]+)"/.exec(body) ?? []
  expect(decodeURIComponent(icon)).toMatch(/fill="#7a1f3d".*>H<\/text>/)
})

const secret = '/request/abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'

describe('a guests’ page at the platform’s own address', () => {
  it('is there before any script has run, and fetches nothing of the owners’ side', async () => {
    const stay = 'check_in=2031-06-01&check_out=2031-06-04'
    for (const [url, heading] of [
      ['/', /<h1 [^>]*>Find your perfect rental property</],
      [`/property/${world.first}`, /<h1 [^>]*>Mill</],
      [`/property/${world.house}/unit/${world.unit}`, /<h1 [^>]*>Blue room</],
      [`/book?property=${world.house}&unit=${world.unit}&${stay}`, /<h1 [^>]*>Request to book</],
      ['/legal-notice', /<h1 [^>]*>Legal notice</],
    ] as const) {
      const { status, body } = await get(platform, url)
      expect([url, status]).toEqual([url, 200])
      expect(body).toMatch(heading)
      expect(body).not.toMatch(/(?:src|href)="\/(?:shell|mfe|registry)\//)
      expect(body).not.toContain('id="registry"')
      // Owners are one load away.
      expect(body).toContain('<a href="/owner/"')
    }
  })

  it('says in its HTML what it is about, with a preview picture and data about the lodging', async () => {
    const { status, body } = await get(platform, `/property/${world.house}`)
    expect(status).toBe(200)
    expect(body).toMatch(/<title>[^<]+ · Keyhaven<\/title>/)
    expect(body).toMatch(/<meta name="description" content="[^"]+"\/>/)
    expect(body).toMatch(
      /<meta property="og:image" content="http:[^"]+\/keyhaven\/media\/preview\/[^"]+\.webp\.jpg"\/>/,
    )
    expect(dataIn(body)[0]).toMatchObject({ '@type': 'LodgingBusiness' })
    expect(canonicalIn(body)).toBe(`http://${book}/property/${world.house}`)
    expect((await get(platform, `/property/${world.house}/unit/${world.unit}`)).body).toContain('<title>Blue room, ')
    expect((await get(platform, '/')).body).toContain('<title>Keyhaven · Find your perfect rental property</title>')
  })

  it('leads browsers without scripts to the page of their request', async () => {
    const { body } = await get(platform, secret)
    expect(body).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${secret}?plain=1" /></noscript>`)
  })

  it('says it in the language of its address, and of its reader', async () => {
    expect((await get(platform, '/de/')).body).toMatch(/<meta name="description" content="[^"]*Ferienwohnungen/)
    expect((await get(platform, '/', 'de')).body).toMatch(/<meta name="description" content="[^"]*Ferienwohnungen/)
    expect((await get(platform, '/de/')).body).toContain('hreflang="fr"')
  })

  it.each(['/property/999999', '/property/x', '/de/property/999999', '/nope'])('is missing at %s', async (url) => {
    const { status, body } = await get(platform, url)
    expect(status).toBe(404)
    expect(body).toMatch(/<main .*href="[^"]*\/"/s)
    expect(body).not.toContain('id="registry"')
  })

  it.each([
    '/?set=aaaaaaaa',
    '/de/?mfe.bookings=off',
    '/property/1?mfe.public=1.0.0-aaaaaa',
    '/?inspect',
    `${secret}?mfe.public=1.0.0-aaaaaa`,
    ...['/decision/abc', '/owner/login', '/owner/nope'],
  ])('is the shell’s at %s', async (url) => {
    const { body } = await get(platform, url)
    expect(body).toContain('id="registry"')
    expect(body).not.toContain('id="first-data"')
  })

  it('tells its scripts that the shell is there too, as no other site does', async () => {
    expect((await get(platform, '/')).body).toContain('"hasShell":true')
    expect((await get(book, '/')).body).not.toContain('hasShell')
  })
})

it('is the shell’s page where no site is published', async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  await publishArea(store, publicBuild())
  const before = await testServer({ env: { origin }, around: (app) => edge(app, { store, operator, origin }) })
  for (const url of ['/', '/de/', '/property/1', secret]) {
    const { statusCode, body } = await before.app.inject({ url, headers: { host: platform } })
    expect([url, statusCode]).toEqual([url, 200])
    expect(body).toContain('id="registry"')
  }
})
