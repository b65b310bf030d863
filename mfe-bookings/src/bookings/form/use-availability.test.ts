import { expect, it } from 'vitest'
import { stayOf } from './use-availability.ts'

it('makes a stay of two days in order, and of nothing else', () => {
  expect(stayOf('2027-03-05', '2027-03-08')).toEqual({ check_in: '2027-03-05', check_out: '2027-03-08' })
  for (const [from, to] of [
    ['2027-03-05', '2027-03-05'],
    ['2027-03-05', undefined],
    [undefined, '2027-03-05'],
    ['', '2027-03-05'],
  ])
    expect(stayOf(from, to)).toBeNull()
})
