import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { addStoredFigures } from '../metrics/stored-figures.ts'
import { sweepAll } from '../testing/sweep-all.ts'
import { aUnit, aWish, mailsTo } from '../testing/factories.ts'
import { calendarOf, startPortal } from '../testing/portal.ts'
import { testServer } from '../testing/test-server.ts'

/** An owner with a unit that is booked instantly, whose portal answers until it is told not to. */
async function instantUnit() {
  const server = await testServer({ now: '2027-01-10T09:00:00Z', env: { outgoingRequests: 'anywhere' } })
  const owner = await server.signUpOwner({ personals: true })
  const portal = await startPortal()
  const unit = await aUnit(owner, { name: 'Lake', instant: true })
  const url = portal.say(calendarOf())
  await owner.call<Feed>('POST', '/api/channels/feeds/', { unit: unit.id, url, name: 'Airbnb' })
  const failures: unknown[] = []
  /** Does what a server does every minute, so many minutes later. */
  const pass = async (minutes: number) => {
    server.clock.set(new Date(server.clock().getTime() + minutes * 60_000))
    await sweepAll(server.context, (error) => failures.push(error))
    expect(failures).toEqual([])
  }
  const isInstant = async () =>
    (await server.call<PublicQuote>('POST', '/api/public/booking/quote/', aWish(unit.id))).body.instant
  const row = async () => (await owner.call<CalendarRows>('GET', '/api/calendar/rows/')).body.units[0]
  const mails = async () =>
    (await mailsTo(server, owner.user.email)).filter(({ subject }) => subject?.startsWith('Calendars of portals'))
  return { server, owner, portal, unit, pass, isInstant, row, mails }
}

test('a portal that fails for 25 hours is said after six, and mailed once after 24', async () => {
  const { portal, pass, isInstant, row, mails } = await instantUnit()
  await pass(2)
  expect([await isInstant(), (await row())?.stale_since]).toEqual([true, null])
  portal.say('', { status: 500 })
  await pass(5 * 60)
  expect(await isInstant()).toBe(true)
  await pass(61)
  expect([await isInstant(), (await row())?.stale_since]).toEqual([false, '2027-01-10T09:02:00.000Z'])
  expect(await mails()).toHaveLength(0)
  await pass(18 * 60)
  await pass(60)
  const received = await mails()
  expect(received).toHaveLength(1)
  expect(received[0]?.text).toContain('Airbnb, Lake')
  portal.say(calendarOf())
  await pass(20)
  expect(await isInstant()).toBe(true)
})

test('guests may book instantly all the same where the owner wants that', async () => {
  const { owner, portal, pass, isInstant, row } = await instantUnit()
  portal.say('', { status: 500 })
  await pass(7 * 60)
  expect(await isInstant()).toBe(false)
  await owner.call('PATCH', '/api/channels/settings/', { instant_when_stale: true })
  expect([await isInstant(), (await row())?.stale_since]).toEqual([true, '2027-01-10T09:00:00.000Z'])
})

test('a unit is no longer stale once its failing calendar is taken away', async () => {
  const { owner, portal, pass, row } = await instantUnit()
  portal.say('', { status: 500 })
  await pass(7 * 60)
  const { body } = await owner.call<Feed[]>('GET', '/api/channels/feeds/')
  expect(body).toMatchObject([{ is_stale: true, problem: 'status', http_status: 500 }])
  await owner.call('DELETE', `/api/channels/feed/${body[0]?.id}/`)
  expect((await row())?.stale_since).toBeNull()
})

test('operators see how many calendars are too old, whichever process they ask', async () => {
  const { server, portal, pass } = await instantUnit()
  const register = new Registry()
  const figures = addStoredFigures(register, server.context)
  onTestFinished(() => figures.close())
  const stale = async () => {
    await figures.refresh()
    return (await register.getSingleMetricAsString('keyhaven_feeds_stale')).split('\n').at(-1)
  }
  portal.say('', { status: 500 })
  expect(await stale()).toBe('keyhaven_feeds_stale 0')
  await pass(7 * 60)
  expect(await stale()).toBe('keyhaven_feeds_stale 1')
})
