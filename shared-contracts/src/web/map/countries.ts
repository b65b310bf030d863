// The check of what areas see compiles this file by itself, without the declarations beside it.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./atlas.d.ts" />
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/countries-50m.json'
import { countryCode } from '../../domain/place/countries.ts'
import { flat, together } from './longitude.ts'

type Shape = GeoJSON.Polygon | GeoJSON.MultiPolygon
type Country = GeoJSON.Feature<Shape, { name: string }>

const partsOf = ({ geometry }: Country) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)

const features = () => {
  const topology = atlas as Topology<{ countries: GeometryCollection<{ name: string }> }>
  return feature(topology, topology.objects.countries).features as Country[]
}

/** The outlines of all countries for a flat map, from Natural Earth, which is in the public domain. */
export const countries = (): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: features().map((country) => ({
    ...country,
    geometry: { type: 'MultiPolygon', coordinates: flat(partsOf(country)) },
  })),
})

type Edges = { south: number; north: number; west: number; east: number }

const edgesOf = (ring: readonly GeoJSON.Position[]): Edges => {
  const latitudes = ring.map(([, latitude = 0]) => latitude)
  const longitudes = together(ring.map(([longitude = 0]) => longitude))
  return {
    ...{ south: Math.min(...latitudes), north: Math.max(...latitudes) },
    ...{ west: Math.min(...longitudes), east: Math.max(...longitudes) },
  }
}
const sizeOf = ({ south, north, west, east }: Edges) => (north - south) * (east - west)

/** Parts of a country that are nearer than this are seen together: the islands of New Zealand, and not Guiana with France. */
const nearDegrees = 2
/** Smaller than this share of the largest part, an island is not worth a wider map. */
const minShare = 0.02

const around = (one: Edges, other: Edges): Edges => ({
  ...{ south: Math.min(one.south, other.south), north: Math.max(one.north, other.north) },
  ...{ west: Math.min(one.west, other.west), east: Math.max(one.east, other.east) },
})

/**
 * Two corners of a country by its name in any language; undefined for none that is known. Of a country in several parts these are the
 * largest and what lies near it. Beyond the date line the eastern one has a longitude of more than 180.
 */
export const countryBounds = (written: string) => {
  const code = countryCode(written)
  const country =
    code === undefined ? undefined : features().find(({ properties }) => countryCode(properties.name) === code)
  if (!country) return undefined
  const [largest, ...others] = partsOf(country)
    .map(([ring = []]) => edgesOf(ring))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
  if (!largest) return undefined
  let seen = largest
  for (const part of others.filter((one) => sizeOf(one) >= minShare * sizeOf(largest))) {
    const places = [-360, 0, 360].map((by) => ({ ...part, west: part.west + by, east: part.east + by }))
    const near = places.find(
      ({ south, north, west, east }) =>
        Math.max(south - seen.north, seen.south - north, west - seen.east, seen.west - east) < nearDegrees,
    )
    if (near) seen = around(seen, near)
  }
  return [
    { latitude: seen.south, longitude: seen.west },
    { latitude: seen.north, longitude: seen.east },
  ]
}
