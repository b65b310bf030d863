import { afterEach, expect, it } from 'vitest'
import { adoptGlobals, removeGlobals, restoreGlobals, returnGlobals, startGlobals } from './globals.ts'

startGlobals()
const { fetch, setTimeout } = window as unknown as Record<string, unknown>
const keys = window as unknown as Record<string, unknown>

afterEach(() => restoreGlobals())

it('puts functions back that everybody calls, and names them', () => {
  window.fetch = () => Promise.reject(new Error('offline'))
  Reflect.set(window, 'setTimeout', () => 0)
  window.history.pushState = () => undefined
  History.prototype.replaceState = () => undefined
  Reflect.set(Array.prototype, 'map', () => [])
  Object.defineProperty(document, 'title', { configurable: true, get: () => 'Mine' })
  const changes = restoreGlobals()
  expect(changes.toSorted()).toEqual([
    'Array.prototype.map',
    'History.prototype.replaceState',
    'document.title',
    'history.pushState',
    'window.fetch',
    'window.setTimeout',
  ])
  expect([keys['fetch'], keys['setTimeout'], Object.hasOwn(window.history, 'pushState')]).toEqual([
    fetch,
    setTimeout,
    false,
  ])
  document.title = 'Theirs'
  expect([document.title, [1].map((one) => one + 1)]).toEqual(['Theirs', [2]])
  expect(restoreGlobals()).toEqual([])
})

it('takes away what was added to an object of all', () => {
  Object.assign(Object.prototype, { isEmpty: () => true })
  expect(restoreGlobals()).toEqual(['Object.prototype.isEmpty'])
  expect(({} as { isEmpty?: unknown }).isEmpty).toBeUndefined()
})

it('takes the names of an area out of the window while it is away', () => {
  Object.assign(window, { finance: { open: 1 }, chunks_finance_1: [] })
  expect(adoptGlobals('finance')).toEqual(['window.finance'])
  expect(adoptGlobals('bookings')).toEqual([])
  removeGlobals('bookings')
  expect('finance' in window).toBe(true)
  removeGlobals('finance')
  expect(['finance' in window, 'chunks_finance_1' in window]).toEqual([false, true])
  // Another area that has the same name for something else does not lose it, and does not keep it.
  Object.assign(window, { finance: 'theirs' })
  expect(adoptGlobals('bookings')).toEqual(['window.finance'])
  removeGlobals('bookings')
  returnGlobals('finance')
  expect(keys['finance']).toEqual({ open: 1 })
})
