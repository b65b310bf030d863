import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { address } from '../testing/factories.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'

const lines: string[] = []
const stream = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) })
const server = await testServer({ logger: { level: 'trace', stream }, env: { trustProxy: '10.0.0.0/8' } })
let owner: TestOwner
beforeAll(async () => {
  server.context.releases = { has: async () => true, set: () => 'set-of-today' }
  owner = await server.signUpOwner()
})
beforeEach(() => void lines.splice(0))

type Line = {
  reqId: string
  set: string
  msg: string
  url: string
  status: number
  network: string
  err?: { message: string }
}
const requestLines = () => lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request')
const inject = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.77') =>
  server.app.inject({ url, headers, remoteAddress })

/** Everything below that names a person. */
const personal = /eva|wolf|adlerweg|664\s?123|203\.0\.113\.77|secret-123|tok_live/i

test('whatever callers say of people, in address, query, headers and body, stays out of the log', async () => {
  const client = { first_name: 'Eva', last_name: 'Wolf', email: 'eva.wolf@example.com' }
  const at = { ...address, street: 'Adlerweg', phone: '+43664123456' }
  expect((await owner.call('POST', '/api/clients/', { ...client, address: at })).status).toBe(201)
  expect((await owner.call('GET', '/api/clients/?search=Eva%20Wolf')).status).toBe(200)
  expect(
    (await owner.call('POST', '/auth/login/', { email: 'eva.wolf@example.com', password: 'Secret-123' })).status,
  ).toBe(401)
  const json = { authorization: `Token ${owner.token}`, 'content-type': 'application/json' }
  const malformed = await server.app.inject({
    method: 'POST',
    url: '/keyhaven/api/clients/',
    headers: json,
    payload: '{"first_name": Eva Wolf',
  })
  expect(malformed.statusCode).toBe(400)
  const paths = [
    '/keyhaven/api/clients/eva.wolf@example.com/',
    '/Eva%20Wolf?q=Eva',
    '/keyhaven/Eva/Wolf+Adlerweg',
    '/%ff?Eva=Wolf',
  ]
  for (const path of paths) expect((await inject(path)).statusCode).toBeGreaterThanOrEqual(400)
  const headers = {
    authorization: 'Token tok_live_Eva',
    cookie: 'name=Eva Wolf',
    referer: 'https://x.example/?q=Eva',
    'user-agent': 'Eva Wolf',
  }
  await inject('/keyhaven/api/properties/7/', headers)
  await inject('/readyz?q=Eva', { host: 'eva wolf' })
  expect(requestLines().length).toBeGreaterThanOrEqual(9)
  expect(lines.filter((line) => personal.test(line))).toEqual([])
})

test('an error of a library says what broke and nothing of the values in it', async () => {
  const fails = async (raise: string, status: number) => {
    await sql
      .raw(
        `CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${raise}; RETURN NEW; END $$`,
      )
      .execute(server.db)
    await sql`CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION fail()`.execute(
      server.db,
    )
    const client = {
      first_name: 'Eva',
      last_name: 'Wolf',
      email: 'eva.wolf@example.com',
      address: { ...address, street: 'Adlerweg' },
    }
    expect((await owner.call('POST', '/api/clients/', client)).status).toBe(status)
  }
  await fails('PERFORM NEW.first_name::int', 400)
  await fails(
    `RAISE EXCEPTION 'mail to <%> failed', NEW.email USING ERRCODE = 'XX000', DETAIL = NEW.street, HINT = NEW.last_name`,
    500,
  )
  const messages = lines.flatMap((line) => (JSON.parse(line) as Line).err?.message ?? [])
  expect(messages).toEqual(['invalid input syntax for type integer: "…"', 'mail to <…@…> failed'])
  server.app.log.error(
    { err: new Error('GET https://x.example/search?name=Eva+Wolf failed', { cause: new Error('to eva@example.com') }) },
    'x',
  )
  server.app.log.error(
    { err: Object.assign(new Error('rejected'), { rejected: ['Eva Wolf'], recipient: 'wolf' }) },
    'x',
  )
  server.app.log.error({ err: new AggregateError([new SyntaxError('Unexpected token "Eva"')], 'both') }, 'x')
  expect(lines.filter((line) => personal.test(line))).toEqual([])
  expect(lines.join('')).toContain('GET https://x.example/search?… failed')
  await sql`DROP TRIGGER fail ON clients`.execute(server.db)
})

test('every line of a request has its id, which the answer names, and the releases that were out', async () => {
  const answer = await inject('/keyhaven/api/properties/7/')
  expect(requestLines()).toMatchObject([
    {
      reqId: answer.headers['x-request-id'],
      set: 'set-of-today',
      url: '/keyhaven/api/properties/7/',
      status: 401,
      network: '203.0.113.0/24',
    },
  ])
  for (const path of ['/readyz', '/nowhere'])
    expect((await inject(path)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('an id is taken from a proxy that is trusted, where it is one, and from nobody else', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const idOf = async (id: string, from?: string) =>
    (await inject('/readyz', { 'x-request-id': id }, from)).headers['x-request-id']
  expect(await idOf(traceId, '10.1.2.3')).toBe(traceId)
  expect(await idOf(traceId, '::ffff:10.1.2.3')).toBe(traceId)
  for (const bad of ['eva.wolf@example.com', 'short', 'x'.repeat(65), '{"a": 1, "b": 2, "c": 3}'])
    expect(await idOf(bad, '10.1.2.3')).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf(traceId)).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf(traceId, '2001:db8::1')).toMatch(/^[\da-f-]{36}$/)
})
