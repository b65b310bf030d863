import * as leaflet from 'leaflet'
import { nearestTo, together, wrapped } from './longitude.ts'

/** Class of pins, under which no name of a town is written. */
export const pinClass = 'kh-pin-place'

/** Leaflet puts itself into `window.L`; a page around an embedded booking may have one of its own there. */
leaflet.noConflict()

/** Closer than this, outlines of countries show nothing any more. */
export const closestOutline = 12
/** Houses that are all close together are shown with what is around them. */
const maxFittedZoom = 7

export type LeafletMap = leaflet.Map
/** Degrees in WGS 84. */
export type Place = { latitude: number; longitude: number }

/** A map without tiles and without controls of its own. */
export const startMap = (frame: HTMLElement): LeafletMap =>
  leaflet.map(frame, {
    ...{ center: [47, 12], zoom: 4, minZoom: 2, maxZoom: closestOutline, zoomSnap: 0.5 },
    ...{ zoomControl: false, attributionControl: false, worldCopyJump: true },
  })

/** Around all of some places, as they lie on the globe: not around the world, where they are on two sides of the date line. */
const edgesOf = (places: readonly Place[]) => {
  const longitudes = together(places.map(({ longitude }) => longitude))
  return leaflet.latLngBounds(places.map(({ latitude }, at) => [latitude, longitudes[at] ?? 0]))
}

/** A place where a map shows it: near its middle, on whichever side of the date line that is. */
const onMap = (map: LeafletMap, { latitude, longitude }: Place): [latitude: number, longitude: number] => [
  latitude,
  nearestTo(map.getCenter().lng, longitude),
]

/** Shows all of some places, at once or by going there. At once it goes no closer than `closest`. */
export const fit = (map: LeafletMap, places: readonly Place[], isAtOnce: boolean, closest = maxFittedZoom) =>
  map.fitBounds(edgesOf(places), {
    ...{ padding: [56, 56], animate: !isAtOnce, maxZoom: isAtOnce ? closest : map.getMaxZoom() },
  })

/** Between which degrees the map is: `west,south,east,north`; where west is beyond east, across the date line. */
export const boundsOfMap = (map: LeafletMap) => {
  const bounds = map.getBounds()
  const isWorld = bounds.getEast() - bounds.getWest() >= 360
  const [west, east] = isWorld ? [-180, 180] : [wrapped(bounds.getWest()), wrapped(bounds.getEast())]
  const latitude = (value: number) => Math.max(-90, Math.min(90, value))
  return [west, latitude(bounds.getSouth()), east, latitude(bounds.getNorth())]
    .map((degrees) => degrees.toFixed(2))
    .join(',')
}

/** Point at which a place is drawn, in pixels of the whole map at its present zoom. */
export const projectOn = (map: LeafletMap) => (place: Place) => map.project(onMap(map, place))

const iconOf = (element: HTMLElement) => leaflet.divIcon({ html: element, className: pinClass, iconSize: [0, 0] })

/** Keeps an element at a place of the map; answers what takes it away. */
export const pinTo = (map: LeafletMap, element: HTMLElement, place: Place) => {
  leaflet.DomEvent.disableClickPropagation(element)
  const icon = iconOf(element)
  const marker = leaflet.marker(onMap(map, place), { icon, keyboard: false, interactive: false }).addTo(map)
  // Who goes on over the date line takes the pins along.
  const follow = () => void marker.setLatLng(onMap(map, place))
  map.on('moveend', follow)
  return () => {
    map.off('moveend', follow)
    marker.remove()
  }
}

/** Rounds to a pixel of the map, so that nobody reads more into it. */
const placeAt = (map: LeafletMap, at: leaflet.LatLng): Place => {
  const { lat, lng } = at.wrap()
  const decimals = Math.max(0, Math.ceil(-Math.log10(360 / (256 * 2 ** map.getZoom()))))
  return { latitude: Number(lat.toFixed(decimals)), longitude: Number(lng.toFixed(decimals)) }
}

/** An element at a place of the map that people can drag elsewhere; answers what takes it away. */
export const movablePin = (
  map: LeafletMap,
  element: HTMLElement,
  { latitude, longitude }: Place,
  onMoved: (place: Place) => void,
) => {
  const icon = iconOf(element)
  const marker = leaflet.marker([latitude, longitude], { icon, keyboard: false, draggable: true, autoPan: true })
  marker.addTo(map).on('dragend', () => onMoved(placeAt(map, marker.getLatLng())))
  return () => void marker.remove()
}

/** Tells each place that somebody chooses: by a click or a tap, or the middle of the map by Enter on it. Answers what ends it. */
export const placeOfClicks = (map: LeafletMap, onChosen: (place: Place) => void) => {
  const onClick = ({ latlng }: leaflet.LeafletMouseEvent) => onChosen(placeAt(map, latlng))
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== map.getContainer()) return
    // It would send the form around the map.
    event.preventDefault()
    onChosen(placeAt(map, map.getCenter()))
  }
  map.on('click', onClick)
  // The second click of two is for the same place.
  map.doubleClickZoom.disable()
  // The wheel belongs to the form that the map stands in.
  map.scrollWheelZoom.disable()
  map.getContainer().addEventListener('keydown', onKey)
  return () => {
    map.off('click', onClick)
    map.getContainer().removeEventListener('keydown', onKey)
  }
}

/** A circle around a place that is known to about so many metres; answers what takes it away. */
export const drawArea = (map: LeafletMap, place: Place, metres: number) => {
  const circle = leaflet.circle(onMap(map, place), {
    ...{ radius: metres, interactive: false, className: 'kh-map-area', weight: 1.5 },
  })
  circle.addTo(map)
  return () => void circle.remove()
}

/** Draws the countries below everything else, tiles included. */
export const drawCountries = (map: LeafletMap, countries: GeoJSON.FeatureCollection) => {
  map.createPane('outline').style.zIndex = '100'
  leaflet
    .geoJSON(countries, {
      ...{ interactive: false, pane: 'outline' },
      style: { className: 'kh-map-land', weight: 1 },
    })
    .addTo(map)
}
