import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { expect, test } from 'vitest'
import { holdOutgoing } from '../../outgoing/hold.ts'
import { august, connected, july, june } from '../../testing/connected-feed.ts'
import { aBooking } from '../../testing/factories.ts'
import { calendarOf, type PortalStay } from '../../testing/portal.ts'
import { fetchDueFeeds } from './due-feeds.ts'

const nightsOf = ({ start, end }: PortalStay) => [start, end]

test('the stays of a portal are in the calendar once its calendar was fetched', async () => {
  const { owner, feed, unit, fetch, stays } = await connected(june, july)
  expect(feed).toMatchObject({ unit: { id: unit.id }, kind: 'other', good_at: null, import_closures: false })
  expect(await fetch()).toMatchObject({ problem: null, seen: 2, added: 2, changed: 0, removed: 0, conflicts: 0 })
  expect(await stays()).toEqual([nightsOf(june), nightsOf(july)])
  const { body } = await owner.call<Feed[]>('GET', `/api/channels/feeds/?unit=${unit.id}`)
  expect(body).toMatchObject([
    { name: 'Airbnb', colour: '#c13515', kind: 'airbnb', stays: 2, problem: null, is_stale: false },
  ])
})

test('nights of a portal cannot be booked', async () => {
  const { owner, unit, fetch } = await connected(june)
  await fetch()
  const stay = { unit: unit.id, property: unit.property.id, check_in: '2027-06-04', check_out: '2027-06-07' }
  await expect(aBooking(owner, stay)).rejects.toThrow('The unit is taken')
})

test('new dates under the same UID move a stay, and the same calendar again changes nothing', async () => {
  const { portal, fetch, stays } = await connected(june, july)
  await fetch()
  expect(await fetch()).toMatchObject({ added: 0, changed: 0, removed: 0 })
  const later = { ...june, start: '2027-06-03', end: '2027-06-09' }
  portal.say(calendarOf(later, july))
  expect(await fetch()).toMatchObject({ added: 0, changed: 1, removed: 0 })
  expect(await stays()).toEqual([nightsOf(later), nightsOf(july)])
})

test('two stays of a portal may change places', async () => {
  const { portal, fetch, stays } = await connected(june, july)
  await fetch()
  portal.say(calendarOf({ ...june, start: july.start, end: july.end }, { ...july, start: june.start, end: june.end }))
  expect(await fetch()).toMatchObject({ changed: 2, conflicts: 0 })
  expect(await stays()).toEqual([nightsOf(june), nightsOf(july)])
})

test('what is not there any more goes after two good fetches, and not after one', async () => {
  const { portal, fetch, stays } = await connected(june, july)
  await fetch()
  portal.say(calendarOf(july))
  expect(await fetch()).toMatchObject({ removed: 0 })
  expect(await stays()).toHaveLength(2)
  expect(await fetch()).toMatchObject({ removed: 1 })
  expect(await stays()).toEqual([nightsOf(july)])
})

test.each([
  ['an error', '', 500, 'status'],
  ['a sign-in page', '<!DOCTYPE html><html><body>Sign in</body></html>', 200, 'login'],
  ['a body without its end', calendarOf(june).slice(0, -20), 200, 'truncated'],
  ['nothing at all', '', 200, 'not_calendar'],
])('%s takes nothing away, and is said', async (_what, body, status, problem) => {
  const { portal, fetch, stays, read } = await connected(june, july)
  await fetch()
  portal.say(body, { status })
  for (const _ of [1, 2, 3]) expect(await fetch()).toMatchObject({ problem, removed: 0 })
  expect(await stays()).toHaveLength(2)
  expect(await read()).toMatchObject({ problem, good_at: '2027-01-10T09:01:00.000Z' })
})

test('a calendar that is suddenly empty changes nothing before its owner says that it is meant', async () => {
  const { owner, portal, feed, fetch, stays, read } = await connected(june, july, august)
  await fetch()
  portal.say(calendarOf())
  for (const _ of [1, 2]) await fetch()
  expect(await stays()).toHaveLength(3)
  expect(await read()).toMatchObject({ asks: true, stays: 3 })
  await owner.call('POST', `/api/channels/feed/${feed.id}/confirm-empty/`)
  expect(await stays()).toEqual([])
  expect(await read()).toMatchObject({ asks: false, stays: 0 })
})

test('a calendar that is full again asks its owner no more', async () => {
  const { server, portal, fetch, later, read } = await connected(june, july)
  await fetch()
  portal.say(calendarOf())
  await fetch()
  expect(await read()).toMatchObject({ asks: true })
  portal.say(calendarOf(june, july))
  later(20)
  await fetchDueFeeds(server.context)
  expect(await read()).toMatchObject({ asks: false, stays: 2 })
})

test('a portal that says "not modified" to a first fetch has a problem', async () => {
  const { portal, fetch, read } = await connected()
  portal.say('', { status: 304 })
  expect(await fetch()).toMatchObject({ problem: 'status', http_status: 304 })
  expect(await read()).toMatchObject({ good_at: null })
})

test('hundreds of stays come at once', async () => {
  const stays = Array.from({ length: 340 }, (_, n) => ({
    uid: `${n}@portal`,
    start: addDays('2027-02-01', 2 * n),
    end: addDays('2027-02-01', 2 * n + 1),
  }))
  const { fetch } = await connected(...stays)
  expect(await fetch()).toMatchObject({ seen: 340, added: 340, conflicts: 0 })
})

test('the sweep fetches what is due every 15 minutes, and asks only for what has changed', async () => {
  const { server, portal, later, stays } = await connected()
  portal.say(calendarOf(june), { headers: { etag: '"1"' } })
  await fetchDueFeeds(server.context)
  expect(portal.requests).toHaveLength(0)
  later(2)
  await fetchDueFeeds(server.context)
  expect(await stays()).toEqual([nightsOf(june)])
  later(12)
  await fetchDueFeeds(server.context)
  expect(portal.requests).toHaveLength(1)
  later(6)
  await fetchDueFeeds(server.context)
  expect(portal.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"'])
  expect(await stays()).toHaveLength(1)
})

test('a host that is busy is left alone by all of its calendars', async () => {
  const { server, owner, portal, unit, later } = await connected()
  const others = [2, 3, 4].map((n) =>
    portal.say('', { path: `/${n}.ics`, status: 429, headers: { 'retry-after': '3600' } }),
  )
  portal.say('', { status: 503, headers: { 'retry-after': '3600' } })
  for (const url of others) await owner.call('POST', '/api/channels/feeds/', { unit: unit.id, url })
  later(2)
  await fetchDueFeeds(server.context)
  expect(portal.requests).toHaveLength(1)
  later(45)
  await fetchDueFeeds(server.context)
  expect(portal.requests).toHaveLength(1)
  later(20)
  await fetchDueFeeds(server.context)
  expect(portal.requests.length).toBeGreaterThan(1)
})

test('an owner has a calendar read once a minute', async () => {
  const { owner, feed, fetch } = await connected(june)
  await fetch()
  const again = await owner.call<Problem>('POST', `/api/channels/feed/${feed.id}/fetch/`)
  expect([again.status, again.body.code, again.headers.get('retry-after')]).toEqual([429, 'fetched_just_now', '60'])
})

test('nothing is fetched while a restored copy is held back', async () => {
  const { server, owner, portal, feed, later } = await connected(june)
  await holdOutgoing(server.db, 'restored')
  later(30)
  await fetchDueFeeds(server.context)
  const pressed = await owner.call<Problem>('POST', `/api/channels/feed/${feed.id}/fetch/`)
  expect([pressed.status, pressed.body.code]).toEqual([409, 'nothing_leaves'])
  expect(portal.requests).toHaveLength(0)
})

test('a clock that is set back by a day holds no calendar up', async () => {
  const { server, portal, fetch, stays, later } = await connected(june)
  await fetch()
  portal.say(calendarOf(june, july))
  server.clock.set('2027-01-09T09:00:00Z')
  await fetchDueFeeds(server.context)
  expect(await stays()).toHaveLength(2)
  portal.say(calendarOf(june, july, august))
  later(2)
  expect(await fetch()).toMatchObject({ added: 1 })
})

test('a unit that is archived is fetched no more, and its calendar leads nowhere', async () => {
  const { server, owner, portal, unit, fetch, later, read } = await connected(june)
  await fetch()
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-04-01', check_out: '2027-04-03' })
  await owner.call('DELETE', `/api/units/${unit.id}/`)
  later(30)
  await fetchDueFeeds(server.context)
  expect(portal.requests).toHaveLength(1)
  expect(await read()).toBeUndefined()
})

test('a house in another time zone reads times of day by its own clock', async () => {
  const { owner, portal, unit, fetch, stays } = await connected()
  const timed = calendarOf(june).replace('DTSTART;VALUE=DATE:20270601', 'DTSTART:20270601T030000Z')
  portal.say(timed.replace('DTEND;VALUE=DATE:20270605', 'DTEND:20270605T120000Z'))
  await fetch()
  expect(await stays()).toEqual([['2027-06-01', '2027-06-05']])
  const { body: home } = await owner.call<object>('GET', `/api/properties/${unit.property.id}/`)
  await owner.call('PATCH', `/api/properties/${unit.property.id}/`, { ...home, time_zone: 'America/New_York' })
  await fetch()
  expect(await stays()).toEqual([['2027-05-31', '2027-06-05']])
})

test('two fetches at once bring everything once', async () => {
  const { server, owner, feed, stays, later } = await connected(june, july)
  later(2)
  await Promise.all([
    owner.call('POST', `/api/channels/feed/${feed.id}/fetch/`),
    fetchDueFeeds(server.context),
    fetchDueFeeds(server.context),
  ])
  expect(await stays()).toEqual([nightsOf(june), nightsOf(july)])
})

test('a feed takes what is to come along when it goes; a stay that has begun stays', async () => {
  const running = { uid: 'r@portal', start: '2027-01-08', end: '2027-01-12' }
  const { owner, feed, fetch, stays } = await connected(running, june)
  await fetch()
  expect((await owner.call('DELETE', `/api/channels/feed/${feed.id}/`)).status).toBe(204)
  expect(await stays()).toEqual([nightsOf(running)])
  expect((await owner.call('GET', `/api/channels/feed/${feed.id}/runs/`)).status).toBe(404)
})

test('closures come along where their owner wants them', async () => {
  const closure = { uid: 'x@portal', start: '2027-03-01', end: '2027-03-04', summary: 'Airbnb (Not available)' }
  const { owner, feed, fetch, stays } = await connected(june, closure)
  await fetch()
  expect(await stays()).toEqual([nightsOf(june)])
  await owner.call('PATCH', `/api/channels/feed/${feed.id}/`, { import_closures: true })
  await fetch()
  expect(await stays()).toEqual([nightsOf(closure), nightsOf(june)])
})
