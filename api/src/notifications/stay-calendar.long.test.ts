import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { aRequest, aUnit, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

/** Fields that a calendar program reads in a file. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  const valueOf = (name: string) => event?.getFirstPropertyValue(name)?.toString() ?? ''
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: valueOf('status'),
    uid: valueOf('uid'),
    sequence: Number(valueOf('sequence')),
    days: [valueOf('dtstart'), valueOf('dtend')],
    title: valueOf('summary'),
    location: valueOf('location'),
    description: valueOf('description'),
    organizer: valueOf('organizer'),
  }
}

async function sendRequest(fields: object = {}) {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const request = await aRequest(server, unit.id, { client: { email }, ...fields })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!booking) throw new Error('The request has no booking.')
  const decide = (decision: string) => owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision })
  const change = (changed: object) =>
    owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, {
      ...{ unit: unit.id, property: unit.property.id, client: booking.client.id, guests_count: 2, services: [] },
      ...{ check_in: '2027-06-01', check_out: '2027-06-04', promo_code: null, status: 'confirmed', ...changed },
    })
  const file = () => server.call<string>('GET', `/api/public/booking/request/${request.token}/calendar/`)
  const inMail = async () => {
    const mail = (await mailsTo(server, email)).at(-1)
    const [attached] = mail?.attachments ?? []
    return attached && read(new TextDecoder().decode(attached.content as ArrayBuffer))
  }
  return { ...request, unit, booking, email, decide, change, file, inMail }
}

test('the mail of acceptance brings the stay for the guest’s calendar, and no mail before it does', async () => {
  const request = await sendRequest()
  expect(await request.inMail()).toBeUndefined()
  await request.decide('accept')
  const event = await request.inMail()
  expect(event).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED', days: ['2027-06-01', '2027-06-04'] })
  const { name } = request.unit.property
  expect(event?.title).toBe(`Stay: ${name}`)
  expect(event?.location).toBe('Seeweg 7a, 5310 Mondsee, Austria')
  expect(event?.description).toContain(`See your stay: ${request.status_url}`)
  expect(event?.description).toContain(request.reference ?? 'no reference')
  expect(event?.organizer).toBe(`mailto:${owner.user.email}`)
  const mail = (await mailsTo(server, request.email)).at(-1)
  expect(mail?.attachments.map(({ filename }) => filename)).toContain('stay.ics')
})

test('a stay that was moved is the same event with other days, at the guest’s own address', async () => {
  const request = await sendRequest()
  await request.decide('accept')
  const page = await server.call<GuestRequest>('GET', `/api/public/booking/request/${request.token}/`)
  const url = `http://localhost:8080/keyhaven/api/public/booking/request/${request.token}/calendar/`
  expect(page.body.calendar_url).toBe(url)
  const before = read((await request.file()).body)
  await request.change({ check_in: '2027-06-11', check_out: '2027-06-15' })
  const { status, body, headers } = await request.file()
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  const after = read(body)
  expect(after).toMatchObject({ uid: before.uid, status: 'CONFIRMED', days: ['2027-06-11', '2027-06-15'] })
  expect(after.sequence).toBeGreaterThan(before.sequence)
})

test.each(['its owner', 'its guest', 'a deletion'] as const)(
  'a stay that %s cancelled goes from the calendar',
  async (who) => {
    const request = await sendRequest()
    await request.decide('accept')
    const before = await request.inMail()
    if (who === 'its owner') await request.change({ status: 'cancelled' })
    else if (who === 'its guest') await server.call('POST', `/api/public/booking/request/${request.token}/cancel/`)
    else await owner.call('DELETE', `/api/booking/${request.booking.id}/`)
    const after = await request.inMail()
    expect(after).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: before?.uid })
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  },
)

test('also at the guest’s own address a stay that was cancelled is taken away', async () => {
  const request = await sendRequest()
  await request.decide('accept')
  await request.change({ status: 'cancelled' })
  expect(read((await request.file()).body)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' })
})

test('a request that was never accepted has no event, and a link with another secret leads nowhere', async () => {
  const request = await sendRequest()
  expect((await request.file()).status).toBe(404)
  await request.decide('decline')
  expect((await request.file()).status).toBe(404)
  expect(await request.inMail()).toBeUndefined()
  const wrong = await server.call('GET', `/api/public/booking/request/${'x'.repeat(43)}/calendar/`)
  expect(wrong.status).toBe(404)
})

test('the event is in the language of its guest', async () => {
  const request = await sendRequest({ locale: 'de' })
  await request.decide('accept')
  const event = await request.inMail()
  expect(event?.title).toBe(`Aufenthalt: ${request.unit.property.name}`)
  expect(event?.description).toContain('Aufenthalt ansehen')
})
