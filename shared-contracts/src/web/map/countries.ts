// The check of what areas see compiles this file by itself, without the declarations beside it.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./atlas.d.ts" />
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/countries-50m.json'

type Shape = GeoJSON.Polygon | GeoJSON.MultiPolygon

/** The outlines of all countries, from Natural Earth, which is in the public domain. */
export const countries = () => {
  const topology = atlas as Topology<{ countries: GeometryCollection<{ name: string }> }>
  return feature(topology, topology.objects.countries)
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()

/** The English name of a country that somebody wrote in one of some languages; what was written, where it is none in them. */
const englishName = (written: string, locales: readonly string[]) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const english = new Intl.DisplayNames('en', { type: 'region' })
  for (const locale of locales) {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const code = codes.find((one) => plain(names.of(one) ?? '') === plain(written))
    if (code) return english.of(code) ?? written
  }
  return written
}

const edgesOf = (ring: readonly GeoJSON.Position[]) => {
  const [longitudes, latitudes] = [0, 1].map((at) => ring.map((position) => position[at] ?? 0)) as [number[], number[]]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  return { south, north, west, east, size: (north - south) * (east - west) }
}

/**
 * Two corners of a country by its name in one of some languages; undefined for none that is known. Of a country in several parts it is the
 * largest: guests of France do not want to see Guiana.
 */
export const countryBounds = (written: string, locales: readonly string[]) => {
  if (!plain(written)) return undefined
  const name = plain(englishName(written, locales))
  const { features } = countries()
  const named = (isIt: (found: string) => boolean) =>
    features.find(({ properties }) => isIt(plain(properties.name))) as GeoJSON.Feature<Shape> | undefined
  // The United States are “of America” there.
  const geometry = (named((found) => found === name) ?? named((found) => found.startsWith(name)))?.geometry
  if (!geometry) return undefined
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const [first] = parts.map(([ring = []]) => edgesOf(ring)).toSorted((a, b) => b.size - a.size)
  return (
    first && [
      { latitude: first.south, longitude: first.west },
      { latitude: first.north, longitude: first.east },
    ]
  )
}
