import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { expect, onTestFinished, test } from 'vitest'
import { aUnit } from '../../testing/factories.ts'
import { calendarOf } from '../../testing/portal.ts'
import { testServer } from '../../testing/test-server.ts'
import { maxStopMs } from '../../testing/watch-stops.ts'
import { fetchDueFeeds } from './due-feeds.ts'
import { fetchCalendar } from './fetch-calendar.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown
const june = { uid: 'a@portal', start: '2027-06-01', end: '2027-06-05' }

/** A server that answers as the test says. */
async function hostile(answer: Answer) {
  const requests: string[] = []
  const http = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  const address = http.address()
  return { requests, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

/** An owner with a unit whose calendar has one stay; from then on its portal answers as the test says. */
async function connected(answer: Answer) {
  const server = await testServer({ now: '2027-01-10T09:00:00Z', env: { outgoingRequests: 'anywhere' } })
  let isGood = true
  const portal = await hostile((request, response) =>
    isGood ? response.end(calendarOf(june)) : answer(request, response),
  )
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  const url = `${portal.origin}/1.ics`
  const { body: feed } = await owner.call<Feed>('POST', '/api/channels/feeds/', { unit: unit.id, url })
  const later = (minutes: number) => server.clock.set(new Date(server.clock().getTime() + minutes * 60_000))
  /** Fetches as its owner asks for it. */
  const fetch = async () => {
    later(1)
    return (await owner.call<FeedRun>('POST', `/api/channels/feed/${feed.id}/fetch/`)).body
  }
  const read = async () => (await owner.call<Feed[]>('GET', '/api/channels/feeds/')).body[0]
  expect(await fetch()).toMatchObject({ added: 1 })
  isGood = false
  portal.requests.splice(0)
  return { server, owner, portal, later, fetch, read }
}

const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, 'BEGIN:VCALENDAR\r\n')
const events = (count: number) =>
  Buffer.from(calendarOf(...Array.from({ length: count }, (_, n) => ({ ...june, uid: `${n}` }))))

test.each<[string, () => Buffer, Record<string, string>, string]>([
  ['10 MB', () => megabytes(10), {}, 'large'],
  ['a few kilobytes that unpack into 200 MB', () => gzipSync(megabytes(200)), { 'content-encoding': 'gzip' }, 'large'],
  ['what is no gzip, and says that it is', () => events(1), { 'content-encoding': 'gzip' }, 'network'],
  ['20,000 events', () => events(20_000), {}, 'large'],
  ['20,000 events, packed', () => gzipSync(events(20_000)), { 'content-encoding': 'gzip' }, 'large'],
  ['6,000 events', () => events(6000), {}, 'too_many'],
])('%s are refused, take nothing away, and keep nobody waiting', async (_what, make, headers, problem) => {
  const body = make()
  const { server, owner, fetch, read } = await connected((_, response) => response.writeHead(200, headers).end(body))
  server.watch.longestMs()
  const meanwhile = { isOver: false }
  const fetched = fetch().finally(() => (meanwhile.isOver = true))
  const statuses = new Set<number>()
  while (!meanwhile.isOver) statuses.add((await owner.call('GET', '/api/units/?page=1')).status)
  expect(await fetched).toMatchObject({ problem, added: 0, removed: 0 })
  expect([...statuses]).toEqual([200])
  expect(server.watch.longestMs()).toBeLessThan(maxStopMs)
  expect(await read()).toMatchObject({ problem, stays: 1, good_at: '2027-01-10T09:01:00.000Z' })
})

test('five redirects are followed, a sixth is not', async () => {
  let left = 5
  const { portal, fetch } = await connected((_, response) => {
    if (left-- > 0) response.writeHead(302, { location: `/${left}.ics` }).end()
    else response.end(calendarOf(june))
  })
  expect(await fetch()).toMatchObject({ problem: null, seen: 1 })
  expect(portal.requests).toHaveLength(6)
  left = 6
  expect(await fetch()).toMatchObject({ problem: 'redirects' })
  expect(portal.requests).toHaveLength(12)
})

test('no redirect leads to what is no website', async () => {
  const { fetch, read } = await connected((_, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  )
  expect(await fetch()).toMatchObject({ problem: 'private' })
  expect(await read()).toMatchObject({ stays: 1 })
})

// Where a redirect leads inside the network is looked at in guarded-fetch.test.ts, which has an address that stands for the open internet.
test.each(['http://169.254.169.254/latest/meta-data/', 'http://[::ffff:169.254.169.254]/', 'http://2852039166/'])(
  '%s is not fetched',
  async (url) => {
    const { context } = await testServer()
    const answer = await fetchCalendar({ ...context, env: { ...context.env, outgoingRequests: 'public' } }, { url })
    expect(answer).toEqual({ kind: 'problem', status: null, problem: 'private' })
  },
)

test.each([
  ['a date', 'Sun, 10 Jan 2027 11:00:00 GMT', '2027-01-10T11:00:00.000Z'],
  ['seconds', '7200', '2027-01-10T11:21:00.000Z'],
  ['a date that has been', 'Sat, 09 Jan 2027 11:00:00 GMT', '2027-01-10T09:36:00.000Z'],
  ['words', 'when we feel like it', '2027-01-10T09:36:00.000Z'],
  ['ten years', '315360000', '2027-01-10T15:21:00.000Z'],
])('a portal that is busy until %s is fetched then, and after six hours at the latest', async (_what, value, next) => {
  const { server, portal, later, read } = await connected((_, response) =>
    response.writeHead(429, { 'retry-after': value }).end(),
  )
  later(20)
  await fetchDueFeeds(server.context)
  expect(portal.requests).toHaveLength(1)
  const feed = await read()
  expect(feed).toMatchObject({ problem: 'busy', http_status: 429, stays: 1 })
  expect(Date.parse(feed?.next_at ?? '')).toBeGreaterThanOrEqual(Date.parse(next))
  expect(Date.parse(feed?.next_at ?? '') - Date.parse(next)).toBeLessThan(4 * 60_000)
})
