import { expect, it } from 'vitest'
import { isBookable, occupies } from './availability.ts'

it('books a unit that is active, there and available', () => {
  const unit = { active: true, status: 'available' }
  expect(isBookable(unit)).toBe(true)
  for (const change of [{ active: false }, { deleted: true }, { status: 'maintenance' }])
    expect(isBookable({ ...unit, ...change })).toBe(false)
})

it('keeps the days of a booking until it is cancelled or its moment has passed', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  expect(occupies({ status: 'confirmed', expires_at: null }, now)).toBe(true)
  expect(occupies({ status: 'pending', expires_at: '2027-03-01T12:00:01Z' }, now)).toBe(true)
  expect(occupies({ status: 'pending', expires_at: '2027-03-01T11:59:59Z' }, now)).toBe(false)
  expect(occupies({ status: 'cancelled', expires_at: null }, now)).toBe(false)
})
