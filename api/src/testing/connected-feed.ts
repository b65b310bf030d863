import type { CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { fetchDueFeeds } from '../channels/fetching/due-feeds.ts'
import { aUnit } from './factories.ts'
import { calendarOf, type PortalStay, startPortal } from './portal.ts'
import { testServer, type TestOwner, type TestServer } from './test-server.ts'

const now = '2027-01-10T09:00:00Z'
/** Stays of the summer after. */
export const june: PortalStay = { uid: 'a@portal', start: '2027-06-01', end: '2027-06-05' }
export const july: PortalStay = { uid: 'b@portal', start: '2027-07-10', end: '2027-07-12' }
export const august: PortalStay = { uid: 'c@portal', start: '2027-08-10', end: '2027-08-12' }

/** An owner with a unit that is connected with a portal. */
export async function connected(...stays: PortalStay[]) {
  const server = await testServer({ now, env: { outgoingRequests: 'anywhere' } })
  const owner = await server.signUpOwner({ personals: true })
  const portal = await startPortal()
  const unit = await aUnit(owner)
  const url = portal.say(calendarOf(...stays))
  const { body: feed } = await owner.call<Feed>('POST', '/api/channels/feeds/', { unit: unit.id, url })
  return { server, owner, portal, unit, url, feed, ...acting(server, owner, feed, unit.id) }
}

function acting(server: TestServer, owner: TestOwner, { id }: Feed, unit: number) {
  const later = (minutes: number) => server.clock.set(new Date(server.clock().getTime() + minutes * 60_000))
  /** Fetches, a minute after the last time. */
  const fetch = async () => {
    later(1)
    return (await owner.call<FeedRun>('POST', `/api/channels/feed/${id}/fetch/`)).body
  }
  const stays = async () => {
    const query = `from=2027-01-01&to=2028-01-01&units=${unit}`
    const { body } = await owner.call<CalendarWindow>('GET', `/api/calendar/stays/?${query}`)
    return body.imports?.map(({ check_in, check_out }) => [check_in, check_out])
  }
  const read = async () => (await owner.call<Feed[]>('GET', '/api/channels/feeds/')).body[0]
  const runs = async () => (await owner.call<FeedRun[]>('GET', `/api/channels/feed/${id}/runs/`)).body
  /** The sweep finds it due. */
  const sweep = async () => {
    later(20)
    await fetchDueFeeds(server.context)
  }
  return { later, fetch, stays, read, runs, sweep }
}
