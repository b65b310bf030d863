import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, type TestServer, unique } from '@keyhaven/api/testing/test-server'
import { beforeAll, describe, expect, it } from 'vitest'
import { edge } from '../edge/edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { freshStore, patient, publicBuild, realFirstView, shellBuild, siteBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const origin = 'http://localhost:8080'
const book = 'book.localhost:8080'
const platform = 'localhost:8080'
const own = `h-${unique()}.localhost:8080`

const serve = async (firstView: string, locales?: readonly string[]) => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await putShared(store, 'site', siteBuild(firstView))
  await publishArea(store, publicBuild('entry()', locales), { besides: { site: version } })
  return testServer({ env: { origin }, around: (app) => edge(app, { store, operator, origin, limits: patient }) })
}
const getter =
  (server: TestServer) =>
  async (host: string, url: string, language?: string, method: 'GET' | 'HEAD' = 'GET') => {
    const headers = { host, ...(language !== undefined && { 'accept-language': language }) }
    const { statusCode: status, headers: sent, body } = await server.app.inject({ method, url, headers })
    const lang = /<html lang="(\w+)"/.exec(body)?.[1]
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]
    return { status, headers: sent, body, lang, canonical }
  }
const alternatesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, lang = '', href]) => [
      lang,
      href,
    ]),
  )

let get: ReturnType<typeof getter>
let owner: TestOwner
const world = { mine: '', unit: '', theirs: '', slug: '', other: '' }
beforeAll(async () => {
  const server = await serve(await realFirstView())
  get = getter(server)
  owner = await server.signUpOwner({ personals: true })
  const other = await server.signUpOwner()
  const mine = await aProperty(owner, { name: 'Casa al lago' })
  const unit = await aUnit(owner, { property_id: mine.id, name: 'Blue room', price_per_night: '89,50' })
  // With one house alone its home would be that house.
  await aUnit(owner, { property_id: (await aProperty(owner, { name: 'Casa sul monte' })).id })
  const theirs = await aProperty(other, { name: 'Far House' })
  await aUnit(other, { property_id: theirs.id })
  await owner.call('PATCH', '/api/site-settings/', { domain: own.split(':')[0], locale: 'it' })
  await other.call('PATCH', '/api/site-settings/', { locale: 'nl' })
  const at = `/property/${mine.id}`
  Object.assign(world, { mine: at, unit: `${at}/unit/${unit.id}`, theirs: `/property/${theirs.id}` })
  Object.assign(world, { slug: owner.user.slug, other: other.user.slug })
})

describe('an address that names no language', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['cs', 'cs'],
    ['es,fr;q=0.3', 'fr'],
    ['es', 'en'],
    ['*', 'en'],
    ['de;q=0', 'en'],
    [undefined, 'en'],
  ])('is answered to “%s” in %s, and says what that depends on', async (accepts, lang) => {
    for (const path of ['/', world.theirs, '/book', '/nothing']) {
      const page = await get(book, path, accepts)
      expect([path, page.lang, page.headers['content-language']]).toEqual([path, lang, lang])
      expect(page.headers['vary']).toBe('Accept-Encoding, Accept-Language')
    }
  })

  it('is in the owner’s language for visitors whose languages are not offered', async () => {
    for (const accepts of [undefined, 'es', '*']) expect((await get(own, world.mine, accepts)).lang).toBe('it')
    expect((await get(own, world.mine, 'de')).lang).toBe('de')
    expect((await get(book, `/?owner=${world.other}`, 'es')).lang).toBe('nl')
    expect((await get(book, `/?owner=${world.other}`, 'en')).lang).toBe('en')
  })

  it('gives search engines one address, whatever the language of the visitor', async () => {
    for (const accepts of [undefined, 'de']) {
      expect((await get(own, world.mine, accepts)).canonical).toBe(`http://${own}${world.mine}`)
      expect((await get(book, '/', accepts)).canonical).toBe(`http://${book}/`)
    }
  })

  it('tells a browser that another language is another document', async () => {
    const tags = await Promise.all(['en', 'de', 'fr', 'de'].map((accepts) => get(own, world.mine, accepts)))
    const [en, de, fr, again] = tags.map(({ headers }) => headers.etag)
    expect(new Set([en, de, fr]).size).toBe(3)
    expect(again).toBe(de)
  })
})

describe('a legal page of the platform', () => {
  it.each(['en', 'de', 'it', 'nl', 'fr', 'cs'])(
    'is in the frame and the language of guests, and names the operator: %s',
    async (locale) => {
      for (const url of [`/${locale}/legal-notice`, `/${locale}/privacy-policy`]) {
        const { status, lang, body } = await get(book, url)
        expect([url, status, lang]).toEqual([url, 200, locale])
        expect(body).toMatch(/Lakeside Ltd.*Seeweg 3.*post@lakeside\.test/s)
        expect(body).toContain('class="kh-footer"')
        expect(body).toContain(`href="/${locale}/legal-notice"`)
        expect(body).not.toContain('/owner/legal-notice')
        // What is kept about owners they read on their own side.
        expect(body).not.toContain('argon2id')
      }
    },
  )

  it('is the platform’s below the name of an owner, and never on the owner’s domain', async () => {
    const named = await get(platform, `/de/legal-notice?owner=${world.other}`)
    expect([named.status, named.canonical]).toEqual([200, `http://${book}/de/legal-notice`])
    expect(named.body).toContain('Lakeside Ltd')
    expect((await get(own, '/de/legal-notice')).body).not.toContain('Lakeside Ltd')
  })
})

it('shows who is lost at the platform’s own address the guests’ page that says so, in their language', async () => {
  for (const url of ['/nothing', `${world.theirs}/nothing`, '/book/more', '/de/legal-notice/more']) {
    const { status, lang, body } = await get(platform, url, 'cs')
    expect([url, status, lang]).toEqual([url, 404, url.startsWith('/de/') ? 'de' : 'cs'])
    expect(body).toContain('class="kh-footer"')
    expect(body).toContain('<meta name="robots" content="noindex"')
  }
})

describe('an address that names a language', () => {
  it('is in that one, whatever else is wanted', async () => {
    for (const accepts of [undefined, 'fr', 'en']) {
      const { status, lang, headers } = await get(own, `/de${world.unit}`, accepts)
      expect([status, lang, headers['content-language'], headers['vary']]).toEqual([200, 'de', 'de', 'Accept-Encoding'])
    }
  })

  it.each(['GET', 'HEAD'] as const)('is the same with and without a slash at its end (%s)', async (method) => {
    for (const url of ['/de', '/de/', `/de${world.mine}`, `/de${world.mine}/`]) {
      const { status, headers } = await get(own, url, undefined, method)
      expect([url, status, headers['content-language']]).toEqual([url, 200, 'de'])
    }
    expect((await get(own, '/de')).canonical).toBe(`http://${own}/de/`)
  })

  it('leads on in it', async () => {
    const stay = '?check_in=2031-06-01&check_out=2031-06-04&guests=2'
    const { body } = await get(own, `/fr${world.mine}${stay}`)
    const search = stay.replaceAll('&', '&amp;')
    expect(body).toContain(`href="/fr${world.unit}${search}"`)
    expect(body).toContain('href="/fr/legal-notice"')
    expect(body).toContain('href="/fr/"')
    const others = [...body.matchAll(/<a href="([^"]*)" lang="(\w+)" hrefLang="\w+"/gi)].map(([, href, lang]) => [
      lang,
      href,
    ])
    expect(others).toContainEqual(['cs', `/cs${world.mine}${search}`])
    expect(others).toHaveLength(6)
    expect((await get(own, '/fr/legal-notice')).body).toMatch(/Ring 1.*1010 Wien/s)
  })

  it('names its own address, and the plain one for the language of the site', async () => {
    expect((await get(own, `/de${world.mine}`)).canonical).toBe(`http://${own}/de${world.mine}`)
    expect((await get(own, `/it${world.mine}`)).canonical).toBe(`http://${own}${world.mine}`)
    expect((await get(book, `/en${world.theirs}`)).canonical).toBe(`http://${book}${world.theirs}`)
    expect((await get(book, `/de${world.theirs}`)).canonical).toBe(`http://${book}/de${world.theirs}`)
    for (const host of [book, platform])
      expect((await get(host, `/de${world.mine}`)).canonical).toBe(`http://${own}/de${world.mine}`)
  })

  it('is the same page in others to search engines, from whichever they come', async () => {
    const expected = {
      ...{ it: `http://${own}${world.mine}`, 'x-default': `http://${own}${world.mine}` },
      ...Object.fromEntries(['en', 'de', 'nl', 'fr', 'cs'].map((lang) => [lang, `http://${own}/${lang}${world.mine}`])),
    }
    for (const url of [world.mine, `/de${world.mine}`, `/it${world.mine}`])
      expect(alternatesIn((await get(own, url)).body)).toEqual(expected)
    for (const url of ['/de/nothing', '/de/book?unit=1&property=1', '/de/?owner=nobody-here'])
      expect(alternatesIn((await get(book, url)).body)).toEqual({})
  })

  it('says in the data about the lodging which language it is in', async () => {
    const { body } = await get(own, `/de${world.mine}`)
    const data = /<script type="application\/ld\+json">([^<]*)</.exec(body)?.[1] ?? ''
    const page = `http://${own}/de${world.mine}`
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [
        {
          '@id': `http://${own}${world.mine}#house`,
          url: page,
          mainEntityOfPage: { '@type': 'WebPage', '@id': page, inLanguage: 'de' },
          makesOffer: [{ url: `http://${own}/de${world.unit}` }],
        },
      ],
    })
  })

  it.each([own, book, platform])('keeps a secret as well as any other at %s', async (host) => {
    for (const url of ['/de/book?unit=1&property=1', '/de/request/abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb']) {
      const { status, headers } = await get(host, url)
      expect([status, headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
        ...[200, 'noindex, nofollow', 'no-referrer'],
      ])
    }
    const caching = (await get(host, '/de/request/abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb')).headers[
      'cache-control'
    ]
    expect(caching).toBe('no-store')
  })

  it.each(['/xx/', '/xx', '/DE/', '/de-AT/', '/de/nothing', '/de/de/', '/de/owner/login', '//de/'])(
    'is not %s',
    async (url) => {
      for (const host of [own, book, platform]) expect([host, (await get(host, url)).status]).toEqual([host, 404])
    },
  )

  it('gets the document of its page from the platform, too, with the title of its language', async () => {
    const [plain, german] = await Promise.all(
      ['', '/de'].map((locale) => get(platform, `${locale}/request/abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb`)),
    )
    const titleOf = (body = '') => /<html lang="(\w+)".*<title>([^<]*)<\/title>/s.exec(body)?.slice(1)
    expect(titleOf(plain?.body)).toEqual(['en', 'Your request · Keyhaven'])
    expect(titleOf(german?.body)).toEqual(['de', 'Ihre Anfrage · Keyhaven'])
  })
})

it('is listed with all its languages by the map of its site', async () => {
  const { body } = await get(own, '/sitemap.xml')
  const entries = body.split('</url>')
  const entryOf = (address: string) => entries.find((one) => one.includes(`<loc>${address}</loc>`)) ?? ''
  // Each language has an entry of its own.
  for (const locale of ['', '/de', '/fr'])
    expect(entryOf(`http://${own}${locale}${world.mine}`)).toContain('hreflang="cs"')
  const [first, second] = [entryOf(`http://${own}/`), entryOf(`http://${own}${world.mine}`)]
  expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  expect(first).toContain(`<loc>http://${own}/</loc>`)
  expect(alternatesIn(first)).toMatchObject({ de: `http://${own}/de/`, 'x-default': `http://${own}/` })
  expect(alternatesIn(second)).toMatchObject({ it: `http://${own}${world.mine}`, fr: `http://${own}/fr${world.mine}` })
  expect((await get(book, '/sitemap.xml')).body).toContain(
    `hreflang="x-default" href="http://${book}${world.theirs}" /></url>`,
  )
})

it('is in English alone where the release is from before there were others', async () => {
  const before = getter(await serve("export const renderPage = () => ({ title: 'T', head: '', root: '' })", []))
  const { status, lang, headers, body } = await before(book, '/', 'de')
  expect([status, lang, headers['vary'], alternatesIn(body)]).toEqual([200, 'en', 'Accept-Encoding', {}])
  for (const host of [book, platform]) expect((await before(host, '/de/')).status).toBe(404)
  expect((await before(book, '/sitemap.xml')).body).not.toContain('hreflang')
})

describe('what an owner wrote', () => {
  const written = (body: string) => /<p class="kh-description[^>]*>[^<]*/.exec(body)?.[0].replace(/ class="[^"]*"/, '')

  it('is in the first view of each language, and never in that of another', async () => {
    const property = await aProperty(owner, {
      description: 'Sul lago.',
      translations: { de: { description: 'Am See.' }, fr: { description: 'Au bord du lac.' } },
    })
    await aUnit(owner, { property_id: property.id })
    const at = `/property/${property.id}`
    const textAt = async (path: string, accepts?: string) => written((await get(own, path, accepts)).body)
    const all = () =>
      Promise.all([...['/de', '/fr', '/nl'].map((start) => textAt(start + at)), textAt(at, 'de'), textAt(at, 'es')])
    const [german, french, italian] = ['<p lang="de">Am See.', '<p lang="fr">Au bord du lac.', '<p lang="it">Sul lago.']
    expect(await all()).toEqual([german, french, italian, german, italian])
    // What was made for one serves the next.
    expect(await all()).toEqual([german, french, italian, german, italian])
    const { body } = await get(own, `/de${at}`)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}'
    expect(JSON.parse(data)).toMatchObject({ '@graph': [{ description: 'Am See.' }] })
    expect(body).toContain(`/api/public/booking/property/${property.id}/?locale=de`)
  })

  it('of privacy is, too', async () => {
    const translations = { de: { privacy_text: 'Wir speichern wenig.' } }
    await owner.call('PATCH', '/api/site-settings/', { privacy_text: 'Conserviamo poco.', translations })
    const privacyText = async (locale: string) =>
      /<section[^>]*><p>[^<]*/.exec((await get(own, `/${locale}/privacy-policy`)).body)?.[0]
    // The edge knows an owner for five seconds.
    await expect.poll(() => privacyText('de'), { timeout: 9000 }).toBe('<section lang="de"><p>Wir speichern wenig.')
    await expect.poll(() => privacyText('fr'), { timeout: 9000 }).toBe('<section lang="it"><p>Conserviamo poco.')
  }, 20_000)
})
