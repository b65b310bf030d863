import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { TaxReport } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import { array, assert, asyncProperty, boolean, constantFrom, integer, option, record } from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aPromocode, aProperty, aTouristTax, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const report = async (month: string) =>
  (await owner.call<TaxReport>('GET', `/api/tourist-taxes/report/?month=${month}`)).body
// Every month that a stay of the property below can reach.
const months = [
  '2027-11',
  '2027-12',
  '2028-01',
  '2028-02',
  '2028-03',
  '2028-04',
  '2028-05',
  '2028-06',
  '2028-07',
  '2028-08',
  '2028-09',
]
const rate = (amounts: object[], fields: object = {}) => ({
  from: '2027-01-01',
  kind: 'per_person',
  amounts,
  ...fields,
})

/** A house in each of two municipalities: fixed amounts by season and age, and a percent that changes with the year. */
async function twoHouses() {
  const [alpine, urban] = [await aProperty(owner), await aProperty(owner)]
  const winter = { from: '12-15', to: '02-29' }
  await aTouristTax(owner, {
    properties: [alpine.id],
    rates: [
      rate(
        [
          { amount: 1.9, from_age: 6 },
          { amount: 3.3, from_age: 6, season: winter },
        ],
        { max_nights: 10 },
      ),
    ],
  })
  const percent = (from: Day, share: number) => ({
    from,
    kind: 'percent',
    percent: share,
    base_vat_percent: 10,
    breakfast: 6,
  })
  const rates = [percent('2027-01-01', 3.2), percent('2028-01-01', 5)]
  await aTouristTax(owner, { municipality: 'Wien', properties: [urban.id], rates })
  const units = [alpine, urban].flatMap(({ id }) => [id, id, id])
  return Promise.all(units.map((property_id) => aUnit(owner, { property_id, price_per_night: 83.33 })))
}

test('persons, nights, exempt by reason and amount are those of the month, by municipality', async () => {
  const { id: property } = await aProperty(owner)
  const { id: unit } = await aUnit(owner, { property_id: property })
  await aTouristTax(owner, { properties: [property] })
  const across = { property, unit, check_in: '2027-06-29', check_out: '2027-07-02', guests_count: 3, children: [9] }
  const { id } = await aBooking(owner, across)
  await aBooking(owner, { property, unit, check_in: '2027-06-10', check_out: '2027-06-11', status: 'cancelled' })
  await aBooking(owner, { property, unit, check_in: '2027-06-11', check_out: '2027-06-12', status: 'pending' })
  const guests = [
    { persons: 1, age: null },
    { persons: 1, age: null, exempt: 'business' },
    { persons: 1, age: 9 },
  ]
  await owner.call('POST', `/api/booking/${id}/tourist-tax/`, { guests, below_declared: 7.5 })
  const none = { age: 0, long_stay: 0, business: 0, disabled: 0, residents: 0, portal: 0 }
  expect(await report('2027-06')).toEqual({
    amount: 5,
    municipalities: [
      {
        ...{ municipality: 'Alpbach', stays: 1, persons: 3, nights: 6, taxed_nights: 2, amount: 5 },
        exempt: { ...none, age: 2, business: 2 },
      },
    ],
  })
  expect(await report('2027-07')).toMatchObject({ amount: 2.5, municipalities: [{ nights: 3, persons: 3 }] })
  expect(await report('2027-08')).toEqual({ amount: 0, municipalities: [] })
  expect((await owner.call('GET', '/api/tourist-taxes/report/?month=2027-13')).status).toBe(400)
})

type Played = {
  house: number
  offset: number
  nights: number
  adults: number
  child: number | undefined
  hasCode: boolean
  what: string
}
const someStay = record<Played>({
  house: integer({ min: 0, max: 5 }),
  offset: integer({ min: 0, max: 8 }),
  nights: integer({ min: 1, max: 20 }),
  adults: integer({ min: 1, max: 2 }),
  child: option(integer({ min: 2, max: 17 }), { nil: undefined }),
  hasCode: boolean(),
  what: constantFrom('stay', 'lengthen', 'keep', 'correct', 'cancel'),
})

/** Issues every draft, and sums the tourist tax of all that was issued. */
async function taxOfInvoices() {
  const drafts = (await owner.call<Invoice[]>('GET', '/api/invoices/owner/?status=draft')).body
  for (const { id } of drafts) expect((await owner.call('POST', `/api/invoices/${id}/issue/`)).status).toBe(200)
  const { rows } = await sql<{ cents: number }>`
    SELECT COALESCE(sum((l ->> 'total_cents')::bigint), 0) AS cents FROM invoices i, jsonb_array_elements(i.content -> 'lines') l
    WHERE i.owner_id = ${owner.user.id} AND i.status <> 'draft' AND l ->> 'tourist_tax' IS NOT NULL`.execute(server.db)
  return rows[0]?.cents
}

test('all months sum to the issued invoices to the cent, whatever becomes of the stays', async () => {
  const units = await twoHouses()
  const { id: promo_code } = await aPromocode(owner, { discount_percent: 17 })
  const { id: client } = await aClient(owner)
  const free = units.map(() => '2027-11-20')

  const play = async ({ house, offset, nights, adults, child, hasCode, what }: Played) => {
    const unit = units[house]
    if (!unit) throw new Error('There are six units.')
    const check_in = addDays(free[house] ?? '', offset)
    const check_out = addDays(check_in, nights)
    free[house] = addDays(check_out, 2)
    const stay = {
      ...{ property: unit.property.id, unit: unit.id, client, check_in, check_out, status: 'confirmed' },
      ...{ guests_count: adults + (child === undefined ? 0 : 1), children: child === undefined ? [] : [child] },
      promo_code: hasCode ? promo_code : null,
    }
    const { id } = await aBooking(owner, stay)
    const longer = { ...stay, check_out: addDays(check_out, 1) }
    const change = (fields: object) => owner.call<Booking>('PATCH', `/api/booking/${id}/`, fields)
    if (what === 'lengthen') await change(longer)
    if (what === 'keep') await change({ ...longer, pricing: 'keep' })
    if (what === 'cancel') await change({ ...stay, status: 'cancelled' })
    if (what === 'correct')
      await owner.call('POST', `/api/booking/${id}/tourist-tax/`, { guests: [{ persons: adults + 2, age: null }] })
  }

  await assert(
    asyncProperty(array(someStay, { minLength: 3, maxLength: 6 }), async (stays) => {
      for (const stay of stays) await play(stay)
      const reports = await Promise.all(months.map(report))
      expect(reports.reduce((cents, { amount }) => cents + toCents(amount), 0)).toBe(await taxOfInvoices())
    }),
    { numRuns: 4 },
  )
})

test('the report is a file in the language of its owner', async () => {
  const { id: property } = await aProperty(owner)
  const { id: unit } = await aUnit(owner, { property_id: property })
  await aTouristTax(owner, { properties: [property] })
  await aBooking(owner, { property, unit })
  const { body } = await owner.call<{ href: string }>('POST', '/api/downloads/', {
    what: 'taxes',
    query: { month: '2027-06' },
  })
  const file = await server.call<string>('GET', body.href.replace('/keyhaven', ''))
  expect(file.headers.get('content-disposition')).toContain('tourist-tax-2027-06.csv')
  expect(file.body.split('\r\n')[1]).toBe('Alpbach,1,2,6,6,0,0,0,0,0,0,15.00')
})
