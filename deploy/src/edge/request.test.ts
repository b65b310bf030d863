import { expect, it } from 'vitest'
import { acceptedEncoding, acceptedLocale } from './request.ts'

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

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['zh-Hant-TW, DE-at', 'de'],
  ['en;q=0.2,de;q=0.9', 'de'],
  ['es, *;q=0.5', 'en'],
  ['es', undefined],
  ['de;q=0', undefined],
  ['; ,,q', undefined],
  ['', undefined],
  [undefined, undefined],
])('serves “%s” in %s', (accepts, locale) => {
  expect(acceptedLocale(accepts, ['en', 'de', 'fr'])).toBe(locale)
})
