import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { startProcess, type ApiProcess } from '../testing/process.ts'
import { openTestServer, type TestOwner, type TestServer } from '../testing/test-server.ts'

const pgBouncer = '/usr/sbin/pgbouncer'

/** PgBouncer before the database of the tests, with three connections for everybody; answers the address through it. */
const startPooler = async (databaseUrl: string, folder: string) => {
  const to = new URL(databaseUrl)
  const { host, port: socketPort } = Object.fromEntries(to.searchParams)
  if (!host) throw new Error(`${databaseUrl} names no socket`)
  const port = await freePort()
  const settings = `[databases]
* = host=${host} port=${socketPort ?? 5432} user=${to.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 100
`
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, settings)
  // It refuses to run as root; in a namespace of its own it does not look like it, and still owns the database's socket.
  const isRoot = process.getuid?.() === 0
  const child = spawn(isRoot ? 'unshare' : pgBouncer, isRoot ? ['-U', pgBouncer, file] : [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  await new Promise<void>((ready, fail) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/process up/.test(output)) ready()
    })
    child.once('exit', (code) => fail(new Error(`pgbouncer ended with ${code}: ${output}`)))
  })
  return { url: `postgres://${to.username}@127.0.0.1:${port}${to.pathname}`, stop: () => void child.kill('SIGKILL') }
}

describe.skipIf(!existsSync(pgBouncer))('behind PgBouncer in transaction mode', () => {
  let server: TestServer
  let owner: TestOwner
  let folder: string
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let api: ApiProcess
  beforeAll(async () => {
    server = await openTestServer()
    owner = await server.signUpOwner()
    folder = await mkdtemp(join(tmpdir(), 'keyhaven-pooler-'))
    pooler = await startPooler(server.context.databaseUrl, folder)
    api = await startProcess({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: server.context.databaseUrl,
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT: 'on',
    })
  })
  afterAll(async () => {
    await api.end('SIGKILL')
    pooler.stop()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = (method: string, path: string, body?: unknown, signal?: AbortSignal) =>
    fetch(`${api.url}${path}`, {
      method,
      headers: {
        authorization: `Token ${owner.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })

  test('more calls at the same moment than there are connections are all answered, again and again', async () => {
    for (const round of [1, 2, 3]) {
      const paths = [
        '/api/bookings/',
        '/api/units/',
        '/api/clients/?search=ma',
        '/api/services/',
        '/auth/get-full-user-data/',
      ]
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, at) => ask('GET', paths[at % paths.length] ?? '')),
      )
      const refused = answers.filter(({ status }) => status !== 200).map(({ url, status }) => `${status} ${url}`)
      expect([round, refused]).toEqual([round, []])
    }
  })

  test('long lists come whole, and live streams tell what is written', async () => {
    const leave = new AbortController()
    const stream = await ask('GET', eventsPath, undefined, leave.signal)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const until = async (wanted: RegExp) => {
      let text = ''
      while (!wanted.test(text)) text += (await reader?.read())?.value ?? ''
    }
    await until(/"domains":\[\]/)
    const address = {
      street: 'Seeweg',
      house_number: '3',
      postal_code: '5310',
      city: 'Mondsee',
      country: 'Austria',
      phone: '+436641234567',
    }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        ask('POST', '/api/clients/', {
          first_name: 'Karl',
          last_name: `Maier ${at}`,
          email: `karl-${at}@example.com`,
          address,
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201))
    await until(/"clients"/)
    leave.abort()
    const all = (await (await ask('GET', '/api/clients/')).json()) as unknown[]
    expect(all).toHaveLength(30)
  })

  test('a mail that a transaction queued leaves at once', async () => {
    const person = {
      first_name: 'Anna',
      last_name: 'Huber',
      privacy: true,
      password: 'Secret-123',
      email: 'anna@example.com',
    }
    expect((await ask('POST', '/auth/register/', person)).status).toBe(201)
    const unsent = () => server.db.selectFrom('outbox').where('done_at', 'is', null).select('id').execute()
    await expect.poll(async () => (await unsent()).length, { timeout: 10_000 }).toBe(0)
  })
})
