import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../locale/use-locale.ts'
import { countries } from './countries.ts'
import { drawEarth } from './earth.ts'
import { drawCountries, type LeafletMap, startMap } from './leaflet-map.ts'
import { useTiles } from './use-tiles.ts'

type Options = {
  /** Owner of the pages, if they stand in a page of somebody else. */
  owner?: string | undefined
  /** Closest zoom where there are tiles. */
  closest: number
}

/**
 * A map in the element that takes `frame` as its ref, how often it has been moved since, and what is known of its tiles. Its element has the
 * class `kh-map-canvas`, and its page the sheet `styles/map.css`.
 */
export const useMap = ({ owner, closest }: Options) => {
  const [map, setMap] = useState<LeafletMap>()
  const [moves, setMoves] = useState(0)
  const { code } = useLanguage()
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
      setMap(undefined)
    }
  }, [])
  const tiles = useTiles(map, { owner, closest })
  // Tiles show more, and all of it.
  const isPlain = tiles.areThere === false || tiles.hasFailed
  useEffect(() => (map && isPlain ? drawEarth(map, code) : undefined), [map, isPlain, code])
  return { frame, map, moves, tiles }
}
