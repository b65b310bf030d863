import { expect, test } from 'vitest'
import { addDays, type Day } from '../days/day.ts'
import { taxOfStay } from './tax-of-stay.ts'
import { exemptGroups, type StayTaxation, type TaxAmount, type TaxGuests, type TaxRate } from './tax-rules.ts'
import { taxTemplates } from './tax-templates.ts'

const amount = (cents: number, fields: Partial<TaxAmount> = {}): TaxAmount => ({
  ...{ cents, from_age: null, category: null, season: null },
  ...fields,
})
const fixed = (amounts: TaxAmount[], fields: Partial<TaxRate> = {}): TaxRate => ({
  ...{ from: '2020-01-01', kind: 'per_person', age_rule: 'birthday', max_nights: null, amounts },
  ...{ percent: 0, from_age: null, base_vat_percent: 0, breakfast_cents: 0 },
  ...fields,
})
const percent = (fields: Partial<TaxRate>): TaxRate => ({ ...fixed([]), kind: 'percent', ...fields })

const adults = (persons: number): TaxGuests => ({ persons, age: null })
const child = (age: number, birthday?: Day): TaxGuests => ({ persons: 1, age, birthday })

type Case = { arrival: Day; nights: number; guests: readonly TaxGuests[]; rates: readonly TaxRate[] }
const taxation = ({
  guests,
  rates,
  ...fields
}: Pick<Case, 'guests' | 'rates'> & Partial<StayTaxation>): StayTaxation => ({
  tax: { id: 1, name: 'Ortstaxe', municipality: 'Alpbach', rates, exempt: [...exemptGroups], portals: [] },
  ...{ category: null, guests, isPortals: false },
  ...fields,
})
const lodging = ({ arrival, nights }: Pick<Case, 'arrival' | 'nights'>, cents = 10_000) =>
  Array.from({ length: nights }, (_, index) => ({ night: addDays(arrival, index), cents }))
const taxOf = (one: Case, fields: Partial<StayTaxation> = {}, cents?: number) =>
  taxOfStay(taxation({ ...one, ...fields }), lodging(one, cents))

const under15 = [amount(200, { from_age: 15 })]
const summer = { from: '05-01', to: '09-30' }
const winter = { from: '12-01', to: '03-31' }
const byCategory = [amount(100), amount(300, { category: '4*' }), amount(500, { category: '4*', season: summer })]

test.each<[string, number, Case]>([
  [
    'each person and night',
    1200,
    { arrival: '2027-07-01', nights: 3, guests: [adults(2)], rates: [fixed([amount(200)])] },
  ],
  [
    'nobody before the first rate',
    0,
    { arrival: '2019-12-29', nights: 3, guests: [adults(2)], rates: [fixed([amount(200)])] },
  ],
  [
    'each night at the rate of its day, where the tax changes in the middle of the stay',
    2 * (2 * 200 + 1 * 250),
    {
      ...{ arrival: '2027-06-29', nights: 3, guests: [adults(2)] },
      rates: [fixed([amount(250)], { from: '2027-07-01' }), fixed([amount(200)])],
    },
  ],
  [
    'nothing for persons under 15',
    1200,
    { arrival: '2027-07-01', nights: 3, guests: [adults(2), child(14)], rates: [fixed(under15)] },
  ],
  [
    'for persons of 15',
    1800,
    { arrival: '2027-07-01', nights: 3, guests: [adults(2), child(15)], rates: [fixed(under15)] },
  ],
  [
    'from the birthday on, where somebody turns 15 during the stay',
    1200 + 2 * 200,
    { arrival: '2027-07-01', nights: 3, guests: [adults(2), child(14, '2027-07-02')], rates: [fixed(under15)] },
  ],
  [
    'not before the year after, where the limit is one of years',
    1200,
    {
      ...{ arrival: '2027-07-01', nights: 3, guests: [adults(2), child(15), child(14, '2027-07-02')] },
      rates: [fixed(under15, { age_rule: 'year_after' })],
    },
  ],
  [
    'from New Year on who had the 15th birthday in the year before',
    4 * 2 * 200 + 2 * 200,
    {
      ...{ arrival: '2027-12-30', nights: 4, guests: [adults(2), child(15), child(14)] },
      rates: [fixed(under15, { age_rule: 'year_after' })],
    },
  ],
  [
    'by the band of the age',
    3 * (2 * 200 + 100),
    {
      ...{ arrival: '2027-07-01', nights: 3, guests: [adults(2), child(12), child(5)] },
      rates: [fixed([amount(100, { from_age: 6 }), amount(200, { from_age: 14 })])],
    },
  ],
  [
    'by season, also one over New Year and 29 February',
    3 * 150,
    {
      arrival: '2028-02-28',
      nights: 3,
      guests: [adults(1)],
      rates: [fixed([amount(300), amount(150, { season: winter })])],
    },
  ],
  [
    'by season until its last night',
    150 + 300,
    {
      arrival: '2027-03-31',
      nights: 2,
      guests: [adults(1)],
      rates: [fixed([amount(300), amount(150, { season: winter })])],
    },
  ],
  [
    'until 28 February for a season that ends on the 29th, in a year without one',
    150 + 300,
    {
      ...{ arrival: '2027-02-28', nights: 2, guests: [adults(1)] },
      rates: [fixed([amount(300), amount(150, { season: { from: '11-01', to: '02-29' } })])],
    },
  ],
  [
    'no more nights than are taxed',
    2 * 200 * 2,
    { arrival: '2027-07-01', nights: 5, guests: [adults(2)], rates: [fixed([amount(200)], { max_nights: 2 })] },
  ],
  [
    'a percent of the lodging',
    1500,
    { arrival: '2027-07-01', nights: 3, guests: [adults(2)], rates: [percent({ percent: 5 })] },
  ],
  [
    'a percent of what is left without VAT and breakfast: 5 % of 272.73 - 48',
    1124,
    {
      ...{ arrival: '2027-07-01', nights: 3, guests: [adults(2)] },
      rates: [percent({ percent: 5, base_vat_percent: 10, breakfast_cents: 800 })],
    },
  ],
  [
    'no less than nothing where breakfast is dearer than the stay',
    0,
    { arrival: '2027-07-01', nights: 1, guests: [adults(2)], rates: [percent({ percent: 5, breakfast_cents: 9000 })] },
  ],
])('charges %s', (_, cents, one) => {
  expect(taxOf(one).totalCents).toBe(cents)
})

test('prefers what is said of the category, and of the season within it', () => {
  const one = { arrival: '2027-04-30', nights: 2, guests: [adults(1)], rates: [fixed(byCategory)] }
  expect(taxOf(one, { category: '4*' }).nights.map(({ cents }) => cents)).toEqual([300, 500])
  expect(taxOf(one, { category: '3*' }).nights.map(({ cents }) => cents)).toEqual([100, 100])
})

test('says persons and nights of a line, and no number of persons where it is not the same every night', () => {
  const { lines } = taxOf({
    ...{ arrival: '2027-07-01', nights: 3, guests: [adults(2), child(14, '2027-07-02')] },
    rates: [fixed([amount(50), amount(200, { from_age: 15 })])],
  })
  expect(lines).toMatchObject([
    { unitCents: 200, quantity: 8, persons: null, nights: 3 },
    { unitCents: 50, quantity: 1, persons: 1, nights: 1 },
  ])
})

test('counts who is exempt, night by night and by reason', () => {
  const guests: TaxGuests[] = [adults(1), { persons: 2, age: null, exempt: 'business' }, child(3)]
  const { nights, totalCents } = taxOf({
    ...{ arrival: '2027-07-01', nights: 2, guests },
    rates: [fixed([amount(200, { from_age: 6 })], { max_nights: 1 })],
  })
  expect(nights).toEqual([
    { night: '2027-07-01', persons: 4, exempt: { business: 2, age: 1 }, cents: 200 },
    { night: '2027-07-02', persons: 4, exempt: { business: 2, age: 1, long_stay: 1 }, cents: 0 },
  ])
  expect(totalCents).toBe(200)
})

test('charges a group that the municipality does not exempt', () => {
  const one = taxation({ guests: [{ persons: 1, age: null, exempt: 'business' }], rates: [fixed([amount(200)])] })
  expect(
    taxOfStay({ ...one, tax: { ...one.tax, exempt: [] } }, lodging({ arrival: '2027-07-01', nights: 1 })).totalCents,
  ).toBe(200)
})

test('takes the part of exempt persons out of a percent, and infants count for nobody', () => {
  const guests: TaxGuests[] = [adults(1), { persons: 1, age: null, exempt: 'residents' }, child(1)]
  const one = { arrival: '2027-07-01', nights: 3, guests, rates: [percent({ percent: 5 })] }
  expect(taxOf(one).totalCents).toBe(750)
})

test('owes nothing that a portal collects, and counts the persons all the same', () => {
  const one = { arrival: '2027-07-01', nights: 1, guests: [adults(2)], rates: [fixed([amount(200)])] }
  const { lines, nights } = taxOf(one, { isPortals: true })
  expect(lines).toEqual([])
  expect(nights).toEqual([{ night: '2027-07-01', persons: 2, exempt: { portal: 2 }, cents: 0 }])
})

test('charges a fixed amount for nights that cost nothing, and a percent of nothing is nothing', () => {
  const one = { arrival: '2027-07-01', nights: 3, guests: [adults(2)] }
  expect(taxOf({ ...one, rates: [fixed([amount(200)])] }, {}, 0).totalCents).toBe(1200)
  expect(taxOf({ ...one, rates: [percent({ percent: 5 })] }, {}, 0).lines).toEqual([])
})

test.each([
  ['Wien', '2027-06-30', [909, 1455]],
  ['Kampen (Sylt)', '2027-03-31', [2 * 370, 2 * 185]],
  ['Roma', '2027-03-31', []],
  ['Alpbach', '2027-03-31', [4 * 350]],
  ['Berlin', '2027-03-31', [2804]],
])('the example of %s charges two adults and a child for two nights from %s', (municipality, arrival, cents) => {
  const rates = taxTemplates.find((one) => one.municipality === municipality)?.rates ?? []
  const { lines } = taxOf({ arrival, nights: 2, guests: [adults(2), child(12)], rates: [...rates] }, {}, 20_000)
  expect(lines.map(({ totalCents }) => totalCents)).toEqual(cents)
})

test('a house without a category owes nothing where amounts are by category alone', () => {
  const one = {
    arrival: '2027-07-01',
    nights: 1,
    guests: [adults(2)],
    rates: [fixed([amount(200, { category: '4*' })])],
  }
  expect(taxOf(one).totalCents).toBe(0)
  expect(taxOf(one, { category: '4*' }).totalCents).toBe(400)
})
