import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { findServer } from '../db/embedded/postmaster.ts'
import { databaseAt } from '../testing/postgres.ts'
import { startProcess, type ApiProcess } from '../testing/process.ts'

let folder: string
const running = new Set<ApiProcess>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-start-'))
})
afterEach(async () => {
  for (const api of running) if (api.child.exitCode === null && api.child.signalCode === null) await api.end('SIGKILL')
  running.clear()
  // Whatever was killed may have left its database running.
  if (await findServer(join(folder, 'db'))) await (await startEmbedded(folder)).stop()
  await rm(folder, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}) => {
  const api = await startProcess({ DATA_DIR: folder, ...env })
  running.add(api)
  return api
}
const post = (url: string, path: string, body: unknown) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const person = (name: string) => ({
  ...{ first_name: 'Anna', last_name: 'Huber', privacy: true },
  email: `${name}@example.com`,
  password: 'Secret-123',
})
const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('starts on an empty folder, answers on every loopback name, mails within 5 s and stops with its database', async () => {
  const api = await start()
  const { port } = new URL(api.url)
  for (const host of ['127.0.0.1', '[::1]', 'localhost'])
    expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200)
  expect((await post(api.url, '/auth/register/', person('first'))).status).toBe(201)
  const mail = join(folder, 'mail', 'outbox-1.eml')
  await expect.poll(() => readFile(mail, 'utf8').catch(() => ''), { timeout: 5000 }).toContain('To: first@example.com')
  expect(await readdir(join(folder, 'mail'))).toEqual(['outbox-1.eml'])
  expect(await api.end('SIGTERM')).toBe(0)
  expect(await findServer(join(folder, 'db'))).toBeUndefined()
}, 60_000)

test('after kill -9 of the server and its database, nothing that was acknowledged is lost', async () => {
  let acknowledged: string[] = []
  for (const round of [1, 2, 3]) {
    const api = await start()
    const postmaster = await findServer(join(folder, 'db'))
    const writer = async (lane: number) => {
      for (let count = 0; ; count += 1) {
        const name = `p-${round}-${lane}-${count}`
        const answer = await post(api.url, '/auth/register/', person(name)).catch(() => undefined)
        if (!answer) return
        if (answer.status === 201) acknowledged.push(`${name}@example.com`)
      }
    }
    const writers = [1, 2, 3, 4].map(writer)
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(round * 40)
    // Once the server alone, which leaves its database running, then both.
    if (round > 1 && postmaster) process.kill(postmaster, 'SIGKILL')
    await api.end('SIGKILL')
    await Promise.all(writers)
  }
  const api = await start()
  const database = await startEmbedded(folder)
  const stored = new Set((await query(database.url, 'SELECT email FROM owners')).map((row) => row.email))
  acknowledged = acknowledged.filter((email) => !stored.has(email))
  expect(acknowledged).toEqual([])
  expect(stored.size).toBeGreaterThan(120)
  await database.stop()
  expect(await api.end('SIGINT')).toBe(0)
}, 120_000)

test('six instances come up at once on one empty folder, one of them restarts a database that dies, the last one to stop ends it', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => start({ SEED: 'demo' })))
  for (const api of all) expect((await fetch(new URL('/readyz', api.url))).status).toBe(200)
  const list = await fetch(`${all[5]?.url}/api/public/booking/`)
  expect(await list.json()).toMatchObject({ count: 5 })
  const postmaster = await findServer(join(folder, 'db'))
  process.kill(postmaster ?? 0, 'SIGKILL')
  const restarts = () => all.map((api) => api.output().match(/PostgreSQL was gone and was started again/g)?.length ?? 0)
  await expect.poll(() => restarts().toSorted((a, b) => a - b), { timeout: 30_000 }).toEqual([0, 0, 0, 0, 0, 1])
  for (const api of all)
    await expect.poll(async () => (await fetch(new URL('/readyz', api.url))).status, { timeout: 30_000 }).toBe(200)
  for (const api of all.slice(1)) expect(await api.end('SIGTERM')).toBe(0)
  expect((await fetch(new URL('/readyz', all[0]?.url))).status).toBe(200)
  expect(await all[0]?.end('SIGTERM')).toBe(0)
  expect(await findServer(join(folder, 'db'))).toBeUndefined()
}, 120_000)

test('six instances come up at once on one empty database of another server', async () => {
  const server = inject('databaseUrl')
  const name = `six_${process.pid}`
  await query(server, `CREATE DATABASE ${name}`)
  const all = await Promise.all(
    Array.from({ length: 6 }, () => start({ DATABASE_URL: databaseAt(server, name), SEED: 'demo' })),
  )
  for (const api of all) expect((await fetch(new URL('/readyz', api.url))).status).toBe(200)
  expect(await query(databaseAt(server, name), 'SELECT count(*)::int AS n FROM owners')).toEqual([{ n: 3 }])
  for (const api of all) expect(await api.end('SIGTERM')).toBe(0)
  await query(server, `DROP DATABASE ${name} WITH (FORCE)`)
}, 120_000)

test('a start that cannot be names its reason in one line', async () => {
  const api = await start()
  const { port } = new URL(api.url)
  await Promise.all([
    expect(start({ PORT: port })).rejects.toThrow(`PORT ${port} is in use by another program`),
    expect(start({ PORT: 'x' })).rejects.toThrow(/^exit 78: PORT must be a port, 0 to 65535, not "x"\.\n$/),
    expect(start({ RATE_LIMIT: 'off', KEYHAVEN_ENV: 'production' })).rejects.toThrow(
      'exit 78: RATE_LIMIT must not be off',
    ),
    expect(start({ BIND: '8.8.8.8' })).rejects.toThrow('BIND 8.8.8.8 is not an address of this machine'),
  ])
}, 60_000)
