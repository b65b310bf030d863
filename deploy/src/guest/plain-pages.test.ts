import { aBlock, aProperty, aRequest, aUnit, guest } from '@keyhaven/api/testing/factories'
import { type TestOwner, testServer, type TestServer, unique } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { beforeAll, describe, expect, it } from 'vitest'
import { edge } from '../edge/edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { freshStore, patient, publicBuild, realFirstView, shellBuild, siteBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const origin = 'http://localhost:8080'
const book = 'book.localhost:8080'
const own = `h-${unique()}.localhost:8080`

let server: TestServer
let owner: TestOwner
const world = { mine: 0, unit: 0, slug: '' }
beforeAll(async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await putShared(store, 'site', siteBuild(await realFirstView()))
  await publishArea(store, publicBuild(), { besides: { site: version } })
  server = await testServer({
    env: { origin },
    around: (app) => edge(app, { store, operator, origin, limits: patient }),
  })
  owner = await server.signUpOwner({ personals: true })
  const mine = await aProperty(owner, { name: 'Haus am See' })
  const unit = await aUnit(owner, { property_id: mine.id, name: 'Blue room', price_per_night: '89,50' })
  Object.assign(world, { mine: mine.id, unit: unit.id, slug: owner.user.slug })
  await owner.call('PATCH', '/api/site-settings/', { domain: own.split(':')[0] })
})

const get = async (host: string, url: string) => {
  const { statusCode: status, headers, body } = await server.app.inject({ url, headers: { host } })
  return { status, headers, body }
}
const callsIn = (html: string) => {
  const text = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1]
  return (JSON.parse(text ?? '{}') as { calls: Record<string, object[]> }).calls
}

describe('a guests’ page that needs no script', () => {
  it('says what a house and a unit cost for the stay of a link', async () => {
    const first = addDays(new Date().toISOString().slice(0, 10), 60)
    const stay = `check_in=${first}&check_out=${addDays(first, 3)}&guests=2`
    for (const path of [`/property/${world.mine}`, `/property/${world.mine}/unit/${world.unit}`]) {
      const { body } = await get(own, `${path}?${stay}`)
      expect(body).toContain('<strong>€268.50</strong>')
      const calls = callsIn(body)
      const searchCall =
        Object.keys(calls).find((call) => call.startsWith('/api/public/booking/available-units/?')) ?? ''
      expect(calls[searchCall]).toMatchObject([{ id: world.unit, total_price: 268.5 }])
    }
    for (const path of ['/', `/property/${world.mine}`]) {
      const { body } = await get(own, `${path}?check_in=2027-06-04&check_out=2027-06-01`)
      expect(body).toMatch(/Starting from (?:<\/span>)?<strong>€89\.50<\/strong>/)
      expect(body).toMatch(/<p [^>]*class="kh-field-problem"[^>]*>Check-out must be after check-in/)
    }
  })

  it('has a form of dates without scripts that leads to the same house, and keeps whose page it is', async () => {
    const plainForm = async (host: string, url: string) => {
      const [, form = ''] =
        /<noscript><style>.*?<\/style>(<form .*?<\/form>)<\/noscript>/s.exec((await get(host, url)).body) ?? []
      return {
        action: /action="([^"]*)"/.exec(form)?.[1],
        fields: [...form.matchAll(/<input [^>]*name="([^"]*)"/g)].map(([, name]) => name),
      }
    }
    const dates = ['check_in', 'check_out', 'guests']
    const [house, unit] = [`/property/${world.mine}`, `/property/${world.mine}/unit/${world.unit}`]
    expect(await plainForm(own, '/')).toEqual({ action: house, fields: dates })
    expect(await plainForm(own, `/de${house}`)).toEqual({ action: `/de${house}`, fields: dates })
    expect(await plainForm(own, unit)).toEqual({ action: unit, fields: dates })
    expect(await plainForm(book, `/?owner=${world.slug}`)).toEqual({ action: house, fields: [...dates, 'owner'] })
    const stay = 'check_in=2031-06-01&check_out=2031-06-04&guests=3'
    expect((await plainForm(own, `${house}?${stay}&children=4&pets=1`)).fields).toEqual([...dates, 'children', 'pets'])
  })

  it('answers a search without scripts, whose one field names a city or a country', async () => {
    const query = 'check_in=2031-06-01&check_out=2031-06-04&guests=2'
    const { status, headers } = await get(own, `/de?place=MONDSEE&${query}`)
    expect(status).toBe(303)
    expect(headers.location).toBe(`/de?${query}&city=Mondsee`)
    expect((await get(own, `/?place=austria&${query}`)).headers.location).toBe(`/?${query}&country=Austria`)
    expect((await get(own, '/?place=&check_in=')).headers.location).toBe('/')
    const { body } = await get(own, `/?${query}&types=cabin`)
    expect(body).toContain('aria-label="Remove filter: Cabin"')
    const form = /<noscript><style>.*<form [^>]*action="\/".*name="types" value="cabin".*<\/form><\/noscript>/s
    expect(body).toMatch(form)
    // All houses of this owner are in one town.
    expect(body).not.toContain('name="place"')
    expect((await get(book, '/')).body).toMatch(/<noscript><style>.*<form [^>]*action="\/".*name="place"/s)
  })

  it('leads who wants to book a unit to its form, also where the link does not name its property', async () => {
    const { status, headers } = await get(own, `/de/book?unit=${world.unit}&guests=2`)
    expect(status).toBe(303)
    expect(headers.location).toBe(`/de/book?unit=${world.unit}&guests=2&property=${world.mine}`)
    const [mine, unit] = [world.mine, world.unit]
    for (const query of ['', '?property=1', `?unit=${unit}&property=${mine}`])
      expect([query, (await get(own, `/book${query}`)).status]).toEqual([query, 200])
    const gone = ['unit=x', 'unit=%2F..', 'unit=999999', `unit=999999&property=${mine}`, `unit=${unit}&property=..%2F`]
    for (const query of gone) {
      const { status: answer, body } = await get(own, `/book?${query}`)
      expect([query, answer]).toEqual([query, 404])
      expect(body).toContain('This place is no longer offered')
    }
  })

  it('says in the form of a request what a stay costs, on what terms, and what comes next', async () => {
    const first = addDays(new Date().toISOString().slice(0, 10), 60)
    const wish = `property=${world.mine}&unit=${world.unit}`
    const inWords = async (more: string) =>
      /<noscript><style>.*?<\/style>(<div .*?)<\/noscript>/s.exec((await get(own, `/book?${wish}${more}`)).body)?.[1]
    const free = await inWords(`&check_in=${first}&check_out=${addDays(first, 3)}&guests=2`)
    expect(free).toContain('<strong>€268.50</strong>')
    expect(free).toContain('3 nights, 2 guests')
    expect(free).toContain('Free until')
    expect(free).toContain('We send you an email.')
    expect(free).not.toMatch(/<form|<button|<input/)
    const withSlash = await get(own, `/book/?${wish}&check_in=${first}&check_out=${addDays(first, 3)}&guests=2`)
    expect(withSlash.body).toContain('<strong>€268.50</strong>')
    expect(withSlash.body).not.toContain('What would you like to book?')
    expect(await inWords('')).toContain('Choose your dates to see the price of your stay.')
    expect(await inWords(`&check_in=${first}&check_out=${first}`)).toContain('Check-out must be after check-in')
    await aBlock(owner, { unit: world.unit, start: addDays(first, 9), end: addDays(first, 12) })
    expect(await inWords(`&check_in=${addDays(first, 10)}&check_out=${addDays(first, 11)}`)).toContain(
      'Not available for your dates',
    )
  })
})

describe('the page of a request', () => {
  let token = ''
  beforeAll(async () => {
    token = (await aRequest(server, world.unit)).token
  })

  it('is a frame that leads browsers without scripts to what it says', async () => {
    const { body } = await get(own, `/de/request/${token}?owner=x`)
    expect(body).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=/de/request/${token}?owner=x&amp;plain=1" /></noscript>`,
    )
    expect(body).not.toContain('Blue room')
  })

  it('says there how the request stands, and keeps nothing of it', async () => {
    const { body, headers, status } = await get(own, `/request/${token}?plain=1`)
    expect(status).toBe(200)
    expect(body).toContain('Blue room')
    expect(body).toContain(guest.email)
    expect(body).not.toContain('http-equiv="refresh"')
    expect(callsIn(body)).toEqual({})
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    const before = /<h1 [^>]*>(.*?)<\/h1>/.exec(body)?.[1]
    await server.call('POST', `/api/public/booking/request/${token}/cancel/`, { fee: 0 })
    const after = /<h1 [^>]*>(.*?)<\/h1>/.exec((await get(own, `/request/${token}?plain=1`)).body)?.[1]
    expect([before, after]).toEqual(['Waiting for your host', 'You cancelled'])
  })

  it('is not there for a link that nobody has', async () => {
    const { body, status } = await get(own, '/request/abc?plain=1')
    expect(status).toBe(404)
    expect(body).toContain('There is no such request')
  })
})
