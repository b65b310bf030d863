import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { beforeEach, expect, test } from 'vitest'
import { aRequest, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const start = '2027-01-10T09:00:00Z'
const server = await testServer({ now: start })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set(start)
  owner = await server.signUpOwner({ personals: true })
})

/** A request for 1 to 4 June in a house that tells its guests the way two days before. */
async function sendRequest(locale = 'en') {
  const unit = await aUnit(owner)
  const { body: property } = await owner.call<Property>('GET', `/api/properties/${unit.property.id}/`)
  await owner.call('PATCH', `/api/properties/${property.id}/`, {
    ...{ name: property.name, description: property.description, address: property.address },
    ...{ check_in_from: '15', check_out_until: '10:00', coordinates: '47.85, 13.35' },
    ...{ directions: 'Past the church, then left.', arrival_days: 2 },
    translations: { de: { directions: 'Nach der Kirche links.' } },
  })
  const { body: known } = await owner.call<Unit>('GET', `/api/units/${unit.id}/`)
  const changed = await owner.call('PATCH', `/api/units/${unit.id}/`, {
    ...{ name: known.name, description: known.description, capacity: known.capacity },
    ...{ max_capacity: known.max_capacity, price_per_night: known.price_per_night },
    ...{ price_per_extra_person: known.price_per_extra_person, door_code: '4711#' },
  })
  expect(changed.status).toBe(200)
  const request = await aRequest(server, unit.id, { client: { email: `gerda-${unique()}@example.com` }, locale })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!booking) throw new Error('The request has no booking.')
  const see = async () => {
    const path = `/api/public/booking/request/${request.token}/`
    return (await server.call<GuestRequest>('GET', path)).body
  }
  const accept = () => owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision: 'accept' })
  return { booking, see, accept }
}

test('where the house is stays untold until the stay is confirmed, and the way into it until that is near', async () => {
  const { see, accept } = await sendRequest()
  const waiting = await see()
  expect(waiting.stay).toBeNull()
  expect(JSON.stringify(waiting)).not.toMatch(/Seeweg|church|4711#/)
  await accept()
  const { stay } = await see()
  expect(stay).toMatchObject({
    address: { street: 'Seeweg', city: 'Mondsee' },
    coordinates: { latitude: 47.85, longitude: 13.35 },
    ...{ check_in_from: '15:00', check_in_until: null, check_out_until: '10:00', picture: null },
    ...{ directions: '', door_code: '', told_from: '2027-05-30' },
    ...{ paid: 0, balance: 300, payment_terms: 'Payable without deduction on arrival at the latest.', documents: [] },
  })
  server.clock.set('2027-05-29T22:00:00Z')
  expect((await see()).stay).toMatchObject({
    ...{ directions: 'Past the church, then left.', directions_lang: 'en', door_code: '4711#', told_from: null },
  })
  server.clock.set('2027-06-05T09:00:00Z')
  expect((await see()).stay).toMatchObject({ directions: '', door_code: '', told_from: null })
})

test('a guest who asked in German is told in German', async () => {
  const { see, accept } = await sendRequest('de')
  await accept()
  server.clock.set('2027-05-31T09:00:00Z')
  expect((await see()).stay).toMatchObject({
    ...{ directions: 'Nach der Kirche links.', directions_lang: 'de' },
    ...{ payment_terms: expect.stringMatching(/zahlbar/i), payment_terms_lang: 'de' },
  })
})

test('what was paid counts, and issued documents can be opened, drafts cannot', async () => {
  const { booking, see, accept } = await sendRequest()
  await accept()
  await owner.call('POST', `/api/booking/${booking.id}/payments/`, {
    ...{ kind: 'payment', amount: 120, date: '2027-01-10', method: 'cash', note: '' },
  })
  const [draft] = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking.id}`)).body
  expect((await see()).stay).toMatchObject({ paid: 120, balance: 180, documents: [] })
  await owner.call('POST', `/api/invoices/${draft?.id}/issue/`)
  const { stay } = await see()
  expect(stay?.documents).toEqual([{ number: '2027-00001', kind: 'invoice', pdf_file: expect.any(String) }])
  const file = await server.fetch(stay?.documents[0]?.pdf_file ?? '')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('a stay that was called off tells nothing any more', async () => {
  const { booking, see, accept } = await sendRequest()
  await accept()
  await owner.call('PATCH', `/api/booking/${booking.id}/`, {
    ...{ unit: booking.unit.id, property: booking.property.id, client: booking.client.id, guests_count: 2 },
    ...{
      check_in: booking.check_in,
      check_out: booking.check_out,
      promo_code: null,
      services: [],
      status: 'cancelled',
    },
  })
  expect(await see()).toMatchObject({ status: 'cancelled', stay: null })
})
