/** A map of the world that needs no service, with the tiles of the operator where there are any. Loaded with the first map. */

export { countryBounds } from './map/countries.ts'
export {
  boundsOfMap,
  drawArea,
  fit,
  type LeafletMap,
  movablePin,
  type Place,
  pinTo,
  placeOfClicks,
  projectOn,
} from './map/leaflet-map.ts'
export { useMap } from './map/use-map.ts'
