import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aProperty, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-06-03T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  await owner.call('PATCH', '/api/invoice-settings/', {
    ...{ auto_issue: false, number_prefix: '', small_business_note: 'No VAT.', payment_terms: 'On arrival.' },
    vat_rates: [{ from: '2026-01-01', lodging: 10, extras: 20 }],
  })
})

const days = { check_in: '2027-06-04', check_out: '2027-06-07' }
const aPlace = async () => {
  const property = (await aProperty(owner)).id
  return { property, unit: (await aUnit(owner, { property_id: property })).id }
}

/** A stay of three nights for 300 with breakfast for 60, which bears the VAT that is said. */
async function aStayWithBreakfast(vat: object) {
  const place = await aPlace()
  const breakfast = await aService(owner, {
    ...{ property: place.property, type: 'per_day', charged_per: 'person', price: 10 },
    ...vat,
  })
  const booking = await aBooking(owner, { ...place, ...days, services: [breakfast.id] })
  const keepWithout = (fields: object = {}) =>
    owner.call('PATCH', `/api/booking/${booking.id}/`, {
      ...{ ...place, ...days, client: booking.client.id, guests_count: 2, status: 'confirmed' },
      ...{ services: [], pricing: 'keep', ...fields },
    })
  return { booking, place, breakfast: breakfast.id, keepWithout }
}

/** Rates with net, VAT and gross of the one document that there is, once it is issued. */
async function vatOfIssued() {
  const [draft] = (await owner.call<Invoice[]>('GET', '/api/invoices/owner/')).body
  expect((await owner.call('POST', `/api/invoices/${draft?.id}/issue/`)).status).toBe(200)
  const file = await owner.call<string>('GET', '/api/invoices/csv/?from=2027-06-01&to=2027-06-30')
  const rows = file.body.trimEnd().split('\r\n').slice(1)
  return rows.map((row) => row.split(',').slice(-4).join(' '))
}

test.each([
  [{ vat: 'own', vat_percent: 10 }, ['10 327.27 32.73 360.00']],
  [{ vat: 'lodging' }, ['10 327.27 32.73 360.00']],
  [{ vat: 'none' }, ['10 272.73 27.27 300.00', ' 60.00 0.00 60.00']],
])('a service with VAT %o bears it where a stay keeps its price without it', async (vat, rows) => {
  const { keepWithout } = await aStayWithBreakfast(vat)
  expect((await keepWithout()).status).toBe(200)
  expect(await vatOfIssued()).toEqual(rows)
})

test('it bears its VAT in another house as well, also when service and house are deleted', async () => {
  const { place, breakfast, keepWithout } = await aStayWithBreakfast({ vat: 'own', vat_percent: 10 })
  expect((await keepWithout(await aPlace())).status).toBe(200)
  const usage = async (of: string) => (await owner.call<Usage>('GET', `/api/${of}/usage/`)).body.archives
  expect([await usage(`service/${breakfast}`), await usage(`properties/${place.property}`)]).toEqual([true, true])
  await owner.call('DELETE', `/api/service/${breakfast}/`)
  expect((await owner.call('DELETE', `/api/properties/${place.property}/`)).status).toBe(204)
  expect(await vatOfIssued()).toEqual(['10 327.27 32.73 360.00'])
})
