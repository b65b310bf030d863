import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { TouristTax } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { taxTemplates } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-templates'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aProperty, aTouristTax, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const list = async (of = owner) => (await of.call<TouristTax[]>('GET', '/api/tourist-taxes/')).body
const change = (tax: TouristTax, fields: object) => {
  const { id, properties, ...body } = tax
  const attached = properties.map(({ id: property, category }) => ({ property, category }))
  return owner.call<TouristTax & Problem>('PATCH', `/api/tourist-tax/${id}/`, {
    ...body,
    properties: attached,
    ...fields,
  })
}

test('a tax is kept with its rates, the oldest first, and the properties that owe it', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  const rate = { from: '2028-01-01', kind: 'percent', percent: '7,25', base_vat_percent: 10, breakfast: '8,50' }
  const before = await aTouristTax(owner, { properties: [id] })
  const { status, body } = await change(before, { rates: [rate, ...before.rates], version: before.version })
  expect(status).toBe(200)
  expect(body.rates.map(({ from }) => from)).toEqual(['2020-01-01', '2028-01-01'])
  expect(body.rates[1]).toMatchObject({ percent: 7.25, base_vat_percent: 10, breakfast: 8.5, max_nights: null })
  expect(body.properties).toEqual([{ id, name: 'Seehaus', category: null }])
  expect(await list()).toEqual([body])
  expect((await owner.call('GET', `/api/tourist-tax/${before.id}/`)).body).toEqual(body)
  expect((await change(before, { version: before.version })).body).toMatchObject({ code: 'stale', current: body })
})

test('a property owes one tax at most', async () => {
  const { id } = await aProperty(owner)
  await aTouristTax(owner, { properties: [id] })
  const other = await aTouristTax(owner, { municipality: 'Wien' })
  const answer = await change(other, { properties: [{ property: id, category: null }] })
  expect(answer).toMatchObject({ status: 409, body: { code: 'property_taxed' } })
  expect((await list()).map(({ properties }) => properties.length)).toEqual([1, 0])
})

test.each([
  [{ rates: [] }, 'rates'],
  [{ rates: [{ from: '2027-01-01', kind: 'per_person' }] }, 'rates.0.amounts'],
  [{ rates: [{ from: '2027-01-01', kind: 'percent', percent: 101 }] }, 'rates.0.percent'],
  [{ rates: [{ from: '2027-02-29', kind: 'percent', percent: 5 }] }, 'rates.0.from'],
  [{ rates: [1, 2].map((percent) => ({ from: '2027-01-01', kind: 'percent', percent })) }, 'rates'],
  [
    {
      rates: [
        { from: '2027-01-01', kind: 'per_person', amounts: [{ amount: 1, season: { from: '02-30', to: '03-01' } }] },
      ],
    },
    'rates.0.amounts.0.season.from',
  ],
  [{ exempt: ['nobles'] }, 'exempt.0'],
  [{ municipality: '' }, 'municipality'],
])('%j is refused at %s', async (fields, path) => {
  const tax = await aTouristTax(owner)
  const { status, body } = await change(tax, fields)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [path]])
})

test('where amounts differ by category, each property has to say its own', async () => {
  const { id: property } = await aProperty(owner)
  const rate = { from: '2027-01-01', kind: 'per_person', amounts: [{ amount: 4, category: '4*' }] }
  const tax = await aTouristTax(owner, { rates: [rate] })
  const attach = (category: string | null) => change(tax, { properties: [{ property, category }] })
  expect(await attach(null)).toMatchObject({ status: 400, body: { fields: { properties: [expect.any(String)] } } })
  expect((await attach('5*')).status).toBe(400)
  expect((await attach('4*')).body.properties).toMatchObject([{ category: '4*' }])
})

test('properties and taxes of others are not there', async () => {
  const stranger = await server.signUpOwner()
  const foreign = await aProperty(stranger)
  const tax = await aTouristTax(owner)
  expect((await change(tax, { properties: [{ property: foreign.id, category: null }] })).status).toBe(404)
  expect((await stranger.call('GET', `/api/tourist-tax/${tax.id}/`)).status).toBe(404)
  expect((await stranger.call('DELETE', `/api/tourist-tax/${tax.id}/`)).status).toBe(404)
  expect(await list(stranger)).toEqual([])
})

test('a tax that a stay owes is archived: the stay keeps it, also when it is priced again', async () => {
  const { id: property } = await aProperty(owner)
  const { id: unit } = await aUnit(owner, { property_id: property })
  const tax = await aTouristTax(owner, { properties: [property] })
  const booking = await aBooking(owner, { property, unit })
  expect((await owner.call('DELETE', `/api/tourist-tax/${tax.id}/`)).status).toBe(204)
  expect(await list()).toEqual([])
  const body = {
    property,
    unit,
    client: booking.client.id,
    check_in: '2027-06-01',
    check_out: '2027-06-05',
    guests_count: 2,
  }
  const longer = await owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, { ...body, status: 'confirmed' })
  expect(longer.body.total_price).toBe(420)
  expect((await aBooking(owner, { property, unit, check_in: '2027-07-01', check_out: '2027-07-02' })).total_price).toBe(
    100,
  )
  const unused = await aTouristTax(owner)
  expect((await owner.call('DELETE', `/api/tourist-tax/${unused.id}/`)).status).toBe(204)
})

test.each(taxTemplates.map((template) => [template.municipality, template] as const))(
  'the example of %s can be saved as it stands',
  async (_, { rates, municipality, name, exempt, source }) => {
    const inEuros = rates.map(({ amounts, breakfast_cents, ...rate }) => ({
      ...{ ...rate, breakfast: toEuros(breakfast_cents) },
      amounts: amounts.map(({ cents, ...amount }) => ({ ...amount, amount: toEuros(cents) })),
    }))
    const saved = await aTouristTax(owner, { municipality, name, exempt, source, rates: inEuros })
    expect(saved.rates).toEqual(inEuros)
  },
)
