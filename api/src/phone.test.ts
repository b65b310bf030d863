import { expect, test } from 'vitest'
import { storedPhone } from './phone.ts'

test.each([
  ['Austria', '06641234567', '+436641234567'],
  ['Österreich', '0512583311', '+43512583311'],
  ['at', '06641234567', '+436641234567'],
  ['Germany', '08912345678', '+498912345678'],
  ['Deutschland', '015112345678', '+4915112345678'],
  ['Italia', '043180112', '+39043180112'],
  ['Czechia', '602123456', '+420602123456'],
  ['Česko', '602123456', '+420602123456'],
  ['UK', '02079460958', '+442079460958'],
])('in %s, %s is %s', (country, phone, stored) => {
  expect(storedPhone({ country, phone })).toBe(stored)
})

test.each([
  ['a number that names its country', 'Germany', '+436641234567'],
  ['a number within a town', 'Austria', '583311'],
  ['a number that the country does not have', 'Austria', '00'],
  ['a number in a country that nobody knows', 'Narnia', '06641234567'],
])('%s stays as it is', (_what, country, phone) => {
  expect(storedPhone({ country, phone })).toBe(phone)
})
