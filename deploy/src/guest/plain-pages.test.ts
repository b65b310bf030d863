import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestServer, unique } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/day'
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
const known = { mine: 0, unit: 0, slug: '' }
beforeAll(async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await putShared(store, 'site', siteBuild(await realFirstView()))
  await publishArea(store, publicBuild(), { besides: { site: version } })
  server = await testServer({
    env: { origin },
    around: (app) => edge(app, { store, operator, origin, limits: patient }),
  })
  const owner = await server.signUpOwner({ personals: true })
  const mine = await aProperty(owner, { name: 'Haus am See' })
  const unit = await aUnit(owner, { property_id: mine.id, name: 'Blue room', price_per_night: '89,50' })
  Object.assign(known, { mine: mine.id, unit: unit.id, slug: owner.user.slug })
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
    for (const path of [`/property/${known.mine}`, `/property/${known.mine}/unit/${known.unit}`]) {
      const { body } = await get(own, `${path}?${stay}`)
      expect(body).toContain('<strong>€268.50</strong>')
      const asked = `/api/public/booking/available-units/?${stay}&property=${known.mine}&locale=en&page=1&page_size=100`
      expect(callsIn(body)[asked]).toMatchObject([{ id: known.unit, total_price: 268.5 }])
    }
    for (const path of ['/', `/property/${known.mine}`]) {
      const { body } = await get(own, `${path}?check_in=2027-06-04&check_out=2027-06-01`)
      expect(body).toContain('Starting from <strong>€89.50</strong>')
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
    const [house, unit] = [`/property/${known.mine}`, `/property/${known.mine}/unit/${known.unit}`]
    expect(await plainForm(own, '/')).toEqual({ action: house, fields: dates })
    expect(await plainForm(own, `/de${house}`)).toEqual({ action: `/de${house}`, fields: dates })
    expect(await plainForm(own, unit)).toEqual({ action: unit, fields: dates })
    expect(await plainForm(book, `/?owner=${known.slug}`)).toEqual({ action: house, fields: [...dates, 'owner'] })
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
    const { status, headers } = await get(own, `/de/book?unit=${known.unit}&guests=2`)
    expect(status).toBe(303)
    expect(headers.location).toBe(`/de/book?unit=${known.unit}&guests=2&property=${known.mine}`)
    for (const query of ['', '?unit=x', '?unit=%2F..', '?unit=999999', `?unit=${known.unit}&property=${known.mine}`])
      expect([query, (await get(own, `/book${query}`)).status]).toEqual([query, 200])
  })
})
