import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { newClient } from '../db/pool.ts'
import { type ApiProcess, startProcess } from '../testing/process.ts'
import { metricsUrl, scrape } from '../testing/scrape.ts'
import { startInbox } from '../testing/smtp-inbox.ts'

let folder: string
const running: { close(): Promise<unknown> }[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-metrics-'))
})
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.close()
  await rm(folder, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}) => {
  const database = await startEmbedded(join(folder, 'elsewhere'))
  running.push({ close: () => database.stop() })
  const settings = { DATA_DIR: folder, DATABASE_URL: database.url, METRICS_PORT: '0', ...env }
  const api = await startProcess(settings)
  running.push({ close: () => api.end('SIGTERM') })
  return { api, database }
}
const get = async ({ url }: ApiProcess, path: string) => (await fetch(new URL(path, url))).status
const register = (api: ApiProcess, email: string) =>
  fetch(`${api.url}/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Eva', last_name: 'Wolf', email, password: 'Secret-123', privacy: true }),
  })

test('requests are counted by the pattern of their route, and what nobody can foresee makes no new series', async () => {
  const { api } = await start()
  for (const id of [1, 2, 3]) expect(await get(api, `/keyhaven/api/properties/${id}/`)).toBe(401)
  for (const page of ['/one', '/two?q=Eva', '/eva@example.com']) expect(await get(api, page)).toBe(404)
  await get(api, '/readyz')
  const series = await scrape(metricsUrl(api))
  const counted = [...series].filter(([name]) => name.startsWith('keyhaven_http_requests_total'))
  expect(Object.fromEntries(counted)).toEqual({
    'keyhaven_http_requests_total{method="GET",route="/keyhaven/api/properties/:id/",status="401"}': 3,
    'keyhaven_http_requests_total{method="GET",route="page",status="404"}': 3,
    'keyhaven_http_requests_total{method="GET",route="/readyz",status="200"}': 1,
  })
  const names = [...series.keys()].join('\n')
  expect(names).not.toMatch(/eva|properties\/\d/i)
  const latency = 'keyhaven_http_request_duration_seconds_bucket{le="30",method="GET",route="page"}'
  expect(series.get(latency)).toBe(3)
  expect(series.get('keyhaven_database_pool_max_connections{pool="calls"}')).toBe(12)
  // The scrape itself waits for no connection of a pool.
  for (let round = 0; round < 5; round += 1)
    expect((await scrape(metricsUrl(api))).get('keyhaven_database_pool_waiting{pool="calls"}')).toBe(0)
  expect(series.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(series.get('keyhaven_disk_free_bytes')).toBeGreaterThan(0)
  expect(series.get('keyhaven_worker_deaths_total{worker="documents"}')).toBe(0)
  await expect
    .poll(async () =>
      (await scrape(metricsUrl(api))).get('keyhaven_task_runs_total{task="expired demo accounts",result="done"}'),
    )
    .toBe(1)
}, 60_000)

test('the public port does not answer the metrics, whatever name is asked for', async () => {
  const { api } = await start()
  for (const path of ['/metrics', '/keyhaven/metrics', '/keyhaven/api/metrics/']) expect(await get(api, path)).toBe(404)
  expect((await fetch(new URL('/readyz', metricsUrl(api)))).status).toBe(404)
  // What no address can be made of ended the process.
  const { hostname, port } = new URL(metricsUrl(api))
  const [odd] = (await once(ask({ hostname, port, path: '//' }).end(), 'response')) as [IncomingMessage]
  expect(odd.statusCode).toBe(404)
  expect((await fetch(metricsUrl(api))).status).toBe(200)
}, 60_000)

test('a mail server that refuses shows, and so does its coming back', async () => {
  const inbox = await startInbox()
  const { port } = new URL(inbox.url)
  await inbox.close()
  const { api } = await start({ SMTP_URL: inbox.url })
  expect((await register(api, 'eva@example.com')).status).toBeLessThan(300)
  const figure = async (name: string) => (await scrape(metricsUrl(api))).get(`keyhaven_mail_${name}`)
  await expect.poll(() => figure('attempts_total{result="failed"}'), { timeout: 15_000 }).toBeGreaterThan(0)
  expect([await figure('unsent'), await figure('failing'), await figure('given_up')]).toEqual([1, 1, 0])
  expect(await figure('oldest_unsent_seconds')).toBeGreaterThan(0)
  const back = await startInbox(Number(port))
  running.push(back)
  await expect.poll(() => figure('unsent'), { timeout: 30_000 }).toBe(0)
  expect(await figure('attempts_total{result="sent"}')).toBe(1)
}, 90_000)

test('a database that does not answer costs its own figures and no others', async () => {
  const { api, database } = await start()
  expect((await scrape(metricsUrl(api))).get('keyhaven_database_answers')).toBe(1)
  const locker = newClient(database.url)
  await locker.connect()
  await locker.query('BEGIN; LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE')
  const begun = performance.now()
  const both = await Promise.all([scrape(metricsUrl(api)), scrape(metricsUrl(api))])
  expect((await fetch(new URL('/readyz', api.url))).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(8000)
  for (const series of both) {
    expect(series.get('keyhaven_database_answers')).toBe(0)
    expect(series.get('keyhaven_mail_unsent')).toBeNaN()
    expect(series.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  }
  await locker.end()
  expect((await scrape(metricsUrl(api))).get('keyhaven_database_answers')).toBe(1)
}, 60_000)
