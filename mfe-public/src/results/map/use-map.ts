import { useCallback, useState } from 'react'
import { countries } from './countries.ts'
import { drawCountries, type LeafletMap, startMap } from './leaflet-map.ts'

/** A map in the element that takes `frame` as its ref, and how often it has been moved since. */
export const useMap = () => {
  const [map, setMap] = useState<LeafletMap>()
  const [moves, setMoves] = useState(0)
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const started = startMap(element)
    started.on('moveend', () => setMoves((count) => count + 1))
    drawCountries(started, countries())
    setMap(started)
    const resizes = new ResizeObserver(() => started.invalidateSize({ animate: false }))
    resizes.observe(element)
    return () => {
      resizes.disconnect()
      started.remove()
    }
  }, [])
  return { frame, map, moves }
}
