import * as leaflet from 'leaflet'

/** Leaflet puts itself into `window.L`; a page around an embedded booking may have one of its own there. */
leaflet.noConflict()

/** Coordinates have two decimals: closer than this there is nothing to see. */
const maxZoom = 12
/** Houses that are all close together are shown with what is around them. */
const mostFittedZoom = 7

export type LeafletMap = leaflet.Map
type At = { latitude: number; longitude: number }

/** A map without tiles and without controls of its own. */
export const startMap = (frame: HTMLElement): LeafletMap =>
  leaflet.map(frame, {
    ...{ center: [47, 12], zoom: 4, minZoom: 2, maxZoom, zoomSnap: 0.5 },
    ...{ zoomControl: false, attributionControl: false, worldCopyJump: true },
  })

const edgesOf = (places: readonly At[]) =>
  leaflet.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))

/** Shows all of some places, at once or by going there. */
export const fit = (map: LeafletMap, places: readonly At[], isAtOnce: boolean) =>
  map.fitBounds(edgesOf(places), {
    ...{ padding: [56, 56], animate: !isAtOnce, maxZoom: isAtOnce ? mostFittedZoom : maxZoom },
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
  ({ latitude, longitude }: At) =>
    map.project([latitude, longitude])

/** Keeps an element at a place of the map; answers what takes it away. */
export const pinTo = (map: LeafletMap, element: HTMLElement, { latitude, longitude }: At) => {
  leaflet.DomEvent.disableClickPropagation(element)
  const icon = leaflet.divIcon({ html: element, className: 'kh-pin-place', iconSize: [0, 0] })
  const marker = leaflet.marker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(map)
  return () => void marker.remove()
}

/** Draws the countries below everything else. */
export const drawCountries = (map: LeafletMap, countries: GeoJSON.FeatureCollection) =>
  leaflet
    .geoJSON(countries, {
      interactive: false,
      style: { className: 'kh-map-land', weight: 1 },
    })
    .addTo(map)
