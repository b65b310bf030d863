import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { beforeEach, expect, test } from 'vitest'
import { sweepAll } from '../testing/sweep-all.ts'
import { aBooking, aClient, aRequest, aUnit, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

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

/** A unit with a door code in a house with directions. */
async function aHouse(facts: object = {}, door_code = '4711#') {
  const unit = await aUnit(owner, { door_code })
  const { body: house } = await owner.call<Property>('GET', `/api/properties/${unit.property.id}/`)
  const { name, description, address } = house
  const words = {
    name,
    description,
    address,
    directions: 'Past the church.',
    check_in_from: '15',
    check_in_until: '20',
  }
  await owner.call('PATCH', `/api/properties/${house.id}/`, { ...words, ...facts })
  return unit
}

/** A confirmed stay from 14 January, and how many mails with the way in its guest has. */
async function aStay(unit: { id: number }, fields: object = {}) {
  const email = `gerda-${unique()}@example.com`
  const dates = { check_in: '2027-01-14', check_out: '2027-01-16' }
  const { token } = await aRequest(server, unit.id, { ...dates, client: { email }, ...fields })
  const bookings = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const booking = bookings.find(({ request_email }) => request_email === email)
  if (!booking) throw new Error('The request has no booking.')
  await owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision: 'accept' })
  const edit = (rest: object) =>
    owner.call('PATCH', `/api/booking/${booking.id}/`, {
      ...{ unit: unit.id, property: booking.property.id, client: booking.client.id, guests_count: 2 },
      ...{ ...dates, status: 'confirmed', ...rest },
    })
  const arrivals = async () =>
    (await mailsTo(server, email)).filter(({ text }) => text?.includes('4711#') || text?.includes('Past the church.'))
  return { token, booking, edit, arrivals }
}

test('so many days before arrival a guest is mailed where the house is, how to get in, and what is left to pay', async () => {
  const { arrivals, token } = await aStay(await aHouse())
  await sweep()
  expect(await arrivals()).toHaveLength(0)
  server.clock.set('2027-01-11T09:00:00Z')
  await sweep()
  const [mail, ...more] = await arrivals()
  expect(more).toHaveLength(0)
  expect(mail?.subject).toMatch(/^Your way to us: House/)
  expect(mail?.from?.name).toBe('Anna Huber via Keyhaven')
  for (const words of [
    'Check-in from 15:00 to 20:00',
    'Where\nSeeweg 7a, 5310 Mondsee, Austria\nOpen the map: https://www.openstreetmap.org/',
    'Directions\nPast the church.',
    'Door code\n4711#',
    'How to pay the rest\nPayable without deduction on arrival at the latest.',
    'Total: €200.00\nPaid: €0.00\nLeft to pay: €200.00',
    `/request/${token}`,
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
})

test('two servers that sweep at once mail it once, and never again', async () => {
  const { arrivals } = await aStay(await aHouse())
  server.clock.set('2027-01-12T09:00:00Z')
  await Promise.all([sweep(), sweep(), sweep()])
  await sweep()
  expect(await arrivals()).toHaveLength(1)
})

test('a stay that is confirmed when it is near already is told at once, and one that has begun not any more', async () => {
  const unit = await aHouse({ arrival_days: 7 })
  const { arrivals } = await aStay(unit)
  await sweep()
  expect(await arrivals()).toHaveLength(1)
  const later = await aStay(unit, { check_in: '2027-01-20', check_out: '2027-01-22' })
  server.clock.set('2027-01-21T09:00:00Z')
  await sweep()
  expect(await later.arrivals()).toHaveLength(0)
})

test('a stay that is moved is told again for its new days, or for its new unit', async () => {
  const { arrivals, edit } = await aStay(await aHouse({ arrival_days: 7 }))
  await sweep()
  await edit({ check_in: '2027-01-24', check_out: '2027-01-26' })
  await sweep()
  expect(await arrivals()).toHaveLength(1)
  server.clock.set('2027-01-18T09:00:00Z')
  await sweep()
  expect(await arrivals()).toHaveLength(2)
})

test.each([
  ['there is nothing to tell beyond the address', { directions: '' }, ''],
  ['the owner has turned it off', { arrival_mail: false }, '4711#'],
])('nothing is mailed where %s', async (_, facts, code) => {
  const { booking, arrivals } = await aStay(await aHouse(facts, code))
  server.clock.set('2027-01-12T09:00:00Z')
  await sweep()
  expect(booking.reference).toBe('B-000001')
  expect(await arrivals()).toHaveLength(0)
})

test('a request that waits, and a stay that is cancelled, are told nothing', async () => {
  const unit = await aHouse()
  const email = `gerda-${unique()}@example.com`
  await aRequest(server, unit.id, { check_in: '2027-01-11', check_out: '2027-01-13', client: { email } })
  const { arrivals, edit } = await aStay(unit)
  await edit({ status: 'cancelled' })
  server.clock.set('2027-01-11T09:00:00Z')
  await sweep()
  expect(await arrivals()).toHaveLength(0)
  expect((await mailsTo(server, email)).filter(({ text }) => text?.includes('4711#'))).toHaveLength(0)
})

test('the guest of a stay that nobody asked for is mailed only where its owner has chosen that', async () => {
  const unit = await aHouse()
  const client = await aClient(owner)
  const stay = { unit: unit.id, property: unit.property.id, client: client.id }
  const booking = await aBooking(owner, { ...stay, check_in: '2027-01-12', check_out: '2027-01-14' })
  const mails = async () => (await mailsTo(server, client.email)).filter(({ text }) => text?.includes('4711#'))
  await sweep()
  expect(await mails()).toHaveLength(0)
  const preview = await owner.call('POST', `/api/booking/${booking.id}/mail/preview/`, { invoice: null })
  expect(preview.body).toMatchObject({ arrival: { on: '2027-01-09', is_chosen: false } })
  await owner.call('POST', `/api/booking/${booking.id}/mail/`, { invoice: null, arrival: true })
  await sweep()
  const [mail] = await mails()
  expect(mail?.text).not.toContain('/request/')
})

test('it is written in the language of the guest', async () => {
  const { arrivals } = await aStay(await aHouse(), { locale: 'de' })
  server.clock.set('2027-01-12T09:00:00Z')
  await sweep()
  expect((await arrivals())[0]?.text).toContain('Wegbeschreibung (Sprache: Englisch)\nPast the church.')
})
