import { expect, it } from 'vitest'
import { occupies, stayOf } from './stay.ts'

const now = new Date('2027-03-01T12:00:00Z')

it('lets neither cancelled bookings nor requests that have run out keep anybody away', () => {
  expect(occupies({ status: 'confirmed', expires_at: null }, now)).toBe(true)
  expect(occupies({ status: 'pending', expires_at: '2027-03-01T12:00:01Z' }, now)).toBe(true)
  expect(occupies({ status: 'pending', expires_at: '2027-03-01T11:59:59Z' }, now)).toBe(false)
  expect(occupies({ status: 'cancelled', expires_at: null }, now)).toBe(false)
})

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
