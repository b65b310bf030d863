import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { RequestToDecide } from '@keyhaven/shared-contracts/contract/public/public-decisions'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { beforeEach, expect, test } from 'vitest'
import { aHold, aRequest, aUnit, aWish, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const message = 'We arrive late,\nat about 9 pm. Is <that> fine?'

async function sendRequest(fields: object = {}) {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const request = await aRequest(server, unit.id, { client: { email }, ...fields })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!booking) throw new Error('The request has no booking.')
  const decide = (decision: string, words?: string) =>
    owner.call<Booking & Problem>('POST', `/api/booking/${booking.id}/decision/`, { decision, words })
  const cancel = (words?: string) =>
    owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, {
      ...{ unit: unit.id, property: unit.property.id, client: booking.client.id, guests_count: 2, services: [] },
      ...{ check_in: '2027-06-01', check_out: '2027-06-04', promo_code: null, status: 'cancelled', words },
    })
  const page = async () =>
    (await server.call<GuestRequest>('GET', `/api/public/booking/request/${request.token}/`)).body
  const lastMail = async () => (await mailsTo(server, email)).at(-1)
  return { ...request, unit, email, booking, decide, cancel, page, lastMail }
}

test('what a guest writes with the request reaches its owner in the mail, by its link and on the booking', async () => {
  const request = await sendRequest({ message })
  const mail = (await mailsTo(server, owner.user.email)).at(-1)
  expect(mail?.text).toContain('Gerda Moser wrote:\n> We arrive late,\n> at about 9 pm. Is <that> fine?')
  expect(mail?.html).toContain('We arrive late,<br>at about 9 pm. Is &lt;that&gt; fine?')
  const token = /\/decision\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const link = await server.call<RequestToDecide>('GET', `/api/public/booking/decision/${token}/`)
  expect([link.body.message, request.booking.message, (await request.page()).message]).toEqual([
    message,
    message,
    message,
  ])
})

test('before a guest has confirmed, no mail says what was typed: the address may be a stranger’s', async () => {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const { token } = await aHold(server.call, unit.id, { client: { email }, message })
  const [confirm] = await mailsTo(server, email)
  expect(confirm?.text).not.toContain('9 pm')
  const page = await server.call<GuestRequest>('GET', `/api/public/booking/request/${token}/`)
  expect(page.body.message).toBe(message)
})

test('a message of more than a thousand characters is refused beside its field', async () => {
  const unit = await aUnit(owner)
  const send = (text: string) => server.call<Problem>('POST', '/api/public/booking/', aWish(unit.id, { message: text }))
  const { status, body } = await send('x'.repeat(1001))
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['message']])
  expect((await send('x'.repeat(1000))).status).toBe(201)
})

test.each(['accept', 'decline'])(
  'what the owner writes to %s is in the mail and on the guest’s page',
  async (decision) => {
    const request = await sendRequest()
    const { status, body } = await request.decide(decision, ' Welcome!\nMarta ')
    expect([status, body.owner_words]).toEqual([200, 'Welcome!\nMarta'])
    expect((await request.lastMail())?.text).toContain('Anna Huber wrote:\n> Welcome!\n> Marta')
    expect((await request.page()).owner_words).toBe('Welcome!\nMarta')
  },
)

test('the words of a cancellation take the place of those before, also where there are none', async () => {
  const request = await sendRequest()
  await request.decide('accept', 'Welcome!')
  await request.cancel('The boiler broke.')
  expect((await request.lastMail())?.text).toContain('> The boiler broke.')
  expect((await request.page()).owner_words).toBe('The boiler broke.')
  const other = await sendRequest()
  await other.decide('accept', 'Welcome!')
  await other.cancel()
  expect((await other.lastMail())?.text).not.toContain('Welcome!')
  expect((await other.page()).owner_words).toBe('')
})

test('words of the owner are no longer than a thousand characters, either', async () => {
  const request = await sendRequest()
  const { status, body } = await request.decide('accept', 'x'.repeat(1001))
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['words']])
})

test('who is erased takes along what was written, and another owner reads nothing of it', async () => {
  const request = await sendRequest({ message })
  await request.decide('decline', 'Another time!')
  const other = await server.signUpOwner()
  expect((await other.call('GET', `/api/booking/${request.booking.id}/`)).status).toBe(404)
  await owner.call('POST', `/api/client/${request.booking.client.id}/erase/`)
  const { body } = await owner.call<Booking>('GET', `/api/booking/${request.booking.id}/`)
  expect([body.message, body.owner_words]).toEqual(['', ''])
})
