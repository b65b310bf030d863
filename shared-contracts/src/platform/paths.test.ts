import { expect, it } from 'vitest'
import { ownPath, paths } from './paths.ts'

it.each([
  ['/owner/dashboard/bookings?page=2#top', '/owner/dashboard/bookings?page=2#top'],
  ['/owner/dashboard/../dashboard/units', '/owner/dashboard/units'],
])('goes on to the own path %s', (target, path) => {
  expect(ownPath(target, '/home')).toBe(path)
})

it.each([
  null,
  '',
  'owner',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/owner/login?next=/owner/login',
  '/owner/register',
])('never goes on to %j', (target) => {
  expect(ownPath(target, '/home')).toBe('/home')
})

it('carries the wanted path through signing in', () => {
  const login = new URL(paths.login('/owner/dashboard/clients?search=a&page=2'), 'http://own.invalid')
  expect(login.searchParams.get('next')).toBe('/owner/dashboard/clients?search=a&page=2')
})

it('leads to the seasonal prices of everything, a property or a unit', () => {
  expect(paths.seasons()).toBe('/owner/dashboard/units/seasons')
  expect(paths.seasons({ property: 7 })).toBe('/owner/dashboard/units/seasons?property=7')
  expect(paths.seasons({ property: 7, unit: 12 })).toBe('/owner/dashboard/units/seasons?property=7&unit=12')
})
