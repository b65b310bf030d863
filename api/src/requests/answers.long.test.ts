import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { RequestToDecide } from '@keyhaven/shared-contracts/contract/public/public-decisions'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aRequest, aUnit, guest, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})

const base = '/api/public/booking/'
const see = (token: string) => server.call<GuestRequest>('GET', `${base}request/${token}/`)
const cancel = (token: string) => server.call<GuestRequest & Problem>('POST', `${base}request/${token}/cancel/`)
const seeDecision = (token: string) => server.call<RequestToDecide>('GET', `${base}decision/${token}/`)
const decideByLink = (token: string, decision: string) =>
  server.call<RequestToDecide & Problem>('POST', `${base}decision/${token}/`, { decision })
const decide = (id: number, decision: string, by = owner) =>
  by.call<Booking & Problem>('POST', `/api/booking/${id}/decision/`, { decision })
const isFree = async (unit: number, property: number) => {
  const query = `check_in=2027-06-01&check_out=2027-06-04&property=${property}`
  const units = await server.call<{ id: number }[]>('GET', `${base}available-units/?${query}`)
  return units.body.some(({ id }) => id === unit)
}

/** A request, the mails about it so far, and how to change its booking by the owner's form. */
async function sendRequest(by = owner) {
  const unit = await aUnit(by)
  const email = `gerda-${unique()}@example.com`
  const request = await aRequest(server, unit.id, { client: { email } })
  const booking = (await by.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body[0]
  if (!booking) throw new Error('The request has no booking.')
  const subjects = async (address: string) =>
    (await mailsTo(server, address))
      .filter(({ text }) => text?.includes(unit.property.name))
      .map(({ subject }) => subject?.split(':')[0])
      .filter((subject) => subject !== 'Confirm your request')
  const toGuest = () => subjects(email)
  const toOwner = () => subjects(by.user.email)
  const decisionToken = async () => {
    const mail = (await server.mails()).find(
      (one) => one.text?.includes(unit.property.name) && one.text.includes('/decision/'),
    )
    return /\/decision\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const change = (fields: object) =>
    by.call<Booking>('PATCH', `/api/booking/${booking.id}/`, {
      ...{ unit: unit.id, property: unit.property.id, client: booking.client.id, guests_count: 2 },
      ...{ check_in: booking.check_in, check_out: booking.check_out, promo_code: null, services: [] },
      ...{ status: booking.status, ...fields },
    })
  return { ...request, unit, booking, email, toGuest, toOwner, decisionToken, change }
}

test('once a request is confirmed both are mailed: the guest with the way to their page, the owner with the way to decide', async () => {
  const request = await sendRequest()
  const [, toGuest] = await mailsTo(server, request.email)
  expect(toGuest?.text).toContain(request.status_url)
  expect(toGuest?.text).toMatch(/Tue, 1 – Fri, 4 June 2027, 2 guests\n[\s\S]*\nTotal: €300\.00/)
  expect(toGuest?.text).toContain('can answer it until 11 January 2027, 10:00')
  expect(toGuest?.replyTo?.[0]?.address).toBe(owner.user.email)
  expect(await request.toOwner()).toEqual(['New request'])
  const mail = (await server.mails()).find(
    (one) => one.text?.includes('/decision/') && one.text.includes(request.email),
  )
  expect(mail?.text).toMatch(/http:\/\/localhost:8080\/decision\/[\w-]{43}/)
  expect(mail?.text).not.toContain(request.token)
  expect(mail?.replyTo?.[0]?.address).toBe(request.email)
})

test('the guest sees the request by the secret of the link, and nobody keeps a copy', async () => {
  const request = await sendRequest()
  const { status, body, headers } = await see(request.token)
  expect(status).toBe(200)
  expect(body).toEqual({
    terms: expect.objectContaining({ payment_lang: 'en' }) as object,
    ...{ cancel_cost: { fee: 0, percent: 0 }, cancellation_fee: 0, fee_waived: 0, paid: 0, deposit: null },
    ...{ payment_plan: [], transfer: null, first_payment: null, can_pay_by_card: false, damage_deposit: null },
    ...{ reference: request.reference, status: 'pending', cancelled_by: null, expires_at: request.expires_at },
    property: {
      ...{ id: request.unit.property.id, name: request.unit.property.name },
      ...{ city: 'Mondsee', country: 'Austria', country_code: 'AT' },
    },
    unit: { id: request.unit.id, name: request.unit.name },
    ...{ check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 2, children: [], infants: 0, pets: 0 },
    total_price: 300,
    price_lines: [{ kind: 'nights', label: 'Nights', quantity: 3, unit_price: 100, total: 300 }],
    guest: { first_name: 'Gerda', last_name: 'Moser', email: request.email },
    host: { name: 'Anna Huber', email: owner.user.email, phone: '+431234567', slug: owner.user.slug },
    ...{ can_cancel: true, calendar_url: null, stay: null, documents: [], message: '', owner_words: '' },
    ...{ can_change: true, change: null, typed: { ...guest, email: request.email } },
    ...{ booked_as: 'request', was_accepted: false, is_confirmed: true, confirm_until: null },
    time_zone: 'Europe/Vienna',
  })
  expect(headers.get('cache-control')).toBe('no-store')
  const decision = await seeDecision(await request.decisionToken())
  expect(decision.headers.get('cache-control')).toBe('no-store')
  expect(decision.body).toMatchObject({ status: 'pending', is_open: true, guest: { email: request.email } })
  expect(decision.body).not.toHaveProperty('host')
})

test('one link does not do the work of the other, and looking changes nothing', async () => {
  const request = await sendRequest()
  const decision = await request.decisionToken()
  for (const wrong of [
    decision,
    request.booking.reference,
    String(request.booking.id),
    'x'.repeat(43),
    `${request.token}x`,
  ])
    expect([(await see(wrong)).status, (await cancel(wrong)).status]).toEqual([404, 404])
  for (const wrong of [request.token, String(request.booking.id)])
    expect([(await seeDecision(wrong)).status, (await decideByLink(wrong, 'accept')).status]).toEqual([404, 404])
  expect((await decideByLink(decision, 'perhaps')).status).toBe(400)
  await Promise.all([see(request.token), seeDecision(decision)])
  expect((await see(request.token)).body.status).toBe('pending')
})

test('on an owner’s own domain the links of that owner lead somewhere, and nobody else’s', async () => {
  const other = await server.signUpOwner()
  const [mine, theirs] = [await sendRequest(), await sendRequest(other)]
  const host = `h-${unique()}.localhost`
  await owner.call('PATCH', '/api/site-settings/', { domain: host })
  const statusOf = async (method: 'GET' | 'POST', path: string) =>
    (await server.app.inject({ method, url: `/keyhaven${base}${path}`, headers: { host } })).statusCode
  expect(await statusOf('GET', `request/${mine.token}/`)).toBe(200)
  expect(await statusOf('GET', `request/${theirs.token}/`)).toBe(404)
  expect(await statusOf('POST', `request/${theirs.token}/cancel/`)).toBe(404)
  expect(await statusOf('GET', `decision/${await theirs.decisionToken()}/`)).toBe(404)
  expect(await statusOf('POST', `request/${mine.token}/cancel/`)).toBe(200)
})

test('a booking that another client was put on shows its first guest nothing of them', async () => {
  const request = await sendRequest()
  const other = await aClient(owner, { first_name: 'Secret', email: 'secret@example.com' })
  await request.change({ client: other.id })
  expect((await see(request.token)).body.guest).toMatchObject({ first_name: 'Gerda', email: request.email })
})

test('the owner accepts with one click on the dashboard, and the guest is told once', async () => {
  const request = await sendRequest()
  const { status, body } = await decide(request.booking.id, 'accept')
  expect([status, body.status, body.expires_at, body.total_price]).toEqual([200, 'confirmed', null, 300])
  expect((await see(request.token)).body).toMatchObject({ status: 'confirmed', expires_at: null, can_cancel: true })
  expect(await request.toGuest()).toEqual(['Your request was received', 'Your stay is confirmed'])
  expect(await decide(request.booking.id, 'decline')).toMatchObject({ status: 409, body: { code: 'not_open' } })
  expect(await request.toGuest()).toHaveLength(2)
  expect(await request.toOwner()).toEqual(['New request'])
  expect(await isFree(request.unit.id, request.unit.property.id)).toBe(false)
})

test('the owner declines by the link of the mail: the days are free, the draft is gone, the guest is told', async () => {
  const request = await sendRequest()
  const token = await request.decisionToken()
  const { status, body } = await decideByLink(token, 'decline')
  expect([status, body]).toMatchObject([200, { status: 'cancelled', cancelled_by: 'owner', is_open: false }])
  expect((await see(request.token)).body).toMatchObject({ status: 'cancelled', can_cancel: false })
  expect(await request.toGuest()).toEqual(['Your request was received', 'Your request was declined'])
  expect(await isFree(request.unit.id, request.unit.property.id)).toBe(true)
  expect((await owner.call('GET', '/api/invoices/owner/')).body).toEqual([])
  expect(await decideByLink(token, 'accept')).toMatchObject({
    status: 409,
    body: { code: 'not_open', message: 'This request has already been answered, or it has expired.' },
  })
})

test('only what waits can be decided on, and by its owner alone', async () => {
  const booking = await aBooking(owner, { status: 'pending' })
  expect(await decide(booking.id, 'accept')).toMatchObject({ status: 409, body: { code: 'not_open' } })
  const request = await sendRequest()
  const other = await server.signUpOwner()
  expect((await decide(request.booking.id, 'accept', other)).status).toBe(404)
  server.clock.set(request.expires_at)
  const token = await request.decisionToken()
  expect(await decideByLink(token, 'accept')).toMatchObject({ status: 409, body: { code: 'not_open' } })
  expect((await seeDecision(token)).body).toMatchObject({ is_open: false, cancelled_by: 'expiry' })
})

test('of several decisions at the same moment one counts, and one mail says which', async () => {
  const request = await sendRequest()
  const token = await request.decisionToken()
  const answers = await Promise.all([
    decide(request.booking.id, 'accept'),
    decideByLink(token, 'decline'),
    decideByLink(token, 'accept'),
    decide(request.booking.id, 'decline'),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'not_open')).toHaveLength(3)
  const subject = (await request.toGuest())[1]
  const { status } = (await see(request.token)).body
  expect(subject).toBe(status === 'confirmed' ? 'Your stay is confirmed' : 'Your request was declined')
  expect(await request.toGuest()).toHaveLength(2)
})

test('the guest takes the request back, and both sides are told once', async () => {
  const request = await sendRequest()
  const { status, body } = await cancel(request.token)
  expect([status, body]).toMatchObject([200, { status: 'cancelled', cancelled_by: 'guest', can_cancel: false }])
  expect(await request.toGuest()).toEqual(['Your request was received', 'You cancelled your stay'])
  expect(await request.toOwner()).toEqual(['New request', 'Cancelled by the guest'])
  expect(await isFree(request.unit.id, request.unit.property.id)).toBe(true)
  expect(await cancel(request.token)).toMatchObject({ status: 409, body: { code: 'not_open' } })
  expect(await request.toOwner()).toHaveLength(2)
})

test('a confirmed stay can be cancelled by its guest until the day of arrival', async () => {
  const [one, two] = [await sendRequest(), await sendRequest()]
  for (const { booking } of [one, two]) await decide(booking.id, 'accept')
  server.clock.set('2027-05-31T21:59:00Z')
  expect((await cancel(one.token)).status).toBe(200)
  server.clock.set('2027-05-31T22:00:00Z')
  expect((await see(two.token)).body.can_cancel).toBe(false)
  expect(await cancel(two.token)).toMatchObject({
    status: 409,
    body: { message: 'This stay cannot be cancelled here any more. Please write to the host.' },
  })
})

test('what waits can be taken back on the day of arrival, too; what was accepted by then cannot', async () => {
  server.clock.set('2027-06-01T08:00:00Z')
  owner = await server.signUpOwner({ personals: true })
  const [waiting, accepted] = [await sendRequest(), await sendRequest()]
  await decide(accepted.booking.id, 'accept')
  expect([(await see(waiting.token)).body.can_cancel, (await see(accepted.token)).body.can_cancel]).toEqual([
    true,
    false,
  ])
  expect((await cancel(accepted.token)).status).toBe(409)
  expect(await cancel(waiting.token)).toMatchObject({ status: 200, body: { cancelled_by: 'guest' } })
})

test('the owner’s form ends the waiting as a decision does, and any other change leaves it waiting', async () => {
  const [kept, confirmed, cancelled] = [await sendRequest(), await sendRequest(), await sendRequest()]
  const changed = await kept.change({ guests_count: 1 })
  expect([changed.body.status, changed.body.expires_at]).toEqual(['pending', kept.expires_at])
  expect(await kept.toGuest()).toHaveLength(1)
  await confirmed.change({ status: 'confirmed' })
  await confirmed.change({ status: 'confirmed', guests_count: 1 })
  expect(await confirmed.toGuest()).toEqual(['Your request was received', 'Your stay is confirmed'])
  await cancelled.change({ status: 'cancelled' })
  expect(await cancelled.toGuest()).toEqual(['Your request was received', 'Your request was declined'])
  expect((await see(cancelled.token)).body.cancelled_by).toBe('owner')
})

test('a guest whose stay was confirmed hears that it is called off, and of a late yes', async () => {
  const request = await sendRequest()
  await request.change({ status: 'confirmed' })
  await request.change({ status: 'cancelled' })
  await request.change({ status: 'confirmed' })
  expect((await request.toGuest()).slice(1)).toEqual([
    'Your stay is confirmed',
    'Your stay was cancelled',
    'Your stay is confirmed',
  ])
})

test('a stay that was called off is told apart from a request that was declined', async () => {
  const [declined, calledOff, byForm] = [await sendRequest(), await sendRequest(), await sendRequest()]
  await decide(declined.booking.id, 'decline')
  await decide(calledOff.booking.id, 'accept')
  await calledOff.change({ status: 'cancelled' })
  await byForm.change({ status: 'confirmed' })
  await byForm.change({ status: 'cancelled' })
  const views = await Promise.all([declined, calledOff, byForm].map(async ({ token }) => (await see(token)).body))
  expect(views.map(({ cancelled_by }) => cancelled_by)).toEqual(['owner', 'owner', 'owner'])
  expect(views.map(({ was_accepted }) => was_accepted)).toEqual([false, true, true])
})

test('a guest whose stay is over hears nothing of what its owner tidies up', async () => {
  const request = await sendRequest()
  await decide(request.booking.id, 'accept')
  await server.db.updateTable('sessions').set({ expires_at: '2028-01-01' }).execute()
  server.clock.set('2027-06-04T09:00:00Z')
  await request.change({ status: 'cancelled' })
  await request.change({ status: 'confirmed' })
  expect(await request.toGuest()).toEqual(['Your request was received', 'Your stay is confirmed'])
})

test('a request that its owner deletes tells the guest, and its link leads nowhere', async () => {
  const request = await sendRequest()
  expect((await owner.call('DELETE', `/api/booking/${request.booking.id}/`)).status).toBe(204)
  expect(await request.toGuest()).toEqual(['Your request was received', 'Your request was declined'])
  const notice = (await mailsTo(server, request.email)).at(-1)
  expect(notice?.text).not.toContain('/request/')
  expect((await see(request.token)).status).toBe(404)
  expect((await decideByLink(await request.decisionToken(), 'accept')).status).toBe(404)
})
