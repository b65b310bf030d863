import { afterEach, expect, it } from 'vitest'
import { endWatch, forgetHang, hungVersion, startHangWatch, watchStart } from './hang-watch.ts'

afterEach(() => {
  window.removeEventListener('pagehide', endWatch)
  window.sessionStorage.clear()
})

it('knows, when the page is opened again, which version never came back from its start', () => {
  watchStart('finance', '1.1.0-bbbbbb')
  watchStart('bookings', '1.1.0-cccccc')()
  startHangWatch()
  expect([hungVersion('finance'), hungVersion('bookings')]).toEqual(['1.1.0-bbbbbb', undefined])
  startHangWatch()
  expect(hungVersion('finance')).toBe('1.1.0-bbbbbb')
  forgetHang('finance')
  expect(hungVersion('finance')).toBeUndefined()
})

it('blames nobody for a page that is left while something starts', () => {
  startHangWatch()
  watchStart('finance', '1.1.0-bbbbbb')
  window.dispatchEvent(new Event('pagehide'))
  startHangWatch()
  expect(hungVersion('finance')).toBeUndefined()
})
