import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/countries-50m.json'

/** The outlines of all countries, from Natural Earth, which is in the public domain. */
export const countries = () => {
  const topology = atlas as Topology<{ countries: GeometryCollection }>
  return feature(topology, topology.objects.countries)
}
