import type { Resolution } from '@keyhaven/shared-contracts/platform/registry'
import { aRelease } from '@keyhaven/shared-contracts/testing/a-release'
import { expect, it } from 'vitest'
import { isSpent, pagesAhead, savesData } from './prefetch.ts'

/** Areas with an item of the navigation each, in this order of the registry. */
const areasOf = (orders: Record<string, number>, place: 'main' | 'bottom' = 'main') =>
  Object.entries(orders).map(([area, order]): [string, Resolution] => {
    const release = aRelease('1.0.0-aaaaaa', area)
    const nav = [{ id: area, label: area, path: `/owner/dashboard/${area}`, icon: 'M4 4h4', order, place }]
    return [area, { reason: 'stable', release: { ...release, manifest: { ...release.manifest, nav } }, fallbacks: [] }]
  })
const names = (areas: ReturnType<typeof areasOf>) =>
  pagesAhead({ areas: new Map(areas) }).map((path) => path.replace('/owner/dashboard/', ''))

it('fetches the pages of the navigation ahead, in its order, the bottom last', () => {
  expect(names([...areasOf({ help: 1 }, 'bottom'), ...areasOf({ finance: 80, bookings: 10 })])).toEqual([
    'bookings',
    'finance',
    'help',
  ])
})

it('fetches no more of fifty areas than of six', () => {
  const fifty = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`area-${at}`, at]))
  expect(names(areasOf(fifty))).toEqual(Array.from({ length: 6 }, (_, at) => `area-${at}`))
})

it('stops at a megabyte of scripts, whatever the page itself had loaded before', () => {
  const file = (startTime: number, encodedBodySize: number, name = 'x.js') => ({ startTime, encodedBodySize, name })
  expect(isSpent([file(5, 2e6), file(11, 6e5), file(12, 2e6, 'x.jpg')], 10)).toBe(false)
  expect(isSpent([file(11, 6e5), file(12, 4e5)], 10)).toBe(true)
})

it.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('with %j it fetches nothing: %s', (connection, isThrifty) => {
  expect(savesData(connection)).toBe(isThrifty)
})
