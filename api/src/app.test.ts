import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { problem, type Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeAll, expect, test } from 'vitest'
import { aClient, aProperty } from './testing/factories.ts'
import { testServer, type TestOwner } from './testing/test-server.ts'

const server = await testServer()
let owner: TestOwner
let port: number
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Answer of the server to these very bytes. */
async function raw(bytes: string | Buffer) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}
const close = 'Host: localhost\r\nConnection: close\r\n'

test.each([
  ['headers without end', `GET /keyhaven/ HTTP/1.1\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ['what is no HTTP', 'hello\r\n\r\n', 400],
  ['a method that nobody knows', `FOO / HTTP/1.1\r\n${close}\r\n`, 400],
  [
    'two lengths',
    `POST /keyhaven/auth/login/ HTTP/1.1\r\n${close}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`,
    400,
  ],
  [
    'a length and chunks',
    `POST /keyhaven/auth/login/ HTTP/1.1\r\n${close}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['no host', 'GET /keyhaven/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`, 400],
  ['a request of HTTP/0.9', 'GET /healthz\r\n\r\n', 400],
  [
    'a body far beyond the limit',
    `POST /keyhaven/auth/login/ HTTP/1.1\r\n${close}Content-Type: application/json\r\nContent-Length: 50000000\r\n\r\n"${'x'.repeat(49_999_998)}"`,
    413,
  ],
  ['a broken path', `GET /keyhaven/%zz HTTP/1.1\r\n${close}\r\n`, 400],
  ['a path with U+0000', `GET /keyhaven/media/%00.webp HTTP/1.1\r\n${close}\r\n`, 400],
  ['a path out of the media', `GET /keyhaven/media/../../etc/passwd HTTP/1.1\r\n${close}\r\n`, 404],
  ['an endless part of a path', `GET /keyhaven/api/client/${'9'.repeat(5000)}/ HTTP/1.1\r\n${close}\r\n`, 414],
  ['an unknown address', `GET /keyhaven/nothing HTTP/1.1\r\n${close}\r\n`, 404],
  ['an unknown address outside', `GET /nothing HTTP/1.1\r\n${close}\r\n`, 404],
  [
    'bytes that are no text',
    Buffer.concat([
      Buffer.from(
        `POST /keyhaven/auth/login/ HTTP/1.1\r\n${close}Content-Type: application/json\r\nContent-Length: 4\r\n\r\n`,
      ),
      Buffer.from([0x22, 0xff, 0xfe, 0x22]),
    ]),
    400,
  ],
])('%s gets the one error body', async (_what, bytes, status) => {
  const answer = await raw(bytes)
  expect(answer.status).toBe(status)
  expect(answer.head.toLowerCase()).toContain('content-type: application/json')
  expect(problem.safeParse(JSON.parse(answer.body)).success).toBe(true)
})

test('a body that is cut off ends the request and nothing else', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /keyhaven/auth/login/ HTTP/1.1\r\n${close}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email"`,
  )
  socket.destroy()
  expect((await raw(`GET /healthz HTTP/1.1\r\n${close}\r\n`)).status).toBe(200)
})

test('every answer carries the headers that keep it in its place', async () => {
  const { headers } = await server.call('GET', '/api/public/booking/')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a failure of ours says which request it was and nothing of what is inside', async () => {
  const broken = await testServer()
  await broken.db.schema.dropTable('migrations').execute()
  await broken.db.schema.dropTable('sessions').cascade().execute()
  const answer = await broken.call<Problem>('GET', '/api/clients/', undefined, { authorization: 'Token x' })
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    code: 'internal',
    message: expect.any(String),
    detail: [expect.any(String)],
    reason: { key: expect.any(String) },
    request_id: answer.headers.get('x-request-id'),
  })
  expect((await broken.fetch('http://localhost/readyz')).status).toBe(503)
  expect((await broken.fetch('http://localhost/healthz')).status).toBe(200)
})

test('what everybody may see comes with an ETag, and again only when it changed', async () => {
  const first = await server.call('GET', '/api/public/booking/')
  expect(first.headers.get('cache-control')).toBe('public, max-age=30')
  const etag = first.headers.get('etag') ?? ''
  const again = await server.call('GET', '/api/public/booking/', undefined, { 'if-none-match': `"other", W/${etag}` })
  expect([again.status, again.body]).toEqual([304, ''])
  await aProperty(owner)
  const own = await owner.call('GET', '/api/properties/')
  expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['no-store', null])
})

test('a form may write what is nested with dots or as a JSON copy, and the dots have the last word', async () => {
  const form = new FormData()
  const dots = {
    street: 'Seeweg',
    house_number: '7',
    postal_code: '5310',
    city: 'Mondsee',
    country: 'Austria',
    phone: '+436641234567',
  }
  form.set('address', JSON.stringify({ ...dots, city: 'Elsewhere' }))
  for (const [key, value] of Object.entries({
    name: '{"not":"parsed"}',
    description: 'x',
    active: 'false',
    ...Object.fromEntries(Object.entries(dots).map(([part, given]) => [`address.${part}`, given])),
  }))
    form.set(key, value)
  for (const key of ['__proto__.admin', 'constructor.admin', 'address.__proto__']) form.set(key, 'true')
  form.append('brochure', new Blob(['x'.repeat(2_000_000)]), 'large.pdf')
  const answer = await owner.call<{ name: string; active: boolean }>('POST', '/api/properties/', form)
  expect([answer.status, answer.body]).toMatchObject([201, { name: '{"not":"parsed"}', active: false, address: dots }])
  expect(Reflect.get({}, 'admin')).toBeUndefined()
  const bad = new FormData()
  bad.set('name', 'a\0b')
  expect((await owner.call('POST', '/api/properties/', bad)).status).toBe(400)
  const many = new FormData()
  for (let count = 0; count < 400; count += 1) many.append('name', 'x')
  expect((await owner.call('POST', '/api/properties/', many)).status).toBe(413)
})

test('a list answers the whole array, however long, and says how many there are', async () => {
  await Promise.all(Array.from({ length: 4 }, () => aClient(owner)))
  const { id } = await aClient(owner)
  await server.db
    .insertInto('clients')
    .columns([
      'owner_id',
      'first_name',
      'last_name',
      'email',
      'street',
      'house_number',
      'postal_code',
      'city',
      'country',
      'phone',
    ])
    .expression((eb) =>
      eb
        .selectFrom(['clients', eb.fn<{ n: number }>('generate_series', [eb.lit(1), eb.lit(995)]).as('n')])
        .select([
          'owner_id',
          'first_name',
          'last_name',
          'email',
          'street',
          'house_number',
          'postal_code',
          'city',
          'country',
          'phone',
        ])
        .where('clients.id', '=', id),
    )
    .execute()
  const whole = await owner.call<unknown[]>('GET', '/api/clients/')
  expect([whole.body.length, whole.headers.get('x-total-count')]).toEqual([1000, '1000'])
  const page = await owner.call<unknown[]>('GET', '/api/clients/?page=11&page_size=95')
  expect([page.body.length, page.headers.get('x-total-count')]).toEqual([50, '1000'])
  const none = await owner.call<unknown[]>('GET', '/api/clients/?page=12&page_size=95')
  expect([none.body, none.headers.get('x-total-count')]).toEqual([[], '1000'])
})

test('outside of tests a compiled writer answers the same and lets no unknown field out', async () => {
  const live = await testServer({ env: { mode: 'production' } })
  const someone = await live.signUpOwner({ personals: true })
  const client = await aClient(someone)
  const list = await someone.call<unknown[]>('GET', '/api/clients/')
  expect(list.body).toEqual([client])
  expect(JSON.stringify(list.body)).not.toContain('owner_id')
})

test('readers that leave in the middle of a list keep no connection', async () => {
  for (let count = 0; count < 30; count += 1) {
    const stop = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${port}/keyhaven/api/clients/`, {
      headers: { authorization: `Token ${owner.token}` },
      signal: stop.signal,
    })
    await answer.body?.getReader().read()
    stop.abort()
  }
  expect((await owner.call('GET', '/api/clients/?page=1')).status).toBe(200)
})
