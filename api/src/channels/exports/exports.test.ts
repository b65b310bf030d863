import type { CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { ImportConflict } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import type { CalendarExport } from '@keyhaven/shared-contracts/contract/channels/exports'
import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { expect, test } from 'vitest'
import { aBlock, aBooking, aClient, aUnit, changeBooking } from '../../testing/factories.ts'
import { calendarOf, type PortalStay, startPortal } from '../../testing/portal.ts'
import { testServer, type TestOwner, type TestServer } from '../../testing/test-server.ts'
import { fetchDueFeeds } from '../fetching/due-feeds.ts'

async function setUp() {
  const server = await testServer({ now: '2027-01-10T09:00:00Z', env: { outgoingRequests: 'anywhere' } })
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner)
  return { server, owner, unit }
}

const exportsOf = async (owner: TestOwner, unit: number) =>
  (await owner.call<CalendarExport[]>('GET', `/api/channels/exports/?unit=${unit}`)).body
const exportFor = async (owner: TestOwner, unit: number, audience: CalendarExport['audience'] = 'any') => {
  const one = (await exportsOf(owner, unit)).find((address) => address.audience === audience)
  if (!one) throw new Error(`There is no address for ${audience}.`)
  return one
}
const read = async ({ fetch }: TestServer, url: string, headers: Record<string, string> = {}) => {
  const { pathname } = new URL(url)
  const response = await fetch(`http://localhost${pathname}`, { headers: { 'user-agent': 'Portal/1', ...headers } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const linesOf = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(name))

test('a unit has an address for each portal, with its taken nights and nobody’s name', async () => {
  const { server, owner, unit } = await setUp()
  const client = await aClient(owner, { first_name: 'Gerda', last_name: 'Moser' })
  const stay = { unit: unit.id, property: unit.property.id, client: client.id }
  await aBooking(owner, { ...stay, check_in: '2027-06-01', check_out: '2027-06-04' })
  await aBlock(owner, { unit: unit.id, start: '2027-07-01', end: '2027-07-03' })
  const addresses = await exportsOf(owner, unit.id)
  expect(addresses.map(({ audience }) => audience)).toEqual(['any', 'airbnb', 'booking', 'vrbo', 'smoobu', 'google'])
  const { status, headers, text } = await read(server, addresses[0]?.url ?? '')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(linesOf(text, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20270601', 'DTSTART;VALUE=DATE:20270701'])
  expect(linesOf(text, 'DTEND')).toEqual(['DTEND;VALUE=DATE:20270604', 'DTEND;VALUE=DATE:20270703'])
  expect(linesOf(text, 'SUMMARY')).toEqual(['SUMMARY:Reserved', 'SUMMARY:Not available'])
  expect(text).not.toContain('Moser')
})

test('its owner chooses names, pending stays and blocks', async () => {
  const { server, owner, unit } = await setUp()
  const client = await aClient(owner, { first_name: 'Gerda', last_name: 'Moser' })
  const stay = { unit: unit.id, property: unit.property.id, client: client.id, status: 'pending' }
  await aBooking(owner, { ...stay, check_in: '2027-06-01', check_out: '2027-06-04' })
  await aBlock(owner, { unit: unit.id, start: '2027-07-01', end: '2027-07-03' })
  const { id, url } = await exportFor(owner, unit.id)
  const summaries = async (choice: object) => {
    await owner.call('PATCH', `/api/channels/export/${id}/`, choice)
    return linesOf((await read(server, url)).text, 'SUMMARY')
  }
  expect(await summaries({ with_names: true })).toEqual(['SUMMARY:Reserved - Gerda Moser', 'SUMMARY:Not available'])
  expect(await summaries({ includes_blocks: false })).toEqual(['SUMMARY:Reserved - Gerda Moser'])
  expect(await summaries({ includes_pending: false })).toEqual([])
})

test('the number and the moment of an event go on only with its nights', async () => {
  const { server, owner, unit } = await setUp()
  const block = await aBlock(owner, { unit: unit.id, start: '2027-06-01', end: '2027-06-04' })
  const change = (fields: object) =>
    owner.call('PATCH', `/api/block/${block.id}/`, { ...block, version: undefined, ...fields })
  const { url } = await exportFor(owner, unit.id)
  const before = await read(server, url)
  const ifChanged = { 'if-none-match': before.headers.get('etag') ?? '' }
  server.clock.set('2027-01-10T12:00:00Z')
  await change({ reason: 'Paint' })
  const unchanged = await read(server, url, ifChanged)
  expect([unchanged.status, unchanged.text]).toEqual([304, ''])
  await change({ end: '2027-06-06' })
  const after = await read(server, url, ifChanged)
  expect(linesOf(after.text, 'UID')).toEqual(linesOf(before.text, 'UID'))
  expect([linesOf(before.text, 'SEQUENCE'), linesOf(after.text, 'SEQUENCE')]).toEqual([['SEQUENCE:0'], ['SEQUENCE:1']])
  expect(linesOf(after.text, 'DTSTAMP')).toEqual(['DTSTAMP:20270110T120000Z'])
})

test('an address that was rotated leads nowhere, and says when it was read', async () => {
  const { server, owner, unit } = await setUp()
  const { id, url, fetched_at } = await exportFor(owner, unit.id, 'airbnb')
  expect(fetched_at).toBeNull()
  await read(server, url)
  expect(await exportFor(owner, unit.id, 'airbnb')).toMatchObject({
    ...{ fetched_at: '2027-01-10T09:00:00.000Z', fetched_by: 'Portal/1' },
  })
  const { body } = await owner.call<CalendarExport>('POST', `/api/channels/export/${id}/rotate/`)
  expect([(await read(server, url)).status, (await read(server, body.url)).status]).toEqual([404, 200])
  for (const wrong of [url.replace('.ics', 'x.ics'), url.replace(/ical\/\d+/, 'ical/999999'), `${url}.ics`])
    expect((await read(server, wrong)).status).toBe(404)
  const stranger = await server.signUpOwner()
  expect((await stranger.call('POST', `/api/channels/export/${id}/rotate/`)).status).toBe(404)
  expect(await exportsOf(stranger, unit.id)).toEqual([])
})

/** A unit with a stay of a portal, and the nights that portals read of it. */
async function stayOnPortal(program = 'Airbnb Inc') {
  const { server, owner, unit } = await setUp()
  const portal = await startPortal()
  const says = (...others: PortalStay[]) => portal.say(calendarOf(...others).replace('Airbnb Inc', program))
  const stay = { uid: 'a@portal', start: '2027-06-01', end: '2027-06-05' }
  const url = says(stay)
  const { body: feed } = await owner.call<Feed>('POST', '/api/channels/feeds/', { unit: unit.id, url })
  const fetch = async () => {
    server.clock.set(new Date(server.clock().getTime() + 61_000))
    return (await owner.call<FeedRun>('POST', `/api/channels/feed/${feed.id}/fetch/`)).body
  }
  await fetch()
  const eventsFor = async (audience: CalendarExport['audience'], of = unit.id) =>
    linesOf((await read(server, (await exportFor(owner, of, audience)).url)).text, 'DT')
      .filter((line) => !line.startsWith('DTSTAMP'))
      .map((line) => line.slice(-4))
  const book = async () => {
    const query = `from=2027-06-01&to=2027-06-30&units=${unit.id}`
    const { body } = await owner.call<CalendarWindow>('GET', `/api/calendar/stays/?${query}`)
    const nights = { check_in: '2027-06-01', check_out: '2027-06-05', import: body.imports?.[0]?.id }
    return aBooking(owner, { unit: unit.id, property: unit.property.id, ...nights })
  }
  return { server, owner, unit, says, stay, fetch, eventsFor, book }
}

test('what a portal brought is left out of its own address, and in all others', async () => {
  const { server, owner, unit, eventsFor, book } = await stayOnPortal()
  const uidsFor = async (audience: CalendarExport['audience']) =>
    linesOf((await read(server, (await exportFor(owner, unit.id, audience)).url)).text, 'UID')
  expect(await uidsFor('airbnb')).toEqual([])
  expect(await uidsFor('booking')).toEqual(['UID:a@portal'])
  expect(await uidsFor('any')).toEqual(['UID:a@portal'])
  await book()
  expect(await eventsFor('airbnb')).toEqual([])
  expect(await uidsFor('booking')).toHaveLength(1)
})

test('a booking of a portal’s stay is said to that portal once its owner has made it longer or moved it', async () => {
  const { owner, eventsFor, book } = await stayOnPortal()
  const booking = await book()
  await changeBooking(owner, booking, { check_out: '2027-06-08' })
  expect(await eventsFor('airbnb')).toEqual(['0601', '0608'])
  await changeBooking(owner, booking, { check_out: '2027-06-04' })
  expect(await eventsFor('airbnb')).toEqual([])
  await changeBooking(owner, booking, { check_in: '2027-06-11', check_out: '2027-06-15' })
  expect(await eventsFor('airbnb')).toEqual(['0611', '0615'])
})

test('a booking of a portal’s stay that makes room in another unit is said to the portal there', async () => {
  const { owner, unit, says, stay, fetch, eventsFor, book } = await stayOnPortal()
  const { id } = await book()
  const hill = await aUnit(owner, { property_id: unit.property.id, name: 'Hill' })
  says(stay, { uid: 'b@portal', start: '2027-06-03', end: '2027-06-06' })
  expect(await fetch()).toMatchObject({ conflicts: 1 })
  const [conflict] = (await owner.call<ImportConflict[]>('GET', '/api/channels/conflicts/')).body
  const decision = { decision: 'move_ours', unit: hill.id }
  expect(conflict?.with).toMatchObject([{ kind: 'booking', id }])
  expect((await owner.call('POST', `/api/channels/conflict/${conflict?.id}/`, decision)).status).toBe(204)
  expect(await eventsFor('airbnb', hill.id)).toEqual(['0601', '0605'])
  expect(await eventsFor('airbnb')).toEqual([])
})

test('a booking whose stay its portal has cancelled is said to that portal while it stands', async () => {
  const { says, fetch, eventsFor, book } = await stayOnPortal()
  await book()
  says()
  await fetch()
  expect(await eventsFor('airbnb')).toEqual([])
  expect(await fetch()).toMatchObject({ conflicts: 1 })
  expect(await eventsFor('airbnb')).toEqual(['0601', '0605'])
})

test('what a portal sends back of a booking that is longer than its own stay is ours', async () => {
  const { owner, says, stay, fetch, eventsFor, book } = await stayOnPortal('admin.booking.com')
  await changeBooking(owner, await book(), { check_out: '2027-06-08' })
  expect(await eventsFor('booking')).toEqual(['0601', '0608'])
  says(stay, { uid: 'z@portal', start: '2027-06-05', end: '2027-06-08', summary: 'CLOSED - Not available' })
  expect(await fetch()).toMatchObject({ conflicts: 0, left_out: [{ start: '2027-06-05', why: 'own' }] })
  says({ ...stay, uid: 'b@portal', summary: 'CLOSED - Not available' })
  expect(await fetch()).toMatchObject({ added: 0, changed: 1, left_out: [] })
})

test('the calendar of an owner who ends the account is fetched and read no more', async () => {
  const { server, owner, unit } = await setUp()
  const portal = await startPortal()
  const url = portal.say(calendarOf())
  await owner.call('POST', '/api/channels/feeds/', { unit: unit.id, url })
  const { url: address } = await exportFor(owner, unit.id)
  const asked_at = server.clock()
  const ending = { owner_id: owner.user.id, asked_at, ends_at: new Date(asked_at.getTime() + 1000) }
  await server.db.insertInto('account_endings').values(ending).execute()
  server.clock.set('2027-01-10T10:00:00Z')
  await fetchDueFeeds(server.context)
  expect([(await read(server, address)).status, portal.requests.length]).toEqual([404, 0])
})
