import { expect, test } from 'vitest'
import { phone as phoneSchema, phoneLink } from './phone.ts'
import { storedPhone } from './stored-phone.ts'

const stored = (country: string, typed: string) =>
  storedPhone({ country, phone: phoneSchema({ min: 6, max: 15 }).parse(typed) })

test.each([
  ['Austria', '0664 1234567', '+436641234567'],
  ['Österreich', '0512/58 33 11', '+43512583311'],
  ['at', '0664-1234567', '+436641234567'],
  ['Deutschland', '01511 2345678', '+4915112345678'],
  ['Česko', '602 123 456', '+420602123456'],
  ['UK', '020 7946 0958', '+442079460958'],
  ['Magyarország', '06 20 123 4567', '+36201234567'],
  ['Russia', '8 912 345 67 89', '+79123456789'],
  ['USA', '1 212 736 5000', '+12127365000'],
  ['USA', '011 43 664 1234567', '+436641234567'],
  ['USA', '0043 664 1234567', '+436641234567'],
  ['Austria', '436641234567', '+436641234567'],
  ['', '0043 664 1234567', '+436641234567'],
])('in %s, %s is %s', (country, typed, number) => expect(stored(country, typed)).toBe(number))

test.each([
  ['+39 (0)541 123456', '+390541123456'],
  ['+39 (0)6 12345678', '+390612345678'],
  ['+378 (0)549 886377', '+3780549886377'],
  ['+43 (0)664 1234567', '+436641234567'],
  ['+49 (0) 30 / 123456', '+4930123456'],
  ['+36 (06) 20 123 4567', '+36201234567'],
])('the zero of %s is dropped only where its country does: %s', (typed, number) => {
  for (const country of ['Austria', 'Italy', 'Narnia', '']) expect(stored(country, typed)).toBe(number)
})

test.each([
  '\u202a+436641234567\u202c',
  '\u200e+43\u00a0664\u202f1234567',
  '+43\u2011664\u20111234567',
  '+43—664—1234567',
  'tel:+43-664-1234567',
  'Tel.: 0664 1234567',
  '＋４３ ６６４ １２３４５６７',
])('a number is read as it is pasted: %s', (typed) => expect(stored('Austria', typed)).toBe('+436641234567'))

test.each([
  ['+1 (555) 123-4567 x12', '+15551234567 x12'],
  ['+1 212 736 5000 ext. 12', '+12127365000 x12'],
  ['01 58858 Durchwahl 12', '+43158858 x12'],
  ['+43 1 58858 DW 12', '+43158858 x12'],
  ['tel:+43-1-58858;ext=12', '+43158858 x12'],
])('an extension is kept apart from its number: %s', (typed, number) => {
  expect(stored('Austria', typed)).toBe(number)
  expect(stored('Austria', number)).toBe(number)
  expect(phoneLink(number)).toBe(number.replace(/^(.*) x(\d+)$/, 'tel:$1;ext=$2'))
})

test.each([
  ['a number within a town', 'Austria', '583311', '583311'],
  ['a number in a country that nobody knows', 'Narnia', '0664/123 45 67', '06641234567'],
  ['one that no country has', 'Austria', '+999 (0)12 345 678', '+999012345678'],
])('%s keeps all of its digits', (_what, country, typed, number) => expect(stored(country, typed)).toBe(number))
