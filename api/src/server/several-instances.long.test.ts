import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address as homeAddress } from '../testing/factories.ts'
import { startProcess, type ApiProcess } from '../testing/process.ts'
import { type Inbox, startInbox } from '../testing/smtp-inbox.ts'
import { openTestServer, type TestOwner, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let owner: TestOwner
let inbox: Inbox
let folder: string
let instances: [ApiProcess, ApiProcess]

beforeAll(async () => {
  server = await openTestServer()
  owner = await server.signUpOwner()
  inbox = await startInbox()
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-instances-'))
  const start = (name: string) =>
    startProcess({
      DATABASE_URL: server.context.databaseUrl,
      DATA_DIR: join(folder, name),
      SMTP_URL: inbox.url,
      RATE_LIMIT: 'on',
    })
  instances = await Promise.all([start('one'), start('two')])
})
afterAll(async () => {
  await Promise.all(instances.map((one) => one.end('SIGKILL')))
  await inbox.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

type More = { headers?: Record<string, string>; signal?: AbortSignal }
/** Asks one instance or the other, the first with even numbers. */
const ask = (at: number, method: string, path: string, body?: unknown, { headers, signal }: More = {}) =>
  fetch(`${instances[at % 2 === 0 ? 0 : 1].url}${path}`, {
    method,
    headers: {
      authorization: `Token ${owner.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })

test('a session of one instance holds at all of them', async () => {
  const answers = await Promise.all([0, 1].map((at) => ask(at, 'GET', '/auth/get-full-user-data/')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('a limit counts the calls of all instances together', async () => {
  const send = (at: number) =>
    ask(at, 'POST', '/api/contact/', { theme: 'settings', message: 'Twenty letters and more.' })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => send(at)))
  const statuses = answers.map(({ status }) => status)
  expect([201, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([5, 7])
  const refused = await Promise.all([send(0), send(1)])
  expect(refused.map(({ headers }) => headers.get('ratelimit'))).toEqual([
    expect.stringMatching(/^"owner";r=0;/),
    expect.stringMatching(/^"owner";r=0;/),
  ])
})

test('of wrong passwords that arrive everywhere at the same moment, no more are tried than one instance would try', async () => {
  const wrong = { email: owner.user.email, password: 'Wrong-123' }
  const tries = Array.from({ length: 24 }, (_, at) => ask(at, 'POST', '/auth/login/', wrong))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(14)
})

test('a request that is repeated at another instance is done once', async () => {
  const headers = { 'idempotency-key': 'one-house-only' }
  const house = { name: 'Lake House', description: 'By the lake.', active: true, address: homeAddress }
  const answers = await Promise.all([0, 1, 0, 1].map((at) => ask(at, 'POST', '/api/properties/', house, { headers })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await server.db.selectFrom('properties').select('id').execute()).toHaveLength(1)
})

test('what changes at one instance is told by the live streams of another', async () => {
  const leave = new AbortController()
  const stream = await ask(1, 'GET', eventsPath, undefined, { signal: leave.signal })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const until = async (wanted: RegExp) => {
    let text = ''
    while (!wanted.test(text)) text += (await reader?.read())?.value ?? ''
  }
  await until(/"domains":\[\]/)
  const client = { first_name: 'Karl', last_name: 'Maier', email: 'karl@example.com', address: homeAddress }
  expect((await ask(0, 'POST', '/api/clients/', client)).status).toBe(201)
  await until(/"clients"/)
  leave.abort()
})

test('each mail leaves once, whichever instance takes it', async () => {
  const person = (at: number) => ({
    ...{ first_name: 'Anna', last_name: 'Huber', privacy: true, password: 'Secret-123' },
    email: `mail-${at}@example.com`,
  })
  // From as many networks as the limit of one allows.
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => ask(at, 'POST', '/auth/register/', person(at))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  const unsent = () => server.db.selectFrom('outbox').where('done_at', 'is', null).select('id').execute()
  await expect.poll(async () => (await unsent()).length, { timeout: 20_000 }).toBe(0)
  const to = inbox.received
    .flatMap((mail) => mail.to?.map(({ address = '' }) => address) ?? [])
    .filter((one) => one.startsWith('mail-'))
    .toSorted((a, b) => a.localeCompare(b))
  expect(to).toEqual(Array.from({ length: 8 }, (_, at) => `mail-${at}@example.com`))
})
