import { assert, boolean, constantFrom, integer, property, record, array } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../days/day.ts'
import { priceStay, type ServicePrice } from '../money/pricing.ts'
import { agreedLodging, atTotal } from './agreed-price.ts'

const anyService = record({
  cents: integer({ min: 0, max: 5000 }),
  type: constantFrom('one_time' as const, 'per_day' as const),
  kind: constantFrom('service' as const, 'passed_on' as const),
  charged_per: constantFrom('unit' as const, 'person' as const),
  discountable: boolean(),
})
const anyStay = record({
  nights: integer({ min: 1, max: 12 }),
  guests_count: integer({ min: 1, max: 5 }),
  season: integer({ min: 0, max: 12 }),
  prices: array(integer({ min: 0, max: 40_000 }), { minLength: 2, maxLength: 2 }),
  services: array(anyService, { maxLength: 4 }),
  off: constantFrom(0, 0, 17, 50, 100),
  planPercent: constantFrom(0, 0, 12),
})

test('the lodging of each night is in what was agreed, to the cent where nothing was taken off, else within two', () => {
  assert(
    property(anyStay, ({ nights, guests_count, season, prices: [usual = 0, high = 0], services, off, planPercent }) => {
      const check_in = '2027-01-20'
      const price = priceStay(
        { check_in, check_out: addDays(check_in, nights), guests_count, planPercent },
        { capacity: 2, price_cents: usual, extra_person_cents: 1500 },
        [{ start: addDays(check_in, season), end: addDays(check_in, 30), price_cents: high }],
        services.map((one, index): ServicePrice => ({ ...one, id: index + 1, name: 'Service' })),
        off > 0 ? { code: 'OFF', percent: off } : null,
      )
      const lodging = agreedLodging(price)
      const differences = lodging.map(({ cents }, index) => Math.abs(cents - (price.lodging[index]?.cents ?? 0)))
      expect(Math.max(...differences)).toBeLessThanOrEqual(off > 0 || planPercent > 0 ? 2 : 0)
      const sum = (of: typeof lodging) => of.reduce((cents, one) => cents + one.cents, 0)
      expect(sum(lodging)).toBe(sum(price.lodging))
    }),
    { numRuns: 500 },
  )
})

test('a price that was quoted sells each service as its line charges it, whatever it costs by now', () => {
  const stay = { check_in: '2027-01-20', check_out: '2027-01-22', guests_count: 2 }
  const unit = { capacity: 2, price_cents: 10_000, extra_person_cents: 0 }
  const linen: ServicePrice = { id: 1, name: 'Linen', type: 'one_time', cents: 2000 }
  const half = { code: 'HALF', percent: 50 }
  const quoted = priceStay(stay, unit, [], [linen], half)
  const today = priceStay(
    stay,
    { ...unit, price_cents: 30_000 },
    [],
    [{ ...linen, name: 'Fine linen', cents: 12_000 }],
    half,
  )
  expect(atTotal(today, quoted).services).toEqual(quoted.services)
})
