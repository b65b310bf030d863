import type { ParsedManifest } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { aRelease } from '@keyhaven/shared-contracts/testing/a-release'
import { expect, it } from 'vitest'
import { startOfRegistry } from './registry-file.ts'

const version = '1.0.0-abcdef'
const entryOf = (area: string, more: Partial<ParsedManifest> = {}) => {
  const release = aRelease(version, area)
  const releases = { [version]: { ...release, manifest: { ...release.manifest, ...more } } }
  return { salt: area, stable: version, owners: {}, withdrawn: [], releases }
}
const filling = { id: 'invoices', slot: 'booking.popup', title: 'Invoices', order: 10 }

it('starts a page with its own area and those that fill slots of its pages', () => {
  const registry: Registry = {
    ...{ schema: 1, set: 'a', shell: { version: 'none', withdrawn: [], paths: [], pages: [] } },
    areas: {
      bookings: entryOf('bookings', { places: ['booking.popup'] }),
      finance: entryOf('finance', { slots: [filling] }),
      inventory: entryOf('inventory', { slots: [{ ...filling, slot: 'guest.stay' }] }),
    },
  }
  const areasOf = (area: string) => Object.keys((startOfRegistry(registry, area) as unknown as Registry).areas)
  expect(areasOf('bookings')).toEqual(['bookings', 'finance'])
  expect(areasOf('finance')).toEqual(['finance'])
  expect(areasOf('shell')).toEqual([])
})
