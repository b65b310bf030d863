import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { describe, expect, test } from 'vitest'
import {
  aBlock,
  aBooking,
  aClient,
  anImage,
  aPromocode,
  aProperty,
  aSeason,
  aService,
  aUnit,
} from './testing/factories.ts'
import { hostileBodies, hostileIds, hostileQueries } from './testing/hostile.ts'
import { maxBeaconBytes } from './http/body.ts'
import { sender } from './testing/refusals.ts'
import { withPasskey } from './testing/second-factors.ts'
import { sampleOf } from './testing/samples.ts'
import { testServer, type TestOwner } from './testing/test-server.ts'

// What the app serves is known before the tests are listed: an endpoint is in all of them from its first day.
const server = await testServer()
const { endpoints } = server.app

const householdOf = async (owner: TestOwner): Promise<Record<string, number>> => {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  const images = {
    'property-image': await anImage(owner, { property: property.id }),
    'unit-image': await anImage(owner, { unit: unit.id }),
  }
  const client = await aClient(owner)
  const service = await aService(owner, { property: property.id })
  const promocode = await aPromocode(owner)
  const season = await aSeason(owner, { unit: unit.id })
  const booking = await aBooking(owner, { property: property.id, unit: unit.id, client: client.id })
  const block = await aBlock(owner, { unit: unit.id })
  const invoices = await owner.call<{ id: number }[]>('GET', '/api/invoices/owner/')
  const sessions = await owner.call<{ id: number }[]>('GET', '/auth/sessions/')
  const [invoice, session] = [invoices.body[0], sessions.body[0]]
  const passkey = await withPasskey(owner)
  const records = {
    passkey,
    property,
    unit,
    ...images,
    client,
    service,
    promocode,
    season,
    booking,
    block,
    invoice,
    session,
  }
  return Object.fromEntries(Object.entries(records).map(([word, record]) => [word, record?.id ?? 0]))
}
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
const [mine, foreign] = [await householdOf(one), await householdOf(other)]
const { send, takeFaults } = sender(server.app, (endpoint) => callerOf(endpoint).token)

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const takesBody = (endpoint: Endpoint) => (endpoint.body?.def.type ?? 'undefined') !== 'undefined'
const pathWith = (endpoint: Endpoint, value: string | number) => endpoint.path.replace(/:\w+/g, String(value))
/** The record that an id of this path belongs to: `/api/properties/:id/units/` is a property's. */
const wordOf = (endpoint: Endpoint) =>
  (/\/([a-z-]+)\/:id/.exec(endpoint.path)?.[1] ?? '').replace(/ies$/, 'y').replace(/s$/, '')

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
const words: Record<string, string> = {
  property_id: 'property',
  promo_code: 'promocode',
  services: 'service',
  units: 'unit',
}
const referring = owned.flatMap((call) =>
  Object.keys(call.sample ?? {})
    .map((field) => ({ ...call, field, word: words[field] ?? field }))
    .filter(({ word }) => word in foreign),
)

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
      '',
      'Token',
      'Token x',
      `Bearer ${one.token}`,
      `Token ${'x'.repeat(43)}`,
      one.token,
      `Token ${one.token}x`,
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
      for (const wrong of [foreign[word], 'abc', -5, 1e15]) {
        const value = Array.isArray(sample?.[field]) ? [wrong] : wrong
        const answer = await send(endpoint, path, {
          text: JSON.stringify({ ...sample, [field]: value }),
          wanted: (status) => status === 404,
        })
        const body: Problem = JSON.parse(answer.body)
        expect(body.fields).toHaveProperty([field])
      }
      expect(takeFaults()).toEqual([])
    },
  )

  // In a query an id is a condition on the owner's own rows, so that a filter whose unit was just deleted finds nothing
  // instead of breaking the list. What must not differ is a foreign one from one that nobody has.
  const filters = ['property', 'unit', 'units', 'client', 'booking']
  const filtered = owned.flatMap((call) => {
    const shape = call.endpoint.query && 'shape' in call.endpoint.query ? (call.endpoint.query.shape as object) : {}
    return filters.filter((filter) => filter in shape).map((filter) => ({ ...call, filter }))
  })
  test.each(filtered)('$name shows nothing of it where $filter asks for it', async ({ endpoint, path, filter }) => {
    const id = foreign[filter.replace(/s$/, '')]
    const range = 'from=2027-09-01&to=2027-09-30&check_in=2027-09-01&check_out=2027-09-04&by=unit&period=month'
    const shown = (asked: number | undefined) =>
      send(endpoint, `${path}?${range}&${filter}=${asked}`, { wanted: (status) => status === 200 })
    expect(await shown(id)).toEqual(await shown(1e12))
    expect(takeFaults()).toEqual([])
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
      const wanted = endpoint.beacon && type === 'text/plain' ? 400 : 415
      await send(endpoint, path, {
        text: 'a=b',
        headers: { 'content-type': type },
        wanted: (status) => status === wanted,
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
