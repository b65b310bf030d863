import { setTimeout as wait } from 'node:timers/promises'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { aClient, aRequest, aUnit, aWish } from '@keyhaven/api/testing/factories'
import { metricsUrl, scrape } from '@keyhaven/api/testing/scrape'
import { type Inbox, startInbox } from '@keyhaven/api/testing/smtp-inbox'
import { type CallApi, openTestServer, type TestOwner, type TestServer } from '@keyhaven/api/testing/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishArea, publishShell } from './publish/publish.ts'
import { putShared } from './publish/put-builds.ts'
import { embedBuild, freshStore, publicBuild, shellBuild, siteBuild } from './testing/builds.ts'
import { callAt, pageAt, startKeyhaven } from './testing/keyhaven-process.ts'
import { testFolder } from './testing/systems.ts'

type Running = Awaited<ReturnType<typeof startKeyhaven>>
const origin = 'http://localhost:8080'
const own = 'lake-house.localhost'
let server: TestServer
let owner: TestOwner
let inbox: Inbox
let api: Running
let edge: Running
let edgeSettings: Record<string, string>

beforeAll(async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version: site } = await putShared(store, 'site', siteBuild())
  const { version: embed } = await putShared(store, 'embed', embedBuild())
  await publishArea(store, publicBuild(), { besides: { site, embed } })
  server = await openTestServer()
  owner = await server.signUpOwner({ personals: true })
  await owner.call('PATCH', '/api/site-settings/', { domain: own, allowed_origins: ['https://www.lake.example'] })
  inbox = await startInbox()
  const shared = { ORIGIN: origin, STORE: store.folder, RATE_LIMIT: 'on' }
  const ofApi = { ROLE: 'api', DATABASE_URL: server.context.databaseUrl, SMTP_URL: inbox.url, TRUST_PROXY: '127.0.0.1' }
  api = await startKeyhaven({ ...shared, ...ofApi, DATA_DIR: await testFolder() })
  edgeSettings = { ...shared, ROLE: 'edge', API_ORIGIN: api.origin, DATA_DIR: await testFolder() }
  edge = await startKeyhaven(edgeSettings)
})
afterAll(async () => {
  await Promise.all([edge, api].map((one) => one.end('SIGKILL')))
  await inbox.close()
  await server.close()
})

test('the edge answers pages and the API none', async () => {
  const page = await pageAt(edge.origin, 'localhost')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('<html')])
  expect((await pageAt(edge.origin, 'localhost', '/registry.json')).status).toBe(200)
  for (const path of ['/', '/registry.json', '/shell/x.js'])
    expect([path, (await pageAt(api.origin, 'localhost', path)).status]).toEqual([path, 404])
})

test('an owner signs in and works through the edge', async () => {
  const signIn = { email: owner.user.email, password: owner.password }
  const { status, body } = await callAt(edge.origin)<{ token: string }>('POST', '/auth/login/', signIn)
  expect(status).toBe(200)
  const client = { first_name: 'Karl', last_name: 'Maier', email: 'karl@example.com', address: owner.user.address }
  expect((await callAt(edge.origin, body.token)('POST', '/api/clients/', client)).status).toBe(201)
  expect((await callAt(edge.origin)('GET', '/api/clients/')).status).toBe(401)
})

test('a guest books on the domain of an owner', async () => {
  const unit = await aUnit(owner, { name: 'Blue room' })
  const page = await pageAt(edge.origin, own, `/property/${unit.property.id}/unit/${unit.id}`)
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Blue room')])
  expect((await pageAt(edge.origin, 'unknown.example.com')).status).toBe(404)
  const mails = async () => {
    await expect.poll(() => inbox.received.length, { timeout: 20_000 }).toBeGreaterThan(0)
    return inbox.received
  }
  const check_in = addDays(new Date().toISOString().slice(0, 10), 60)
  const call = callAt(edge.origin)
  /** A form that was filled in within a moment is sent again when it may be. */
  const patient: CallApi = async (...args) => {
    for (;;) {
      const answer = await call<never>(...args)
      if (answer.status !== 429) return answer
      await wait(Number(answer.headers.get('retry-after')) * 1000)
    }
  }
  const guest = { ...server, call: patient, mails }
  const stay = { check_in, check_out: addDays(check_in, 3) }
  const quote = await guest.call<PublicQuote>('POST', '/api/public/booking/quote/', aWish(unit.id, stay))
  const request = await aRequest(guest, unit.id, { ...stay, form_token: quote.body.form_token })
  const { body } = await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)
  expect(body).toMatchObject([{ reference: request.reference, status: 'pending', check_in }])
})

test('an owner’s booking is embedded where that owner said, and nowhere else', async () => {
  const around = { referer: 'https://www.lake.example/stay' }
  const frame = await pageAt(edge.origin, 'localhost', `/embed/frame?owner=${owner.user.slug}`, around)
  expect(frame.headers['content-security-policy']).toContain('frame-ancestors https://www.lake.example')
  const standing = async (query: string) =>
    JSON.parse((await pageAt(edge.origin, 'localhost', `/embed/standing${query}`)).text)
  expect(await standing(`?owner=${owner.user.slug}`)).toEqual({ problem: null })
  expect(await standing('?owner=nobody-at-all')).toEqual({ problem: 'unknown_owner' })
})

test('what a client says of its own address counts for nothing, unless a proxy is trusted', async () => {
  const left = async (at: string, address: string) => {
    const wrong = { email: 'nobody@example.com', password: 'Wrong-123' }
    const { headers } = await callAt(at, undefined, { 'x-forwarded-for': address })('POST', '/auth/login/', wrong)
    return Number(/"caller";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
  }
  const first = await left(edge.origin, '203.0.113.1')
  expect(await left(edge.origin, '203.0.113.2')).toBe(first - 1)
  const behindProxy = await startKeyhaven({ ...edgeSettings, TRUST_PROXY: '127.0.0.1' })
  const fresh = await left(behindProxy.origin, '203.0.113.3')
  expect(await left(behindProxy.origin, '203.0.113.4')).toBe(fresh)
  expect(await left(behindProxy.origin, '203.0.113.4')).toBe(fresh - 1)
  expect(await behindProxy.end('SIGTERM')).toBe(0)
})

test('live updates come through, and end at once when the edge is stopped', async () => {
  const another = await startKeyhaven(edgeSettings)
  const answer = await fetch(`${another.origin}/keyhaven${eventsPath}`, {
    headers: { authorization: `Token ${owner.token}` },
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (pattern: RegExp) => {
    while (!pattern.test(text)) text += (await reader?.read())?.value ?? ''
  }
  await until(/"domains":\[\]/)
  await aClient(owner)
  await until(/"clients"/)
  const stopped = another.end('SIGTERM')
  expect(await Promise.race([stopped, wait(7000, 'late', { ref: false })])).toBe(0)
})

test.each(['/keyhaven/..%2fhealthz', '/keyhaven/%zz', '/keyhaven//x', '/keyhaven/a%00b', '/keyhaven'])(
  'a call to %s is refused and never an error of the server',
  async (path) => {
    const { status } = await pageAt(edge.origin, 'localhost', path)
    expect([path, status >= 400 && status < 500]).toEqual([path, true])
  },
)

test('the edge counts what it answers, and calls that it passes on, for its operator', async () => {
  const counted = await startKeyhaven({ ...edgeSettings, METRICS_PORT: '0' })
  await pageAt(counted.origin, 'localhost', '/owner')
  await callAt(counted.origin)('GET', '/api/public/booking/')
  const figures = await scrape(metricsUrl(counted))
  const answered = (route: string) =>
    figures.get(`keyhaven_http_requests_total{method="GET",route="${route}",status="200"}`)
  expect([answered('page'), answered('/keyhaven/*')]).toEqual([1, 1])
  expect(figures.get('keyhaven_disk_free_bytes')).toBeGreaterThan(0)
  expect([...figures.keys()].filter((name) => name.startsWith('keyhaven_database'))).toEqual([])
  expect((await pageAt(counted.origin, 'localhost', '/metrics')).text).not.toContain('keyhaven_http_requests_total')
  expect(await counted.end('SIGTERM')).toBe(0)
})

test('while the API is away the shell’s pages stand, and calls say that they may be tried again', async () => {
  const alone = await startKeyhaven({ ...edgeSettings, API_ORIGIN: 'http://127.0.0.1:9' })
  expect((await pageAt(alone.origin, 'localhost', '/owner')).status).toBe(200)
  expect((await pageAt(alone.origin, 'localhost', '/readyz')).status).toBe(200)
  expect((await pageAt(alone.origin, own)).status).toBe(503)
  const { status, body, headers } = await callAt(alone.origin)('GET', '/api/public/booking/')
  expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  expect(body).toMatchObject({ code: 'unavailable' })
  expect(await alone.end('SIGTERM')).toBe(0)
})
