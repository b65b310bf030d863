import { type ApiKey, connectionsApi, scopeOf, scopes } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { beforeEach, expect, test } from 'vitest'
import { aClient, aUnit, mailsTo } from '../testing/factories.ts'
import { caller, type TestOwner, testServer } from '../testing/test-server.ts'

const start = '2027-01-10T09:00:00Z'
const server = await testServer({ now: start })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set(start)
  owner = await server.signUpOwner({ personals: true })
})
type CreatedKey = { api_key: ApiKey; key: string }
const make = (fields: object, of = owner) =>
  of.call<CreatedKey>('POST', connectionsApi.createKey.path, {
    password: of.password,
    name: 'Channel manager',
    scopes: ['clients:read'],
    days: null,
    ...fields,
  })
const withKey = (key: string, word = 'Bearer') => {
  const call = caller(server.fetch)
  return <T = unknown>(method: string, path: string, body?: unknown, headers = {}) =>
    call<T>(method, path, body, { authorization: `${word} ${key}`, ...headers })
}

test('every call of the contract says which scope a key needs, and the account is closed to all of them', () => {
  const open = server.app.endpoints.filter((endpoint) => endpoint.access === 'owner')
  expect(open.length).toBeGreaterThan(80)
  const needed = open.map((endpoint) => [endpoint.domain, scopeOf(endpoint)] as const)
  for (const [domain, scope] of needed) {
    const isClosed = scope === undefined
    expect([domain, isClosed || scopes.includes(scope)]).toEqual([domain, true])
  }
  // None that can be chosen opens nothing.
  expect(scopes.filter((scope) => !needed.some(([, one]) => one === scope))).toEqual([])
  const closed = new Set(needed.flatMap(([domain, scope]) => (scope === undefined ? [domain] : [])))
  // Of clients and payments some calls; of an area that was added, all.
  expect([...closed]).toEqual(expect.arrayContaining(['accounts', 'clients', 'contact', 'downloads', 'payments']))
  expect(scopes.filter((scope) => /^(?:accounts|contact|downloads|public):/.test(scope))).toEqual([])
})

test('a key is shown once, found by its beginning and checksum, kept as a hash, and told by mail', async () => {
  const { status, body } = await make({})
  expect(status).toBe(201)
  expect(body.key).toMatch(/^kh_[\w-]{43}_[\da-f]{8}$/)
  expect(body.api_key).toMatchObject({ name: 'Channel manager', hint: `${body.key.slice(0, 7)}…`, last_used_at: null })
  const listed = await owner.call<ApiKey[]>('GET', connectionsApi.keys.path)
  expect(JSON.stringify(listed.body)).not.toContain(body.key.slice(7))
  const rows = await server.db.selectFrom('api_keys').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(body.key.slice(7, 40))
  expect((await mailsTo(server, owner.user.email)).map(({ subject }) => subject)).toEqual([
    'An API key was created for your Keyhaven account',
  ])
  expect((await make({ password: 'Wrong-1234' })).status).toBe(400)
  expect((await make({ scopes: ['accounts:write'] })).status).toBe(400)
})

test('a key reads and writes what its scopes say, of its owner alone', async () => {
  const other = await server.signUpOwner()
  const [mine, theirs] = [await aClient(owner), await aClient(other)]
  const { body } = await make({ scopes: ['clients:read', 'clients:write'] })
  const call = withKey(body.key)
  const { body: list } = await call<{ id: number }[]>('GET', '/api/clients/')
  expect(list.map(({ id }) => id)).toEqual([mine.id])
  expect((await call('GET', `/api/client/${theirs.id}/`)).status).toBe(404)
  const added = { last_name: 'Maier', address: { phone: '+436641234567' } }
  expect((await call('POST', '/api/clients/brief/', added)).status).toBe(201)
  expect(await call('GET', '/api/bookings/')).toMatchObject({ status: 403, body: { code: 'scope_missing' } })
  expect(await call('POST', `/api/client/${mine.id}/erase/`)).toMatchObject({
    status: 403,
    body: { code: 'not_for_keys' },
  })
})

test('no key changes the account, reads its keys, opens its stream or its files', async () => {
  const { body } = await make({ scopes: [...scopes] })
  const call = withKey(body.key)
  for (const { method, path, domain, access } of server.app.endpoints.filter(
    (one) => one.domain === 'accounts' && one.access === 'owner',
  )) {
    const { status } = await call(
      method,
      path.replace(/:\w+/g, '1'),
      method === 'GET' || method === 'DELETE' ? undefined : {},
    )
    expect([domain, access, method, path, status]).toEqual([domain, access, method, path, 403])
  }
  expect((await call('GET', '/api/events/')).status).toBe(401)
  expect((await call('GET', '/api/account/export/')).status).toBe(401)
})

test('a key that was revoked, has ended, or was cut opens nothing', async () => {
  const { body: ending } = await make({ days: 30 })
  const { body: revoked } = await make({})
  expect((await withKey(ending.key)('GET', '/api/clients/')).status).toBe(200)
  expect((await withKey(ending.key.slice(0, -1))('GET', '/api/clients/')).status).toBe(401)
  const other = await server.signUpOwner()
  expect((await other.call('DELETE', `/api/key/${revoked.api_key.id}/`)).status).toBe(404)
  expect((await withKey(revoked.key)('GET', '/api/clients/')).status).toBe(200)
  expect((await owner.call('DELETE', `/api/key/${revoked.api_key.id}/`)).status).toBe(204)
  expect((await withKey(revoked.key)('GET', '/api/clients/')).status).toBe(401)
  server.clock.set('2027-02-09T09:00:01Z')
  expect((await withKey(ending.key)('GET', '/api/clients/')).status).toBe(401)
})

test('a repeated command with one Idempotency-Key is carried out once', async () => {
  const unit = await aUnit(owner)
  const client = await aClient(owner)
  const { body } = await make({ scopes: ['bookings:write'] })
  const call = withKey(body.key)
  const stay = {
    unit: unit.id,
    property: unit.property.id,
    client: client.id,
    check_in: '2027-06-01',
    check_out: '2027-06-04',
    guests_count: 1,
    status: 'confirmed',
  }
  const [first, again] = [
    await call<{ id: number }>('POST', '/api/bookings/', stay, { 'idempotency-key': 'a' }),
    await call<{ id: number }>('POST', '/api/bookings/', stay, { 'idempotency-key': 'a' }),
  ]
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id])
})
