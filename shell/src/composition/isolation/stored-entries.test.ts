import { useSession } from '@keyhaven/shared-contracts/web/session'
import { beforeEach, expect, it } from 'vitest'
import { noteEntries, restoreEntries } from './stored-entries.ts'

beforeEach(() => {
  window.localStorage.setItem('visitor', 'me')
  window.localStorage.setItem('bookings:view', 'month')
  window.sessionStorage.setItem('token', 'secret')
  window.sessionStorage.setItem('keyhaven-draft 1 client', '{}')
  noteEntries()
})

it('puts back what an area removed of others, with what was typed into forms', () => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  expect(restoreEntries('finance').toSorted()).toEqual([
    '“bookings:view” in the localStorage',
    '“keyhaven-draft 1 client” in the sessionStorage',
    '“token” in the sessionStorage',
    '“visitor” in the localStorage',
  ])
  expect(window.sessionStorage.getItem('token')).toBe('secret')
  expect(restoreEntries('finance')).toEqual([])
})

it('leaves an area its own entries, and the shell what it has written itself', () => {
  window.localStorage.setItem('bookings:view', 'year')
  window.localStorage.setItem('first-steps-hidden:1', '1')
  window.sessionStorage.removeItem('keyhaven-draft 1 client')
  useSession.getState().end()
  expect(restoreEntries('bookings')).toEqual([])
  expect(window.sessionStorage.getItem('token')).toBeNull()
})

it('puts back an entry of another area that was changed', () => {
  window.localStorage.setItem('bookings:view', 'year')
  expect(restoreEntries('finance')).toEqual(['“bookings:view” in the localStorage'])
  expect(window.localStorage.getItem('bookings:view')).toBe('month')
})
