import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { beforeEach, expect, test } from 'vitest'
import { aRequest, aService, aUnit, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

/** A request, its guest's mails and the one of acceptance. */
async function sendRequest(fields: object = {}) {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const service = await aService(owner, {
    property: unit.property.id,
    name: 'Breakfast',
    type: 'one_time',
    price: 12.5,
  })
  const request = await aRequest(server, unit.id, { client: { email }, services: [service.id], ...fields })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!booking) throw new Error('The request has no booking.')
  const accept = () => owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision: 'accept' })
  return { ...request, unit, booking, accept, mails: () => mailsTo(server, email) }
}

test('a mail comes from the house: its owner is the sender, at an address of the platform, and gets the answer', async () => {
  const request = await sendRequest()
  const [confirm] = await request.mails()
  expect(confirm?.from).toMatchObject({ name: 'Anna Huber via Keyhaven', address: 'no-reply@keyhaven.test' })
  expect(confirm?.replyTo).toMatchObject([{ name: 'Anna Huber', address: owner.user.email }])
  expect(confirm?.text).toMatch(/Anna Huber via Keyhaven\s*$/)
  const [toOwner] = await mailsTo(server, owner.user.email)
  expect(toOwner?.from).toMatchObject({ name: 'Keyhaven', address: 'no-reply@keyhaven.test' })
})

test('a sender is named in the language of the guest', async () => {
  const [confirm] = await (await sendRequest({ locale: 'de' })).mails()
  expect(confirm?.from?.name).toBe('Anna Huber über Keyhaven')
})

test('its head bears the logo and the colour that the owner chose, and words on that colour can be read', async () => {
  const logo_sources = JSON.stringify([128, 256, 512].map((width) => ({ width, image: `aa/logo-${width}.webp` })))
  await server.db.updateTable('owners').set({ logo_sources }).where('email', '=', owner.user.email).execute()
  await owner.call('PATCH', '/api/site-settings/', { accent: '#f2c200' })
  const [confirm] = await (await sendRequest()).mails()
  expect(confirm?.html).toContain('<img src="http://localhost:8080/keyhaven/media/aa/logo-256.webp" alt=""')
  expect(confirm?.html).toMatch(/class="button"[^>]*background:#[0-9a-f]{6};color:#000000/)
  const [plain] = await mailsTo(server, owner.user.email)
  expect(plain?.html).not.toContain('<img')
})

test('what the stay costs stands there line by line, in both parts', async () => {
  const [confirm] = await (await sendRequest()).mails()
  expect(confirm?.text).toContain('Nights, 3 × €100.00: €300.00\nBreakfast, 1 × €12.50: €12.50\nTotal: €312.50')
  for (const words of ['Breakfast', '1 × €12.50', '€312.50']) expect(confirm?.html).toContain(words)
})

test('a long address stands in the text part, and behind the button of the other', async () => {
  const request = await sendRequest()
  const received = (await request.mails()).at(-1)
  expect(received?.text).toContain(`See or cancel your request:\n${request.status_url}`)
  expect(received?.html?.split(request.status_url)).toHaveLength(2)
  expect(received?.html).toContain(`href="${request.status_url}"`)
})

test('street and phone of the house are told once the stay is confirmed, not before', async () => {
  const request = await sendRequest()
  expect((await request.mails()).map(({ text }) => text).join('\n')).not.toContain('Seeweg')
  await request.accept()
  const accepted = (await request.mails()).at(-1)
  expect(accepted?.text).toMatch(/\nSeeweg 7a, 5310 Mondsee, Austria\nPhone: \+43/)
})

test('the mail of acceptance says when its guest can check in and out', async () => {
  const request = await sendRequest({ locale: 'de' })
  const { id } = request.unit.property
  const { name, description, address } = (await owner.call<Property>('GET', `/api/properties/${id}/`)).body
  const times = { check_in_from: '15', check_in_until: '20', check_out_until: '10' }
  await owner.call('PATCH', `/api/properties/${id}/`, { name, description, address, ...times })
  await request.accept()
  const accepted = (await request.mails()).at(-1)
  expect(accepted?.text).toContain('\nCheck-in von 15:00 bis 20:00 Uhr\nCheck-out bis 10:00 Uhr\n')
})

test.each([
  ['en', 'until 11 January 2027, 10:00 (CET)'],
  ['de', 'bis 11. Januar 2027, 10:00 Uhr (MEZ)'],
])('a deadline says on which clock it is (%s)', async (locale, words) => {
  const received = (await (await sendRequest({ locale })).mails()).at(-1)
  expect(received?.text).toContain(words)
})

test.each([
  ['confirmed', 'Your stay was cancelled'],
  ['waiting', 'Your request was declined'],
])(
  'a stay that its owner deletes is told of as one that is over, with nothing left to pay: %s',
  async (state, event) => {
    const request = await sendRequest()
    if (state === 'confirmed') await request.accept()
    await owner.call('DELETE', `/api/booking/${request.booking.id}/`)
    const mail = (await request.mails()).at(-1)
    expect(mail?.subject).toMatch(new RegExp(`^${event}`))
    for (const words of ['Left to pay', 'Free until', 'Payment:', 'Seeweg 7a', '+43664'])
      expect(mail?.text).not.toContain(words)
  },
)

test.each([
  ['de', 'Mondsee, Österreich'],
  ['cs', 'Mondsee, Rakousko'],
])('a mail names the country in the language of the guest: %s', async (locale, place) => {
  const [confirm] = await (await sendRequest({ locale })).mails()
  expect(confirm?.text).toContain(place)
})

test('whom a mail reaches by mistake reads what to do', async () => {
  const request = await sendRequest()
  await request.accept()
  const [confirm, , accepted] = await request.mails()
  expect(confirm?.text).toContain('If you did not ask for this stay, you can ignore this email.')
  expect(accepted?.text).toContain('Reply to this email, so that Anna Huber can correct it.')
})

test('a mail to a guest shows the unit, and that of a stay the way to it', async () => {
  const request = await sendRequest()
  const sources = JSON.stringify([320, 1280].map((width) => ({ width, image: `bb/house-${width}.webp` })))
  const picture = {
    owner_id: owner.user.id,
    property_id: request.unit.property.id,
    name: 'a',
    alt_text: 'House',
    position: 1,
  }
  await server.db
    .insertInto('images')
    .values({ ...picture, width: 1280, height: 800, sources })
    .execute()
  await request.accept()
  const mail = (await request.mails()).find(({ subject }) => subject?.startsWith('Your stay is confirmed'))
  expect(mail?.html).toContain('<img src="http://localhost:8080/keyhaven/media/bb/house-1280.webp" alt=""')
  expect(mail?.html).toContain('href="https://www.openstreetmap.org/search?query=')
})

test('what there is to do stands before the price, in both parts, and what is to be paid until when in rows', async () => {
  const request = await sendRequest()
  await owner.call('PATCH', `/api/booking/${request.booking.id}/`, {
    ...{ ...request.booking, property: request.booking.property.id, unit: request.unit.id, status: 'confirmed' },
    ...{ client: request.booking.client.id, promo_code: null, services: request.booking.services.map(({ id }) => id) },
    ...{ deposit_amount: 60, deposit_due: '2027-02-01', deposit_paid: false },
  })
  const mail = (await request.mails()).at(-1)
  const order = ['See your stay', 'Nights', 'Deposit', '€60.00', 'Left to pay']
  const places = order.map((words) => mail?.text?.indexOf(words) ?? -1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(mail?.text).toContain('Deposit, by 1 February 2027: €60.00')
  expect(mail?.html?.indexOf('class="button" href')).toBeLessThan(mail?.html?.indexOf('€312.50') ?? 0)
})

test('words of the owner in another language than the mail say in which they are', async () => {
  const payment = 'By bank transfer before arrival.'
  const { body: settings } = await owner.call<object>('GET', '/api/invoice-settings/')
  await owner.call('PATCH', '/api/invoice-settings/', { ...settings, small_business_note: '', payment_terms: payment })
  const terms = { cancellation: { steps: [], afterwards: 0 }, payment }
  const [german] = await (await sendRequest({ locale: 'de', terms })).mails()
  expect(german?.text).toContain('Zahlung: By bank transfer before arrival. (Sprache: Englisch)')
  const [english] = await (await sendRequest({ terms })).mails()
  expect(english?.text).toContain('Payment: By bank transfer before arrival.\n')
})
