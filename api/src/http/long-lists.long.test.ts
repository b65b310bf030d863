import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestOwner, type TestServer, testServer } from '../testing/test-server.ts'
import { uploadTraces } from '../testing/upload-traces.ts'

const many = 11
const server = await testServer({ bounds: { lists: { each: many, maxWaiting: 1, waitMs: 60_000 } } })
let owner: TestOwner
let other: TestOwner
let port: number
/** Six megabytes of clients: more than both ends of a connection buffer. */
const fill = (someone: TestOwner, { db }: TestServer) =>
  sql`
    INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT ${someone.user.id}, 'Guest', 'No ' || n, 'guest@example.com', repeat('x', 5000), '1', '1', 'City', 'Country', '+43123456'
    FROM generate_series(1, 1200) n`.execute(db)
beforeAll(async () => {
  ;[owner, other] = [await server.signUpOwner(), await server.signUpOwner()]
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  await fill(owner, server)
})

/** A client that asks for something and never reads the answer. */
async function neverReading(path: string, token = owner.token, to = port) {
  const socket = connect(to, '127.0.0.1').pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`GET /keyhaven${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${token}\r\n\r\n`)
  return socket
}
const connections = (of = server) =>
  new Promise<number>((found) => of.app.server.getConnections((_, count) => found(count)))
/** Connections to the database that a list is being read on. */
const reading = async () => {
  const { rows } = await sql<{ reading: number }>`
    SELECT count(*) AS reading FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`.execute(server.db)
  return rows[0]?.reading
}

test('as many clients that never read as the pool has connections hold none of them', async () => {
  const paths = ['/api/clients/', '/api/clients/csv/']
  const sockets = await Promise.all(Array.from({ length: many }, (_, at) => neverReading(paths[at % 2] ?? '')))
  await expect.poll(() => connections()).toBe(many)
  await expect.poll(reading, { timeout: 30_000 }).toBe(0)
  // All of them still wait for a client that does not read.
  expect(await connections()).toBe(many)
  expect((await other.call('GET', '/api/clients/')).status).toBe(200)
  expect((await owner.call('GET', '/api/clients/?page=1')).status).toBe(200)
  await expect.poll(async () => (await uploadTraces(server)).waiting).toEqual([])
  for (const socket of sockets) socket.destroy()
})

test('more long lists of one owner wait for their turn; beyond what may wait they are refused in the one shape', async () => {
  const sockets = await Promise.all(Array.from({ length: many + 1 }, () => neverReading('/api/clients/')))
  const statuses: number[] = []
  const calls = Array.from({ length: 16 }, async () => {
    const { status, body, headers } = await owner.call<{ code?: string }>('GET', '/api/clients/csv/')
    statuses.push(status)
    return [status, body.code, headers.get('retry-after')]
  })
  await expect.poll(() => statuses, { timeout: 20_000 }).toContain(429)
  expect((await other.call('GET', '/api/clients/csv/')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  const answers = await Promise.all(calls)
  const refused = answers.filter(([status]) => status !== 200)
  expect(refused).toEqual(refused.map(() => [429, 'too_many_lists', '10']))
})

test('what waits for its reader comes whole and in order, also where it did not fit into memory', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/keyhaven/api/clients/`, {
    headers: { authorization: `Token ${owner.token}` },
  })
  // The database is done with it before anything was read.
  await expect.poll(reading, { timeout: 30_000 }).toBe(0)
  const clients = (await answer.json()) as { last_name: string }[]
  expect(new Set(clients.map(({ last_name }) => last_name)).size).toBe(1200)
})

test('a client that does not read its list is gone after a while', async () => {
  const impatient = await testServer({ bounds: { readers: { patienceMs: 200, lookMs: 20 } } })
  const someone = await impatient.signUpOwner()
  await fill(someone, impatient)
  const { port: own } = new URL(await impatient.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = await neverReading('/api/clients/', someone.token, Number(own))
  await expect.poll(() => connections(impatient)).toBe(1)
  await expect.poll(() => connections(impatient), { timeout: 30_000 }).toBe(0)
  socket.destroy()
})

test('a list whose rows cannot be read is refused before anything of it was sent', async () => {
  const broken = await testServer()
  const someone = await broken.signUpOwner()
  await sql`
    INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT ${someone.user.id}, 'Guest', 'No ' || n, 'guest@example.com', 'x', '1', '1', 'City', 'Country', '+43123456'
    FROM generate_series(1, 600) n`.execute(broken.db)
  await sql`ALTER TABLE clients RENAME COLUMN street TO road`.execute(broken.db)
  for (const path of ['/api/clients/', '/api/clients/csv/'])
    expect(await someone.call('GET', path)).toMatchObject({ status: 500, body: { code: 'internal' } })
})
