import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { areaTables } from '../testing/area-tables.ts'
import { aBooking, aClient, aProperty, aSeason, aUnit } from '../testing/factories.ts'
import { shownIn } from '../tables.ts'
import { type TestOwner, type TestServer, openTestServer } from '../testing/test-server.ts'

let server: TestServer
let origin: string
/** The heartbeats come when a test says so. */
const beat = () => vi.advanceTimersByTime(15_000)
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await openTestServer()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  // Node's fetch opens a connection in place of one that it was told to leave, and asks nothing on it.
  server.app.server.closeAllConnections()
  await server.close()
  vi.useRealTimers()
})

const open = async (owner: Pick<TestOwner, 'token'>, at = origin) => {
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  const response = await fetch(`${at}/keyhaven${eventsPath}`, {
    headers: { authorization: `Token ${owner.token}` },
    signal: leave.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** Everything up to the next text that matches, which is then behind us. */
  const until = async (wanted: RegExp | 'end'): Promise<string> => {
    for (;;) {
      const match = wanted === 'end' ? null : wanted.exec(text)
      if (match) {
        const received = text.slice(0, match.index + match[0].length)
        text = text.slice(received.length)
        return received
      }
      const part = await reader?.read()
      if (!part || part.done) {
        if (wanted === 'end') return text
        throw new Error(`It ended with ${JSON.stringify(text)}`)
      }
      text += part.value
    }
  }
  /** The domains of all messages up to one that names `last`. */
  const changes = async (last: string) => {
    const received = await until(new RegExp(`data: \\{"domains":\\[[^\\]]*"${last}"[^\\n]*\\n\\n`))
    return new Set([...received.matchAll(/data: (.*)\n/g)].flatMap(([, data]) => JSON.parse(data ?? '{}').domains))
  }
  return { response, until, changes, leave: () => leave.abort() }
}
const hello = /data: {"domains":\[\]}\n\n/
/** A stream that hears already. */
const listen = async (owner: Pick<TestOwner, 'token'>, at = origin) => {
  const stream = await open(owner, at)
  await stream.until(hello)
  return stream
}
/** A connection that takes the first bytes and then no more. */
const slowReader = async (token: string) => {
  const net = connect(Number(new URL(origin).port), '127.0.0.1')
  let text = ''
  const greeted = new Promise<void>((done) => {
    net.on('data', (part) => {
      text += String(part)
      if (!hello.test(text)) return
      net.pause()
      done()
    })
  })
  net.write(`GET /keyhaven${eventsPath} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${token}\r\n\r\n`)
  await greeted
  return { net, received: () => text }
}
const signInAgain = async (owner: TestOwner) => {
  const { body } = await server.call<{ token: string }>('POST', '/auth/login/', {
    email: owner.user.email,
    password: owner.password,
  })
  return body
}

test('says hello, is kept by nobody, and asks proxies not to wait', async () => {
  const { response, until } = await open(await server.signUpOwner())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(await until(hello)).toBe(': listening\n\ndata: {"domains":[]}\n\n')
})

test('tells an owner what a commit changed, and nobody else', async () => {
  const [owner, stranger] = [await server.signUpOwner(), await server.signUpOwner()]
  const unit = await aUnit(owner)
  const client = await aClient(owner)
  const [mine, theirs] = [await listen(owner), await listen(stranger)]
  await aBooking(owner, { property: unit.property.id, unit: unit.id, client: client.id })
  expect([...(await mine.changes('promocodes'))]).toEqual(expect.arrayContaining([...(shownIn.get('bookings') ?? [])]))
  await aClient(stranger)
  expect(await theirs.until(/\n\n/)).toContain('"clients"')
})

test('every table that screens show is heard of, however it changes', async () => {
  const owner = await server.signUpOwner()
  const stream = await listen(owner)
  const property = await aProperty(owner)
  expect(await stream.changes('properties')).toContain('units')
  const unit = await aUnit(owner, { property_id: property.id })
  await stream.changes('seasons')
  const season = await aSeason(owner, { unit: unit.id })
  expect(await stream.changes('calendar')).toContain('seasons')
  await owner.call('DELETE', `/api/season/${season.id}/`)
  expect(await stream.changes('seasons')).toContain('calendar')
  await owner.call('PATCH', '/auth/change-slug/', { slug: `house-${owner.user.id}` })
  expect(await stream.changes('accounts')).toEqual(new Set(['accounts', 'public']))
})

test('every table with a trigger that tells owners has its line in the contract or of its area, and every line its triggers', async () => {
  const { rows } = await sql<{ name: string; events: number }>`
    SELECT relname AS name, count(*)::int AS events FROM pg_trigger
    JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE proname IN ('tell_owners', 'tell_owner') GROUP BY relname`.execute(server.db)
  // An area that is gone leaves its tables behind.
  const isThere = (area: string) => existsSync(new URL(`../${area}`, import.meta.url))
  const left = new Set([...(await areaTables())].flatMap(([table, area]) => (isThere(area) ? [] : table)))
  const names = rows.map(({ name }) => name).filter((name) => !left.has(name))
  const tables = [...shownIn].flatMap(([table, domains]) => (domains.length > 0 ? [table] : []))
  expect(names.toSorted()).toEqual(tables.toSorted())
  // An account is made and deleted while nobody listens to it.
  for (const { name, events } of rows) expect([name, events]).toEqual([name, name === 'owners' ? 1 : 3])
})

test('a table that this release does not know counts as everything', async () => {
  const owner = await server.signUpOwner()
  const stream = await listen(owner)
  const news = JSON.stringify({ owner: owner.user.id, table: 'of_next_year' })
  await sql`SELECT pg_notify('keyhaven', ${news})`.execute(server.db)
  expect(await stream.changes('units')).toEqual(new Set(server.app.endpoints.map(({ domain }) => domain)))
})

test('what is rolled back is never told, and one transaction tells a thing once', async () => {
  const owner = await server.signUpOwner()
  const stream = await listen(owner)
  const clients = Array.from({ length: 3 }, () => ({
    ...{ owner_id: owner.user.id, first_name: 'A', last_name: 'B', email: 'a@example.com' },
    ...{ street: '1', house_number: '1', postal_code: '1', city: 'C', country: 'D', phone: '+43123456' },
  }))
  const broken = server.db.transaction().execute(async (tx) => {
    await tx.insertInto('clients').values(clients).execute()
    await sql`SELECT 1 / 0`.execute(tx)
  })
  await expect(broken).rejects.toThrow('division')
  await server.db.transaction().execute(async (tx) => {
    for (const client of clients) await tx.insertInto('clients').values(client).execute()
  })
  await aProperty(owner)
  const received = await stream.until(/"properties"[^\n]*\n\n/)
  expect(received.match(/"clients"/g)).toHaveLength(1)
})

test('what one instance writes, the listeners of another hear', async () => {
  const owner = await server.signUpOwner()
  const second = await buildApp(server.context)
  onTestFinished(() => second.close())
  const there = await listen(owner, await second.listen({ port: 0, host: '127.0.0.1' }))
  await aClient(owner)
  expect(await there.changes('clients')).toContain('clients')
})

test('a lost connection to the database comes back, and then everything counts as changed', async () => {
  const owner = await server.signUpOwner()
  const stream = await listen(owner)
  await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query = 'LISTEN keyhaven'`.execute(server.db)
  expect(await stream.changes('units')).toEqual(new Set(server.app.endpoints.map(({ domain }) => domain)))
  await aClient(owner)
  expect(await stream.changes('clients')).toContain('bookings')
})

test('ends with its session at the next heartbeat, and others go on', async () => {
  const owner = await server.signUpOwner()
  const other = await signInAgain(owner)
  const [ending, staying] = [await listen(owner), await listen(other)]
  await owner.call('POST', '/auth/logout/')
  beat()
  expect(await ending.until('end')).toBe('')
  expect(await staying.until(/: still here\n\n/)).toBe(': still here\n\n')
  expect((await open(owner)).response.status).toBe(401)
})

test('a new password ends the streams of every other session', async () => {
  const owner = await server.signUpOwner()
  const stream = await listen(await signInAgain(owner))
  const change = { old_password: owner.password, new_password: 'Another-456', confirm_password: 'Another-456' }
  expect((await owner.call('PATCH', '/auth/change-password/', change)).status).toBe(200)
  beat()
  expect(await stream.until('end')).toBe('')
})

test('listening does not make a session live longer', async () => {
  const owner = await server.signUpOwner()
  const stream = await listen(owner)
  const start = server.clock()
  server.clock.set(new Date(start.getTime() + 12 * 3_600_000))
  beat()
  expect(await stream.until('end')).toBe('')
  server.clock.set(start)
})

test('a session listens ten times at most, and again once one has left', async () => {
  const owner = await server.signUpOwner()
  const streams = []
  for (let count = 0; count < 10; count++) streams.push(await listen(owner))
  const refused = await open(owner)
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await refused.until('end')).toContain('too_many_streams')
  streams[0]?.leave()
  await expect.poll(async () => (await open(owner)).response.status).toBe(200)
})

test('a reader that takes nothing is dropped before much piles up', async () => {
  const owner = await server.signUpOwner()
  const { net, received } = await slowReader(owner.token)
  onTestFinished(() => void net.destroy())
  const listeners = () =>
    new Promise<number>((done, fail) =>
      server.app.server.getConnections((error, count) => (error ? fail(error) : done(count))),
    )
  const before = await listeners()
  await sql`
    SELECT pg_notify('keyhaven', json_build_object('owner', ${owner.user.id}::int, 'table', 'bookings', 'n', n)::text)
    FROM generate_series(1, 200000) n`.execute(server.db)
  await expect.poll(listeners).toBeLessThan(before)
  expect(received()).toContain('text/event-stream')
})

test('nobody listens without a token, nor with another method', async () => {
  const path = `${origin}/keyhaven${eventsPath}`
  expect((await fetch(path)).status).toBe(401)
  expect((await fetch(path, { method: 'HEAD' })).status).toBe(404)
  expect((await fetch(path, { method: 'POST' })).status).toBe(404)
})

test('a server that closes ends its streams at once, in good order', async () => {
  const second = await buildApp(server.context)
  const stream = await listen(await server.signUpOwner(), await second.listen({ port: 0, host: '127.0.0.1' }))
  const closed = second.close()
  expect(await stream.until('end')).toBe('')
  await closed
})
