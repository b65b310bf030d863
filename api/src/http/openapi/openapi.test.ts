import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

type Operation = {
  operationId: string
  summary: string
  security: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { $ref: string }; example?: unknown }> }
  responses: Record<string, { headers?: Record<string, unknown> }>
}
type Document = {
  openapi: string
  servers: unknown
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, Schema> }
}
type Schema = { properties: Record<string, { examples?: string[]; description?: string }>; required: string[] }

const server = await testServer()
let document: Document
beforeAll(async () => {
  document = (await server.call<Document>('GET', '/openapi.json')).body
})

test('describes every endpoint that is served, relative to where the API lies', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: '/keyhaven' }])
  const files = ['GET /api/invoices/{id}/pdf/', 'GET /api/bookings/csv/', 'GET /api/clients/csv/'].concat([
    'GET /api/invoices/csv/',
    'GET /api/invoices/zip/',
    'GET /api/tourist-taxes/csv/',
    'GET /api/payments/csv/',
    'GET /api/cash-book/csv/',
    'GET /api/exports/datev/',
    'GET /api/invoices/{id}/xml/',
    'GET /api/account/export/',
    'GET /api/client/export/',
    'GET /api/public/booking/request/{token}/calendar/',
    'GET /api/booking/{id}/damage-deposit/picture/',
    'GET /api/public/booking/request/{token}/damage-deposit/picture/',
    'GET /ical/{file}',
  ])
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = server.app.endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(described.toSorted()).toEqual([...served, ...files].toSorted())
})

test('says that a document is a file, opened by its link or with a token', () => {
  const pdf = document.paths['/api/invoices/{id}/pdf/']?.get
  expect(pdf?.security).toEqual([{ Token: [] }, {}])
  expect(pdf?.responses['200']).toMatchObject({ content: { 'application/pdf': {} } })
  expect(Object.keys(pdf?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '403', '404']))
})

test('says who needs a token or a key, what is sent and how it fails', () => {
  const create = document.paths['/api/properties/']?.post
  expect(create?.security).toEqual([{ Token: [] }, { ApiKey: ['properties:write'] }])
  expect(document.paths['/auth/logout/']?.post?.security).toEqual([{ Token: [] }])
  expect(Object.keys(create?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '400', '401', '404', '409', '413', '415', 'default']),
  )
  const form = document.components.schemas['PropertiesCreateForm']
  expect(Object.keys(form?.properties ?? {})).toContain('address.street')
  expect(form?.required).toContain('address.street')
  expect(document.paths['/auth/login/']?.post?.security).toEqual([])
  expect(document.paths['/api/client/{id}/']?.patch?.parameters).toEqual([
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  ])
})

test('says how often a call may be made, and in which headers the rest of it stands', () => {
  const login = document.paths['/auth/login/']?.post?.responses
  expect(login?.['429']).toMatchObject({ description: 'More than 30 calls within 1 min from one address.' })
  expect(login?.['200']).toMatchObject({ headers: { RateLimit: {}, 'RateLimit-Policy': {} } })
  expect(document.paths['/api/contact/']?.post?.responses['429']).toMatchObject({
    description: 'More than 20 calls within 60 min from one address, or 5 calls within 60 min by one owner.',
  })
})

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods))

test('is a document of OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
})

test('gives every operation a name of its own, which the contract says, and a summary', () => {
  const ids = operations().map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining(['bookingsCreate', 'publicRequestsCreate', 'imagesUnitAdd', 'today', 'invoicePdf']),
  )
  for (const { summary } of operations()) expect(summary).toMatch(/^\S[^;]{3,150}$/)
})

test('gives an example of every body, which the call itself accepts', () => {
  const bodies = server.app.endpoints.filter(({ body }) => body && body.def.type !== 'undefined')
  expect(bodies.length).toBeGreaterThan(40)
  for (const { path, method, body, example } of bodies) {
    expect([path, body?.safeParse(example).error]).toEqual([path, undefined])
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation?.requestBody?.content['application/json']?.example).toEqual(example)
  }
})

test('writes no body twice: each is a component', () => {
  const bodies = operations().flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
  for (const { schema } of bodies) expect(Object.keys(schema)).toEqual(['$ref'])
  expect(document.components.schemas['NewBooking']?.required).toContain('check_in')
})

test('describes fields with the doc comments of the contract, also those that a schema takes over from another', () => {
  const described = (name: string, field: string) => document.components.schemas[name]?.properties[field]?.description
  expect(described('PublicQuote', 'form_token')).toBe(
    'To be sent with the request, and not before three seconds have passed.',
  )
  expect(described('PublicQuoteBody', 'promo_code')).toBe(
    'The text of the code, whatever its case; unknown is 400 on this field.',
  )
  expect(described('PublicQuoteBody', 'unit')).toBeUndefined()
  expect(described('PublicSite', 'legal')).toMatch(/^Imprint: who is responsible/)
  // Both are amounts, which have one schema, and only the total says something of itself.
  expect(described('Unit', 'price_per_night')).toBeUndefined()
})

test('names the codes of problems', () => {
  const codes = document.components.schemas['Problem']?.properties['code']?.examples
  expect(codes).toEqual(expect.arrayContaining(['unit_taken', 'stale', 'not_found', 'too_many_requests']))
})

test('names the headers in which a list says how many there are, and the version of what everybody sees', async () => {
  const owner = await server.signUpOwner()
  const lists = ['x-total-count', 'x-has-more', 'etag']
  const paths = server.app.endpoints.filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  for (const { path } of paths) {
    const { status, headers } = await owner.call('GET', path)
    // Some need a query, and say so.
    if (status !== 200) continue
    const named = Object.keys(document.paths[path]?.get?.responses['200']?.headers ?? {}).map((name) =>
      name.toLowerCase(),
    )
    expect([path, ...lists.filter((name) => named.includes(name))]).toEqual([
      path,
      ...lists.filter((name) => headers.has(name)),
    ])
    expect(named).toContain('x-request-id')
  }
})

test('every reference leads to a component', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '')
  expect(references.length).toBeGreaterThan(50)
  for (const target of new Set(references)) {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w-]+)$/.exec(target) ?? []
    expect([target, document.components[kind]?.[name]]).toEqual([target, expect.anything()])
  }
})

test('the docs page loads only its own files and its policy forbids anything else', async () => {
  const page = await server.fetch('http://localhost/keyhaven/docs/')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  const html = await page.text()
  for (const [, file] of html.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await server.fetch(new URL(file ?? '', 'http://localhost/keyhaven/docs/'))).status).toBe(200)
  expect(html).not.toMatch(/<script>|https?:/)
  const answer = await server.fetch('http://localhost/keyhaven/docs/json')
  expect(await answer.json()).toEqual(document)
  const bare = await server.app.inject('/keyhaven/docs')
  expect([bare.statusCode, bare.headers.location]).toEqual([302, '/keyhaven/docs/'])
})
