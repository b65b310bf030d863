import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { aBooking, aClient, aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { openTestServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { putMedia } from '@keyhaven/api/files/media-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edge } from './edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const closed = "default-src 'none'"

type Request = { line: string; headers?: string[]; status: number; /** Part of its policy. */ policy?: string }
type Kind = [what: string, request: () => Request]

describe.each(['http://localhost:8080', 'https://keyhaven.example'])('at %s', (origin) => {
  let server: TestServer
  let port = 0
  const world = { version: '', media: '', pdf: '', etag: '' }

  beforeAll(async () => {
    const store = freshStore()
    await publishShell(store, shellBuild())
    world.version = (await publishArea(store, bookingsBuild())).version
    server = await openTestServer({ env: { origin }, around: (app) => edge(app, { store, operator, origin }) })
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const owner = await server.signUpOwner({ personals: true })
    const property = await aProperty(owner)
    const unit = await aUnit(owner, { property_id: property.id })
    await aBooking(owner, { property: property.id, unit: unit.id, client: (await aClient(owner)).id })
    const invoices = await owner.call<{ pdf_file: string }[]>('GET', '/api/invoices/owner/')
    world.pdf = new URL(invoices.body[0]?.pdf_file ?? '', origin).href.replace(origin, '')
    world.media = await putMedia(server.context, Buffer.from('picture'), 'webp')
    world.etag = (await ask({ line: 'GET /owner', status: 200 })).headers.get('etag') ?? ''
  })
  afterAll(() => server.close())

  /** Response over the wire, from whichever route. */
  async function ask({ line, headers = [] }: Request) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const own = headers.some((header) => /^(host|raw)/i.test(header)) ? headers : ['Host: localhost', ...headers]
    const lines = own.filter((header) => header !== 'raw').map((header) => `${header}\r\n`)
    socket.write(`${line} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`)
    const [head = ''] = (await text(socket)).split('\r\n\r\n')
    const [first = '', ...rest] = head.split('\r\n')
    const pairs = rest.map((one): [string, string] => {
      const [name = '', ...value] = one.split(': ')
      return [name, value.join(': ')]
    })
    return { status: Number(first.split(' ')[1]), headers: new Headers(pairs), names: pairs.map(([name]) => name) }
  }

  const kinds: Kind[] = [
    ['a page', () => ({ line: 'GET /owner', status: 200, policy: "script-src 'self';" })],
    ['the head of a page', () => ({ line: 'HEAD /owner', status: 200, policy: "script-src 'self';" })],
    [
      'a page that has not changed',
      () => ({
        line: 'GET /owner',
        headers: [`If-None-Match: ${world.etag}`],
        status: 304,
        policy: "script-src 'self';",
      }),
    ],
    ['a page that is nobody’s', () => ({ line: 'GET /owner/nothing', status: 404, policy: "script-src 'self';" })],
    [
      'the way from the standing-alone site to the owners',
      () => ({ line: 'GET /owner', headers: ['Host: book.localhost'], status: 302 }),
    ],
    ['a script', () => ({ line: `GET /mfe/bookings/${world.version}/remoteEntry.js`, status: 200 })],
    [
      'a script that has not changed',
      () => ({
        line: `GET /mfe/bookings/${world.version}/remoteEntry.js`,
        headers: ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'],
        status: 304,
      }),
    ],
    [
      'a part of a script',
      () => ({
        line: `GET /mfe/bookings/${world.version}/remoteEntry.js`,
        headers: ['Range: bytes=0-3'],
        status: 206,
      }),
    ],
    ['a script that is not there', () => ({ line: 'GET /mfe/bookings/1/no.js', status: 404 })],
    ['a folder', () => ({ line: 'GET /mfe/', status: 404 })],
    ['the registry', () => ({ line: 'GET /registry.json', status: 200 })],
    ['the operator', () => ({ line: 'GET /operator.json', status: 200 })],
    ['a POST to a page', () => ({ line: 'POST /owner', status: 404 })],
    ['a call', () => ({ line: 'GET /keyhaven/api/public/booking/', status: 200 })],
    ['a call without a token', () => ({ line: 'GET /keyhaven/api/clients/', status: 401 })],
    [
      'a call with an unreadable body',
      () => ({
        line: 'POST /keyhaven/auth/login/',
        headers: ['Content-Type: text/plain', 'Content-Length: 0'],
        status: 415,
      }),
    ],
    ['an unknown call', () => ({ line: 'GET /keyhaven/nothing', status: 404 })],
    ['a preflight', () => ({ line: 'OPTIONS /keyhaven/api/clients/', status: 404 })],
    ['a picture', () => ({ line: `GET /keyhaven/media/${world.media}`, status: 200, policy: 'style-src' })],
    ['a picture that is not there', () => ({ line: 'GET /keyhaven/media/no.webp', status: 404 })],
    ['a document', () => ({ line: `GET ${world.pdf}`, status: 200, policy: 'style-src' })],
    ['a document whose link is wrong', () => ({ line: `GET ${world.pdf}0`, status: 403 })],
    ['the page of the API', () => ({ line: 'GET /keyhaven/docs/', status: 200, policy: "script-src 'self';" })],
    ['the way to it', () => ({ line: 'GET /keyhaven/docs', status: 302 })],
    ['a script of it', () => ({ line: 'GET /keyhaven/docs/static/swagger-ui.css', status: 200 })],
    ['the description of the API', () => ({ line: 'GET /keyhaven/openapi.json', status: 200 })],
    ['whether it lives', () => ({ line: 'GET /healthz', status: 200 })],
    ['whether it is ready', () => ({ line: 'GET /readyz', status: 200 })],
    ['a broken address', () => ({ line: 'GET /keyhaven/%zz', status: 400 })],
    ['a broken address of a page', () => ({ line: 'GET /%zz', status: 400 })],
    ['an address that cannot be stored', () => ({ line: 'GET /keyhaven/media/%00.webp', status: 400 })],
    ['no host', () => ({ line: 'GET /owner', headers: ['raw'], status: 400 })],
    ['an unknown method', () => ({ line: 'FOO /owner', status: 400 })],
    ['headers without end', () => ({ line: 'GET /owner', headers: [`X: ${'x'.repeat(70_000)}`], status: 431 })],
    ['a strange expectation', () => ({ line: 'GET /healthz', headers: ['Expect: cookies'], status: 200 })],
    ['the whole server', () => ({ line: 'OPTIONS *', status: 404 })],
  ]

  test.each(kinds)('%s', async (_what, request) => {
    const expected = request()
    const { status, headers, names } = await ask(expected)
    expect(status).toBe(expected.status)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(closed)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain(expected.policy ?? '')
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers.get('strict-transport-security')?.startsWith('max-age=31536000')).toBe(
      origin.startsWith('https') ? true : undefined,
    )
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
  })

  test('pictures and scripts may be used by pages of other origins, answers of calls may not', async () => {
    const of = async (line: string) => (await ask({ line, status: 200 })).headers.get('cross-origin-resource-policy')
    expect(await of(`GET /keyhaven/media/${world.media}`)).toBe('cross-origin')
    expect(await of(`GET /mfe/bookings/${world.version}/remoteEntry.js`)).toBe('cross-origin')
    expect(await of('GET /keyhaven/api/public/booking/')).toBe('same-origin')
    expect(await of('GET /owner')).toBe('same-origin')
  })
})
