import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { RequestToDecide } from '@keyhaven/shared-contracts/contract/public/public-decisions'
import type { Today } from '@keyhaven/shared-contracts/contract/bookings/today'
import { beforeEach, expect, test } from 'vitest'
import { changeableStay, later } from '../testing/changeable-stay.ts'
import { aBooking, aRequest, aUnit, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})

test('a guest sees what another stay would cost and whether it is free; the own nights are in nobody’s way', async () => {
  const { quote, unit } = await changeableStay(server, owner)
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-06-08', check_out: '2027-06-10' })
  const free = (await quote()).body
  expect(free).toMatchObject({ total_price: 550, current_total: 300, taken: [] })
  expect(free.price_lines.map(({ kind, total }) => [kind, total])).toEqual([
    ['nights', 500],
    ['extra_persons', 50],
  ])
  const conflicting = await quote({ check_out: '2027-06-09' })
  expect(conflicting.body.taken).toEqual([{ check_in: '2027-06-08', check_out: '2027-06-10' }])
})

test('a rule that comes later leaves the stay as it is, and holds for other days', async () => {
  const { quote, ask, see, unit } = await changeableStay(server, owner)
  for (const rule of [
    { kind: 'min_nights', nights: 4 },
    { kind: 'arrival_weekdays', weekdays: [6] },
  ])
    expect((await owner.call('POST', '/api/stay-rules/', { ...rule, unit: unit.id })).status).toBe(201)
  const same = { check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 3 }
  expect((await quote(same)).status).toBe(200)
  expect(await quote()).toMatchObject({
    status: 409,
    body: { code: 'stay_rule', fields: { check_in: [expect.any(String)] } },
  })
  expect((await ask()).status).toBe(409)
  expect(await see()).toMatchObject({ check_in: '2027-06-01', status: 'confirmed' })
  // Its own nights are in nobody's way, also where days of preparation are kept.
  await owner.call('POST', '/api/stay-rules/', { kind: 'preparation', days: 2, unit: unit.id })
  expect((await quote({ check_in: '2027-06-05', check_out: '2027-06-09' })).status).toBe(200)
})

test('nothing of the booking changes until its owner accepts, and nothing is held', async () => {
  const { ask, booking, see, unit } = await changeableStay(server, owner)
  const { status, body } = await ask({ message: 'A day later, please.', total_price: 550 })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ check_in: '2027-06-01', total_price: 300, can_change: false },
    change: { state: 'open', ...later, total_price: 550, message: 'A day later, please.' },
  })
  expect((await see()).change?.before).toMatchObject({ check_in: '2027-06-01', guests_count: 2, total_price: 300 })
  expect(await booking()).toMatchObject({ check_in: '2027-06-01', change: { ...later, total_price: 550 } })
  const other = { unit: unit.id, property: unit.property.id, check_in: '2027-06-05', check_out: '2027-06-07' }
  await aBooking(owner, other)
})

test('the owner is mailed what changes, with the way to decide, and finds it on the dashboard', async () => {
  const { ask, id, unit } = await changeableStay(server, owner)
  await ask({ message: 'A day later, please.' })
  const mail = (await mailsTo(server, owner.user.email)).at(-1)
  expect(mail?.subject).toMatch(/^Change requested: Gerda Moser, /)
  expect(mail?.text).toContain('Booked\nTue, 1 – Fri, 4 June 2027, 2 guests, €300.00')
  expect(mail?.text).toContain('Wanted\nThu, 3 – Tue, 8 June 2027, 3 guests, €550.00\n€250.00 more')
  expect(mail?.text).toContain('> A day later, please.')
  const token = /\/decision\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const decision = await server.call<RequestToDecide>('GET', `/api/public/booking/decision/${token}/`)
  expect(decision.body).toMatchObject({ is_open: false, change: { state: 'open', ...later, invoice: null } })
  const today = (await owner.call<Today>('GET', '/api/dashboard-today/')).body
  expect(today.changes).toMatchObject({ count: 1, stays: [{ id, unit: { id: unit.id }, change: later }] })
})

test('the guest keeps in writing what they asked for, and reads that nothing has changed yet', async () => {
  const { ask, lastToGuest, email, token } = await changeableStay(server, owner)
  await ask({ message: 'A day later, please.' })
  await ask({ message: 'A day later, please.' })
  const mail = await lastToGuest()
  expect(mail?.subject).toMatch(/^Your change request was sent: House /)
  expect(mail?.replyTo?.[0]?.address).toBe(owner.user.email)
  expect(mail?.text).toContain('your stay remains booked as it is, and the new nights are not held for you.')
  expect(mail?.text).toContain('You wrote:\n> A day later, please.')
  expect(mail?.text).toContain('Wanted\nThu, 3 – Tue, 8 June 2027, 3 guests, €550.00\n€250.00 more')
  expect(mail?.text).toContain(`/request/${token}`)
  const sent = (await mailsTo(server, email)).filter(({ subject }) =>
    subject?.startsWith('Your change request was sent'),
  )
  expect(sent).toHaveLength(1)
})

test('lists and calendar know which stays wait for an answer to a change', async () => {
  const { id, ask, withdraw, unit } = await changeableStay(server, owner)
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-07-01', check_out: '2027-07-03' })
  const waiting = async () =>
    (await owner.call<{ id: number }[]>('GET', '/api/bookings/?change=open')).body.map(({ id: one }) => one)
  const window = `/api/calendar/stays/?from=2027-06-01&to=2027-08-01&units=${unit.id}`
  const marks = async () =>
    (await owner.call<CalendarWindow>('GET', window)).body.stays.map(({ has_change }) => has_change)
  expect([await waiting(), await marks()]).toEqual([[], [false, false]])
  await ask()
  expect([await waiting(), await marks()]).toEqual([[id], [true, false]])
  await withdraw()
  expect([await waiting(), await marks()]).toEqual([[], [false, false]])
})

test('a guest takes a change back, and the owner is told', async () => {
  const { id, ask, withdraw, events, see } = await changeableStay(server, owner)
  const change = (await ask()).body.change?.id
  expect((await withdraw()).body).toMatchObject({ change: null, can_change: true })
  expect((await events(owner.user.email)).at(-1)).toBe('Change withdrawn')
  expect((await withdraw()).status).toBe(409)
  const late = await owner.call('POST', `/api/booking/${id}/change/`, { change, decision: 'accept' })
  expect(late.status).toBe(409)
  expect((await see()).check_in).toBe('2027-06-01')
})

test('a booking has one change that waits, and a few in a day; the same one sent twice is one', async () => {
  const { ask, withdraw, events } = await changeableStay(server, owner)
  await ask()
  expect((await ask()).status).toBe(201)
  expect((await ask({ guests_count: 2 })).body.code).toBe('too_many_open')
  for (const _ of [2, 3, 4, 5]) {
    await withdraw()
    await ask()
  }
  await withdraw()
  const last = await ask()
  expect([last.status, last.body.code]).toEqual([429, 'too_many_requests'])
  expect((await events(owner.user.email)).filter((event) => event === 'Change requested')).toHaveLength(5)
})

test.each([
  ['nothing else than what is booked', { check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 2 }, 400],
  ['more guests than fit', { guests_count: 9 }, 400],
  ['a day that is past', { check_in: '2027-01-09', check_out: '2027-01-12' }, 400],
  ['a stay beyond the horizon', { check_in: '2029-06-01', check_out: '2029-06-04' }, 400],
  ['no days at all', { check_in: 'soon' }, 400],
])('a guest cannot ask for %s', async (_, wanted, status) => {
  const { ask, quote } = await changeableStay(server, owner)
  expect((await quote(wanted)).status).toBe(status)
  expect((await ask(wanted)).status).toBe(status)
})

test('a change that costs more than was shown, and one of taken nights, are not sent', async () => {
  const { ask, unit } = await changeableStay(server, owner)
  expect((await ask({ total_price: 549 })).body.code).toBe('price_changed')
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-06-05', check_out: '2027-06-07' })
  const { status, body } = await ask()
  expect([status, body.code]).toEqual([409, 'unit_taken'])
})

test('a request that waits becomes the other stay at once; its owner answers what they have read', async () => {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const { token } = await aRequest(server, unit.id, { client: { email } })
  const path = `/api/public/booking/request/${token}/`
  const before = (await server.call<GuestRequest>('GET', path)).body
  expect(before.can_change).toBe(true)
  const change = await server.call<GuestRequest>('POST', `${path}change/`, { ...later, message: 'A day later.' })
  expect(change.body).toMatchObject({
    ...{ status: 'pending', check_in: later.check_in, total_price: 550, message: 'A day later.' },
    ...{ expires_at: before.expires_at, can_change: true, change: null },
  })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const decide = (body: object) =>
    owner.call<Problem>('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept', ...body })
  for (const old of [{}, { version: (booking?.version ?? 0) - 1 }])
    expect((await decide(old)).body.code).toBe('request_changed')
  expect((await mailsTo(server, owner.user.email)).at(-1)?.text).toContain('3 guests')
  expect((await decide({ version: booking?.version })).status).toBe(200)
})

test('the link of a request answers what its guest typed, to fill the next form, until it is a stay', async () => {
  const unit = await aUnit(owner)
  const { token } = await aRequest(server, unit.id)
  const see = async () => (await server.call<GuestRequest>('GET', `/api/public/booking/request/${token}/`)).body
  expect((await see()).typed).toMatchObject({ first_name: 'Gerda', last_name: 'Moser' })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  expect((await see()).typed).toBeNull()
})
