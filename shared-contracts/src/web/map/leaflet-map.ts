import * as leaflet from 'leaflet'

/** Leaflet puts itself into `window.L`; a page around an embedded booking may have one of its own there. */
leaflet.noConflict()

/** Closer than this, outlines of countries show nothing any more. */
export const closestOutline = 12
/** Houses that are all close together are shown with what is around them. */
const mostFittedZoom = 7

export type LeafletMap = leaflet.Map
/** Degrees in WGS 84. */
export type Place = { latitude: number; longitude: number }

/** A map without tiles and without controls of its own. */
export const startMap = (frame: HTMLElement): LeafletMap =>
  leaflet.map(frame, {
    ...{ center: [47, 12], zoom: 4, minZoom: 2, maxZoom: closestOutline, zoomSnap: 0.5 },
    ...{ zoomControl: false, attributionControl: false, worldCopyJump: true },
  })

const edgesOf = (places: readonly Place[]) =>
  leaflet.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))

/** Shows all of some places, at once or by going there. At once it goes no closer than `closest`. */
export const fit = (map: LeafletMap, places: readonly Place[], isAtOnce: boolean, closest = mostFittedZoom) =>
  map.fitBounds(edgesOf(places), {
    ...{ padding: [56, 56], animate: !isAtOnce, maxZoom: isAtOnce ? closest : map.getMaxZoom() },
  })

/** Between which degrees the map is: `west,south,east,north`. */
export const boundsOfMap = (map: LeafletMap) => {
  const bounds = map.getBounds()
  const limited = (value: number, most: number) => Math.max(-most, Math.min(most, value)).toFixed(2)
  return [
    ...[limited(bounds.getWest(), 180), limited(bounds.getSouth(), 90)],
    ...[limited(bounds.getEast(), 180), limited(bounds.getNorth(), 90)],
  ].join(',')
}

/** Where a place is drawn, in pixels of the whole map at its present zoom. */
export const projectOn =
  (map: LeafletMap) =>
  ({ latitude, longitude }: Place) =>
    map.project([latitude, longitude])

const iconOf = (element: HTMLElement) => leaflet.divIcon({ html: element, className: 'kh-pin-place', iconSize: [0, 0] })

/** Keeps an element at a place of the map; answers what takes it away. */
export const pinTo = (map: LeafletMap, element: HTMLElement, { latitude, longitude }: Place) => {
  leaflet.DomEvent.disableClickPropagation(element)
  const icon = iconOf(element)
  const marker = leaflet.marker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(map)
  return () => void marker.remove()
}

/** As exact as a pixel of the map is, so that nobody reads more into it. */
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
export const drawArea = (map: LeafletMap, { latitude, longitude }: Place, metres: number) => {
  const circle = leaflet.circle([latitude, longitude], {
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
