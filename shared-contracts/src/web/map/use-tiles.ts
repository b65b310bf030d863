import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mapApi } from '../../contract/map.ts'
import { loadModule } from '../area/load-module.ts'
import { ApiError } from '../api/api-error.ts'
import { q } from '../api/query.ts'
import { useLanguage } from '../locale/use-locale.ts'
import { closestOutline, type LeafletMap } from './leaflet-map.ts'

/** What the colours of a map are said by: its theme is that of the page around it. */
const watchTheme = (element: HTMLElement, onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  const themed = [document.documentElement, element.closest('[data-theme]')]
  for (const one of themed) if (one) observer.observe(one, { attributes: true, attributeFilter: ['class', 'data-theme'] })
  return () => observer.disconnect()
}

/**
 * Draws the tiles of the operator on a map, in the language and the theme of the page, and lets people go as near as `closest`. Where there
 * are none, or none come, the outline below stays all that there is.
 */
export const useTiles = (map: LeafletMap | undefined, { owner, closest }: { owner: string | undefined; closest: number }) => {
  const { data, error } = useQuery({ ...q(mapApi.tiles, { query: { owner } }), staleTime: Infinity })
  const tiles = data?.tiles ?? undefined
  const { code } = useLanguage()
  const [drawn, setDrawn] = useState<'none' | 'some' | 'failed'>('none')
  const [theme, setTheme] = useState(0)
  const url = tiles?.url

  useEffect(() => {
    if (!map || !url) return undefined
    return watchTheme(map.getContainer(), () => setTheme((count) => count + 1))
  }, [map, url])

  useEffect(() => {
    if (!map || !url) return undefined
    let isOver = false
    let end = () => {}
    const onDrawn = () => !isOver && setDrawn('some')
    // One tile that is missing among others is no failure.
    const onFailed = () => !isOver && setDrawn((before) => (before === 'some' ? before : 'failed'))
    loadModule(() => import(/* webpackChunkName: "map-tiles" */ './tile-layer.ts'))
      .then(({ addTiles }) => addTiles(map, { url, locale: code, onDrawn, onFailed }))
      .then(
        (remove) => {
          end = remove
          if (isOver) remove()
        },
        onFailed,
      )
    return () => {
      isOver = true
      end()
    }
  }, [map, url, code, theme])

  const isDrawn = tiles !== undefined && drawn === 'some'
  useEffect(() => {
    map?.setMaxZoom(isDrawn ? closest : closestOutline)
  }, [map, isDrawn, closest])

  // A server of the release before knows no tiles.
  const isUnknown = error instanceof ApiError && error.status !== 404
  return {
    /** Whose data they are, once some are on the map. */
    attribution: isDrawn ? tiles.attribution : undefined,
    hasFailed: isUnknown || (tiles !== undefined && drawn === 'failed'),
  }
}
