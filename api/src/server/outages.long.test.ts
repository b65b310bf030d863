import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newClient } from '../db/pool.ts'
import { startEmbedded, type Embedded } from '../db/embedded/embedded.ts'
import { findServer } from '../db/embedded/postmaster.ts'
import { startProcess, type ApiProcess } from '../testing/process.ts'
import { address } from '../testing/factories.ts'
import { unique } from '../testing/test-server.ts'

let folder: string
const running: ApiProcess[] = []
const databases: Embedded[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-outage-'))
})
afterEach(async () => {
  for (const api of running.splice(0)) if (api.child.exitCode === null) await api.end('SIGTERM')
  for (const database of databases.splice(0)) await database.stop()
  if (await findServer(join(folder, 'db'))) throw new Error('a database was left running')
  // A process of PostgreSQL that has not ended yet may still write there.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})
const start = async (env: Record<string, string> = {}) => {
  const api = await startProcess({ DATA_DIR: folder, ...env })
  running.push(api)
  return api
}

const database = async (root: string) => {
  const started = await startEmbedded(root)
  databases.push(started)
  return started
}
const query = async (url: string, text: string) => {
  const client = newClient(url)
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(text)).rows
  } finally {
    await client.end()
  }
}
const statusOf = async (api: ApiProcess, path: string) => (await fetch(new URL(path, api.url))).status

/** Adds properties as fast as it can, four at a time, and notes every answer. */
async function load({ url }: ApiProcess) {
  const post = async (path: string, body: unknown, token?: string) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
      body: JSON.stringify(body),
    })
  const { token } = (await (await post('/auth/demo-login/', {})).json()) as { token: string }
  const [statuses, acknowledged] = [new Set<number>(), [] as string[]]
  const state = { ended: false }
  const lane = async () => {
    while (!state.ended) {
      const name = `House ${unique()}`
      const { status } = await post(
        '/api/properties/',
        { name, description: 'By the lake.', active: true, address },
        token,
      )
      statuses.add(status)
      if (status === 201) acknowledged.push(name)
      await wait(10)
    }
  }
  const lanes = Promise.all(Array.from({ length: 4 }, lane))
  const end = () => {
    state.ended = true
    return lanes
  }
  return { statuses, acknowledged, end }
}

/** Breaks the database twice under load; the API must say nothing but 201 and 503, come back and lose nothing. */
async function survive(api: ApiProcess, url: string, outage: () => Promise<unknown>) {
  const { statuses, acknowledged, end } = await load(api)
  for (const round of [1, 2]) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    await outage()
    expect([round, await statusOf(api, '/healthz')]).toEqual([round, 200])
    await expect.poll(() => statusOf(api, '/readyz'), { timeout: 30_000 }).toBe(200)
  }
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
  await end()
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
  const stored = new Set((await query(url, 'SELECT name FROM properties')).map(({ name }) => name))
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
}

test('the embedded PostgreSQL is killed under load: it is started again, and nobody sees more than 503', async () => {
  const api = await start()
  const { url } = await database(folder)
  const pid = () => findServer(join(folder, 'db'))
  const kill = async () => {
    const killed = await pid()
    process.kill(killed ?? 0, 'SIGKILL')
    await expect.poll(async () => ![undefined, killed].includes(await pid()), { timeout: 30_000 }).toBe(true)
  }
  await survive(api, url, kill)
  expect(api.output()).not.toContain('Unhandled')
}, 120_000)

test('a PostgreSQL of its own loses all connections and is stopped at once: the API waits and goes on', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'keyhaven-external-'))
  const external = await database(elsewhere)
  const api = await start({ DATABASE_URL: external.url })
  const endAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`
  await survive(api, external.url, () => query(external.url, endAll))
  // As `pg_ctl restart -m immediate` does; the keeper of this test starts it again.
  await survive(api, external.url, async () => process.kill((await findServer(join(elsewhere, 'db'))) ?? 0, 'SIGQUIT'))
  expect(await api.end('SIGTERM')).toBe(0)
  await external.stop()
  await rm(elsewhere, { recursive: true, force: true })
}, 120_000)

test('a database that is gone for good ends the process with an error, for others to start it again', async () => {
  const api = await start()
  const pid = await findServer(join(folder, 'db'))
  const ended = new Promise((done) => api.child.once('exit', done))
  // The reader of its log may be gone, too.
  api.child.stdout?.destroy()
  await rm(join(folder, 'db'), { recursive: true, maxRetries: 10 })
  try {
    process.kill(pid ?? 0, 'SIGKILL')
  } catch (error) {
    // PostgreSQL may have noticed that its files are gone, and ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
  expect(await ended).toBeGreaterThan(0)
  expect(api.output()).toMatch(/DATA_DIR has lost its database/)
}, 60_000)

test('a start that fails at its end leaves no database running', async () => {
  const elsewhere = createServer().listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const { port } = elsewhere.address() as AddressInfo
  const wrong: [Record<string, string>, RegExp][] = [
    [{ BIND: '203.0.113.7' }, /^exit 78: [^]*\nBIND 203.0.113.7 is not an address of this machine\.\n$/],
    [{ PORT: String(port) }, /^exit 78: [^]*\nPORT \d+ is in use by another program; [^\n]+\n$/],
  ]
  for (const [env, words] of wrong) {
    await expect(start(env)).rejects.toThrow(words)
    expect(await findServer(join(folder, 'db'))).toBeUndefined()
  }
  await new Promise((closed) => elsewhere.close(closed))
}, 60_000)

test.each(['/proc', '/proc/x', '/dev/null/x', '/sys/x/y'])('DATA_DIR %s is refused in one line', async (DATA_DIR) => {
  const refused = await start({ DATA_DIR }).catch((error: Error) => error.message)
  expect(refused).toMatch(/^exit 78: DATA_DIR \S+ cannot be used: [^\n]+, mk(dir|dtemp) [^\n]+\n$/)
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'asked by %s to stop in the middle of its start, it leaves nothing running',
  async (signal) => {
    const api = startProcess(
      { DATA_DIR: folder },
      {
        heard: (child, output) => {
          // Once: who asks again later wants the end at once.
          if (!child.killed && output.includes('Bringing the database up to date')) child.kill(signal)
        },
      },
    )
    await expect(api).rejects.toThrow(/^exit 0: /)
    expect(await findServer(join(folder, 'db'))).toBeUndefined()
  },
  60_000,
)
