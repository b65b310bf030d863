import { inEnglish } from '../../domain/reasons/english.ts'
import { issueReason } from '../../domain/reasons/issue-reason.ts'
import { expect, it } from 'vitest'
import { newUnit } from './units.ts'

const right = {
  name: 'Lake room',
  description: 'Two beds',
  capacity: 2,
  max_capacity: 3,
  price_per_night: '89,50',
  price_per_extra_person: 10,
  property_id: 1,
}
const messagesOf = (change: object) =>
  newUnit.safeParse({ ...right, ...change }).error?.issues.map((issue) => inEnglish(issueReason(issue)))

it('takes prices with a comma as cents', () => {
  expect(newUnit.parse(right).price_per_night).toBe(8950)
})

it('says what is wrong with the capacities while another input is still empty', () => {
  expect(messagesOf({ capacity: 4, name: '' })).toEqual([
    'Name is required',
    'Base Capacity cannot be greater than Max Capacity.',
  ])
  expect(messagesOf({ capacity: 3, name: '' })).toContain(
    'If Base and Max Capacity are equal, Price per Extra Person is not allowed.',
  )
})

it('stays silent about capacities that are not numbers yet', () => {
  expect(messagesOf({ capacity: '', name: '' })).toEqual(['Name is required', 'Base capacity is required.'])
})
