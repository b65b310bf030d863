import type { CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { ImportConflict } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { expect, test } from 'vitest'
import { connected, june } from '../../testing/connected-feed.ts'
import { aBooking, mailsTo } from '../../testing/factories.ts'
import { calendarOf, type PortalStay } from '../../testing/portal.ts'

const shifted: PortalStay = { uid: 'n@portal', start: '2027-06-03', end: '2027-06-08' }
const longer: PortalStay = { ...june, uid: 'n@portal', end: '2027-06-06' }

/** A unit with a stay of the first nights of June, whose portal says other ones then. */
async function onPortal() {
  const { server, owner, unit, portal, fetch, stays } = await connected(june)
  await fetch()
  const says = async (...others: PortalStay[]) => {
    portal.say(calendarOf(...others))
    return fetch()
  }
  const conflicts = async () => (await owner.call<ImportConflict[]>('GET', '/api/channels/conflicts/')).body
  const mails = async () =>
    (await mailsTo(server, owner.user.email)).filter(({ subject }) => subject?.includes('portal needs your decision'))
  const book = async (nights: { check_in: string; check_out: string; import?: number }) =>
    aBooking(owner, { unit: unit.id, property: unit.property.id, ...nights })
  const importId = async () => {
    const query = `from=2027-01-01&to=2028-01-01&units=${unit.id}`
    return (await owner.call<CalendarWindow>('GET', `/api/calendar/stays/?${query}`)).body.imports?.[0]?.id ?? 0
  }
  return { says, stays, conflicts, mails, book, importId }
}

test('a stay that its portal makes longer under another UID has its nights at once', async () => {
  const { says, stays, conflicts, mails } = await onPortal()
  expect(await says(longer)).toMatchObject({ added: 0, changed: 1, conflicts: 0 })
  expect(await stays()).toEqual([[longer.start, longer.end]])
  expect([await conflicts(), await mails()]).toEqual([[], []])
})

test('a stay that its portal moves under another UID waits until the former one is gone, and is no question', async () => {
  const { says, stays, conflicts, mails } = await onPortal()
  expect(await says(shifted)).toMatchObject({ added: 1, removed: 0, conflicts: 0 })
  expect([await conflicts(), await mails()]).toEqual([[], []])
  expect(await says(shifted)).toMatchObject({ removed: 1, conflicts: 0 })
  expect(await stays()).toEqual([[shifted.start, shifted.end]])
  expect(await mails()).toEqual([])
})

test.each([
  ['longer', longer],
  ['moved', shifted],
])('a stay that turns up again beside its %s successor is a conflict, and mailed once', async (_what, successor) => {
  const { says, stays, conflicts, mails } = await onPortal()
  await says(successor)
  for (const _ of [1, 2]) expect(await says(june, successor)).toMatchObject({ conflicts: 1 })
  expect(await conflicts()).toMatchObject([{ reason: 'taken', with: [{ kind: 'import' }] }])
  expect(await stays()).toHaveLength(2)
  expect(await mails()).toHaveLength(1)
})

test('a stay on nights of a booking as well is a question at once', async () => {
  const { says, conflicts, mails, book } = await onPortal()
  await book({ check_in: '2027-06-07', check_out: '2027-06-09' })
  expect(await says(shifted)).toMatchObject({ conflicts: 1 })
  expect([await conflicts(), await mails()]).toMatchObject([[{ reason: 'taken' }], [{}]])
})

test('the booking of a stay that is missing is no question before the stay is cancelled', async () => {
  const { says, conflicts, mails, book, importId } = await onPortal()
  await book({ check_in: june.start, check_out: june.end, import: await importId() })
  expect(await says(longer)).toMatchObject({ added: 1, conflicts: 0 })
  expect([await conflicts(), await mails()]).toEqual([[], []])
  expect(await says(longer)).toMatchObject({ conflicts: 2 })
  expect(await conflicts()).toMatchObject([{ reason: 'cancelled' }, { reason: 'taken' }])
  expect(await mails()).toHaveLength(1)
})
