import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aRelease } from '../testing/a-release.ts'
import { readRegistry, registryJson } from './read-registry.ts'
import { resolve } from './registry.ts'

const [stable, previous] = ['1.1.0-bbbbbb', '1.0.0-aaaaaa'] as const
type Fields = Record<string, unknown>

const entry = (area: string, more: Fields = {}) => ({
  salt: area,
  stable,
  previous,
  releases: { [stable]: aRelease(stable, area), [previous]: aRelease(previous, area) },
  ...more,
})
const json = (areas: Fields, more: Fields = {}) => ({
  schema: 1,
  set: 'x',
  shell: { version: '1', paths: ['/owner/*'], pages: ['/owner'] },
  areas: { bookings: entry('bookings'), ...areas },
  ...more,
})
const read = (areas: Fields, more?: Fields) => readRegistry(json(areas, more))
const withManifest = (more: Fields) => {
  const release = aRelease(stable, 'finance')
  return entry('finance', { releases: { [stable]: { ...release, manifest: { ...release.manifest, ...more } } } })
}
const versionOf = (areas: Fields, area = 'finance') => resolve(read(areas), { area, visitor: 'v' })?.release.version

describe('reading a registry', () => {
  it('takes areas that nobody here knows, and fields that are new', () => {
    const registry = read({ 'front-desk': { ...entry('front-desk'), colour: 'blue' } }, { moon: 'full' })
    expect(Object.keys(registry.areas)).toEqual(['bookings', 'front-desk'])
    expect(registry.unread).toEqual({})
  })

  it('reads what fills slots, where pages have them, and what is done often', () => {
    const slot = { id: 'stays', slot: 'moon.popup', title: 'Stays', order: 10 }
    const shortcut = { id: 'new', label: 'New stay', to: '/owner/dashboard/stays' }
    const more = { slots: [slot, { id: 'untitled' }], places: ['moon.popup'], shortcuts: [shortcut] }
    const registry = read({ finance: withManifest(more) })
    const { manifest } = registry.areas['finance']?.releases[stable] ?? {}
    expect(manifest).toMatchObject({ slots: [slot], places: ['moon.popup'], shortcuts: [shortcut] })
    expect(registry.unread?.['finance']?.why).toContain('slots.1')
  })

  it('takes shortcuts, grants and redirects, and leaves out those that cannot be read', () => {
    const more = {
      shortcuts: [{ id: 'x', label: 'X', to: '/owner/x' }, { id: 'y' }],
      grants: [{ path: '/owner/x/*', to: 'auth' }],
      redirects: [{ from: '/owner/old', to: '/owner/x' }, 7],
    }
    const { areas, unread } = read({ finance: withManifest(more) })
    expect(areas['finance']?.releases[stable]?.manifest).toMatchObject({
      shortcuts: [more.shortcuts[0]],
      grants: more.grants,
      redirects: [more.redirects[0]],
    })
    expect(unread?.['finance']?.why).toContain('shortcuts.1.label')
  })

  it.each([
    ['is nothing', null, 'object'],
    ['has no stable release', { ...entry('finance'), stable: undefined }, 'stable'],
    ['names a stable release that is not there', entry('finance', { releases: {} }), `no release ${stable}`],
    [
      'has no hash of its entry',
      entry('finance', { releases: { [stable]: { ...aRelease(stable, 'finance'), integrity: 'x' } } }),
      'integrity',
    ],
    [
      'brings the release of another area',
      entry('finance', { releases: { [stable]: aRelease(stable) } }),
      'something else',
    ],
    ['has addresses that are none', withManifest({ paths: ['invoices'] }), 'paths'],
  ])('leaves out an entry that %s, says why, and keeps the others', (_, finance, why) => {
    const registry = read({ finance })
    expect(Object.keys(registry.areas)).toEqual(['bookings'])
    expect(registry.unread?.['finance']?.why).toContain(why)
  })

  it.each(['shell', 'site', 'embed', 'constructor', 'Front-Desk', '../x', ''])(
    'does not take %j for an area',
    (name) => {
      const areas = Object.fromEntries([[name, entry('finance')]])
      const registry = read(areas)
      expect(Object.keys(registry.areas)).toEqual(['bookings'])
      expect(Object.keys(registry.unread ?? {})).toEqual([name])
    },
  )

  it('knows the addresses of an entry that it cannot read', () => {
    const broken = { ...aRelease(stable, 'finance'), integrity: 'x' }
    expect(read({ finance: { releases: { [stable]: broken } } }).unread?.['finance']?.paths).toEqual([
      '/owner/dashboard/finance/*',
    ])
  })

  it('goes on with the release before where the stable one cannot be read', () => {
    const finance = entry('finance')
    Object.assign(finance.releases[stable] ?? {}, { integrity: 'x' })
    expect(versionOf({ finance })).toBe(previous)
    expect(read({ finance }).unread?.['finance']?.why).toContain(stable)
  })

  it('ignores a navigation item for a place that it does not know, and says of one without a label', () => {
    const item = { id: 'x', label: 'X', path: '/x', order: 1, place: 'main', icon: 'M4 4' }
    const elsewhere = read({ finance: withManifest({ nav: [{ id: 'tile', place: 'top', picture: 'x.svg' }, item] }) })
    expect(elsewhere.areas['finance']?.releases[stable]?.manifest.nav).toEqual([item])
    expect(elsewhere.unread).toEqual({})
    const nameless = read({ finance: withManifest({ nav: [{ ...item, label: '' }, item] }) })
    expect(nameless.areas['finance']?.releases[stable]?.manifest.nav).toEqual([item])
    expect(nameless.unread?.['finance']?.why).toContain('nav.0.label')
  })

  it('draws a neutral icon in place of one that is no drawing', () => {
    const item = { id: 'x', label: 'X', path: '/x', order: 1, place: 'main', icon: '"><script>' }
    const { nav } = read({ finance: withManifest({ nav: [item] }) }).areas['finance']?.releases[stable]?.manifest ?? {}
    expect(nav?.[0]?.icon).toMatch(/^M[\w\s.-]+z$/)
  })

  it.each([{}, null, 'x', { ...json({}), schema: 2 }])('throws where it is no registry of this kind', (wrong) => {
    expect(() => readRegistry(wrong)).toThrow(z.ZodError)
  })
})

describe('writing a registry', () => {
  it('keeps what this program did not understand of other areas as they wrote it', () => {
    const newer = { ...withManifest({ nav: [{ id: 'x', place: 'top' }], colour: 'blue' }), rollout: { kind: 'moon' } }
    const other = { ...withManifest({ nav: [{ id: 'x', place: 'top' }] }), colour: 'blue' }
    const areas = { finance: newer, kitchen: null, other }
    const registry = read(areas, { moon: 'full' })
    const changed = { ...registry, areas: { ...registry.areas, bookings: { ...registry.areas['bookings'], previous } } }
    const written = registryJson(changed as typeof registry)
    expect(written).toMatchObject({ moon: 'full', areas })
  })

  it('keeps the releases of the changed area as they were written, and those that it could not read', () => {
    const finance = entry('finance')
    const release = { ...aRelease(stable, 'finance'), colour: 'blue' }
    const unreadable = { version: '9', kind: 'new' }
    const releases = { ...finance.releases, [stable]: release, '9.0.0-999999': unreadable }
    const registry = read({ finance: { ...finance, releases } })
    const { [previous]: _, ...left } = registry.areas['finance']?.releases ?? {}
    const areas = { ...registry.areas, finance: { ...registry.areas['finance'], releases: left } }
    const written = registryJson({ ...registry, areas } as typeof registry)
    expect((written.areas['finance'] as { releases: object }).releases).toEqual({
      [stable]: release,
      '9.0.0-999999': unreadable,
    })
  })
})
