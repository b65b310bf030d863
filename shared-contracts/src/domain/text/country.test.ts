import { expect, test } from 'vitest'
import { newClient } from '../../contract/bookings/clients.ts'
import { guest } from '../../contract/public/public-requests.ts'
import { countryCode } from '../place/countries.ts'
import { isPostalCodeOf } from './country.ts'

test.each([
  ['Austria', 'AT'],
  ['Österreich', 'AT'],
  ['at', 'AT'],
  ['Česko', 'CZ'],
  ['Tschechische Republik', 'CZ'],
  ['Hongkong', 'HK'],
  ['Vereinigte Arabische Emirate', 'AE'],
  ['Irlanda', 'IE'],
  ['UK', 'GB'],
  ['Narnia', undefined],
])('%s is %s', (name, code) => expect(countryCode(name)).toBe(code))

const person = { first_name: 'Anna', last_name: 'Huber', email: 'anna@example.com' }
const at = { street: 'Seeweg', house_number: '', postal_code: '', city: '', phone: '+436641234567' }
const missingFor = (country: string, lines: Partial<typeof at> = {}) => {
  const of = (issues: { path: PropertyKey[] }[] = []) => issues.map(({ path }) => String(path.at(-1)))
  const typed = { ...at, ...lines, country }
  const client = of(newClient.safeParse({ ...person, address: typed }).error?.issues)
  expect(of(guest.safeParse({ ...person, ...typed }).error?.issues)).toEqual(client)
  return client
}

test.each([
  ['Austria', ['house_number', 'postal_code', 'city']],
  ['Narnia', ['house_number', 'postal_code', 'city']],
  ['Hongkong', []],
  ['Singapore', ['postal_code']],
  ['Emirats arabes unis', ['city']],
  ['Ireland', ['city']],
])('in %s an address lacks %j when it has a street alone', (country, lines) =>
  expect(missingFor(country)).toEqual(lines),
)

test('a field that is left out is as good as empty', () => {
  const { house_number: _, postal_code: __, city: ___, ...street } = at
  const { error } = newClient.safeParse({ ...person, address: { ...street, country: 'Austria' } })
  expect(error?.issues.map(({ path }) => path.at(-1))).toEqual(['house_number', 'postal_code', 'city'])
})

test.each([
  ['Austria', 'x', false],
  ['Austria', 'A-5310', true],
  ['Deutschland', '1067', false],
  ['Deutschland', 'D-01067', true],
  ['Nederland', '1012 AB', true],
  ['UK', 'SW1A 1AA', true],
  ['Narnia', 'x', true],
])('of %s %s is a postal code: %s', (country, code, is) => expect(isPostalCodeOf(country, code)).toBe(is))
