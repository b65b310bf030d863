import type { CalendarUnit } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { expect, it } from 'vitest'
import { messages } from '../../messages/calendar-dialogs/en.ts'
import { type Purpose, quickRules } from './quick-rules.ts'

const today = '2027-03-01'
/** Property 2 lies where it is tomorrow already. */
const todayOf = (property: unknown) => (property === 2 ? '2027-03-02' : today)
const unit = { id: 1, max_capacity: 3 } as CalendarUnit
const stay = { unit: 1, property: 1, check_in: '2027-03-05', check_out: '2027-03-08', guests_count: 2 }
const values = { ...stay, status: 'confirmed', reason: '' } as const
const address = { street: 'Ring', house_number: '1', postal_code: '1010', city: 'Wien', country: 'Austria' }
const guest = {
  first_name: 'Anna',
  last_name: 'Novak',
  email: 'anna@example.com',
  address: { ...address, phone: '+4312345678' },
}
const wrong = (purpose: Purpose, given: object) => {
  const { error } = quickRules(messages, purpose, { todayOf, unitOf: () => unit }).safeParse(given)
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))]
}

it('asks for a client, or for a new guest with one way to reach them, or for neither', () => {
  expect(wrong('known', values)).toEqual(['client'])
  expect(wrong('known', { ...values, client: 7 })).toEqual([])
  expect(wrong('new', { ...values, guest })).toEqual([])
  expect(wrong('new', { ...values, guest: { last_name: 'Novak', address: { phone: '+4312345678' } } })).toEqual([])
  expect(wrong('new', { ...values, guest: { last_name: 'Novak', email: '' } })).toEqual(['guest.address.phone'])
  expect(wrong('block', values)).toEqual([])
})

it('keeps the rules of a booking for a new guest too, and lets a block begin in the past', () => {
  expect(wrong('new', { ...values, guest, guests_count: 4 })).toEqual(['guests_count'])
  expect(wrong('new', { ...values, guest, check_in: '2027-02-28' })).toEqual(['check_in'])
  expect(wrong('block', { ...values, check_in: '2027-02-28' })).toEqual([])
  expect(wrong('new', { ...values, guest, check_in: '2027-03-01' })).toEqual([])
  expect(wrong('new', { ...values, guest, property: 2, check_in: '2027-03-01' })).toEqual(['check_in'])
  expect(wrong('block', { ...values, check_out: '2027-03-05' })).toEqual(['check_out'])
})
