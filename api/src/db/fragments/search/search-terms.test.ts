import { expect, test } from 'vitest'
import { numberRanges } from './search-terms.ts'

const numbers = [4, 7, 42, 43, 400, 430, 439, 440, 499, 500, 4300, 43_999, 430_000, 1_000_043, 4_300_000]
const matches = (typed: string) =>
  numbers.filter((number) => numberRanges(typed).some(([from, to]) => number >= from && number <= to))

test('a number is found by what it begins with', () => {
  expect(matches('43')).toEqual([43, 430, 439, 4300, 43_999, 430_000, 4_300_000])
  expect(matches(' b-43 ')).toEqual(matches('43'))
  expect(matches('B7')).toEqual([7])
})

test('with its zeros it is the reference that is begun', () => {
  expect(matches('B-0004')).toEqual([4, 400, 430, 439, 440, 499])
  expect(matches('B-000042')).toEqual([42])
  expect(matches('000042')).toEqual([42])
})

test.each(['', 'Maier', 'B-', '4x', '4 3', '12345678901', "4'"])('%j is no number', (typed) => {
  expect(numberRanges(typed)).toEqual([])
})
