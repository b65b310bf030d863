import { ruleBook, rulesOfUnit, type StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { expect, it } from 'vitest'
import { monthWeeks, nextMonth, previewDay, previousMonth, rulesInRange } from './preview-days.ts'

const unit = { id: 7, property: 3 }
const july = { from: '2027-07-01', to: '2027-07-31' }

it.each([
  ['2027-02-01', 1, ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']],
  ['2028-02-01', 1, ['2028-01-31', '2028-02-07', '2028-02-14', '2028-02-21', '2028-02-28']],
  ['2027-08-01', 0, ['2027-08-01', '2027-08-08', '2027-08-15', '2027-08-22', '2027-08-29']],
] as const)('shows whole weeks around %s', (month, weekStart, weeks) => {
  expect(monthWeeks(month, weekStart).map(({ first }) => first)).toEqual(weeks)
})

it('steps from month to month over New Year', () => {
  expect(nextMonth('2026-12-01')).toBe('2027-01-01')
  expect(previousMonth('2027-01-01')).toBe('2026-12-01')
})

it('says of a day what the rule that wins there makes of it', () => {
  const rules: StayRule[] = [
    { id: 1, kind: 'min_nights', nights: 5, ...july },
    { id: 2, kind: 'min_nights', nights: 2, unit: 7 },
    { id: 3, kind: 'arrival_weekdays', weekdays: [6], ...july },
    { id: 4, kind: 'closed_to_departure', from: '2027-07-04', to: '2027-07-04' },
  ]
  const book = ruleBook(rulesOfUnit(rules, unit))
  const nobody = [{ check_in: '2027-07-10', check_out: '2027-07-11' }]
  expect(previewDay('2027-07-03', book, nobody)).toMatchObject({ minNights: 2, canArrive: true, canDepart: true })
  expect(previewDay('2027-07-04', book, nobody)).toMatchObject({ canArrive: false, canDepart: false })
  expect(previewDay('2027-07-10', book, nobody).isUnbookable).toBe(true)
  expect(previewDay('2027-07-11', book, nobody).isUnbookable).toBe(false)
  const short: StayRule = { id: 5, kind: 'max_nights', nights: 1, unit: 7 }
  expect(previewDay('2027-07-03', ruleBook(rulesOfUnit([...rules, short], unit)), []).canArrive).toBe(false)
})

it('names the rule that wins in a range, on how many days, and closures all together', () => {
  const all: StayRule = { id: 1, kind: 'min_nights', nights: 5 }
  const week: StayRule = { id: 2, kind: 'min_nights', nights: 3, unit: 7, from: '2027-07-05', to: '2027-07-11' }
  const closed: StayRule[] = [
    { id: 3, kind: 'closed_to_arrival', ...july },
    { id: 4, kind: 'closed_to_arrival', unit: 7, from: '2027-07-06', to: '2027-07-06' },
  ]
  const rules = rulesOfUnit([all, week, ...closed], unit)
  const inRange = (first: string, last: string) =>
    rulesInRange(rules, [first, last]).map(({ rule, wins, winner }) => [rule.id, wins, winner?.id])
  expect(inRange('2027-07-06', '2027-07-07')).toEqual([
    [2, 2, undefined],
    [1, 0, 2],
    [4, 1, undefined],
    [3, 2, undefined],
  ])
  expect(inRange('2027-07-11', '2027-07-13')).toEqual([
    [2, 1, undefined],
    [1, 2, undefined],
    [3, 3, undefined],
  ])
})
