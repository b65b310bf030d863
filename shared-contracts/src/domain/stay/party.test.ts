import { expect, test } from 'vitest'
import { availabilityQuery } from '../../contract/public/public-booking.ts'
import { newBookingQuote } from '../../contract/bookings/bookings.ts'
import { messages as cs } from '../messages/party/cs.ts'
import { messages as de } from '../messages/party/de.ts'
import { messages as en } from '../messages/party/en.ts'
import { partyOf } from './party.ts'

const wish = { unit: 1, check_in: '2027-03-01', check_out: '2027-03-04', guests_count: 3 }
const reasonsOf = (body: object) =>
  newBookingQuote.safeParse(body).error?.issues.map(({ path, message }) => [path[0], message])

test('where nothing is said but a number, all guests are adults', () => {
  expect(partyOf({ guests_count: 3 })).toEqual({ adults: 3, children: [], infants: 0, pets: 0 })
  expect(partyOf({ guests_count: 3, children: [4] })).toMatchObject({ adults: 2, children: [4] })
})

test('a party is said in words', () => {
  const party = { adults: 2, children: [4], infants: 0, pets: 1 }
  expect(en.party(party)).toBe('2 adults, 1 child (4), 1 pet')
  expect(de.party({ ...party, children: [4, 9], infants: 1 })).toBe(
    '2 Erwachsene, 2 Kinder (4, 9), 1 Kleinkind, 1 Haustier',
  )
  expect(cs.party({ adults: 5, children: [], infants: 0, pets: 0 })).toBe('5 hostů')
  expect(en.chargedFor({ persons: 2, nights: 3 })).toBe('2 persons × 3 nights')
  expect(en.chargedFor({ pets: 1, nights: 1 })).toBe('1 pet')
})

test('one of the guests is an adult, and children are from 0 to 17', () => {
  expect(reasonsOf({ ...wish, children: [0, 17] })).toBeUndefined()
  expect(reasonsOf({ ...wish, children: [4, 5, 6] })).toEqual([['children', 'general.oneAdult']])
  for (const age of [-1, 18, 4.5])
    expect(reasonsOf({ ...wish, children: [age] })).toEqual([['children', 'general.enterAges']])
})

test('an address says the ages of children with commas', () => {
  const { check_in, check_out } = wish
  const read = (query: object) => availabilityQuery.safeParse({ check_in, check_out, ...query })
  expect(read({ guests: '4', children: '4, 9', infants: '1', pets: '1' }).data).toMatchObject({
    ...{ guests: 4, children: [4, 9], infants: 1, pets: 1 },
  })
  expect(read({ guests: '2', children: '' }).data).toMatchObject({ children: [] })
  expect(read({ guests: '4', children: 'x' }).error?.issues[0]).toMatchObject({ message: 'general.enterAges' })
})
