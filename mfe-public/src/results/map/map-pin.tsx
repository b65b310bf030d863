import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { drawArea, type LeafletMap, pinTo } from '@keyhaven/shared-contracts/web/map'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import type { PinGroup } from './pin-groups.ts'

type Props = {
  map: LeafletMap
  group: PinGroup
  /** The map is nearer than its pins are exact. */
  isNear: boolean
  /** The guest looks at its card in the list. */
  isLookedAt: boolean
  isChosen: boolean
  /** The name of the town to write below it. */
  town: string | undefined
  onChoose: () => void
}

/** Half of the diagonal of two decimals, in metres. */
const rough = 680

/** The lowest total of a house, or of some that are close together, at its place on the map. */
export function MapPin({ map, group: { pins, at, total }, isNear, isLookedAt, isChosen, town, onChoose }: Props) {
  const t = useMessages(resultsCatalog)
  const [place] = useState(() => document.createElement('div'))
  const { latitude, longitude } = at
  useLayoutEffect(() => pinTo(map, place, { latitude, longitude }), [map, place, latitude, longitude])
  useEffect(
    () => (isNear ? drawArea(map, { latitude, longitude }, rough) : undefined),
    [map, isNear, latitude, longitude],
  )
  const [first, ...others] = pins
  if (!first) return null
  const words =
    others.length > 0 ? t.pinGroup(pins.length, total) : t.pin(first.property.name, first.total_from, first.units)
  return createPortal(
    <>
      <button
        type="button"
        className={isLookedAt || isChosen ? 'kh-pin kh-pin-marked' : 'kh-pin'}
        data-pin={first.property.id}
        aria-expanded={isChosen}
        onClick={onChoose}
      >
        <span>{t.pinTotal(total)}</span>
        {others.length > 0 && <span className="kh-pin-count">{pins.length}</span>}
        <span className="kh-hidden">{` ${words}`}</span>
      </button>
      {town && (
        <span className="kh-pin-town" aria-hidden="true">
          {town}
        </span>
      )}
    </>,
    place,
  )
}
