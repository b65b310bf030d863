import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProperty } from '../testing/factories.ts'
import { type CollectedSpan, startCollector } from '../testing/collector.ts'
import { startProcess } from '../testing/process.ts'
import { startInbox } from '../testing/smtp-inbox.ts'
import { openTestServer, type TestOwner, type TestServer } from '../testing/test-server.ts'

const patience = { timeout: 20_000 }
let folder: string
let server: TestServer
let owner: TestOwner
let collector: Awaited<ReturnType<typeof startCollector>>
const running: { close(): Promise<unknown> }[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-traces-'))
  server = await openTestServer()
  owner = await server.signUpOwner()
  collector = await startCollector()
})
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.close()
  await collector.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}) => {
  const api = await startProcess({
    DATA_DIR: folder,
    DATABASE_URL: server.context.databaseUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...env,
  })
  let isOver = false
  const stop = async () => {
    if (isOver) return null
    isOver = true
    return api.end('SIGTERM')
  }
  running.push({ close: stop })
  return { ...api, stop }
}
const trace = (at: number) => at.toString(16).padStart(32, '0')
const span = 'abcdefabcdefabcd'
const from = (traceId: string) => ({ traceparent: `00-${traceId}-${span}-01` })
const ofTrace = (id: string) => collector.spans.filter((one) => one.trace === id)
const named = (id: string, name: RegExp) => ofTrace(id).find((one) => name.test(one.name))
const person = { first_name: 'Eva', last_name: 'Wolfsgruber', password: 'Secret-123', privacy: true }

test('a call is one trace from the caller to its statements, and nothing in it is anybody’s', async () => {
  const api = await start()
  const { id } = await aProperty(owner, { name: 'House Wolfsgruber' })
  const answer = await fetch(`${api.url}/api/properties/${id}/?search=Wolfsgruber`, {
    headers: { authorization: `Token ${owner.token}`, ...from(trace(1)) },
  })
  expect(answer.status).toBe(200)
  await expect.poll(() => named(trace(1), /^GET/), patience).toBeDefined()
  const call = named(trace(1), /^GET/) as CollectedSpan
  expect(call).toMatchObject({
    ...{ name: 'GET /keyhaven/api/properties/:id/', parent: span, service: 'keyhaven', isError: false },
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/keyhaven/api/properties/:id/',
      'http.response.status_code': 200,
      'keyhaven.request_id': answer.headers.get('x-request-id'),
    },
  })
  const statement = named(trace(1), /^SELECT properties/) as CollectedSpan
  expect(collector.wayTo(statement)).toEqual(['GET /keyhaven/api/properties/:id/', 'SELECT properties'])
  expect(statement.attributes).toMatchObject({ 'db.system.name': 'postgresql', 'keyhaven.database': 'primary' })
  expect(statement.attributes['db.query.text']).toMatch(/^SELECT .*\$1/i)
  expect(collector.text()).not.toMatch(new RegExp(`Wolfsgruber|${owner.token}|${owner.user.email}|127\\.0\\.0\\.1`))
}, 60_000)

test('what a call with a body does is in its trace, and so is the mail that leaves because of it', async () => {
  const inbox = await startInbox()
  running.push(inbox)
  const api = await start({ SMTP_URL: inbox.url })
  const answer = await fetch(`${api.url}/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(trace(2)) },
    body: JSON.stringify({ ...person, email: 'eva@example.com' }),
  })
  expect(answer.status).toBe(201)
  await expect.poll(() => named(trace(2), /^send mail/), patience).toBeDefined()
  const names = ofTrace(trace(2)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['INSERT owners', 'INSERT outbox', 'COMMIT']))
  expect(collector.wayTo(named(trace(2), /^send mail/) as CollectedSpan)).toEqual([
    'POST /keyhaven/auth/register/',
    'send mail',
  ])
  expect(JSON.stringify(inbox.received)).not.toContain(trace(2))
  expect(collector.text()).not.toMatch(/eva@|Wolfsgruber|Secret-123/)
}, 60_000)

test('a failure says of what kind it was, and scheduled work is a trace of its own', async () => {
  const api = await start()
  const ended = () => collector.spans.find(({ name }) => name === 'task sessions that ended')
  await expect.poll(ended, patience).toBeDefined()
  const task = ended() as CollectedSpan
  expect(task.parent).toBeUndefined()
  expect(ofTrace(task.trace).map(({ name }) => name)).toContain('DELETE sessions')
  await server.db.schema.alterTable('promocodes').renameTo('elsewhere').execute()
  const answer = await fetch(`${api.url}/api/promocodes/`, {
    headers: { authorization: `Token ${owner.token}`, ...from(trace(3)) },
  })
  expect(answer.status).toBe(500)
  await expect.poll(() => named(trace(3), /^GET/), patience).toBeDefined()
  expect(
    ofTrace(trace(3))
      .filter(({ isError }) => isError)
      .map(({ attributes }) => attributes['error.type']),
  ).toEqual(['42P01', '500'])
}, 60_000)

test('of the traces the share is kept that was set, each whole or not at all', async () => {
  const api = await start({ OTEL_TRACES_SAMPLER_ARG: '0.5' })
  const ids = Array.from({ length: 40 }, (_, at) =>
    createHash('sha256').update(`trace ${at}`).digest('hex').slice(0, 32),
  )
  for (const id of ids) await fetch(`${api.url}/api/public/booking/locations/`, { headers: from(id) })
  await api.stop()
  const sampled = ids.filter((id) => ofTrace(id).length > 0)
  expect(sampled.length).toBeGreaterThan(5)
  expect(sampled.length).toBeLessThan(35)
  for (const id of sampled) expect(ofTrace(id).filter(({ name }) => name.startsWith('GET '))).toHaveLength(1)
}, 60_000)

test('what a collector wants to be told is sent along, and what is left of the spans when the server stops', async () => {
  const api = await start({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20let-me-in,x-tenant=one' })
  await fetch(`${api.url}/api/public/booking/locations/`, { headers: from(trace(5)) })
  await api.stop()
  expect(named(trace(5), /^GET/)).toBeDefined()
  expect(collector.seen[0]).toMatchObject({
    path: '/v1/traces',
    headers: { authorization: 'Bearer let-me-in', 'x-tenant': 'one', 'content-type': 'application/json' },
  })
}, 60_000)

test('a collector that is away costs no call anything, is said once, and holds up no stop', async () => {
  const api = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', LOG: 'stdout' })
  for (const round of [1, 2, 3])
    expect([round, (await fetch(`${api.url}/api/public/booking/locations/`)).status]).toEqual([round, 200])
  await expect.poll(() => api.output(), patience).toContain('traces could not be sent')
  expect(await api.stop()).toBe(0)
  expect(api.output().match(/traces could not be sent/g)).toHaveLength(1)
}, 60_000)

test('where no endpoint is set, the libraries are not even loaded', async () => {
  const coverage = join(folder, 'coverage')
  const api = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: '', NODE_V8_COVERAGE: coverage })
  await fetch(`${api.url}/api/public/booking/locations/`, { headers: from(trace(7)) })
  await api.stop()
  const files = await readdir(coverage)
  const loaded = (await Promise.all(files.map((file) => readFile(join(coverage, file), 'utf8')))).join('\n')
  expect(loaded).toContain('traces/tracing.ts')
  expect(loaded).not.toMatch(/traces\/sdk\.ts|@opentelemetry\/(?:sdk|exporter|context|core)/)
  expect(collector.spans).toEqual([])
}, 60_000)
