import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { describe, expect, test } from 'vitest'
import { hostileBodies, hostileIds, hostileQueries } from './testing/hostile.ts'
import { maxBeaconBytes } from './http/body.ts'
import { householdOf } from './testing/household.ts'
import { referencesIn, referringTo, wordIn, wordOf } from './testing/references.ts'
import { sender } from './testing/refusals.ts'
import { sampleOf } from './testing/samples.ts'
import { testServer, type TestOwner } from './testing/test-server.ts'

// What the app serves is known before the tests are listed: an endpoint is in all of them from its first day.
const server = await testServer()
const { endpoints } = server.app

const one = await server.signUpOwner({ personals: true })
const other = await server.signUpOwner({ personals: true })
/** Signing out ends a session that the other tests need, and a new password or address is one that they do not know. */
const leaver = await server.signUpOwner()
const changer = await server.signUpOwner({ email: 'anna@example.com' })
const callers: Record<string, TestOwner> = {
  '/auth/logout/': leaver,
  '/auth/session/:id/': leaver,
  '/auth/sessions/': leaver,
  '/auth/change-email/': changer,
  '/auth/change-password/': changer,
}
const callerOf = ({ method, path }: Endpoint) => (method === 'GET' ? one : (callers[path] ?? one))
const [mine, foreign] = [await householdOf(one, server.app), await householdOf(other, server.app)]
const { send, takeFaults } = sender(server.app, (endpoint) => callerOf(endpoint).token)

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const takesBody = (endpoint: Endpoint) => (endpoint.body?.def.type ?? 'undefined') !== 'undefined'
const pathWith = (endpoint: Endpoint, value: string | number) => endpoint.path.replace(/:\w+/g, String(value))
const all = endpoints.map((endpoint) => {
  const sample = sampleOf(endpoint, mine)
  return {
    name: nameOf(endpoint),
    endpoint,
    sample,
    text: sample && JSON.stringify(sample),
    path: pathWith(endpoint, mine[wordOf(endpoint)] ?? 1),
  }
})
const owned = all.filter(({ endpoint }) => endpoint.access === 'owner')
const withBody = all.filter(({ endpoint }) => takesBody(endpoint))
const referring = owned.flatMap((call) =>
  referencesIn(call.endpoint.body)
    // The filters of a file are a query, and the order of pictures is refused as a whole: both are tested by themselves.
    .filter((field) => !field.startsWith('query.') && field !== 'images')
    .map((field) => ({ ...call, field, word: wordIn(call.endpoint, field) })),
)
// In a query an id is a condition on the owner's own rows, so that a filter whose unit was just deleted finds nothing
// instead of breaking the list. What must not differ is a foreign one from one that nobody has.
const filtered = owned.flatMap((call) =>
  referencesIn(call.endpoint.query).map((filter) => ({ ...call, filter, word: filter.replace(/s$/, '') })),
)
/** On the site of one owner the houses of all others are not there. */
const onSite = all
  .filter(
    ({ endpoint: { access, query } }) =>
      access === 'anyone' && query && 'shape' in query && 'owner' in Object(query.shape),
  )
  .flatMap((call) => {
    const { params, query, body } = call.endpoint
    const parts = { path: params, query, body }
    return Object.entries(parts).flatMap(([part, schema]) =>
      referencesIn(schema).map((field) => ({ ...call, part, field, word: wordIn(call.endpoint, field) })),
    )
  })

const everythingOf = async (owner: TestOwner) => {
  const lists = owned.filter(
    ({ endpoint: { method, path, response } }) =>
      method === 'GET' && !path.includes(':') && response.def.type === 'array',
  )
  const answers = []
  for (const { path } of lists) answers.push([path, (await owner.call('GET', path)).body])
  // The link to a document is signed anew with each list.
  return JSON.stringify(answers).replace(/\?expires=[^"]*/g, '')
}
const before = await everythingOf(other)

test('every endpoint is served once, and what takes a body has an example of it', () => {
  expect(endpoints.length).toBeGreaterThan(40)
  expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
  expect(withBody.filter(({ sample }) => !sample).map(({ name }) => name)).toEqual([])
})

describe('without a token', () => {
  test.each(owned)('$name turns everybody away, whatever they send', async ({ endpoint, path, text }) => {
    const tokens = [
      ...['', 'Token', 'Token x', `Token ${'x'.repeat(43)}`],
      ...[one.token, `Bearer ${one.token}`, `Token ${one.token}x`],
    ]
    for (const authorization of tokens)
      for (const body of [undefined, text, '{"a":'])
        await send(endpoint, path, { text: body, headers: { authorization }, wanted: (status) => status === 401 })
    expect(takeFaults()).toEqual([])
  })
})

describe('what belongs to another owner', () => {
  test.each(owned.filter(({ endpoint }) => endpoint.path.includes(':id')))(
    '$name does not find it',
    async ({ endpoint, text }) => {
      const id = foreign[wordOf(endpoint)]
      expect(id, `a record of another owner for "${wordOf(endpoint)}"`).toBeGreaterThan(0)
      await send(endpoint, pathWith(endpoint, id ?? 0), { text, wanted: (status) => status === 404 })
      expect(takeFaults()).toEqual([])
    },
  )

  test.each(referring)(
    '$name does not take it as $field, nor an id that cannot be',
    async ({ endpoint, path, sample, field, word }) => {
      expect(foreign[word], `a record of another owner for "${field}"`).toBeGreaterThan(0)
      for (const wrong of [foreign[word], 'abc', -5, 1e15]) {
        const answer = await send(endpoint, path, {
          text: JSON.stringify(referringTo(sample, field, wrong)),
          wanted: (status) => status === 404,
        })
        const body: Problem = JSON.parse(answer.body)
        expect(body.fields).toHaveProperty([field])
      }
      expect(takeFaults()).toEqual([])
    },
  )

  test.each(filtered)(
    '$name shows nothing of it where $filter asks for it',
    async ({ endpoint, path, filter, word }) => {
      const id = foreign[word]
      expect(id, `a record of another owner for "${filter}"`).toBeGreaterThan(0)
      const range = 'from=2027-09-01&to=2027-09-30&check_in=2027-09-01&check_out=2027-09-04&by=unit&period=month'
      const listedWith = (filterId: number | undefined) =>
        send(endpoint, `${path}?${range}&${filter}=${filterId}`, {
          wanted: (status) => status === 200 || status === 404,
        })
      expect(await listedWith(id)).toEqual(await listedWith(1e12))
      expect(takeFaults()).toEqual([])
    },
  )

  test.each(onSite)(
    '$name does not take it on the site of one owner as $field',
    async ({ endpoint, sample, part, field, word }) => {
      const wrong = field === 'id' ? foreign[wordOf(endpoint)] : foreign[word]
      expect(wrong, `a record of another owner for "${field}"`).toBeGreaterThan(0)
      const range = 'check_in=2027-09-01&check_out=2027-09-04&guests=1'
      const sendWith = (id: number | undefined) =>
        send(
          endpoint,
          `${part === 'path' ? pathWith(endpoint, id ?? 0) : endpoint.path}?owner=${one.user.slug}&${range}&${part === 'query' ? `unit=${mine.unit}&${field}=${id}` : ''}`,
          {
            text: part === 'body' ? JSON.stringify(referringTo(sample, field, id)) : undefined,
          },
        )
      expect(await sendWith(wrong)).toEqual(await sendWith(1e12))
      expect(takeFaults()).toEqual([])
    },
  )

  test.each(withBody.filter(({ endpoint }) => referencesIn(endpoint.body).includes('images')))(
    '$name puts no picture of it in order, and says of it what it says of one that nobody has',
    async ({ endpoint, path, sample }) => {
      const ordered = (id: number | undefined) =>
        send(endpoint, path, {
          text: JSON.stringify(referringTo(sample, 'images', id)),
          wanted: (status) => status === 409,
        })
      expect(await ordered(foreign[wordIn(endpoint, 'images')])).toEqual(await ordered(1e12))
      expect(takeFaults()).toEqual([])
    },
  )

  test('a file has nothing of it, whatever its filters say', async () => {
    const filters = { property: foreign.property, unit: foreign.unit, client: foreign.client }
    for (const [filter, id] of Object.entries(filters)) {
      const link = await one.call<{ href: string }>('POST', '/api/downloads/', {
        what: 'bookings',
        query: { [filter]: id },
      })
      expect(link.status).toBe(201)
      const file = await server.fetch(`http://localhost${link.body.href}`)
      expect((await file.text()).trim().split('\r\n')).toHaveLength(1)
    }
  })

  test('every id that the contract takes is in these tests', () => {
    const references = owned.flatMap(({ name, endpoint }) => [
      ...referencesIn(endpoint.params).map((field) => `${name} :${field}`),
      ...referencesIn(endpoint.body).map((field) => `${name} ${field}`),
    ])
    const tested = [
      ...owned.filter(({ endpoint }) => endpoint.path.includes(':id')).map(({ name }) => `${name} :id`),
      ...referring.map(({ name, field }) => `${name} ${field}`),
    ]
    expect(references.filter((field) => !tested.includes(field))).toEqual([
      ...['property', 'unit', 'client'].map((filter) => `POST /api/downloads/ query.${filter}`),
      ...['properties', 'units'].map((houses) => `PATCH /api/${houses}/:id/images/ images`),
    ])
  })

  test('stays as it was through all of that', async () => {
    expect(await everythingOf(other)).toBe(before)
  })
})

describe('hostile input', () => {
  test.each(all.filter(({ endpoint }) => endpoint.path.includes(':')))(
    '$name answers an id that cannot be with 4xx',
    async ({ endpoint, text }) => {
      for (const id of hostileIds)
        await send(endpoint, pathWith(endpoint, id), { text, wanted: (status) => status >= 400 })
      expect(takeFaults()).toEqual([])
    },
  )

  test.each(all.filter(({ endpoint }) => endpoint.method === 'GET'))(
    '$name takes any query without failing',
    async ({ endpoint, path }) => {
      for (const query of hostileQueries) await send(endpoint, `${path}?${query}`)
      expect(takeFaults()).toEqual([])
    },
  )

  test.each(withBody)(
    '$name takes any body without failing',
    { timeout: 60_000 },
    async ({ endpoint, path, sample }) => {
      for (const { text, status } of hostileBodies(sample)) {
        const isTooLong = endpoint.beacon && text.length > maxBeaconBytes
        await send(endpoint, path, { text, wanted: (got) => status === 0 || got === (isTooLong ? 413 : status) })
      }
      expect(takeFaults()).toEqual([])
    },
  )

  test.each(withBody)('$name takes JSON, and forms only where it says so', async ({ endpoint, path }) => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'x',
      'application/jsonx',
    ]) {
      const expected = endpoint.beacon && type === 'text/plain' ? 400 : 415
      await send(endpoint, path, {
        text: 'a=b',
        headers: { 'content-type': type },
        wanted: (status) => status === expected,
      })
    }
    const halfForm = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nhalf'
    for (const text of ['garbage', halfForm])
      await send(endpoint, path, {
        text,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        wanted: (status) => status === (endpoint.multipart ? 400 : 415),
      })
    expect(takeFaults()).toEqual([])
  })

  test.each(withBody)(
    '$name neither stores nor answers fields that nobody knows',
    async ({ endpoint, path, sample }) => {
      const text = JSON.stringify({ ...sample, unknown_field: 'zebra', id: 4_711_000_815, owner_id: 1, is_guest: true })
      expect((await send(endpoint, path, { text })).body).not.toMatch(/zebra|4711000815/)
      expect(takeFaults()).toEqual([])
    },
  )

  const bodiless = all.filter(({ endpoint }) => !takesBody(endpoint))
  test.each(bodiless)(
    '$name takes a JSON content type without a body, and either ending of its path',
    async ({ endpoint }) => {
      for (const path of [pathWith(endpoint, 'abc'), pathWith(endpoint, 'abc').replace(/\/$/, '')])
        await send(endpoint, path, { text: '', wanted: (status) => ![405, 413, 415].includes(status) })
      expect(takeFaults()).toEqual([])
    },
  )

  test('the address of a document takes any id and any query without failing', async () => {
    const pdf = { method: 'GET', path: '/api/invoices/:id/pdf/', access: 'anyone' } as Endpoint
    const queries = ['', ...hostileQueries, 'expires=99999999999&signature=x', 'expires=x', 'signature=%00']
    for (const id of [...hostileIds, mine.invoice ?? 0, foreign.invoice ?? 0])
      for (const query of queries)
        await send(pdf, `${pathWith(pdf, id)}?${query}`, { wanted: (status) => status >= 400 })
    expect(takeFaults()).toEqual([])
  })

  test('nothing of it reached what the other owner has', async () => {
    expect(await everythingOf(other)).toBe(before)
  })
})
