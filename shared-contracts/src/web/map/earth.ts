// The check of what areas see compiles this file by itself, without the declarations beside it.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./atlas.d.ts" />
import * as leaflet from 'leaflet'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { loadModule } from '../area/load-module.ts'
import { wrapped } from './longitude.ts'
import { pinClass } from './leaflet-map.ts'

/** A part of the world as it is looked at from near: `docs/decisions/0051-places-by-any-name.md` says how it is made. */
type Part = {
  /** `west, south, east, north`. */
  edges: [number, number, number, number]
  land: Topology<{ land: GeometryCollection }>
  lakes: Topology<{ lakes: GeometryCollection }>
  rivers: Topology<{ rivers: GeometryCollection }>
  /** Name, longitude, latitude, the zoom from which on it is written, and its name in languages in which that is another one. */
  towns: [name: string, longitude: number, latitude: number, zoom: number, names: Record<string, string>][]
}

const parts = {
  europe: () => import(/* webpackChunkName: "earth-europe" */ '#earth/europe'),
  americas: () => import(/* webpackChunkName: "earth-americas" */ '#earth/americas'),
  africa: () => import(/* webpackChunkName: "earth-africa" */ '#earth/africa'),
  east: () => import(/* webpackChunkName: "earth-east" */ '#earth/east'),
}
type Name = keyof typeof parts

/** From so near on the outline of the world is too rough. */
const nearZoom = 5
const maxTowns = 60
/** Above the outline of the world, below pins. */
const panes = { earth: '110', towns: '350' }
/** Of the name of a town with the space around it, in pixels. */
const nameSize = { letter: 7, height: 22 }

const isIn = ([west, south, east, north]: readonly number[], longitude: number, latitude: number) =>
  longitude >= (west ?? 0) && longitude < (east ?? 0) && latitude >= (south ?? 0) && latitude < (north ?? 0)
const edges: Record<Name, readonly number[]> = {
  europe: [-25, 27, 45, 72],
  americas: [-180, -60, -30, 75],
  africa: [-30, -60, 65, 27],
  east: [45, -60, 180, 75],
}
const partAt = (longitude: number, latitude: number) =>
  (Object.keys(parts) as Name[]).find((name) => isIn(edges[name], wrapped(longitude), latitude))

const partsIn = (bounds: leaflet.LatLngBounds) => {
  const corners = [bounds.getCenter(), bounds.getNorthWest(), bounds.getNorthEast(), bounds.getSouthWest()]
  return new Set([...corners, bounds.getSouthEast()].flatMap(({ lng, lat }) => partAt(lng, lat) ?? []))
}

const shape = (topology: Topology, object: GeometryCollection | undefined) =>
  object
    ? (feature(topology, object) as GeoJSON.FeatureCollection)
    : { type: 'FeatureCollection' as const, features: [] }

const layersOf = (part: Part, around: number): leaflet.Layer[] => {
  const [west, south, east, north] = part.edges
  const layer = (features: GeoJSON.FeatureCollection, className: string, weight: number) =>
    leaflet.geoJSON(features, {
      ...{ interactive: false, pane: 'earth', style: { className, weight } },
      coordsToLatLng: ([longitude = 0, latitude = 0]: number[]) => leaflet.latLng(latitude, longitude + around),
    })
  const corners = leaflet.latLngBounds([south, west + around], [north, east + around])
  // What is rough below is covered.
  return [
    leaflet.rectangle(corners, { interactive: false, pane: 'earth', className: 'kh-map-water', weight: 0 }),
    layer(shape(part.land, part.land.objects.land), 'kh-map-land', 1),
    layer(shape(part.lakes, part.lakes.objects.lakes), 'kh-map-water', 0.5),
    layer(shape(part.rivers, part.rivers.objects.rivers), 'kh-map-river', 1),
  ]
}

/** Of a pin, from its middle, in pixels: half of its width, and how far above and below it no name is written. */
const pinSize = { half: 44, height: 26 }

const isPin = (layer: leaflet.Layer): layer is leaflet.Marker =>
  layer instanceof leaflet.Marker && layer.options.icon?.options.className === pinClass

/** Rectangles of the map that pins cover. */
const pinsOn = (map: leaflet.Map) => {
  const covered: Rectangle[] = []
  map.eachLayer((layer) => {
    if (!isPin(layer)) return
    const { x, y } = map.latLngToLayerPoint(layer.getLatLng())
    covered.push({ x: x - pinSize.half, y, width: 2 * pinSize.half, height: pinSize.height })
  })
  return covered
}

type Rectangle = { x: number; y: number; width: number; height: number }

/** The names of towns in view, the more important ones first; none is written over another, or under a pin. */
const writeTowns = (map: leaflet.Map, drawn: ReadonlyMap<string, { part: Part; around: number }>, locale: string) => {
  const names = leaflet.layerGroup()
  const covered = pinsOn(map)
  const maxCovered = covered.length + maxTowns
  const view = map.getBounds()
  const towns = [...drawn.values()]
    .flatMap(({ part, around }) => part.towns.map((town) => ({ town, longitude: town[1] + around })))
    .filter(
      ({ town: [, , latitude, zoom], longitude }) => zoom <= map.getZoom() + 1 && view.contains([latitude, longitude]),
    )
    .toSorted((one, other) => one.town[3] - other.town[3])
  for (const { town, longitude } of towns) {
    if (covered.length >= maxCovered) break
    const [name, , latitude, , inLanguages] = town
    const words = inLanguages[locale] ?? name
    const { x, y } = map.latLngToLayerPoint([latitude, longitude])
    const width = words.length * nameSize.letter + 16
    const isCovered = covered.some(
      (one) => Math.abs(one.y - y) < one.height && x < one.x + one.width && one.x < x + width,
    )
    if (isCovered) continue
    covered.push({ x, y, width, height: nameSize.height })
    const label = document.createElement('span')
    label.textContent = words
    label.ariaHidden = 'true'
    const icon = leaflet.divIcon({ html: label, className: 'kh-map-town', iconSize: [0, 0] })
    leaflet.marker([latitude, longitude], { icon, pane: 'towns', interactive: false, keyboard: false }).addTo(names)
  }
  return names.addTo(map)
}

/**
 * Draws coasts, waters and towns on a map once it is near enough to need them; each part of the world is loaded when it is first looked at.
 * Leaves the outline where one cannot be loaded. Answers what ends it.
 */
export const drawEarth = (map: leaflet.Map, locale: string) => {
  for (const [pane, height] of Object.entries(panes)) (map.getPane(pane) ?? map.createPane(pane)).style.zIndex = height
  const drawn = new Map<string, { part: Part; around: number }>()
  let names = leaflet.layerGroup()
  const layers: leaflet.Layer[] = []
  let isOver = false
  const refresh = () => {
    if (isOver) return
    const isNear = map.getZoom() >= nearZoom
    for (const pane of Object.keys(panes)) {
      const element = map.getPane(pane)
      if (element) element.style.display = isNear ? '' : 'none'
    }
    if (!isNear) return
    names.remove()
    names = writeTowns(map, drawn, locale)
    const around = map.getCenter().lng - wrapped(map.getCenter().lng)
    for (const name of partsIn(map.getBounds())) {
      const key = `${name} ${around}`
      if (drawn.has(key)) continue
      loadModule(parts[name]).then(
        ({ default: part }) => {
          if (isOver || drawn.has(key)) return
          drawn.set(key, { part: part as Part, around })
          layers.push(...layersOf(part as Part, around).map((layer) => layer.addTo(map)))
          refresh()
        },
        () => undefined,
      )
    }
  }
  let isAsked = false
  /** Pins come and go many at a time. */
  const followPins = ({ layer }: leaflet.LayerEvent) => {
    if (isAsked || !isPin(layer)) return
    isAsked = true
    queueMicrotask(() => {
      isAsked = false
      refresh()
    })
  }
  map.on('moveend', refresh)
  map.on('layeradd layerremove', followPins)
  refresh()
  return () => {
    isOver = true
    map.off('moveend', refresh)
    map.off('layeradd layerremove', followPins)
    names.remove()
    for (const layer of layers) layer.remove()
  }
}
