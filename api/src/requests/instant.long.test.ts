import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aHold, aProperty, aUnit, aWish, guest, mailsTo, secretInMail } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
  await server.db.updateTable('sessions').set({ expires_at: '2028-01-01' }).execute()
})

const base = '/api/public/booking/'
const later = (minutes: number) => server.clock.set(new Date(server.clock().getTime() + minutes * 60_000))
const anInstantUnit = (fields: object = {}) => aUnit(owner, { instant: true, ...fields })
const see = async (token: string) => (await server.call<GuestRequest>('GET', `${base}request/${token}/`)).body
type Held = { token: string; secret: string }
const confirm = ({ token, secret }: Held) =>
  server.call<GuestRequest & Problem>('POST', `${base}request/${token}/confirm/`, { secret })
const bookings = async () => (await owner.call<Booking[]>('GET', '/api/bookings/')).body
const subjectsTo = async (address: string) =>
  (await mailsTo(server, address)).map(({ subject }) => subject?.split(':')[0])
const change = (
  { id, name, description, capacity, max_capacity, price_per_night, price_per_extra_person }: Unit,
  to: object,
) =>
  owner.call('PATCH', `/api/units/${id}/`, {
    ...{ name, description, capacity, max_capacity, price_per_night, price_per_extra_person },
    ...to,
  })

/** A hold of a guest who was told that it is booked at once. */
async function held(unit: Unit, fields: object = {}) {
  const email = `gerda-${unique()}@example.com`
  const hold = await aHold(server.call, unit.id, { instant: true, client: { email }, ...fields })
  return { ...hold, email, secret: await secretInMail(server, hold.token) }
}

test('a guest who confirms has booked: the owner is told and has nothing to answer', async () => {
  const unit = await anInstantUnit()
  const hold = await held(unit)
  expect(await bookings()).toEqual([])
  expect(await see(hold.token)).toMatchObject({ booked_as: 'instant', is_confirmed: false, status: 'pending' })
  later(10)
  const confirmed = await confirm(hold)
  expect(confirmed).toMatchObject({
    status: 200,
    body: {
      ...{ booked_as: 'instant', status: 'confirmed', is_confirmed: true, was_accepted: true, expires_at: null },
      ...{ reference: 'B-000001', can_cancel: true, stay: { address: { street: 'Seeweg' }, balance: 300 } },
    },
  })
  expect(confirmed.body.calendar_url).toContain('/calendar')
  expect(await bookings()).toMatchObject([
    { status: 'confirmed', expires_at: null, booked_as: 'instant', total_price: 300, client: { last_name: 'Moser' } },
  ])
  expect(await subjectsTo(hold.email)).toEqual(['Confirm your booking', 'Your stay is booked'])
  const [, mail] = await mailsTo(server, hold.email)
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
  expect(await subjectsTo(owner.user.email)).toContain('New booking')
  const toOwner = (await mailsTo(server, owner.user.email)).at(-1)
  expect(toOwner?.text).toContain('/owner/dashboard/bookings?booking=')
  expect(toOwner?.text).not.toContain('/decision/')
  const invoices = await owner.call('GET', '/api/invoices/owner/')
  expect(invoices.body).toMatchObject([{ invoice_number: 'Draft', total_price: 300 }])
  const ranges = await server.call('GET', `${base}property/${unit.property.id}/bookings/`)
  expect(ranges.body).toMatchObject([{ status: 'confirmed', check_in: '2027-06-01' }])
})

test('the link that is opened again shows the same booking', async () => {
  const hold = await held(await anInstantUnit())
  const answers = await Promise.all([confirm(hold), confirm(hold)])
  answers.push(await confirm(hold))
  expect(answers.map(({ body }) => [body.reference, body.status])).toEqual([
    ['B-000001', 'confirmed'],
    ['B-000001', 'confirmed'],
    ['B-000001', 'confirmed'],
  ])
  expect(await subjectsTo(hold.email)).toHaveLength(2)
})

test('how fast a host answers is not told by what nobody had to answer', async () => {
  const hold = await held(await anInstantUnit())
  await confirm(hold)
  const { rows } = await sql`SELECT FROM request_answers WHERE owner_id = ${owner.user.id}`.execute(server.db)
  expect(rows).toEqual([])
})

test('a guest who was told nothing of it has made a request', async () => {
  const hold = await held(await anInstantUnit(), { instant: undefined })
  expect(await see(hold.token)).toMatchObject({ booked_as: 'request' })
  expect((await confirm(hold)).body).toMatchObject({ booked_as: 'request', status: 'pending', stay: null })
  expect(await subjectsTo(hold.email)).toEqual(['Confirm your request', 'Your request was received'])
})

test('a unit without it is never booked at once, whatever a form says', async () => {
  const hold = await held(await aUnit(owner))
  expect(await see(hold.token)).toMatchObject({ booked_as: 'instant_ended' })
  expect((await confirm(hold)).body).toMatchObject({ booked_as: 'instant_ended', status: 'pending' })
})

test('what its owner turned off before the guest confirmed is a request, and says so', async () => {
  const unit = await anInstantUnit()
  const hold = await held(unit)
  expect((await change(unit, { instant: false })).status).toBe(200)
  const { body } = await confirm(hold)
  expect(body).toMatchObject({ booked_as: 'instant_ended', status: 'pending', expires_at: '2027-01-11T09:00:00.000Z' })
  const [, mail] = await mailsTo(server, hold.email)
  expect(mail?.subject).toContain('Your request was received')
  expect(mail?.text).toContain('can no longer be booked instantly')
  expect(await subjectsTo(owner.user.email)).toContain('New request')
  expect(await bookings()).toMatchObject([{ status: 'pending', booked_as: 'instant_ended' }])
})

test('the lead time counts to the check-in of the house on its own clock', async () => {
  const house = await aProperty(owner, { check_in_from: '16:00', time_zone: 'Europe/Vienna' })
  const unit = await anInstantUnit({ property_id: house.id, instant_hours: 48 })
  const stay = { check_in: '2027-06-03', check_out: '2027-06-05' }
  const isInstant = async () =>
    (await server.call<PublicQuote>('POST', `${base}quote/`, aWish(unit.id, stay))).body.instant
  // 16:00 in Vienna is 14:00 in summer.
  server.clock.set('2027-06-01T13:59:00Z')
  expect(await isInstant()).toBe(true)
  const instantFrom = async () =>
    (await server.call<PublicProperty>('GET', `${base}property/${house.id}/`)).body.units[0]?.instant_from
  expect(await instantFrom()).toBe('2027-06-03')
  const hold = await held(unit, stay)
  server.clock.set('2027-06-01T14:00:00Z')
  expect(await isInstant()).toBe(false)
  expect(await instantFrom()).toBe('2027-06-04')
  expect((await confirm(hold)).body).toMatchObject({ booked_as: 'instant_ended', status: 'pending' })
})

test('where a house says no time of check-in, noon counts; with no lead time a stay is booked until then', async () => {
  const unit = await anInstantUnit({ instant_hours: 0 })
  const instantFrom = async () =>
    (await server.call<PublicProperty>('GET', `${base}property/${unit.property.id}/`)).body.units[0]?.instant_from
  server.clock.set('2027-01-10T10:59:00Z')
  expect(await instantFrom()).toBe('2027-01-10')
  server.clock.set('2027-01-10T11:00:00Z')
  expect(await instantFrom()).toBe('2027-01-11')
  await change(unit, { instant: false })
  expect(await instantFrom()).toBeNull()
})

test('an owner sets it for a unit, and what a change leaves out stays', async () => {
  const unit = await aUnit(owner)
  expect(unit).toMatchObject({ instant: false, instant_hours: 24 })
  expect((await change(unit, { instant: 'true', instant_hours: '72' })).body).toMatchObject({
    ...{ instant: true, instant_hours: 72 },
  })
  expect((await change(unit, {})).body).toMatchObject({ instant: true, instant_hours: 72 })
  for (const wrong of ['', -1, 721, 1.5])
    expect(await change(unit, { instant_hours: wrong })).toMatchObject({ status: 400 })
})

test('nights that somebody else took meanwhile are named, and nothing is booked', async () => {
  const unit = await anInstantUnit()
  const hold = await held(unit)
  later(15)
  await aBooking(owner, { unit: unit.id, property: unit.property.id })
  expect(await confirm(hold)).toMatchObject({ status: 409, body: { code: 'unit_taken' } })
  expect(await bookings()).toHaveLength(1)
})

test('of guests who confirm overlapping nights at the same moment one has booked, and the others are told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const unit = await anInstantUnit()
    const first = await held(unit)
    later(15)
    const second = await held(unit, { check_in: '2027-06-02', check_out: '2027-06-05' })
    later(15)
    const third = await held(unit, { check_in: '2027-06-04', check_out: '2027-06-07' })
    later(15)
    const answers = await Promise.all([first, second, third].map(confirm))
    const statuses = answers.map(({ status }) => status)
    // The first and the third share no night with each other but both with the second.
    const won = statuses.filter((status) => status === 200).length
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect(won).toBe(statuses[1] === 200 ? 1 : 2)
    const { rows } = await sql<{ kind: string }>`SELECT kind FROM occupancies WHERE unit_id = ${unit.id}`.execute(
      server.db,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(Array(won).fill('booking'))
    await server.db.updateTable('request_holds').set({ created_at: '2027-01-01' }).execute()
  }
})

test('an owner who turns it off and a guest who confirms at the same moment agree on what it is', async () => {
  for (let round = 0; round < 5; round += 1) {
    const unit = await anInstantUnit()
    const hold = await held(unit)
    const [answer] = await Promise.all([confirm(hold), change(unit, { instant: false })])
    const status = answer.body.booked_as === 'instant' ? 'confirmed' : 'pending'
    expect(answer.body.status).toBe(status)
    const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
    expect(booking).toMatchObject({ status, booked_as: answer.body.booked_as })
  }
})

test('an address books three stays a day at one owner; what is cancelled makes room again', async () => {
  const { id } = await aProperty(owner)
  const units = await Promise.all(Array.from({ length: 5 }, () => anInstantUnit({ property_id: id })))
  const email = `gerda-${unique()}@example.com`
  const client = { ...guest, email }
  const tokens: string[] = []
  for (const unit of units.slice(0, 3)) {
    const hold = await held(unit, { client })
    expect((await confirm(hold)).body.status).toBe('confirmed')
    tokens.push(hold.token)
  }
  const ask = (unit: Unit | undefined) =>
    server.call<Problem>('POST', base, aWish(unit?.id ?? 0, { instant: true, client }))
  const refused = await ask(units[3])
  expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_open' } })
  expect(refused.body.fields?.['client.email']?.[0]).toContain('were booked here')
  expect((await server.call('POST', `${base}request/${tokens[0]}/cancel/`)).status).toBe(200)
  expect((await ask(units[3])).status).toBe(201)
  later(24 * 60)
  expect((await ask(units[4])).status).toBe(201)
})

test('the owner calls a stay off that was booked at once, and its guest is told', async () => {
  const hold = await held(await anInstantUnit())
  await confirm(hold)
  const [booking] = await bookings()
  const body = { ...booking, property: booking?.property.id, unit: booking?.unit.id, client: booking?.client.id }
  const changed = await owner.call('PATCH', `/api/booking/${booking?.id}/`, {
    ...body,
    ...{ promo_code: null, services: [], status: 'cancelled', words: 'The heating is broken.' },
  })
  expect(changed.status).toBe(200)
  expect(await subjectsTo(hold.email)).toEqual([
    'Confirm your booking',
    'Your stay is booked',
    'Your stay was cancelled',
  ])
})

test('a webhook is told of a booking that needs no decision', async () => {
  const hook = { url: 'https://example.com/hook', events: ['booking.created', 'booking.requested', 'booking.accepted'] }
  expect((await owner.call('POST', '/api/webhooks/', hook)).status).toBe(201)
  await confirm(await held(await anInstantUnit()))
  const { rows } = await sql<{ event: string }>`
    SELECT event FROM webhook_deliveries WHERE owner_id = ${owner.user.id}`.execute(server.db)
  expect(rows.map(({ event }) => event)).toEqual(['booking.created'])
})

test('silence is no yes to pets: a unit whose owner has not said how many are welcome is a request with one', async () => {
  const quoted = async (unit: Unit, pets: number) =>
    (await server.call<PublicQuote>('POST', `${base}quote/`, { ...aWish(unit.id), pets })).body.instant
  const silent = await anInstantUnit()
  const welcoming = await anInstantUnit({ pets_max: 1 })
  expect([await quoted(silent, 0), await quoted(silent, 1), await quoted(welcoming, 1)]).toEqual([true, false, true])
  // Also where a page of before says that it is booked at once.
  const unasked = await held(silent, { pets: 1 })
  expect((await confirm(unasked)).body).toMatchObject({ status: 'pending', booked_as: 'request' })
})
