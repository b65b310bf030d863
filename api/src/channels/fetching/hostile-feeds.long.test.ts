import { createServer, type RequestListener } from 'node:http'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aUnit } from '../../testing/factories.ts'
import { calendarOf } from '../../testing/portal.ts'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { fetchDueFeeds } from './due-feeds.ts'
import { fetchCalendar } from './fetch-calendar.ts'

const limitMs = 10_000
const june = { uid: 'a@portal', start: '2027-06-01', end: '2027-06-05' }

async function serve(answer: RequestListener) {
  const http = createServer(answer)
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  const address = http.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Connects a new unit with calendars of a host, which are due. */
async function connect(server: TestServer, host: string, count: number) {
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  await sql`
    INSERT INTO feeds (owner_id, unit_id, name, url, host, kind, colour, next_at)
    SELECT ${owner.user.id}::bigint, ${unit.id}::bigint, 'A portal', 'http://' || ${host} || '/' || n || '.ics', ${host}, 'other', '#8c8c8c',
      now() - interval '1 hour' FROM generate_series(1, ${count}::int) n`.execute(server.db)
}

test('a calendar that never ends is given up after ten seconds', async () => {
  const { context } = await testServer({ env: { outgoingRequests: 'anywhere' } })
  const host = await serve((_, response) => {
    response.writeHead(200).write('BEGIN:VCALENDAR\r\n')
    const timer = setInterval(() => response.write('X-A:b\r\n'), 100)
    response.on('close', () => clearInterval(timer))
  })
  const start = performance.now()
  expect(await fetchCalendar(context, { url: `http://${host}/` })).toEqual({
    ...{ kind: 'problem', status: null, problem: 'late' },
  })
  expect(performance.now() - start).toBeLessThan(limitMs * 1.5)
})

test('fifty calendars of a host that never answers keep the one of another host waiting for no time', async () => {
  const server = await testServer({ env: { outgoingRequests: 'anywhere' } })
  let requests = 0
  await connect(server, await serve(() => void (requests += 1)), 50)
  await connect(server, await serve((_, response) => response.end(calendarOf(june))), 1)
  const start = performance.now()
  const swept = fetchDueFeeds(server.context)
  const stays = () => server.db.selectFrom('imported_stays').select('id').execute()
  await vi.waitFor(async () => expect(await stays()).toHaveLength(1), { timeout: limitMs / 2, interval: 50 })
  await swept
  // After two calendars without an answer the others of that host wait for the next round.
  expect(requests).toBe(2)
  expect(performance.now() - start).toBeLessThan(limitMs * 3)
})
