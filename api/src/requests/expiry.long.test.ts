import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { expireRequests } from '../bookings/schedule.ts'
import { sweepAll } from '../testing/sweep-all.ts'
import { ownerIdOf } from '../owner-id.ts'
import { aBlock, aBooking, aHold, aRequest, aUnit, mailsTo } from '../testing/factories.ts'
import { confirmPage } from '../notifications/links.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner()
})

const soon = () => server.clock.set('2027-01-10T15:00:00Z')
const settled = async (hours: number) =>
  server.db.updateTable('owners').set({ request_expiry_hours: hours }).where('id', '=', owner.user.id).execute()
const see = async (token: string) =>
  (await server.call<GuestRequest>('GET', `/api/public/booking/request/${token}/`)).body
const subjectsTo = async (address: string) =>
  (await mailsTo(server, address))
    .map(({ subject }) => subject?.split(':')[0])
    .filter((subject) => subject !== 'Confirm your request')

/** A request that waits for five hours. */
async function sendRequest(fields = {}) {
  await settled(5)
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const request = await aRequest(server, unit.id, { client: { email }, ...fields })
  return { ...request, unit, email }
}
const ended = ['Your request was received', 'Your request has expired']

test('a request waits for as many hours as its owner set', async () => {
  expect((await sendRequest()).expires_at).toBe('2027-01-10T14:00:00.000Z')
})

test('what nobody answered in time is cancelled by the sweep, and both sides are told once', async () => {
  const [request, other] = [await sendRequest(), await sendRequest()]
  await settled(24)
  const waiting = await aRequest(server, (await aUnit(owner)).id, { client: { email: 'late@example.com' } })
  soon()
  const failures: unknown[] = []
  const sweep = () => sweepAll(server.context, (error) => failures.push(error))
  await Promise.all([sweep(), sweep(), expireRequests(server.context)])
  await sweep()
  expect(failures).toEqual([])
  for (const { email, token } of [request, other]) {
    expect(await subjectsTo(email)).toEqual(ended)
    expect(await see(token)).toMatchObject({ status: 'cancelled', cancelled_by: 'expiry', expires_at: null })
  }
  expect((await see(waiting.token)).status).toBe('pending')
  const toOwner = (await subjectsTo(owner.user.email)).filter((subject) => subject === 'Request expired')
  expect(toOwner).toHaveLength(2)
  const drafts = await owner.call<object[]>('GET', '/api/invoices/owner/')
  expect(drafts.body).toHaveLength(1)
})

test('a request that the database does not let end is in nobody else’s way, and its turn comes again', async () => {
  const [broken, fine] = [await sendRequest(), await sendRequest()]
  const { rows } = await sql<{ id: number }>`SELECT id FROM bookings WHERE unit_id = ${broken.unit.id}`.execute(
    server.db,
  )
  const id = rows[0]?.id ?? 0
  soon()
  await sql`ALTER TABLE bookings ADD CONSTRAINT fault CHECK (status = 'pending' OR id <> ${sql.lit(id)})`.execute(
    server.db,
  )
  await expect(expireRequests(server.context)).rejects.toThrow(`Could not end the request ${id}.`)
  await sql`ALTER TABLE bookings DROP CONSTRAINT fault`.execute(server.db)
  const subjects = async () => [await subjectsTo(broken.email), await subjectsTo(fine.email)]
  expect(await subjects()).toEqual([ended.slice(0, 1), ended])
  await expireRequests(server.context)
  expect(await subjects()).toEqual([ended, ended])
})

test('hundreds that expire in one minute are all swept', async () => {
  const unit = await aUnit(owner)
  await settled(5)
  for (let index = 0; index < 110; index += 1) {
    const day = new Date(Date.UTC(2027, 6, 1 + index)).toISOString().slice(0, 10)
    const next = new Date(Date.UTC(2027, 6, 2 + index)).toISOString().slice(0, 10)
    const stay = { check_in: day, check_out: next, client: { email: `g${index}@example.com` } }
    const { token } = await aHold(server.call, unit.id, stay)
    const { id } = await server.db
      .selectFrom('request_holds')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const of = ownerIdOf(owner.user.id)
    const page = await server.db.transaction().execute((tx) => confirmPage(tx, of, id, null, ''))
    const [, secret] = page.split('#confirm=')
    await server.call('POST', `/api/public/booking/request/${token}/confirm/`, { secret })
  }
  expect((await owner.call<Booking[]>('GET', '/api/bookings/?status=pending')).body).toHaveLength(110)
  soon()
  await expireRequests(server.context)
  const open = await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}&status=pending`)
  expect(open.body).toEqual([])
  // The tests below read mails, and would wait until all of these are delivered.
  await server.db.deleteFrom('outbox').execute()
  await sql`DELETE FROM pgboss.job`.execute(server.db)
})

test('before the sweep ran an expired request is over already: for the guest, and for who wants its days', async () => {
  const request = await sendRequest()
  soon()
  const expired = { status: 'cancelled', cancelled_by: 'expiry', expires_at: null, can_cancel: false }
  expect(await see(request.token)).toMatchObject(expired)
  const late = await server.call('POST', `/api/public/booking/request/${request.token}/cancel/`)
  expect(late).toMatchObject({ status: 409, body: { code: 'not_open' } })
  const next = await aRequest(server, request.unit.id, { client: { email: `n-${unique()}@example.com` } })
  expect((await see(next.token)).status).toBe('pending')
})

test('the guest of an expired request hears of it once, whether a sweep or another booking took the days', async () => {
  const [one, two, three] = [await sendRequest(), await sendRequest(), await sendRequest()]
  soon()
  const taking = [
    aRequest(server, one.unit.id, { client: { email: `next-${unique()}@example.com` } }),
    aBooking(owner, { unit: two.unit.id, property: two.unit.property.id }),
    aBlock(owner, { unit: three.unit.id, start: '2027-06-02', end: '2027-06-05' }),
  ]
  await Promise.all([...taking, expireRequests(server.context)])
  await expireRequests(server.context)
  for (const { email } of [one, two, three]) expect(await subjectsTo(email)).toEqual(ended)
  const notices = (await subjectsTo(owner.user.email)).filter((subject) => subject === 'Request expired')
  expect(notices).toHaveLength(3)
})

test('an answer at the moment of expiry and the sweep never both count', async () => {
  for (let round = 0; round < 5; round += 1) {
    server.clock.set('2027-01-10T09:00:00Z')
    const { email, token, unit } = await sendRequest()
    const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
    const form = { ...booking, unit: unit.id, property: unit.property.id, client: booking?.client.id, promo_code: null }
    soon()
    await Promise.all([
      expireRequests(server.context),
      owner.call('PATCH', `/api/booking/${booking?.id}/`, { ...form, services: [], status: 'confirmed', version: 1 }),
    ])
    const { status } = await see(token)
    const subject = status === 'confirmed' ? 'Your stay is confirmed' : 'Your request has expired'
    expect((await subjectsTo(email)).slice(1)).toEqual([subject])
  }
})

test('expired requests count as nothing in the figures, before the sweep and after it', async () => {
  await sendRequest()
  await sendRequest()
  soon()
  type Series = { series: { name: string; data: (number | null)[] }[] }
  const counted = async () => {
    const { body } = await owner.call<Series>('GET', '/api/analytics/cancelled-bookings/?from=2027-06-01&to=2027-06-30')
    return Object.fromEntries(body.series.map(({ name, data }) => [name, data]))
  }
  const nothing = { Created: [0], Cancelled: [0], Rate: [null] }
  expect(await counted()).toEqual(nothing)
  await expireRequests(server.context)
  expect(await counted()).toEqual(nothing)
})
