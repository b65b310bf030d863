import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { DiscountRule } from '@keyhaven/shared-contracts/domain/prices/discounts'
import { expect, it } from 'vitest'
import { withOwnDiscounts } from './own-discounts.ts'

const property = (id: number) => ({ id, name: `House ${id}`, active: true, time_zone: 'Europe/Vienna' })
const unit = (id: number, of: number) => ({
  ...{ id, name: `Room ${id}`, property: of, status: 'available' as const, bookable: true, max_capacity: 2 },
})
const rows: CalendarRows = {
  properties: [property(1), property(2)],
  units: [unit(11, 1), unit(12, 1), unit(21, 2)],
}
const step = (of: Partial<DiscountRule>): DiscountRule => ({
  id: 1,
  kind: 'length_of_stay',
  nights: 7,
  percent: 10,
  ...of,
})
const all = { property: null, unit: null }

it('names what has discounts of its own, a property without its units', () => {
  const steps = [step({}), step({ property: 1 }), step({ unit: 11 }), step({ unit: 21 })]
  expect(withOwnDiscounts(all, steps, rows)).toEqual([{ property: 1 }, { unit: 21 }])
  expect(withOwnDiscounts({ property: 1, unit: null }, steps, rows)).toEqual([{ unit: 11 }])
})

it('names nothing beside a unit, or where nothing has its own', () => {
  expect(withOwnDiscounts({ property: null, unit: 11 }, [step({ unit: 11 })], rows)).toEqual([])
  expect(withOwnDiscounts(all, [step({})], rows)).toEqual([])
})
