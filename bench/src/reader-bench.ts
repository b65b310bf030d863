import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@keyhaven/api/db/pool'
import { sql } from 'kysely'
import { asInProduction, startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { fillOwner, ownerToken } from './fill-owner.ts'
import { type Figure, loadNow, ratio } from './figures.ts'
import { hashToken } from '@keyhaven/api/tokens'

const root = path.dirname(path.dirname(import.meta.dirname))
const section = 'Clients that never read'
const sockets = 500
const [everyMs, quietMs, attackedMs, openedMs] = [20, 20_000, 40_000, 10_000]
/** Twice what a connection is given to make progress, or to ask again. */
const longestSeconds = 150
const otherToken = 'other-token'

/** An owner with 9,500 bookings and 5,000 clients, and another one with a page of clients. */
const fill = async (db: Db) => {
  await fillOwner(db, { properties: 1, unitsEach: 95, bookingsEach: 100, clients: 5000 })
  await sql`
    INSERT INTO owners (email, password_hash, first_name, last_name, slug, activated_at)
    VALUES ('other@example.com', 'x', 'Other', 'Owner', 'other', now())`.execute(db)
  await sql`
    INSERT INTO sessions (owner_id, token_hash, remember, expires_at)
    SELECT id, ${hashToken(otherToken)}, false, now() + interval '1 day' FROM owners WHERE slug = 'other'`.execute(db)
  await sql`
    INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT o.id, 'Guest', 'Number ' || n, 'guest@example.com', 'Street', '1', '1000', 'Vienna', 'Austria', '+431234567'
    FROM owners o, generate_series(1, 60) n WHERE o.slug = 'other'`.execute(db)
}

/** A demo account with as many clients as three imports bring. */
const openDemo = async (db: Db, origin: string) => {
  const answer = await fetch(`${origin}/keyhaven/auth/demo-login/`, { method: 'POST' })
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } }
  await sql`
    INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT ${user.id}, 'Guest', 'Number ' || n, 'guest@example.com', 'Street', '1', '1000', 'Vienna', 'Austria', '+431234567'
    FROM generate_series(1, 15000) n`.execute(db)
  return token
}

/** What everybody else does meanwhile. */
const calls = ['clients/?page=1&page_size=50', 'properties/', 'public/booking/?page=1', 'public/booking/locations/']

/** Calls at a steady pace, whether those before were answered or not; how long each took. */
const callFor = async (origin: string, ms: number) => {
  const running: Promise<number>[] = []
  const headers = { authorization: `Token ${otherToken}` }
  for (let at = 0; at * everyMs < ms; at++) {
    const start = performance.now()
    running.push(
      fetch(`${origin}/keyhaven/api/${calls[at % calls.length]}`, { headers }).then(async (answer) => {
        await answer.text()
        return answer.status < 500 ? performance.now() - start : Infinity
      }),
    )
    await wait(everyMs)
  }
  return Promise.all(running)
}
const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN

const attacked = (demo: string): [address: string, token: string][] => [
  ['api/bookings/', ownerToken],
  ['api/bookings/csv/', ownerToken],
  ['api/clients/', ownerToken],
  ['api/bookings/?page=1&page_size=100', ownerToken],
  ['api/clients/', demo],
  ['api/clients/csv/', demo],
  ['openapi.json', ''],
  ['docs/', ''],
]

/** Asks for something and never reads what comes. */
const neverRead = (port: number, address: string, token: string): Socket => {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  const authorization = token && `Authorization: Token ${token}\r\n`
  socket.write(`GET /keyhaven/${address} HTTP/1.1\r\nHost: localhost\r\n${authorization}\r\n`)
  return socket
}

const openSlowly = async (port: number, targets: ReturnType<typeof attacked>) => {
  const opened: Socket[] = []
  for (let at = 0; at < sockets; at++) {
    opened.push(neverRead(port, ...(targets[at % targets.length] ?? ['', ''])))
    await wait(openedMs / sockets)
  }
  return opened
}

const openFiles = async (pid: number | undefined) => (await readdir(`/proc/${pid}/fd`)).length

const measure = async (db: Db, url: string, folder: string) => {
  await fill(db)
  const api = startChild([path.join(root, 'api/src/main.ts')], {
    ...{ DATABASE_URL: url, PORT: '0', SEED: 'none', ...asInProduction, DATA_DIR: folder },
    MALLOC_ARENA_MAX: '2',
  })
  try {
    const port = await api.port
    const origin = `http://127.0.0.1:${port}`
    const demo = await openDemo(db, origin)
    // As in a process that has answered each of them before.
    for (const [address, token] of attacked(demo))
      await (await fetch(`${origin}/keyhaven/${address}`, { headers: { authorization: `Token ${token}` } })).text()
    await callFor(origin, 5000)
    const before = await openFiles(api.pid)
    const attack = async () => {
      const quiet = await callFor(origin, quietMs)
      const start = performance.now()
      const calling = callFor(origin, attackedMs)
      const opened = await openSlowly(port, attacked(demo))
      const during = await calling
      return { quiet, during, start, opened }
    }
    const rounds: Awaited<ReturnType<typeof attack>>[] = []
    // The median of three: another process on this machine must not decide.
    for (const isLast of [false, false, true]) {
      const round = await attack()
      rounds.push(round)
      if (!isLast) for (const socket of round.opened) socket.destroy()
      if (!isLast) await wait(5000)
    }
    const last = rounds.at(-1)
    while (
      (await openFiles(api.pid)) > before + 20 &&
      performance.now() - (last?.start ?? 0) < 2 * longestSeconds * 1000
    )
      await wait(1000)
    const gone = (performance.now() - (last?.start ?? 0)) / 1000
    for (const socket of last?.opened ?? []) socket.destroy()
    const byRatio = rounds.toSorted((a, b) => p99(a.during) / p99(a.quiet) - p99(b.during) / p99(b.quiet))
    return { rounds, median: byRatio[1] ?? rounds[0], gone }
  } finally {
    await api.stop()
  }
}

/** Five hundred connections that ask and never read, of an owner with long lists, of a demo account and of strangers. */
export const readerBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-readers-'))
  try {
    const { rounds, median, gone } = await withDatabase((db, url) => measure(db, url, folder))
    const during = rounds.flatMap((round) => round.during)
    const failed = during.filter((ms) => ms === Infinity).length
    const each = rounds.map((round) => (p99(round.during) / p99(round.quiet)).toFixed(2)).join(', ')
    return [
      ratio(
        section,
        `${sockets} of them, opened within ${openedMs / 1000} s: p99 of everybody else, against a quiet time, the median of three rounds: ${each} (${loadNow()})`,
        p99(median?.during ?? []),
        p99(median?.quiet ?? []),
        2,
        'ms',
      ),
      {
        section,
        name: 'calls of everybody else that failed meanwhile',
        value: `${failed} of ${during.length}`,
        against: 'limit 0',
        ok: failed === 0,
      },
      {
        section,
        name: 'until the last of these connections is gone',
        value: `${gone.toFixed(0)} s`,
        against: `limit ${longestSeconds} s`,
        ok: gone < longestSeconds,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
