import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { ImportConflict } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import type { Audience, CalendarExport } from '@keyhaven/shared-contracts/contract/channels/exports'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { expect, test } from 'vitest'
import { ownerIdOf } from '../../owner-id.ts'
import { aBlock, aBooking, aUnit, changeBooking } from '../../testing/factories.ts'
import { calendarOf, type PortalStay, startPortal } from '../../testing/portal.ts'
import { type TestOwner, testServer } from '../../testing/test-server.ts'
import { runFeed } from '../fetching/run-feed.ts'

/** As Booking.com calls its own stays and what it was sent alike. */
const closed = { summary: 'CLOSED - Not available' }
const june: PortalStay = { uid: 'z@portal', start: '2027-06-01', end: '2027-06-04', ...closed }

/** A unit with a booking of the first nights of June, on a portal that shows our nights under UIDs of its own. */
async function bookedUnit(program = 'admin.booking.com') {
  const server = await testServer({ now: '2027-01-10T09:00:00Z', env: { outgoingRequests: 'anywhere' } })
  const owner = await server.signUpOwner({ personals: true })
  const portal = await startPortal()
  const unit = await aUnit(owner)
  const booking = await aBooking(owner, { unit: unit.id, property: unit.property.id })
  const says = (...stays: readonly PortalStay[]) => portal.say(calendarOf(...stays).replace('Airbnb Inc', program))
  const { body: feed } = await owner.call<Feed>('POST', '/api/channels/feeds/', { unit: unit.id, url: says() })
  const later = (minutes: number) => server.clock.set(new Date(server.clock().getTime() + minutes * 60_000))
  const fetch = async (options = { isPressed: true }) => {
    later(2)
    return (await runFeed(server.context, ownerIdOf(owner.user.id), feed.id, options)).run
  }
  /** As the sweep does it: the same calendar is not compared again. */
  const fetchQuietly = () => fetch({ isPressed: false })
  const conflicts = async () => (await owner.call<ImportConflict[]>('GET', '/api/channels/conflicts/')).body
  /** A portal reads the calendar for an audience. */
  const read = async (audience: Audience) => {
    later(2)
    const { body } = await owner.call<CalendarExport[]>('GET', `/api/channels/exports/?unit=${unit.id}`)
    const { pathname } = new URL(body.find((address) => address.audience === audience)?.url ?? '')
    return (await server.fetch(`http://localhost${pathname}`)).text()
  }
  return { owner, unit, booking, says, later, fetch, fetchQuietly, conflicts, read }
}

test.each(['booking', 'any'] as const)(
  'nights that a portal has read at the address for %s are ours when it shows them',
  async (audience) => {
    const { says, fetch, read } = await bookedUnit()
    await read(audience)
    says(june)
    expect(await fetch()).toMatchObject({ added: 0, conflicts: 0, left_out: [{ why: 'own' }] })
  },
)

test('nights that only another portal has read are a stay of this one', async () => {
  const { says, fetch, read } = await bookedUnit()
  await read('airbnb')
  says(june)
  expect(await fetch()).toMatchObject({ added: 1, conflicts: 1, left_out: [] })
})

test('a conflict that came before its portal read our nights is there until its owner decides', async () => {
  const { owner, says, fetch, conflicts, read } = await bookedUnit()
  says(june)
  expect(await fetch()).toMatchObject({ conflicts: 1 })
  await read('booking')
  for (const _ of [1, 2, 3]) expect(await fetch()).toMatchObject({ conflicts: 1, removed: 0, left_out: [] })
  says({ ...june, uid: 'y@portal' })
  for (const _ of [1, 2, 3]) expect(await fetch()).toMatchObject({ conflicts: 1, removed: 0, left_out: [] })
  const [conflict] = await conflicts()
  await owner.call('POST', `/api/channels/conflict/${conflict?.id}/`, { decision: 'drop_theirs' })
  expect(await fetch()).toMatchObject({ conflicts: 0 })
})

const changes = {
  moves: (owner: TestOwner, booking: Booking) =>
    changeBooking(owner, booking, { check_in: '2027-06-02', check_out: '2027-06-05' }),
  cancels: (owner: TestOwner, booking: Booking) => changeBooking(owner, booking, { status: 'cancelled' }),
  deletes: (owner: TestOwner, { id }: Booking) => owner.call('DELETE', `/api/booking/${id}/`),
}

test.each(['moves', 'cancels', 'deletes'] as const)(
  'nights that a portal has read are ours after their owner %s the booking, until it reads again',
  async (change) => {
    const { owner, booking, says, fetch, fetchQuietly, read } = await bookedUnit()
    await read('booking')
    says(june)
    await fetch()
    await changes[change](owner, booking)
    await read('airbnb')
    await read('any')
    expect(await fetch()).toMatchObject({ added: 0, conflicts: 0, left_out: [{ why: 'own' }] })
    await read('booking')
    expect(await fetchQuietly()).toMatchObject({ added: 1, left_out: [] })
    expect(await fetchQuietly()).toMatchObject({ is_unchanged: true })
  },
)

test('nights of a booking that is gone are no longer ours where their portal reads nothing for a day', async () => {
  const { owner, booking, says, later, fetch, fetchQuietly, read } = await bookedUnit()
  await read('booking')
  says(june)
  await owner.call('DELETE', `/api/booking/${booking.id}/`)
  expect(await fetch()).toMatchObject({ added: 0 })
  later(25 * 60)
  expect(await fetchQuietly()).toMatchObject({ added: 1, left_out: [] })
})

test('a cancelled booking ends on a portal that reads the address for any portal, also where others read it too', async () => {
  const { owner, booking, says, later, fetch, fetchQuietly, read } = await bookedUnit('Small portal')
  await read('any')
  says(june)
  await fetch()
  await owner.call('DELETE', `/api/booking/${booking.id}/`)
  for (const _ of [1, 2]) {
    expect(await read('any')).not.toContain('VEVENT')
    expect(await fetch()).toMatchObject({ added: 0, left_out: [{ why: 'own' }] })
  }
  later(25 * 60)
  expect(await fetchQuietly()).toMatchObject({ added: 1, left_out: [] })
})

test('what the calendar for a portal leaves out was never sent to it', async () => {
  const { owner, unit, says, fetch, read } = await bookedUnit()
  const { body } = await owner.call<CalendarExport[]>('GET', `/api/channels/exports/?unit=${unit.id}`)
  const id = body.find(({ audience }) => audience === 'booking')?.id
  await owner.call('PATCH', `/api/channels/export/${id}/`, { includes_blocks: false })
  await aBlock(owner, { unit: unit.id, start: '2027-07-01', end: '2027-07-04' })
  await read('airbnb')
  await read('booking')
  says({ ...june, start: '2027-07-01', end: '2027-07-04' })
  expect(await fetch()).toMatchObject({ added: 1, conflicts: 1, left_out: [] })
})
