import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { toProblem } from '../http/problem-handler.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { subscribe } from './listen.ts'
import { alone } from './migrations/migrate.ts'
import { streamRows } from './pool.ts'
import { transact } from './transact.ts'

let server: TestServer
let admin: pg.Client
beforeAll(async () => {
  server = await openTestServer()
  admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await server.close()
})

const patience = { timeout: 20_000 }
const name = () => new URL(server.context.databaseUrl).pathname.slice(1)
/** Ends every connection to this test's database; answers how many there were. */
const endAll = async () => {
  const { rows } = await admin.query<{ ended: number }>(
    'SELECT count(pg_terminate_backend(pid))::int AS ended FROM pg_stat_activity WHERE datname = $1',
    [name()],
  )
  return rows[0]?.ended ?? 0
}
const answersAgain = async () => {
  const { rows } = await sql<{ n: number }>`SELECT 1 AS n`.execute(server.db)
  return rows[0]?.n
}
const problemOf = async (work: Promise<unknown>) => {
  const problem = toProblem(await work.catch((error: unknown) => error))
  return [problem.status, problem.headers['retry-after']]
}

test('a transaction whose connection dies between two statements is refused with 503, and the next one works', async () => {
  const work = transact(server.db, async (tx) => {
    await sql`SELECT 1`.execute(tx)
    expect(await endAll()).toBeGreaterThan(0)
    await sql`SELECT pg_sleep(1)`.execute(tx)
  })
  expect(await problemOf(work)).toEqual([503, '2'])
  await expect.poll(() => answersAgain().catch(() => 0), patience).toBe(1)
})

test('a statement that runs while its connection dies is refused with 503', async () => {
  const work = problemOf(sql`SELECT pg_sleep(20)`.execute(server.db))
  const sleeping = `SELECT 1 FROM pg_stat_activity WHERE datname = '${name()}' AND query LIKE '%pg_sleep%'`
  await expect.poll(async () => (await admin.query(sleeping)).rowCount, patience).toBe(1)
  await endAll()
  expect(await work).toEqual([503, '2'])
  await expect.poll(() => answersAgain().catch(() => 0), patience).toBe(1)
})

test('a list whose connection dies while it is read ends, and gives its place in the pool back', async () => {
  const all = sql<{ n: number }>`SELECT n FROM generate_series(1, 100000) AS n`.compile(server.db)
  // More often than the pool has places.
  for (let round = 0; round < 12; round += 1) {
    const rows = streamRows(server.db, all, 10)
    expect((await rows.next()).value).toEqual({ n: 1 })
    await endAll()
    const read = async () => {
      for await (const row of rows) expect(row.n).toBeGreaterThan(0)
    }
    expect(await problemOf(read())).toEqual([503, '2'])
  }
  await expect.poll(() => answersAgain().catch(() => 0), patience).toBe(1)
})

test('what is run alone and loses its connection fails and ends nothing else', async () => {
  const work = alone(server.context.databaseUrl, async (client) => {
    await endAll()
    await client.query('SELECT 1')
  })
  expect(await problemOf(work)).toEqual([503, '2'])
})

test('listening goes on after the connection was ended', async () => {
  const heard: string[] = []
  let connected = 0
  const stop = subscribe(server.context.databaseUrl, 'lost_test', {
    connected: () => (connected += 1),
    heard: (payload) => heard.push(payload),
  })
  await expect.poll(() => connected, patience).toBe(1)
  await endAll()
  await expect.poll(() => connected, patience).toBe(2)
  const tell = async () => {
    await sql`SELECT pg_notify('lost_test', 'here')`.execute(server.db).catch(() => {})
    return heard.length
  }
  await expect.poll(tell, patience).toBeGreaterThan(0)
  await stop()
})

test.each([
  ['08006', 'cannot reach its database'],
  ['53300', 'busy'],
  ['53100', 'disk is full'],
  ['53200', 'busy'],
  ['57P01', 'cannot reach its database'],
  ['57P02', 'cannot reach its database'],
  ['57P03', 'cannot reach its database'],
  ['57014', 'busy'],
])('what PostgreSQL refuses with %s is a 503 that says so', async (state, words) => {
  const raise = sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${state}'; END $$`)
  const problem = toProblem(await raise.execute(server.db).catch((error: unknown) => error))
  expect([problem.status, Number(problem.headers['retry-after']) > 0]).toEqual([503, true])
  expect(problem.body.message).toContain(words)
})

test.each([
  ['write EPIPE', { code: 'EPIPE', syscall: 'write' }, 503],
  ['connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }, 503],
  ['connect ENOENT', { code: 'ENOENT', syscall: 'connect' }, 503],
  ['Client has encountered a connection error and is not queryable', {}, 503],
  ['Connection terminated due to connection timeout', {}, 503],
  ['timeout expired', {}, 503],
  ['write ENOSPC', { code: 'ENOSPC', syscall: 'write' }, 503],
  ['open EROFS', { code: 'EROFS', syscall: 'open' }, 503],
  ['open ENOENT', { code: 'ENOENT', syscall: 'open' }, 500],
  ['anything else', {}, 500],
])('%s is answered with its status', (message, fields, status) => {
  expect(toProblem(Object.assign(new Error(message), fields)).status).toBe(status)
})
