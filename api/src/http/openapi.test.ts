import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server.ts'

type Operation = {
  security: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> }
  responses: Record<string, unknown>
}
type Document = {
  openapi: string
  servers: unknown
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes: object }
}

let server: TestServer
let document: Document
beforeAll(async () => {
  server = await testServer()
  document = (await server.call<Document>('GET', '/openapi.json')).body
})
afterAll(() => server.close())

test('describes every endpoint that is served, relative to where the API lies', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: '/keyhaven' }])
  const files = ['GET /api/invoices/{id}/pdf/', 'GET /api/bookings/csv/', 'GET /api/clients/csv/'].concat([
    'GET /api/invoices/csv/',
    'GET /api/invoices/zip/',
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

test('says who needs a token, what is sent and how it fails', () => {
  const create = document.paths['/api/properties/']?.post
  expect(create?.security).toEqual([{ Token: [] }])
  expect(Object.keys(create?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '400', '401', '404', '409', '413', '415', 'default']),
  )
  const form = create?.requestBody?.content['multipart/form-data']?.schema
  expect(Object.keys(form?.properties ?? {})).toContain('address.street')
  expect(form?.required).toContain('address.street')
  expect(document.paths['/auth/login/']?.post?.security).toEqual([])
  expect(document.paths['/api/client/{id}/']?.patch?.parameters).toEqual([
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  ])
  expect(document.components.schemas.Problem).toBeDefined()
})

test('says how often a call may be made, and in which headers the rest of it stands', () => {
  const login = document.paths['/auth/login/']?.post?.responses
  expect(login?.['429']).toMatchObject({ description: 'More than 30 calls within 1 min from one address.' })
  expect(login?.['200']).toMatchObject({ headers: { RateLimit: {}, 'RateLimit-Policy': {} } })
  expect(document.paths['/api/contact/']?.post?.responses['429']).toMatchObject({
    description: 'More than 20 calls within 60 min from one address, or 5 calls within 60 min by one owner.',
  })
})

test('every reference leads to a component', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '')
  expect(references.length).toBeGreaterThan(50)
  for (const target of new Set(references)) {
    expect(target).toMatch(/^#\/components\/schemas\//)
    expect(document.components.schemas[target.split('/').at(-1) ?? '']).toBeDefined()
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
  const bare = await server.app.inject('/keyhaven/docs')
  expect([bare.statusCode, bare.headers.location]).toEqual([302, '/keyhaven/docs/'])
})
