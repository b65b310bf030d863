import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import type { PublicSite, siteApi, SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { afterAll, describe, expect, test } from 'vitest'
import { anImage, aProperty, aUnit } from '../testing/factories.ts'
import { startDns } from '../testing/dns-server.ts'
import { testServer, unique, type TestOwner } from '../testing/test-server.ts'

const path = '/api/site-settings/'
const dns = await startDns()
afterAll(() => dns.close())
const server = await testServer({ env: { origin: 'https://keyhaven.example', dnsServer: dns.address } })

const change = (owner: TestOwner, body: object) => owner.call<SiteSettings>('PATCH', path, body)
const check = (owner: TestOwner) => owner.call<SiteSettings>('POST', `${path}check-domain/`)
const prove = async (owner: TestOwner, domain: string) => {
  const { body } = await change(owner, { domain })
  dns.records.set(body.txt?.name ?? '', ['v=spf1 -all', body.txt?.value ?? ''])
  return check(owner)
}
const aDomain = () => `book-${unique()}.example.com`

describe('the settings of a site', () => {
  test('are those of Keyhaven until something is changed', async () => {
    const owner = await server.signUpOwner()
    expect((await owner.call('GET', path)).body).toEqual({
      ...{ domain: null, domain_status: 'none', txt: null, accent: null, allowed_origins: [] },
      ...{ request_expiry_hours: 24, max_nights: 60, horizon_months: 18, privacy_text: '', slug: owner.user.slug },
      ...{ business_name: '', intro: '', hero: null, dark_logo: null },
      translations: {},
      host_languages: [],
      locale: 'en',
      site_url: `https://keyhaven.example/?owner=${owner.user.slug}`,
    })
  })

  test('change where they are sent and stay elsewhere', async () => {
    const owner = await server.signUpOwner()
    const origins = ['https://Www.Example.com/booking', 'shop.example.com', 'https://www.example.com']
    await change(owner, { accent: '#AA3300', allowed_origins: origins, privacy_text: 'Ours.' })
    expect((await change(owner, { request_expiry_hours: '48' })).body).toMatchObject({
      ...{ accent: '#aa3300', privacy_text: 'Ours.', request_expiry_hours: 48 },
      allowed_origins: ['https://www.example.com', 'https://shop.example.com'],
    })
    expect((await change(owner, { accent: null, allowed_origins: [] })).body).toMatchObject({
      ...{ accent: null, allowed_origins: [], privacy_text: 'Ours.' },
    })
  })

  test.each([
    ['domain', 'localhost'],
    ['domain', '192.168.0.1'],
    ['domain', '0x7f.1'],
    ['domain', 'a b.example.com'],
    ['domain', 'book.example.com/path'],
    ['domain', 'book.example.com:8080'],
    ['domain', '-a.example.com'],
    ['domain', 7],
    ['accent', 'red'],
    ['request_expiry_hours', 169],
    ['max_nights', 0],
    ['max_nights', 731],
    ['horizon_months', 121],
    ['privacy_text', 'x'.repeat(20_001)],
    ['allowed_origins.0', ['https://*.example.com']],
    ['allowed_origins.0', ["https://a.example;script-src'self'"]],
    ['allowed_origins.0', ['javascript:alert(1)']],
    ['allowed_origins.0', ['']],
  ])('refuse %s %j at its field', async (field, value) => {
    const owner = await server.signUpOwner()
    const answer = await change(owner, { [field.split('.')[0] ?? '']: value })
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } })
  })

  test('say which language guests read who want none of those offered', async () => {
    const owner = await server.signUpOwner()
    expect((await change(owner, { locale: 'cs' })).body).toMatchObject({ locale: 'cs' })
    const { slug } = owner.user
    const site = await server.call('GET', `/api/public/site/?owner=${slug}`)
    expect(site.body).toMatchObject({ locale: 'cs' })
    const places = await server.call('GET', `/api/public/booking/locations/?owner=${slug}`)
    expect(places.body).toMatchObject({ owner: { slug, locale: 'cs' } })
    for (const locale of ['es', 'DE', '', null])
      expect(await change(owner, { locale })).toMatchObject({
        status: 400,
        body: { fields: { locale: ['Choose a language from the list'] } },
      })
  })

  test('refuse what is far too long for an address, on which the platform’s own parsers disagree', async () => {
    const owner = await server.signUpOwner()
    // From 16,388 characters on, `URL.canParse` says yes and `new URL` throws.
    const long = 'Aa1!'.repeat(4097)
    const answers = [await change(owner, { domain: long }), await change(owner, { allowed_origins: [long] })]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(answers.map(({ body }) => Object.keys(Object(body).fields))).toEqual([['domain'], ['allowed_origins.0']])
  })

  test('of a demo account cannot be changed', async () => {
    const { body } = await server.call<{ token: string }>('POST', '/auth/demo-login/')
    const headers = { authorization: `Token ${body.token}` }
    for (const [method, where, sent] of [
      ['PATCH', path, { domain: 'demo.localhost' }],
      ['POST', `${path}check-domain/`, undefined],
      ['POST', `${path}test/`, { url: 'https://example.com' }],
    ] as const)
      expect(await server.call(method, where, sent, headers)).toMatchObject({
        status: 409,
        body: { code: 'demo_account' },
      })
  })
})

describe('a domain', () => {
  test('is written one way, whatever was typed', async () => {
    const owner = await server.signUpOwner()
    const name = `bücher-${unique()}`
    const punycode = new URL(`http://${name}.example.com`).hostname
    const { body } = await change(owner, { domain: `https://${name.toUpperCase()}.Example.COM./` })
    expect(body).toMatchObject({ domain: punycode, domain_status: 'unproven', txt: { name: `_keyhaven.${punycode}` } })
    expect((await change(owner, { domain: '' })).body).toMatchObject({ domain: null, domain_status: 'none', txt: null })
  })

  test('is proven by its TXT record, and says until then what was found instead', async () => {
    const owner = await server.signUpOwner()
    const domain = aDomain()
    const { txt } = (await change(owner, { domain })).body
    expect(await check(owner)).toMatchObject({ status: 409, body: { code: 'domain_unproven' } })
    dns.records.set(`_keyhaven.${domain}`, ['keyhaven=another'])
    const wrong = await check(owner)
    expect(wrong).toMatchObject({ status: 409, body: { message: expect.stringContaining('“keyhaven=another”') } })
    dns.records.set(`_keyhaven.${domain}`, [txt?.value ?? ''])
    expect((await check(owner)).body).toMatchObject({
      domain_status: 'proven',
      site_url: `https://${domain}/`,
    })
    const user = await owner.call<{ public_url: string }>('GET', '/auth/get-full-user-data/')
    expect(user.body.public_url).toBe(`https://${domain}/`)
  })

  test('is unproven again when it changes, and the proof of another owner is none', async () => {
    const [owner, thief] = [await server.signUpOwner(), await server.signUpOwner()]
    const domain = aDomain()
    await prove(owner, domain)
    expect((await change(owner, { domain: aDomain() })).body.domain_status).toBe('unproven')
    expect((await change(owner, { domain: null })).body.domain_status).toBe('none')
    await change(thief, { domain })
    expect((await check(thief)).status).toBe(409)
  })

  test('belongs to one owner only: the first who proves it', async () => {
    const [owner, late] = [await server.signUpOwner(), await server.signUpOwner()]
    const domain = aDomain()
    const { txt } = (await change(late, { domain })).body
    await prove(owner, domain)
    dns.records.set(`_keyhaven.${domain}`, [txt?.value ?? ''])
    expect(await check(late)).toMatchObject({ status: 409, body: { code: 'domain_unavailable' } })
    const third = await server.signUpOwner()
    expect(await change(third, { domain })).toMatchObject({
      status: 409,
      body: { code: 'domain_unavailable', fields: { domain: [expect.any(String)] } },
    })
  })

  test.each(['keyhaven.example', 'book.keyhaven.example', 'x.book.keyhaven.example', 'book.localhost'])(
    '%s is ours',
    async (domain) => {
      const answer = await change(await server.signUpOwner(), { domain })
      expect(answer).toMatchObject({ status: 409, body: { code: 'domain_unavailable' } })
    },
  )

  test('of this machine needs no proof', async () => {
    const owner = await server.signUpOwner()
    const domain = `h-${unique()}.localhost`
    expect((await change(owner, { domain })).body).toMatchObject({ domain, domain_status: 'proven', txt: null })
  })

  test('says that there is none to check', async () => {
    expect(await check(await server.signUpOwner())).toMatchObject({ status: 409, body: { code: 'domain_unproven' } })
  })
})

describe('whose site it is', () => {
  test('tells who is responsible only where the owner has a domain', async () => {
    const owner = await server.signUpOwner({ personals: true })
    const site = () => server.call<PublicSite>('GET', `/api/public/site/?owner=${owner.user.slug}`)
    expect((await site()).body).toMatchObject({
      ...{ slug: owner.user.slug, name: 'Anna Huber', domain: null },
      legal: { name: 'Anna Huber', street: '', tax_id: '', email: '' },
    })
    const domain = `h-${unique()}.localhost`
    await change(owner, { domain, accent: '#123456' })
    expect((await site()).body).toMatchObject({
      ...{ domain, accent: '#123456' },
      legal: { street: 'Ring', city: 'Wien', tax_id: 'ATU12345678', email: owner.user.email },
    })
  })

  test('is known by a property that everybody may see', async () => {
    const owner = await server.signUpOwner()
    const visible = await aProperty(owner)
    const hidden = await aProperty(owner, { active: false })
    const of = (query: string) => server.call<PublicSite>('GET', `/api/public/site/?${query}`)
    expect((await of(`property=${visible.id}`)).body.slug).toBe(owner.user.slug)
    for (const query of [`property=${hidden.id}`, 'property=x', 'owner=nobody', ''])
      expect([query, (await of(query)).status]).toEqual([query, 404])
  })

  test('is on the map of search engines until it has a domain of its own', async () => {
    const owner = await server.signUpOwner()
    const unit = await aUnit(owner)
    await aProperty(owner)
    const map = async (query = '') =>
      (
        await server.call<{ data: { id: number; units: number[] }[]; count: number }>(
          'GET',
          `/api/public/site/map/${query}`,
        )
      ).body
    const own = expect.objectContaining({ id: unit.property.id, units: [unit.id] })
    expect((await map()).data).toContainEqual(own)
    expect(await map(`?owner=${owner.user.slug}`)).toMatchObject({ data: [own], count: 1 })
    expect((await map(`?owner=${owner.user.slug}&page=2`)).data).toEqual([])
    await change(owner, { domain: `h-${unique()}.localhost` })
    expect((await map()).data).not.toContainEqual(own)
    expect((await map(`?owner=${owner.user.slug}`)).data).toEqual([own])
  })

  test('tells search engines when what guests see changed last, where that is known', async () => {
    const owner = await server.signUpOwner()
    const house = await aProperty(owner)
    const [one, other] = [await aUnit(owner, { property_id: house.id }), await aUnit(owner, { property_id: house.id })]
    const { db } = server
    const long = '2026-01-02T03:04:05Z'
    const changes = async () => {
      const { body } = await server.call<Output<typeof siteApi.map>>(
        'GET',
        `/api/public/site/map/?owner=${owner.user.slug}`,
      )
      const [found] = body.data
      return [found?.changed_at, ...(found?.units_changed_at ?? [])].map((at) => (at && at > long ? 'now' : at))
    }
    const since = async (value: string | null) => {
      await db.updateTable('properties').set({ changed_at: value }).where('id', '=', house.id).execute()
      await db.updateTable('units').set({ changed_at: value }).where('property_id', '=', house.id).execute()
    }
    expect(await changes()).toEqual(['now', 'now', 'now'])
    // As of a house from before it was written down.
    await since(null)
    expect(await changes()).toEqual([null, null, null])
    await since(long)
    const changeHouse = ({ name, description, address } = house, more = {}) =>
      owner.call('PATCH', `/api/properties/${house.id}/`, { name, description, address, ...more })
    const changeUnit = (more: object) =>
      owner.call('PATCH', `/api/units/${one.id}/`, { ...one, version: undefined, ...more })
    expect((await changeHouse(house, { directions: 'Behind the church.' })).status).toBe(200)
    expect((await changeUnit({ door_code: '1234' })).status).toBe(200)
    expect(await changes()).toEqual([long, long, long])
    await changeUnit({ name: 'Red room' })
    expect(await changes()).toEqual(['now', 'now', long])
    await since(long)
    await changeUnit({ min_nights: 2 })
    expect(await changes()).toEqual(['now', 'now', long])
    await since(long)
    await anImage(owner, { unit: other.id })
    expect(await changes()).toEqual(['now', long, 'now'])
    await since(long)
    await changeHouse({ ...house, description: 'By the church.' })
    expect(await changes()).toEqual(['now', 'now', 'now'])
  })
})
