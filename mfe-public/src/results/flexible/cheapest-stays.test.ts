import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { expect, it } from 'vitest'
import { cheapestStays } from './cheapest-stays.ts'

const month = (...totals: number[]) =>
  totals.map((total_from, at) => ({
    ...{ check_in: addDays('2027-05-01', at), check_out: addDays('2027-05-04', at) },
    ...{ count: 1, total_from },
  }))
const totals = (stays: ReturnType<typeof month>) => cheapestStays(stays).map(({ total_from }) => total_from)

it('marks the three stays that cost the least, cheapest first', () => {
  expect(totals(month(300, 280, 310, 290, 320, 330, 340))).toEqual([280, 290, 300])
})

it('marks every stay at the same total as the third', () => {
  expect(totals(month(280, 290, 290, 290, 400, 400, 400, 400, 400))).toEqual([280, 290, 290, 290])
})

it('marks only what is below the total of most days', () => {
  expect(totals(month(280, 300, 300, 300, 300, 300))).toEqual([280])
  expect(totals(month(300, 300, 300, 300, 350))).toEqual([])
  expect(totals([])).toEqual([])
})
