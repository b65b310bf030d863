import { describe, expect, it } from 'vitest'
import { countries, countryBounds } from './countries.ts'
import { nearestTo, together, wrapped } from './longitude.ts'

describe('longitude is a circle', () => {
  it('puts places together where they are nearest, over the date line as well', () => {
    expect(together([179.97, -171.8])).toEqual([179.97, 188.2])
    expect(together([-171.8, 179.97])).toEqual([188.2, 179.97])
    expect(together([13, 16, -3])).toEqual([13, 16, -3])
    expect(together([-180, 180, 175])).toEqual([180, 180, 175])
    expect(together([7])).toEqual([7])
    expect([wrapped(190), wrapped(-190), wrapped(540), nearestTo(184, -178), nearestTo(-170, 178)]).toEqual([
      ...[-170, 170, -180, 182, -182],
    ])
  })

  it('draws no outline the long way round', () => {
    for (const { geometry, properties } of countries().features) {
      const rings = geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
      const jumps = rings.flatMap((ring) =>
        ring.filter(([longitude = 0, latitude = 0], at) => {
          const [before = longitude] = ring[at - 1] ?? []
          // Around the pole Antarctica is as wide as the map.
          return Math.abs(longitude - before) > 180 && Math.abs(latitude) < 89
        }),
      )
      expect([properties?.['name'], jumps.length]).toEqual([properties?.['name'], 0])
    }
  })

  it.each([
    ['Russia', 27, 191],
    ['Fidschi', 177, 180],
    ['Neuseeland', 166, 179],
    ['USA', -125, -66],
    ['Österreich', 9, 18],
    ['France', -6, 10],
  ])('shows %s from %i to %i', (country, west, east) => {
    const [first, second] = countryBounds(country) ?? []
    expect(first?.longitude).toBeGreaterThan(west - 2)
    expect(second?.longitude).toBeLessThan(east + 2)
    expect((second?.longitude ?? 0) - (first?.longitude ?? 0)).toBeGreaterThan((east - west) * 0.6)
  })
})
