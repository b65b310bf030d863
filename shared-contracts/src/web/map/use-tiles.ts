import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mapApi } from '../../contract/inventory/map.ts'
import { loadModule } from '../area/load-module.ts'
import { q } from '../api/query.ts'
import { useLanguage } from '../locale/use-locale.ts'
import { closestOutline, type LeafletMap } from './leaflet-map.ts'

const colourNames = ['land', 'sea', 'border', 'name'] as const
/** The colours of maps in the theme of the page around an element, `#rrggbb`. */
const readColours = (element: HTMLElement) => {
  const style = getComputedStyle(element)
  return colourNames.map((name) => style.getPropertyValue(`--kh-map-${name}`).trim()).join(' ')
}

/** Those colours, separated by spaces, also after the theme has changed. */
const useColours = (map: LeafletMap | undefined) => {
  const [colours, setColours] = useState<string>()
  useEffect(() => {
    if (!map) return undefined
    const element = map.getContainer()
    const read = () => setColours(readColours(element))
    read()
    const observer = new MutationObserver(read)
    for (const themed of [document.documentElement, element.closest('[data-theme]')])
      if (themed) observer.observe(themed, { attributes: true, attributeFilter: ['class', 'data-theme'] })
    return () => observer.disconnect()
  }, [map])
  return colours
}

/**
 * Draws the tiles of the operator on a map, in the language and the theme of the page, and lets people go as near as `closest`. Where there
 * are none, or none come, the outline below stays all that there is.
 */
export const useTiles = (
  map: LeafletMap | undefined,
  { owner, closest }: { owner: string | undefined; closest: number },
) => {
  const { data, error, isPending } = useQuery({ ...q(mapApi.tiles, { query: { owner } }), staleTime: Infinity })
  const tiles = data?.tiles ?? undefined
  const { code } = useLanguage()
  const [drawn, setDrawn] = useState<'none' | 'some' | 'failed'>('none')
  const colours = useColours(map)
  const url = tiles?.url

  useEffect(() => {
    if (!map || !url || !colours) return undefined
    const [land = '', sea = '', border = '', name = ''] = colours.split(' ')
    let isOver = false
    let end = () => {}
    const onDrawn = () => !isOver && setDrawn('some')
    // One tile that is missing among others is no failure.
    const onFailed = () => !isOver && setDrawn((before) => (before === 'some' ? before : 'failed'))
    loadModule(() => import(/* webpackChunkName: "map-tiles" */ './tile-layer.ts'))
      .then(({ addTiles }) =>
        addTiles(map, { url, locale: code, colours: { land, sea, border, name }, onDrawn, onFailed }),
      )
      .then((remove) => {
        end = remove
        if (isOver) remove()
      }, onFailed)
    return () => {
      isOver = true
      end()
    }
  }, [map, url, code, colours])

  const isDrawn = tiles !== undefined && drawn === 'some'
  useEffect(() => {
    map?.setMaxZoom(isDrawn ? closest : closestOutline)
  }, [map, isDrawn, closest])

  return {
    /** True if there are any to draw; undefined until that is known. */
    areThere: isPending ? undefined : tiles !== undefined,
    /** Credit for the tiles' data, once some are on the map. */
    attribution: isDrawn ? tiles.attribution : undefined,
    hasFailed: error !== null || (tiles !== undefined && drawn === 'failed'),
  }
}
