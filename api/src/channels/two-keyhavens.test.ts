import type { CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { CalendarExport } from '@keyhaven/shared-contracts/contract/channels/exports'
import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { expect, test } from 'vitest'
import { aBooking, aUnit } from '../testing/factories.ts'
import { startPortal } from '../testing/portal.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'

type Portal = Awaited<ReturnType<typeof startPortal>>

/** An owner whose unit reads the calendar that `portal` says, and whose own calendar another reads. */
async function reading(server: TestServer, portal: Portal, path: string) {
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner)
  const { body: feed } = await owner.call<Feed>('POST', '/api/channels/feeds/', {
    unit: unit.id,
    url: portal.url(path),
  })
  const { body: addresses } = await owner.call<CalendarExport[]>('GET', `/api/channels/exports/?unit=${unit.id}`)
  const { pathname } = new URL(addresses.find(({ audience }) => audience === 'any')?.url ?? '')
  const calendar = async () => (await server.fetch(`http://localhost${pathname}`)).text()
  const fetch = async () => (await owner.call<FeedRun>('POST', `/api/channels/feed/${feed.id}/fetch/`)).body
  const counts = async () => {
    const query = `from=2027-01-01&to=2028-01-01&units=${unit.id}`
    const { body } = await owner.call<CalendarWindow>('GET', `/api/calendar/stays/?${query}`)
    return { stays: body.stays.length, imports: body.imports?.length }
  }
  return { owner, unit, calendar, fetch, counts }
}

async function twoThatReadEachOther() {
  const servers = [1, 2].map(() => testServer({ now: '2027-01-10T09:00:00Z', env: { outgoingRequests: 'anywhere' } }))
  const [first, second] = await Promise.all(servers)
  const portal = await startPortal()
  if (!first || !second) throw new Error('Two servers were started.')
  const one = await reading(first, portal, '/two.ics')
  const two = await reading(second, portal, '/one.ics')
  /** Each reads the other's calendar once, a minute later. */
  const round = async () => {
    for (const { clock } of [first, second]) clock.set(new Date(clock().getTime() + 61_000))
    portal.say(await one.calendar(), { path: '/one.ics' })
    await two.fetch()
    portal.say(await two.calendar(), { path: '/two.ics' })
    return one.fetch()
  }
  return { one, two, round }
}

test('a stay that one of two Keyhavens has is in the other, and does not come back as a conflict', async () => {
  const { one, two, round } = await twoThatReadEachOther()
  await aBooking(one.owner, { unit: one.unit.id, property: one.unit.property.id })
  for (const _ of [1, 2, 3]) expect(await round()).toMatchObject({ added: 0, conflicts: 0, left_out: [{ why: 'own' }] })
  expect([await one.counts(), await two.counts()]).toEqual([
    { stays: 1, imports: 0 },
    { stays: 0, imports: 1 },
  ])
})

test('a stay that one of two Keyhavens cancels is free in both after two rounds', async () => {
  const { one, two, round } = await twoThatReadEachOther()
  const booking = await aBooking(one.owner, { unit: one.unit.id, property: one.unit.property.id })
  await round()
  await one.owner.call('DELETE', `/api/booking/${booking.id}/`)
  await round()
  await round()
  expect([await one.counts(), await two.counts()]).toEqual([
    { stays: 0, imports: 0 },
    { stays: 0, imports: 0 },
  ])
})

test('a portal that sends our own stay back under another name is understood once it has read ours', async () => {
  const server = await testServer({ now: '2027-01-10T09:00:00Z', env: { outgoingRequests: 'anywhere' } })
  const portal = await startPortal()
  const one = await reading(server, portal, '/booking.ics')
  await aBooking(one.owner, { unit: one.unit.id, property: one.unit.property.id })
  const closed = [
    ...['BEGIN:VCALENDAR', 'PRODID:-//admin.booking.com//Calendar//EN', 'VERSION:2.0', 'BEGIN:VEVENT'],
    ...['DTSTART;VALUE=DATE:20270601', 'DTEND;VALUE=DATE:20270604', 'UID:z@booking.com'],
    ...['SUMMARY:CLOSED - Not available', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]
  await one.calendar()
  portal.say(closed.join('\r\n'), { path: '/booking.ics' })
  for (const now of ['2027-01-10T09:02:00Z', '2027-01-10T09:04:00Z']) {
    server.clock.set(now)
    expect(await one.fetch()).toMatchObject({ conflicts: 0, left_out: [{ why: 'own' }] })
  }
})
