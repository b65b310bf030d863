import { connect } from 'node:net'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { beforeAll, expect, test } from 'vitest'
import { aProperty, aRequest, aUnit, anImage } from '../testing/factories.ts'
import { isLocalName } from './host-kind.ts'
import { testServer, unique, type TestOwner } from '../testing/test-server.ts'

const server = await testServer({ env: { origin: 'https://keyhaven.example' } })
let owner: TestOwner
let other: TestOwner
const host = `h-${unique()}.localhost`
const shop = 'https://shop.example.com'
const houses = { mine: 0, theirs: 0 }
beforeAll(async () => {
  ;[owner, other] = [await server.signUpOwner(), await server.signUpOwner()]
  houses.mine = (await aUnit(owner)).property.id
  houses.theirs = (await aUnit(other)).property.id
  await owner.call('PATCH', '/api/site-settings/', { domain: host, allowed_origins: [shop] })
})

type Headers = Record<string, string>
const ask = async (url: string, headers: Headers = {}, method: 'GET' | 'POST' | 'OPTIONS' = 'GET') => {
  const answer = await server.app.inject({ method, url: `/keyhaven${url}`, headers })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body }
}
const list = '/api/public/booking/'

test('an owner’s domain shows that owner’s data, whatever owner is asked for', async () => {
  const { slug } = other.user
  for (const query of ['', `?owner=${slug}`, '?owner=nobody', `?owner=${slug}&owner=${slug}`]) {
    const { status, text } = await ask(`${list}${query}`, { host })
    expect([query, status]).toEqual([query, 200])
    const ids = (JSON.parse(text) as { data: { properties: { id: number }[] } }).data.properties.map(({ id }) => id)
    expect([query, ids]).toEqual([query, [houses.mine]])
    expect((await ask(`${list}property/${houses.theirs}/${query}`, { host })).status).toBe(404)
    expect((await ask(`${list}property/${houses.mine}/${query}`, { host })).status).toBe(200)
  }
  const site = await ask('/api/public/site/', { host })
  expect(JSON.parse(site.text)).toMatchObject({ slug: owner.user.slug, domain: host })
})

test('an owner’s domain answers nothing but the public part and pictures', async () => {
  const property = await aProperty(owner)
  const { image } = await anImage(owner, { property: property.id })
  expect((await ask(`/media/${image}`, { host })).status).toBe(200)
  const authorization = `Token ${owner.token}`
  for (const url of ['/api/properties/', '/auth/get-full-user-data/', '/docs/', '/openapi.json', '/api/events/', '/x'])
    expect([url, (await ask(url, { host, authorization })).status]).toEqual([url, 404])
  expect((await ask('/auth/demo-login/', { host }, 'POST')).status).toBe(404)
})

test('every file that is for guests is answered on an owner’s domain, and it is that owner’s', async () => {
  for (const { path, access, domain } of server.app.files) {
    const { text } = await ask(path.replace(':token', 'x').replace(':id', '1'), { host })
    // Of a call that is answered there it says what it does not find, of any other that there is no such address.
    expect([path, text.includes('"request"') || text.includes('Request not found')]).toEqual([
      path,
      access === 'anyone' && domain === 'public',
    ])
  }
  const stay = await aRequest(server, (await aUnit(owner)).id)
  const [booking] = (await owner.call<Booking[]>('GET', '/api/bookings/')).body
  await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  const { body } = await server.call<GuestRequest>('GET', `/api/public/booking/request/${stay.token}/`)
  const address = new URL(body.calendar_url ?? '')
  expect(address.hostname).toBe(host)
  const calendar = await ask(address.pathname.replace('/keyhaven', ''), { host })
  expect([calendar.status, calendar.text]).toEqual([200, expect.stringContaining('BEGIN:VCALENDAR')])
  await other.call('PATCH', '/api/site-settings/', { accent: '#aa2211' })
  const drawn = async (query: string) => (await ask(`/media/icons/icon-192.png${query}`, { host })).text
  expect(await drawn(`?owner=${other.user.slug}`)).toBe(await drawn(''))
  expect(await drawn(`?owner=${other.user.slug}&owner=${other.user.slug}`)).toBe(await drawn(''))
})

test('a target that names its host counts before the header', async () => {
  const raw = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(raw).port), '127.0.0.1', () =>
      socket.write(
        `GET http://${host}/keyhaven/api/public/site/ HTTP/1.1\r\nHost: keyhaven.example\r\nConnection: close\r\n\r\n`,
      ),
    )
    let text = ''
    socket
      .on('data', (bytes) => (text += String(bytes)))
      .on('end', () => resolve(text))
      .on('error', reject)
  })
  expect(answer).toContain(`"slug":"${owner.user.slug}"`)
})

test('in production a name of this machine is proven by nobody', () => {
  const of = (origin: string) => isLocalName('a-house.localhost', { mode: 'production', origin })
  expect([of('https://keyhaven.example'), of('http://localhost:8080'), of('http://127.0.0.1')]).toEqual([
    false,
    true,
    true,
  ])
})

test('a host is the same in capitals, with a port and with its last dot; one that nobody proved answers nothing', async () => {
  for (const name of [host, host.toUpperCase(), `${host}:8080`, `${host}.:8080`])
    expect([name, (await ask(list, { host: name })).status]).toEqual([name, 200])
  for (const name of ['unknown.example.com', `x.${host}`, 'keyhaven.example.evil.test'])
    expect([name, (await ask(list, { host: name })).status]).toEqual([name, 404])
  for (const name of [
    'keyhaven.example',
    'book.keyhaven.example',
    'localhost:80',
    '127.0.0.1',
    '[::1]:8080',
    'api:8080',
  ])
    expect([name, (await ask(list, { host: name })).status]).toEqual([name, 200])
})

test('a domain that is given up stops answering at once', async () => {
  const leaver = await server.signUpOwner()
  const name = `h-${unique()}.localhost`
  await leaver.call('PATCH', '/api/site-settings/', { domain: name })
  expect((await ask(list, { host: name })).status).toBe(200)
  await leaver.call('PATCH', '/api/site-settings/', { domain: null })
  expect((await ask(list, { host: name })).status).toBe(404)
})

test('our promise of https for subdomains is not made for those of owners', async () => {
  const of = async (name: string) => (await ask(list, { host: name })).headers['strict-transport-security']
  expect([await of(host), await of('localhost')]).toEqual(['max-age=31536000', 'max-age=31536000; includeSubDomains'])
  // Led here before it is proven.
  expect(await of('lake-house.example')).toBe('max-age=31536000')
})

test('the sites that an owner named may read the public answers of that owner, no others and nothing else', async () => {
  const allowed = async (url: string, headers: Headers) => {
    const answer = await ask(url, headers)
    return [answer.headers['access-control-allow-origin'], answer.headers.vary]
  }
  const of = `?owner=${owner.user.slug}`
  expect(await allowed(`${list}${of}`, { origin: shop })).toEqual([shop, 'Origin'])
  expect(await allowed(`${list}property/0/${of}`, { origin: shop })).toEqual([shop, 'Origin'])
  expect(await allowed(`${list}${of}`, { origin: 'https://evil.example.com' })).toEqual([undefined, 'Origin'])
  expect(await allowed(`${list}?owner=${other.user.slug}`, { origin: shop })).toEqual([undefined, 'Origin'])
  expect(await allowed(list, { origin: shop })).toEqual([undefined, 'Origin'])
  expect(await allowed(`${list}${of}`, {})).toEqual([undefined, 'Origin'])
  expect(await allowed(`/api/properties/${of}`, { origin: shop })).toEqual([undefined, undefined])
  const credentials = (await ask(`${list}${of}`, { origin: shop })).headers['access-control-allow-credentials']
  expect(credentials).toBeUndefined()
})

test('a browser that asks before a call hears yes for those sites alone', async () => {
  const before = { origin: shop, 'access-control-request-method': 'POST' }
  const yes = await ask(`/api/public/booking/quote/?owner=${owner.user.slug}`, before, 'OPTIONS')
  expect([yes.status, yes.headers['access-control-allow-origin']]).toEqual([204, shop])
  expect(yes.headers['access-control-allow-headers']).toContain('idempotency-key')
  const no = await ask(`/api/public/booking/quote/?owner=${other.user.slug}`, before, 'OPTIONS')
  expect([no.status, no.headers['access-control-allow-origin']]).toEqual([404, undefined])
  expect((await ask(`/api/clients/?owner=${owner.user.slug}`, before, 'OPTIONS')).status).toBe(404)
})
