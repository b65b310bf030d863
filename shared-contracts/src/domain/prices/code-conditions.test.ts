import { expect, it } from 'vitest'
import { inEnglish } from '../reasons/english.ts'
import { type CodeConditions, codeProblem, stayProblemOfCode, usesProblem } from './code-conditions.ts'

/** Four nights, from 10 to 13 June. */
const stay = { check_in: '2027-06-10', check_out: '2027-06-14', unit: 7, today: '2027-03-01' }

const table: [CodeConditions, string | undefined][] = [
  [{}, undefined],
  [{ valid_from: null, stay_from: null, stay_to: null, min_nights: null, units: [] }, undefined],
  [{ valid_from: '2027-03-01' }, undefined],
  [{ valid_from: '2027-03-02' }, 'This promo code can be used from 02.03.2027.'],
  [{ stay_from: '2027-06-10', stay_to: '2027-06-13' }, undefined],
  [{ stay_from: '2027-06-11', stay_to: '2027-06-13' }, 'This promo code is for nights from 11.06.2027 to 13.06.2027.'],
  [{ stay_from: '2027-06-10', stay_to: '2027-06-12' }, 'This promo code is for nights from 10.06.2027 to 12.06.2027.'],
  [{ stay_from: '2027-06-11' }, 'This promo code is for nights from 11.06.2027.'],
  [{ stay_to: '2027-06-12' }, 'This promo code is for nights until 12.06.2027.'],
  [{ min_nights: 4 }, undefined],
  [{ min_nights: 5 }, 'This promo code is for stays of at least 5 nights.'],
  [{ units: [3, 7] }, undefined],
  [{ units: [3] }, 'This promo code is not for this unit.'],
]

it.each(table)('a code with %j answers %s', (code, words) => {
  const problem = codeProblem(code, stay)
  expect(problem && inEnglish(problem)).toBe(words)
})

it('does not ask when a stay is booked that has its code already', () => {
  expect(stayProblemOfCode({ valid_from: '2027-12-01', min_nights: 4 }, stay)).toBeUndefined()
})

it('counts the uses of everybody before those of the guest', () => {
  const keyOf = (limits: Parameters<typeof usesProblem>[0], total: number, ofGuest: number) =>
    usesProblem(limits, { total, ofGuest })?.key
  expect(keyOf({}, 1000, 1000)).toBeUndefined()
  expect(keyOf({ max_uses: 2 }, 1, 1)).toBeUndefined()
  expect(keyOf({ max_uses: 2, max_uses_per_guest: 1 }, 2, 1)).toBe('general.codeUsedUp')
  expect(keyOf({ max_uses: 3, max_uses_per_guest: 1 }, 2, 1)).toBe('general.codeUsedUpByGuest')
  expect(keyOf({ max_uses: null, max_uses_per_guest: 2 }, 9, 1)).toBeUndefined()
})
