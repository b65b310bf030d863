import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { RequestToDecide } from '@keyhaven/shared-contracts/contract/public/public-decisions'
import { beforeEach, expect, test } from 'vitest'
import { sweepAll } from '../testing/sweep-all.ts'
import { changeableStay, later } from '../testing/changeable-stay.ts'
import { aBooking, aRequest, aSeason, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})

const sweep = () =>
  sweepAll(server.context, (error) => {
    throw error
  })

test('accepted, the stay is the wanted one at the price that was shown, and the calendar moves with it', async () => {
  const { ask, answer, unit, see, lastToGuest } = await changeableStay(server, owner)
  await ask({ pets: 1 })
  await aSeason(owner, { unit: unit.id, start: '2027-06-01', end: '2027-07-01', price_per_night: 500 })
  const { status, body } = await answer('accept', { words: 'With pleasure!' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...later, pets: 1, total_price: 550, status: 'confirmed', change: null })
  expect(await see()).toMatchObject({
    ...{ ...later, total_price: 550, can_change: true },
    change: { state: 'accepted', owner_words: 'With pleasure!' },
  })
  const mail = await lastToGuest()
  expect(mail?.subject).toMatch(/^Your change is confirmed: /)
  expect(mail?.text).toContain('> With pleasure!')
  expect(mail?.text).toContain('Before\nTue, 1 – Fri, 4 June 2027, 2 guests, €300.00')
  const calendar = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const text = new TextDecoder().decode(calendar?.content as ArrayBuffer)
  expect(text).toContain('DTSTART;VALUE=DATE:20270603')
  expect(Number(/SEQUENCE:(\d+)/.exec(text)?.[1])).toBeGreaterThan(1)
})

test('declined, the stay remains as it was, and the guest may ask for another change', async () => {
  const { ask, answer, booking, see, lastToGuest } = await changeableStay(server, owner)
  await ask()
  await answer('decline', { words: 'We are full.' })
  expect(await booking()).toMatchObject({ check_in: '2027-06-01', total_price: 300, change: null })
  expect(await see()).toMatchObject({ can_change: true, change: { state: 'declined', owner_words: 'We are full.' } })
  expect((await lastToGuest())?.text).toContain('> We are full.')
})

test('the link of the mail is enough to accept', async () => {
  const { ask, see, decisionToken } = await changeableStay(server, owner)
  await ask()
  const token = await decisionToken()
  const change = (await see()).change?.id
  const path = `/api/public/booking/decision/${token}/change/`
  const { status, body } = await server.call<RequestToDecide>('POST', path, { change, decision: 'accept' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...later, change: { state: 'accepted' } })
})

test('nights that somebody else took meanwhile are said, and the owner can still decline', async () => {
  const { ask, answer, unit, booking } = await changeableStay(server, owner)
  await ask()
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-06-05', check_out: '2027-06-07' })
  const { status, body } = await answer('accept')
  expect([status, body.code]).toEqual([409, 'unit_taken'])
  expect((await booking()).check_in).toBe('2027-06-01')
  expect((await answer('decline')).status).toBe(200)
})

test('a unit that sleeps fewer by now is said as a conflict', async () => {
  const { ask, answer, unit } = await changeableStay(server, owner)
  await ask()
  const { images: _images, ...smaller } = {
    ...unit,
    capacity: 2,
    max_capacity: 2,
    price_per_extra_person: 0,
    property_id: unit.property.id,
  }
  const changed = await owner.call<Problem>('PATCH', `/api/units/${unit.id}/`, smaller)
  expect(changed.body.fields).toBeUndefined()
  expect((await answer('accept')).status).toBe(409)
})

test('an owner who edits the booking meanwhile ends the change, and its guest is told how it stands', async () => {
  const { ask, edit, answer, see, lastToGuest } = await changeableStay(server, owner)
  await ask()
  await edit({ notes: 'Likes tea.' })
  expect((await see()).change?.state).toBe('open')
  await edit({ check_out: '2027-06-05' })
  expect(await see()).toMatchObject({ can_change: true, change: { state: 'overtaken' } })
  expect((await answer('accept')).body.code).toBe('not_open')
  await sweep()
  await sweep()
  expect((await lastToGuest())?.subject).toMatch(/^Your change is closed: /)
})

test('an owner who makes the wanted stay by hand has accepted', async () => {
  const { ask, edit, see, events, email } = await changeableStay(server, owner)
  await ask()
  await edit(later)
  await sweep()
  expect((await see()).change?.state).toBe('accepted')
  expect((await events(email)).at(-1)).toBe('Your change is confirmed')
})

test('a change that nobody answered ends when the stay begins', async () => {
  const { ask, see, events, email, decisionToken } = await changeableStay(server, owner)
  await ask()
  const change = (await see()).change?.id
  server.clock.set('2027-06-01T05:00:00Z')
  expect(await see()).toMatchObject({ can_change: false, change: { state: 'expired' } })
  expect((await ask({ guests_count: 1 })).body.code).toBe('not_open')
  const decision = await decisionToken()
  const late = await server.call('POST', `/api/public/booking/decision/${decision}/change/`, {
    change,
    decision: 'accept',
  })
  expect(late.status).toBe(409)
  await Promise.all([sweep(), sweep()])
  expect((await events(email)).filter((event) => event === 'Your change was not answered')).toHaveLength(1)
})

test('a change to days that have passed ends before the stay begins, and nobody says that it has begun', async () => {
  const { ask, see, lastToGuest } = await changeableStay(server, owner)
  await ask({ check_in: '2027-05-20', check_out: '2027-05-23' })
  server.clock.set('2027-05-21T05:00:00Z')
  await sweep()
  expect(await see()).toMatchObject({ status: 'confirmed', can_change: true, change: { state: 'expired' } })
  const mail = await lastToGuest()
  expect(mail?.subject).toMatch(/^Your change was not answered/)
  expect(mail?.text).toContain('did not answer in time, so your stay remains booked')
  expect(mail?.text).not.toMatch(/began|begun/)
})

test('a stay that is cancelled takes its change along, without a word about it', async () => {
  const { ask, token, answer, events, email } = await changeableStay(server, owner)
  await ask()
  await server.call('POST', `/api/public/booking/request/${token}/cancel/`)
  expect((await answer('accept')).status).toBe(409)
  await sweep()
  expect((await events(email)).at(-1)).toBe('You cancelled your stay')
})

test('of two answers at once one counts', async () => {
  const { ask, answer, see } = await changeableStay(server, owner)
  await ask()
  const statuses = (await Promise.all([answer('accept'), answer('decline')])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  const { change, check_in } = await see()
  expect(check_in).toBe(change?.state === 'accepted' ? later.check_in : '2027-06-01')
})

test('an answer and an edit at once never mix', async () => {
  const { ask, answer, edit, booking } = await changeableStay(server, owner)
  await ask()
  const [accepted] = await Promise.all([answer('accept'), edit({ check_out: '2027-06-06' })])
  const { check_in, check_out } = await booking()
  // Either of the two may come first; the booking must never be a mix of both.
  expect([accepted.status, check_in]).toSatisfy(
    ([status, day]) => status === 409 || day === later.check_in || day === '2027-06-01',
  )
  expect(['2027-06-06', later.check_out]).toContain(check_out)
})

test('a request that was declined, and a stay that nobody asked for, know of no change', async () => {
  const unit = await aUnit(owner)
  const { token } = await aRequest(server, unit.id)
  const [request] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${request?.id}/decision/`, { decision: 'decline' })
  const path = `/api/public/booking/request/${token}/`
  expect((await server.call<GuestRequest>('GET', path)).body).toMatchObject({ can_change: false, change: null })
  expect((await server.call('POST', `${path}change/`, later)).status).toBe(409)
  const booking = await aBooking(owner)
  const sent = { change: 1, decision: 'accept' }
  expect((await owner.call('POST', `/api/booking/${booking.id}/change/`, sent)).status).toBe(409)
})

test('another owner’s booking is not there, and another guest’s change is not theirs', async () => {
  const [mine, theirs] = [await changeableStay(server, owner), await changeableStay(server, owner)]
  await mine.ask()
  const change = (await mine.see()).change?.id
  const other = await server.signUpOwner()
  const sent = { change, decision: 'accept' }
  expect((await other.call('POST', `/api/booking/${mine.id}/change/`, sent)).status).toBe(404)
  expect((await owner.call('POST', `/api/booking/${theirs.id}/change/`, sent)).status).toBe(409)
  expect((await mine.see()).change?.state).toBe('open')
})
