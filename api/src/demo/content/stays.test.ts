import { expect, test } from 'vitest'
import { seeded } from './random.ts'
import { planStays } from './stays.ts'

test('stays that are not cancelled never overlap, whatever the luck', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const stays = planStays(seeded(seed), '2026-11-21').filter((stay) => stay.status !== 'cancelled')
    for (const [index, stay] of stays.entries()) {
      expect(stay.check_in < stay.check_out).toBe(true)
      expect(stay.check_out <= (stays[index + 1]?.check_in ?? '9999')).toBe(true)
    }
  }
})

test('the past holds nothing pending', () => {
  const today = '2026-11-21'
  const late = planStays(seeded(3), today).filter((stay) => stay.check_in < today && stay.status === 'pending')
  expect(late).toEqual([])
})
