import { expect, test } from 'vitest'
import { damageDays, damageState } from './damage-deposit.ts'

const days = damageDays({ days_before: 2, days_after: 3 }, { check_in: '2027-06-01', check_out: '2027-06-04' })
const stay = { status: 'confirmed', days, end: null, isHeld: false, isLapsed: false } as const

test('it is held from some days before arrival until some days after departure', () => {
  expect(days).toEqual({ from: '2027-05-30', until: '2027-06-07' })
})

test('until its day it is planned, then it waits for a card, and in the end nothing can be held any more', () => {
  const states = ['2027-05-29', '2027-05-30', '2027-06-06', '2027-06-07'].map((today) => damageState(stay, today))
  expect(states).toEqual(['planned', 'waiting', 'waiting', 'lapsed'])
  expect(damageState({ ...stay, status: 'pending' }, '2027-06-01')).toBe('planned')
})

test('what is held is held also after its day, and what the bank let go has lapsed', () => {
  expect(damageState({ ...stay, isHeld: true, isLapsed: true }, '2027-06-08')).toBe('held')
  expect(damageState({ ...stay, isLapsed: true }, '2027-06-02')).toBe('lapsed')
})

test('an end stays one, and a cancelled stay for which nothing was held has none', () => {
  expect(damageState({ ...stay, end: 'captured', isHeld: true }, '2027-06-02')).toBe('captured')
  expect(damageState({ ...stay, status: 'cancelled', end: 'released' }, '2027-06-02')).toBe('released')
  expect(damageState({ ...stay, status: 'cancelled' }, '2027-06-02')).toBe(null)
  expect(damageState({ ...stay, status: 'cancelled', isHeld: true }, '2027-06-02')).toBe('held')
})
