import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { drawArea, fit, pinTo, useMap } from '@keyhaven/shared-contracts/web/map'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  coordinates: NonNullable<PublicProperty['coordinates']>
  owner: string | undefined
  label: string
}

/** Half of the diagonal of two decimals, in metres: so exact is what guests are told before they book. */
const rough = 680
/** Begins with the towns around it, and goes no nearer than that circle makes sense. */
const [start, closest] = [9, 14]

/** Map of a house, to about a kilometre. */
export function HouseMap({ coordinates, owner, label }: Props) {
  const t = useMessages(resultsCatalog)
  const { frame, map, tiles } = useMap({ owner, closest })
  const [pin] = useState(() => document.createElement('div'))
  const { latitude, longitude } = coordinates
  useLayoutEffect(() => {
    if (!map) return undefined
    const place = { latitude, longitude }
    fit(map, [place], true, start)
    const removals = [pinTo(map, pin, place), drawArea(map, place, rough)]
    // The wheel belongs to the page around it.
    map.scrollWheelZoom.disable()
    return () => {
      for (const remove of removals) remove()
    }
  }, [map, pin, latitude, longitude])
  useEffect(() => map?.getContainer().setAttribute('aria-label', label), [map, label])
  return (
    <>
      <div className="kh-map-frame kh-house-map">
        <div className="kh-map-canvas" role="application" ref={frame} />
        {map && createPortal(<Icon name="pin" size={34} />, pin)}
        <div className="kh-map-steps">
          <button type="button" className="kh-icon-button" aria-label={t.zoomIn} onClick={() => map?.zoomIn()}>
            <Icon name="plus" />
          </button>
          <button type="button" className="kh-icon-button" aria-label={t.zoomOut} onClick={() => map?.zoomOut()}>
            <Icon name="minus" />
          </button>
        </div>
      </div>
      <div className="kh-map-below">
        {tiles.hasFailed && <span role="status">{t.tilesFailed}</span>}
        <span className="kh-map-source">{tiles.attribution ?? t.outline}</span>
      </div>
    </>
  )
}
