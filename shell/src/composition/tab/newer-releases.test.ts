import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { aRelease } from '@keyhaven/shared-contracts/testing/a-release'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useComposition } from '../composition.ts'
import type { Releases } from '../registry.ts'
import { followReleases } from './newer-releases.ts'

const releases = (set: string, finance: string, shell = '1.0.0-ssssss'): Releases => ({
  ...{ set, unread: {}, overrides: {}, pickedSet: null, isOld: false },
  published: { shell: { version: shell } } as Registry,
  areas: new Map([['finance', { reason: 'stable', release: aRelease(finance, 'finance'), fallbacks: [] }]]),
})
const [then, now] = ['1.0.0-aaaaaa', '1.1.0-bbbbbb']
const minutes = async (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

let asked = 0
let stop: () => void
let out: Releases
const before = useComposition.getState()
beforeEach(() => {
  vi.useFakeTimers()
  useComposition.setState({ releases: releases('one', then), newer: undefined })
  out = releases('one', then)
  asked = 0
  stop = followReleases(() => (asked++, Promise.resolve(out)))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  useComposition.setState(before, true)
})

it.each([
  ['an area', releases('two', now), 'two'],
  ['the shell', releases('three', then, '1.0.0-tttttt'), 'three'],
  ['what others alone get', releases('four', then), undefined],
])('tells within minutes that %s is newer', async (_, newest, said) => {
  await minutes(6)
  expect([asked, useComposition.getState().newer]).toEqual([1, undefined])
  out = newest
  await minutes(5)
  expect(useComposition.getState().newer).toBe(said)
})

it('asks when the tab is looked at again, not more than once a minute, and never while nobody sees it', async () => {
  window.dispatchEvent(new Event('focus'))
  expect(asked).toBe(0)
  await minutes(2)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toBe(1)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await minutes(60)
  expect(asked).toBe(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toBe(2)
})

it('has nothing more to tell once the releases of this page are out again', async () => {
  out = releases('two', now)
  await minutes(6)
  expect(useComposition.getState().newer).toBe('two')
  out = releases('one', then)
  await minutes(5)
  expect(useComposition.getState().newer).toBeUndefined()
})
