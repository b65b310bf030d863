import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { ImportConflict } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { expect, test } from 'vitest'
import { aBlock, aBooking, aHold, aRequest, aUnit, changeBooking, guest, mailsTo } from '../../testing/factories.ts'
import { calendarOf, type PortalStay, startPortal } from '../../testing/portal.ts'
import { testServer } from '../../testing/test-server.ts'
import { sweeps } from '../schedule.ts'

const theirs: PortalStay = { uid: 'a@portal', start: '2027-06-02', end: '2027-06-06' }

/** A unit whose portal has a stay from the 2nd to the 6th of June that was not fetched yet. */
async function unitOnPortal() {
  const server = await testServer({ now: '2027-01-10T09:00:00Z', env: { outgoingRequests: 'anywhere' } })
  const owner = await server.signUpOwner({ personals: true })
  const portal = await startPortal()
  const unit = await aUnit(owner, { name: 'Lake' })
  const url = portal.say(calendarOf(theirs))
  const { body: feed } = await owner.call<Feed>('POST', '/api/channels/feeds/', { unit: unit.id, url })
  const fetch = async () => {
    server.clock.set(new Date(server.clock().getTime() + 61_000))
    return (await owner.call<FeedRun>('POST', `/api/channels/feed/${feed.id}/fetch/`)).body
  }
  const imports = async (of = unit.id) => {
    const query = `from=2027-01-01&to=2028-01-01&units=${of}`
    return (await owner.call<CalendarWindow>('GET', `/api/calendar/stays/?${query}`)).body.imports ?? []
  }
  const conflicts = async () => (await owner.call<ImportConflict[]>('GET', '/api/channels/conflicts/')).body
  const decide = (id: number, body: object) => owner.call<Problem>('POST', `/api/channels/conflict/${id}/`, body)
  const stay = { unit: unit.id, property: unit.property.id, check_in: '2027-06-04', check_out: '2027-06-08' }
  const mails = async () =>
    (await mailsTo(server, owner.user.email)).filter(({ subject }) => subject?.includes('portal needs your decision'))
  return { server, owner, portal, unit, feed, fetch, imports, conflicts, decide, stay, mails }
}

test('a stay of a portal on nights of a booking is a conflict: both are there, and its owner is mailed once', async () => {
  const { owner, fetch, imports, conflicts, stay, mails } = await unitOnPortal()
  const booking = await aBooking(owner, stay)
  expect(await fetch()).toMatchObject({ added: 1, conflicts: 1 })
  expect(await fetch()).toMatchObject({ added: 0, conflicts: 1 })
  expect(await imports()).toMatchObject([{ check_in: theirs.start, is_conflict: true }])
  expect(await conflicts()).toMatchObject([
    {
      ...{ reason: 'taken', unit: { name: 'Lake' }, check_in: theirs.start, check_out: theirs.end },
      with: [{ kind: 'booking', id: booking.id, check_in: stay.check_in, check_out: stay.check_out }],
    },
  ])
  const received = await mails()
  expect(received).toHaveLength(1)
  expect(received[0]?.text).toContain('Lake, 2 June 2027 to 6 June 2027')
})

test('a block is in its way as well, and theirs takes the nights once it is gone', async () => {
  const { server, owner, unit, fetch, imports, conflicts } = await unitOnPortal()
  const block = await aBlock(owner, { unit: unit.id, start: '2027-06-05', end: '2027-06-08', reason: 'Paint' })
  await fetch()
  expect(await conflicts()).toMatchObject([{ with: [{ kind: 'block', id: block.id, name: 'Paint' }] }])
  await owner.call('DELETE', `/api/block/${block.id}/`)
  for (const { run } of sweeps.filter(({ what }) => what.includes('wait for'))) await run(server.context)
  expect(await conflicts()).toEqual([])
  expect(await imports()).toMatchObject([{ check_in: theirs.start, is_conflict: false }])
})

test('its owner keeps ours: theirs waits, and takes the nights when ours is cancelled', async () => {
  const { server, owner, fetch, imports, conflicts, decide, stay } = await unitOnPortal()
  const booking = await aBooking(owner, stay)
  await fetch()
  const [conflict] = await conflicts()
  expect((await decide(conflict?.id ?? 0, { decision: 'keep_ours' })).status).toBe(204)
  await fetch()
  expect(await conflicts()).toEqual([])
  expect((await decide(conflict?.id ?? 0, { decision: 'drop_theirs' })).body.code).toBe('conflict_decided')
  await owner.call('DELETE', `/api/booking/${booking.id}/`)
  for (const { run } of sweeps.filter(({ what }) => what.includes('wait for'))) await run(server.context)
  expect(await imports()).toMatchObject([{ check_in: theirs.start, is_conflict: false }])
})

test('its owner moves ours to another unit, and theirs takes the nights', async () => {
  const { owner, unit, fetch, imports, conflicts, decide, stay } = await unitOnPortal()
  const booking = await aBooking(owner, stay)
  const other = await aUnit(owner, { property_id: unit.property.id, name: 'Hill' })
  await fetch()
  const id = (await conflicts())[0]?.id ?? 0
  expect((await decide(id, { decision: 'move_ours' })).body.fields).toEqual({ unit: [expect.any(String)] })
  expect((await decide(id, { decision: 'move_ours', unit: other.id })).status).toBe(204)
  expect((await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)).body).toMatchObject({
    ...{ unit: { id: other.id }, check_in: stay.check_in, total_price: booking.total_price },
  })
  expect(await imports()).toMatchObject([{ is_conflict: false }])
  expect(await conflicts()).toEqual([])
})

test('ours does not move where the other unit is taken, and nothing has changed', async () => {
  const { owner, unit, fetch, conflicts, decide, stay } = await unitOnPortal()
  await aBooking(owner, stay)
  const other = await aUnit(owner, { property_id: unit.property.id, name: 'Hill' })
  await aBooking(owner, { ...stay, unit: other.id })
  await fetch()
  const id = (await conflicts())[0]?.id ?? 0
  expect(await decide(id, { decision: 'move_ours', unit: other.id })).toMatchObject({
    ...{ status: 409, body: { code: 'unit_taken' } },
  })
  expect(await conflicts()).toHaveLength(1)
})

test('its owner drops theirs, and it never comes back', async () => {
  const { owner, fetch, imports, conflicts, decide, stay } = await unitOnPortal()
  const booking = await aBooking(owner, stay)
  await fetch()
  await decide((await conflicts())[0]?.id ?? 0, { decision: 'drop_theirs' })
  await owner.call('DELETE', `/api/booking/${booking.id}/`)
  await fetch()
  await fetch()
  expect([await imports(), await conflicts()]).toEqual([[], []])
})

test('a request that waits loses its nights to a portal, and its guest is told with other dates', async () => {
  const { server, unit, fetch, imports } = await unitOnPortal()
  const request = await aRequest(server, unit.id, { check_in: '2027-06-04', check_out: '2027-06-08' })
  await fetch()
  expect(await imports()).toMatchObject([{ is_conflict: false }])
  const { body } = await server.call<GuestRequest>('GET', `/api/public/booking/request/${request.token}/`)
  expect(body.status).toBe('cancelled')
  const mail = (await mailsTo(server, guest.email)).at(-1)
  expect(mail?.text).toContain('these nights were booked elsewhere in the meantime')
})

test('nights that a guest has yet to confirm make room', async () => {
  const { server, unit, fetch, imports } = await unitOnPortal()
  await aHold(server.call, unit.id, { check_in: '2027-06-04', check_out: '2027-06-08' })
  expect(await fetch()).toMatchObject({ conflicts: 0 })
  expect(await imports()).toMatchObject([{ is_conflict: false }])
})

test('a booking of a stay that its portal moves follows where its owner says so', async () => {
  const { owner, portal, fetch, imports, conflicts, decide, stay } = await unitOnPortal()
  await fetch()
  const [imported] = await imports()
  const nights = { check_in: theirs.start, check_out: theirs.end }
  const booking = await aBooking(owner, { ...stay, ...nights, import: imported?.id })
  portal.say(calendarOf({ ...theirs, end: '2027-06-08' }))
  expect(await fetch()).toMatchObject({ changed: 1, conflicts: 1 })
  expect(await conflicts()).toMatchObject([
    { reason: 'moved', check_out: '2027-06-08', with: [{ kind: 'booking', id: booking.id, check_out: theirs.end }] },
  ])
  expect((await decide(imported?.id ?? 0, { decision: 'follow' })).status).toBe(204)
  const { body } = await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)
  expect(body).toMatchObject({ check_out: '2027-06-08', total_price: booking.total_price })
  expect(await fetch()).toMatchObject({ conflicts: 0 })
  expect(await conflicts()).toEqual([])
})

/** A booking that was made of the stay of the portal. */
async function bookedStay() {
  const connected = await unitOnPortal()
  const { owner, portal, fetch, imports, stay } = connected
  await fetch()
  const [imported] = await imports()
  const nights = { check_in: theirs.start, check_out: theirs.end }
  const booking = await aBooking(owner, { ...stay, ...nights, import: imported?.id })
  /** The portal has the stay until another day, with a name that changes its calendar. */
  const moves = async (end: string, summary?: string) => {
    portal.say(calendarOf({ ...theirs, end, ...(summary !== undefined && { summary }) }))
    return fetch()
  }
  return { ...connected, booking, id: imported?.id ?? 0, moves }
}

test('its owner keeps the booking as it is: a portal that changes something else asks no more, and other nights do', async () => {
  const { id, moves, conflicts, decide, mails } = await bookedStay()
  expect(await moves('2027-06-08')).toMatchObject({ conflicts: 1 })
  await decide(id, { decision: 'keep_ours' })
  expect(await moves('2027-06-08', 'Reserved again')).toMatchObject({ changed: 1, conflicts: 0 })
  expect([await conflicts(), await mails()]).toMatchObject([[], [{}]])
  expect(await moves('2027-06-09')).toMatchObject({ conflicts: 1 })
  expect([await conflicts(), await mails()]).toMatchObject([[{ reason: 'moved', check_out: '2027-06-09' }], [{}, {}]])
})

test('a booking that its owner alone has changed is no question, and one that the portal changes then is', async () => {
  const { owner, booking, moves, mails } = await bookedStay()
  await changeBooking(owner, booking, { check_out: '2027-06-09' })
  expect(await moves(theirs.end, 'Reserved again')).toMatchObject({ changed: 1, conflicts: 0 })
  expect(await mails()).toEqual([])
  expect(await moves('2027-06-07')).toMatchObject({ conflicts: 1 })
})

test('a portal that comes to the nights of the booking is no question, and one that goes back to the former ones is', async () => {
  const { owner, booking, moves } = await bookedStay()
  await changeBooking(owner, booking, { check_out: '2027-06-09' })
  expect(await moves('2027-06-09')).toMatchObject({ changed: 1, conflicts: 0 })
  expect(await moves(theirs.end)).toMatchObject({ changed: 1, conflicts: 1 })
})

test.each(['follow', 'keep_ours'] as const)(
  'a booking of a stay that its portal cancels stays until its owner decides: %s',
  async (decision) => {
    const { owner, portal, fetch, imports, conflicts, decide, stay } = await unitOnPortal()
    await fetch()
    const [imported] = await imports()
    const nights = { check_in: theirs.start, check_out: theirs.end }
    const booking = await aBooking(owner, { ...stay, ...nights, import: imported?.id })
    const status = async () => (await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)).body.status
    portal.say(calendarOf())
    await fetch()
    expect(await conflicts()).toEqual([])
    await fetch()
    expect(await conflicts()).toMatchObject([{ reason: 'cancelled', with: [{ id: booking.id }] }])
    expect(await status()).toBe('confirmed')
    await decide(imported?.id ?? 0, { decision })
    await fetch()
    expect(await status()).toBe(decision === 'follow' ? 'cancelled' : 'confirmed')
    expect([await conflicts(), await imports()]).toEqual([[], []])
  },
)

test('another owner’s conflict is not there', async () => {
  const { server, owner, fetch, conflicts, stay } = await unitOnPortal()
  await aBooking(owner, stay)
  await fetch()
  const id = (await conflicts())[0]?.id
  const stranger = await server.signUpOwner()
  expect((await stranger.call('POST', `/api/channels/conflict/${id}/`, { decision: 'keep_ours' })).status).toBe(404)
  expect((await stranger.call('GET', `/api/channels/import/${id}/`)).status).toBe(404)
  expect((await owner.call('GET', `/api/channels/import/${id}/`)).body).toMatchObject({ state: 'conflict' })
})
