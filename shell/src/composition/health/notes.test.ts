import { seenReleases } from '@keyhaven/shared-contracts/host/seen-releases'
import { expect, it } from 'vitest'
import type { Failure } from '../load-failure.ts'
import { noteFailure, noteOpened, startNotes, watchLeaving } from './notes.ts'

const of = (area: string) => seenReleases().filter((release) => release.area === area)
const failure = (area: string, reason: Failure['reason'], version = '1.0.0-aaaaaa'): Failure => ({
  ...{ area, version, reason, detail: '' },
})

it('blames the version that was meant for a visitor, not the one that took its place', () => {
  noteOpened('ledger', { ok: true, version: '1.0.0-bbbbbb', fallbackFor: failure('ledger', 'network') })
  noteOpened('front-desk', { ok: true, version: '1.0.0-aaaaaa' })
  noteOpened('guide', { ok: false, failure: failure('guide', 'integrity') })
  expect(of('ledger')).toEqual([{ area: 'ledger', version: '1.0.0-aaaaaa', failed: 'network' }])
  expect(of('front-desk')).toEqual([{ area: 'front-desk', version: '1.0.0-aaaaaa' }])
  expect(of('guide')).toEqual([{ area: 'guide', version: '1.0.0-aaaaaa', failed: 'integrity' }])
})

it('blames no release for what a browser ends because its page is being left', () => {
  const loaded = watchLeaving()
  window.dispatchEvent(new Event('beforeunload'))
  loaded()
  noteFailure(failure('left', 'integrity'))
  expect(of('left')).toEqual([])
  window.dispatchEvent(new Event('pageshow'))
  noteFailure(failure('left', 'integrity'))
  expect(of('left')).toEqual([{ area: 'left', version: '1.0.0-aaaaaa', failed: 'integrity' }])
})

it('keeps the first reason, and knows nothing of what no version has', () => {
  noteFailure(failure('stock', 'timeout'))
  noteFailure(failure('stock', 'evaluation'))
  noteFailure({ area: 'reviews', reason: 'missing', detail: '' })
  expect(of('stock')).toEqual([{ area: 'stock', version: '1.0.0-aaaaaa', failed: 'timeout' }])
  expect(of('reviews')).toEqual([])
})

it('blames the shell where a script of its own is missing, by the release that the page names', () => {
  const script = document.createElement('script')
  script.setAttribute('src', '/shell/1.0.0-cccccc/theme.js')
  // Only its address matters here.
  script.type = 'text/plain'
  document.head.append(script)
  noteFailure(failure('door', 'shell'))
  expect(of('door')).toEqual([])
  // Other tests may have seen other ones.
  expect(of('shell')).toContainEqual({ area: 'shell', version: '1.0.0-cccccc', failed: 'shell' })
})

it('finds in the stack of an error whose script it comes from', () => {
  startNotes()
  const stack = `TypeError: x is undefined
    at render (https://a.example/shell/static/js/vendor.1.js:1:2)
    at Page (https://a.example/mfe/door/1.0.0-dddddd/static/js/async/page.js:3:4)`
  window.dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error('x'), { stack }) }))
  expect(of('door')).toEqual([{ area: 'door', version: '1.0.0-dddddd', erred: true }])
})
