import { expect, it } from 'vitest'
import { acceptedEncoding } from './request.ts'

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.8, br;q=0.9', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('of %j takes %s', (accepts, encoding) => {
  expect(acceptedEncoding(accepts)).toBe(encoding)
})
