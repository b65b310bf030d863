import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { expect, test } from 'vitest'
import { aBooking, aUnit } from '../testing/factories.ts'
import { calendarOf, type PortalStay, startPortal } from '../testing/portal.ts'
import { testServer } from '../testing/test-server.ts'

const now = '2027-01-10T09:00:00Z'
const june: PortalStay = { uid: 'a@portal', start: '2027-06-01', end: '2027-06-05' }
const july: PortalStay = { uid: 'b@portal', start: '2027-07-10', end: '2027-07-12' }

/** An owner with a unit, and a portal that has stays on it. */
async function unitOnPortal(...stays: PortalStay[]) {
  const server = await testServer({ now, env: { outgoingRequests: 'anywhere' } })
  const owner = await server.signUpOwner({ personals: true })
  const portal = await startPortal()
  const unit = await aUnit(owner)
  const url = portal.say(calendarOf(...stays))
  const feeds = async () => (await owner.call<Feed[]>('GET', '/api/channels/feeds/')).body
  return { server, owner, unit, url, feeds }
}

test('a preview says what a calendar would bring, and saves nothing', async () => {
  const { owner, unit, url, feeds, server } = await unitOnPortal(june, july)
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-07-11', check_out: '2027-07-14' })
  const { body } = await owner.call('POST', '/api/channels/feeds/preview/', { unit: unit.id, url })
  expect(body).toMatchObject({
    ...{ problem: null, kind: 'airbnb', seen: 2, count: 2 },
    events: [
      { start: june.start, kind: 'stay', is_taken: false },
      { start: july.start, kind: 'stay', is_taken: true },
    ],
  })
  expect(await feeds()).toEqual([])
  const stranger = await server.signUpOwner()
  expect((await stranger.call('POST', '/api/channels/feeds/preview/', { unit: unit.id, url })).status).toBe(404)
})

test('a unit has an address once, and at most ten calendars; another owner’s feed is not there', async () => {
  const { server, owner, unit, url } = await unitOnPortal()
  const add = (address: string, by = owner) =>
    by.call<Problem>('POST', '/api/channels/feeds/', { unit: unit.id, url: address })
  const { body: feed } = await owner.call<Feed>('POST', '/api/channels/feeds/', { unit: unit.id, url })
  expect((await add(url)).body.code).toBe('feed_exists')
  const addresses = Array.from({ length: 16 }, (_, n) => `https://portal.example.com/${n}.ics`)
  const atOnce = await Promise.all(addresses.map((address) => add(address)))
  expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(9)
  expect((await add('https://portal.example.com/16.ics')).body.code).toBe('too_many_feeds')
  const stranger = await server.signUpOwner()
  expect((await add('https://portal.example.com/12.ics', stranger)).status).toBe(404)
  for (const [method, path] of [
    ['PATCH', `feed/${feed.id}/`],
    ['DELETE', `feed/${feed.id}/`],
    ['POST', `feed/${feed.id}/fetch/`],
    ['POST', `feed/${feed.id}/confirm-empty/`],
    ['GET', `feed/${feed.id}/runs/`],
  ] as const)
    expect((await stranger.call(method, `/api/channels/${path}`, method === 'PATCH' ? {} : undefined)).status).toBe(404)
})

test.each(['ftp://portal.example.com/a.ics', 'not an address', 'https://user:secret@portal.example.com/a.ics', ''])(
  'refuses the address %j',
  async (url) => {
    const server = await testServer({ now })
    const owner = await server.signUpOwner()
    const unit = await aUnit(owner)
    const { status, body } = await owner.call<Problem>('POST', '/api/channels/feeds/', { unit: unit.id, url })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['url']])
  },
)

test('a webcal address is fetched by https, and one inside the network is refused', async () => {
  const server = await testServer({ now })
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  const add = (url: string) => owner.call<Feed>('POST', '/api/channels/feeds/', { unit: unit.id, url })
  expect((await add('webcal://portal.example.com/a.ics')).body.url).toBe('https://portal.example.com/a.ics')
  const { body: inside } = await add('http://169.254.169.254/latest/meta-data/')
  const { body } = await owner.call<FeedRun>('POST', `/api/channels/feed/${inside.id}/fetch/`)
  expect(body).toMatchObject({ problem: 'private', seen: 0 })
})
