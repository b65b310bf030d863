import { expect, it } from 'vitest'
import { inLocale, splitAddress } from './guest-address.ts'

it.each([
  ['/de/property/7', { locale: 'de', path: '/property/7' }],
  ['/cs', { locale: 'cs', path: '/' }],
  ['/cs/', { locale: 'cs', path: '/' }],
])('finds the language that %s begins with', (address, parts) => {
  expect(splitAddress(address)).toEqual(parts)
})

it.each(['/', '/property/7', '/xx/property/7', '/DE/', '/deutsch', '//de/', '/property/de', '/constructor/'])(
  'finds none in %s',
  (address) => {
    expect(splitAddress(address)).toEqual({ path: address })
  },
)

it('puts a language before a path', () => {
  expect(inLocale('/', 'de')).toBe('/de/')
  expect(inLocale('/book', 'fr')).toBe('/fr/book')
  expect(inLocale('/book', undefined)).toBe('/book')
})
