import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aUnit } from '../../testing/factories.ts'
import { calendarOf } from '../../testing/portal.ts'
import { type ApiProcess, startProcess } from '../../testing/process.ts'
import { type TestOwner, testServer, type TestServer } from '../../testing/test-server.ts'
import { fetchDueFeeds } from './due-feeds.ts'

const each = 60
const today: Day = new Date().toISOString().slice(0, 10)
const stayOf = (n: number) => ({ start: addDays(today, 10 + n * 3), end: addDays(today, 12 + n * 3) })
const calendar = calendarOf(...Array.from({ length: each }, (_, n) => ({ uid: `${n}@portal`, ...stayOf(n) })))
const patience = { timeout: 30_000, interval: 50 }

/** A portal that keeps the last byte of each answer back until it is let go. */
async function startSlowPortal() {
  const requests: string[] = []
  let waiting: ServerResponse[] | undefined = []
  const end = (response: ServerResponse) => response.end(calendar.slice(-1))
  const http = createServer(({ url = '/' }, response) => {
    requests.push(url)
    response.writeHead(200).write(calendar.slice(0, -1))
    if (waiting) waiting.push(response)
    else end(response)
  })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  const address = http.address()
  const letGo = () => {
    waiting?.forEach(end)
    waiting = undefined
  }
  return { requests, letGo, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}
type Portal = Awaited<ReturnType<typeof startSlowPortal>>

/** Starts servers of earnest on the database of a test. */
async function startingOn({ context: { databaseUrl } }: TestServer) {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-killed-'))
  const running: ApiProcess[] = []
  onTestFinished(async () => {
    const alive = running.filter(({ child }) => child.exitCode === null && child.signalCode === null)
    await Promise.all(alive.map((api) => api.end('SIGKILL')))
    await rm(folder, { recursive: true, force: true })
  })
  return async (name: string) => {
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, name), OUTGOING_REQUESTS: 'anywhere' }
    const api = await startProcess(settings)
    running.push(api)
    return api
  }
}

/** An owner with units that are connected with the portal, and fall due now. */
async function connected(count: number) {
  const server = await testServer({ env: { outgoingRequests: 'anywhere' } })
  const portal = await startSlowPortal()
  const owner = await server.signUpOwner()
  const feeds: { id: number; unit: number }[] = []
  for (let n = 1; n <= count; n += 1) {
    const unit = await aUnit(owner)
    const address = { unit: unit.id, url: `${portal.origin}/${n}.ics` }
    const { body } = await owner.call<{ id: number }>('POST', '/api/channels/feeds/', address)
    feeds.push({ id: body.id, unit: unit.id })
  }
  await sql`UPDATE feeds SET next_at = now() - interval '1 hour'`.execute(server.db)
  return { server, portal, owner, feeds, start: await startingOn(server) }
}

/** Rows of the feeds: stays, those that have their nights, nights that portals have, and what the runs say that they brought. */
async function broughtTo({ db }: TestServer) {
  const { rows } = await sql<{ stays: number; placed: number; nights: number; added: number }>`
    SELECT (SELECT count(DISTINCT (feed_id, uid)) FROM imported_stays) AS stays,
      (SELECT count(*) FROM imported_stays i JOIN occupancies o ON o.id = i.occupancy_id AND o.check_in = i.check_in WHERE i.state = 'taken') AS placed,
      (SELECT count(*) FROM occupancies WHERE kind = 'import') AS nights,
      (SELECT COALESCE(sum(added), 0)::int FROM feed_runs) AS added`.execute(db)
  return rows[0]
}
const allOf = (feeds: number) => {
  const count = feeds * each
  return { stays: count, placed: count, nights: count, added: count }
}

const fetchNow = async ({ url }: ApiProcess, { token }: TestOwner, feed: number) => {
  const headers = { authorization: `Token ${token}` }
  const answer = await fetch(`${url}/api/channels/feed/${feed}/fetch/`, { method: 'POST', headers })
  return (await answer.json()) as unknown
}

type Held = { server: TestServer; portal: Portal; unit: number; killed: () => Promise<void> }

/** Waits until a statement of the server waits for what somebody else has locked. */
const isWaiting = ({ db }: TestServer) =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      db,
    )
    expect(rows[0]?.count).toBe(1)
  }, patience)

/** Each keeps a run from its end, and has the server killed in that moment. */
const moments = {
  'before the last byte of a calendar': async ({ portal, killed }: Held) => {
    await vi.waitFor(() => expect(portal.requests).toHaveLength(1), patience)
    await killed()
    portal.letGo()
  },
  'before its first statement': ({ server, portal, unit, killed }: Held) =>
    server.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM units WHERE id = ${unit} FOR UPDATE`.execute(tx)
      portal.letGo()
      await isWaiting(server)
      await killed()
    }),
  'when half of the stays are written': async ({ server, portal, unit, killed }: Held) => {
    const block = await server.db.startTransaction().execute()
    const { start, end } = stayOf(each / 2)
    await sql`
      INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, reason)
      SELECT owner_id, id, ${start}::date, ${end}::date, 'block', 'Paint' FROM units WHERE id = ${unit}`.execute(block)
    portal.letGo()
    await isWaiting(server)
    await killed()
    await block.rollback().execute()
  },
}

test.each(Object.entries(moments))(
  'a server that is killed %s has brought nothing, and the next fetch brings everything once',
  async (_when, holdAndKill) => {
    const { server, portal, owner, feeds, start } = await connected(1)
    const [feed] = feeds
    if (!feed) throw new Error('There is a feed.')
    const first = await start('first')
    const killed = async () => void (await first.end('SIGKILL'))
    await holdAndKill({ server, portal, unit: feed.unit, killed })
    expect(await broughtTo(server)).toEqual(allOf(0))
    const second = await start('second')
    expect(await fetchNow(second, owner, feed.id)).toMatchObject({ problem: null, added: each, conflicts: 0 })
    expect(await broughtTo(server)).toEqual(allOf(1))
  },
)

test('servers that start at once, and a sweep beside theirs, fetch each calendar once', async () => {
  const { server, portal, feeds, start } = await connected(5)
  portal.letGo()
  await Promise.all([start('first'), start('second'), fetchDueFeeds(server.context)])
  await vi.waitFor(async () => expect(await broughtTo(server)).toEqual(allOf(feeds.length)), patience)
  expect(portal.requests.toSorted()).toEqual(feeds.map((_, n) => `/${n + 1}.ics`))
})
