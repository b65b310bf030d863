import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRelease } from '../testing/a-release.ts'
import { bucketOf, type Registry, resolve } from './registry.ts'

const [stable, previous, canary, own] = ['1.0.0-bbbbbb', '1.0.0-aaaaaa', '1.1.0-cccccc', '1.2.0-dddddd'] as const
const registry = (percent = 0, salt = 's'): Registry => ({
  schema: 1,
  set: 'x',
  shell: { version: '1', withdrawn: [], paths: ['/owner/*'], pages: ['/owner'] },
  areas: {
    bookings: {
      salt,
      stable,
      previous,
      rollout: { version: canary, percent },
      owners: { '7': own },
      withdrawn: [],
      releases: Object.fromEntries([stable, previous, canary, own].map((version) => [version, aRelease(version)])),
    },
  },
})
const versions = (from: Registry, question: Partial<Parameters<typeof resolve>[1]> = {}) => {
  const resolution = resolve(from, { area: 'bookings', visitor: 'v', ...question })
  return (
    resolution && [resolution.reason, resolution.release.version, ...resolution.fallbacks.map(({ version }) => version)]
  )
}

describe('resolve', () => {
  it('gives the stable version and falls back to the previous one', () => {
    expect(versions(registry())).toEqual(['stable', stable, previous])
  })

  it('prefers an override to an owner, an owner to a rollout, and a rollout to the stable version', () => {
    expect(versions(registry(100), { owner: '7', override: previous })).toEqual(['override', previous, stable])
    expect(versions(registry(100), { owner: '7' })).toEqual(['owner', own, stable, previous])
    expect(versions(registry(100))).toEqual(['rollout', canary, stable, previous])
  })

  it('ignores an override that is not published', () => {
    expect(versions(registry(), { override: '9.9.9-eeeeee' })).toEqual(['stable', stable, previous])
  })

  it('gives nothing for an area that is not published', () => {
    expect(resolve(registry(), { area: 'finance', visitor: 'v' })).toBeUndefined()
  })

  it('gives a visitor the same version every time', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 100 }), (visitor, percent) => {
        expect(versions(registry(percent), { visitor })).toEqual(versions(registry(percent), { visitor }))
      }),
    )
  })

  it('only adds visitors when the percentage grows', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(fc.string(), fc.string(), percent, percent, (visitor, salt, a, b) => {
        const isIn = (share: number) => versions(registry(share, salt), { visitor })?.[0] === 'rollout'
        const [less, more] = [Math.min(a, b), Math.max(a, b)]
        expect(!isIn(less) || isIn(more)).toBe(true)
      }),
    )
  })

  it('takes about the percentage that was asked for, and other visitors for another area', () => {
    const visitors = Array.from({ length: 4000 }, (_, at) => `visitor-${at}`)
    const inside = (area: string) => visitors.filter((visitor) => bucketOf(visitor, area, 's') < 20)
    const bookings = inside('bookings')
    const finance = new Set(inside('finance'))
    expect(bookings.length / visitors.length).toBeCloseTo(0.2, 1)
    expect(bookings.filter((visitor) => finance.has(visitor)).length / bookings.length).toBeCloseTo(0.2, 1)
  })
})
