import type { Pin } from '@keyhaven/shared-contracts/contract/public/public-search'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { boundsOfMap, fit, projectOn, useMap } from '@keyhaven/shared-contracts/web/map'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import type { SearchStay } from '../../search/search-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { pinsQuery } from '../result-queries.ts'
import { MapPin } from './map-pin.tsx'
import { PinCard } from './pin-card.tsx'
import { groupPins, isOnePlace, nameTowns, type PinGroup } from './pin-groups.ts'

type Props = {
  search: Search
  stay: SearchStay
  /** The house whose card in the list the guest looks at. */
  lookedAt: number | undefined
}

const placesOf = (pins: readonly Pin[]) => pins.map(({ coordinates }) => coordinates)

/** So many pins are answered at most: where there are more, the map asks for those that it shows. */
const maxPins = 300

/** Pins are to a kilometre: nearer than this a circle says so, and there is no house to look for. */
const [nearestPin, closest] = [12, 14]

/** Map of the houses in the results, each with its lowest total. */
export function ResultsMap({ search, stay, lookedAt }: Props) {
  const t = useMessages(resultsCatalog)
  const { frame, map, moves, tiles } = useMap({ owner: search.owner, closest })
  const all = useQuery(pinsQuery(search, stay, undefined))
  const isCut = (all.data?.length ?? 0) >= maxPins
  const inView = useQuery({
    ...pinsQuery(search, stay, map && moves > 1 ? boundsOfMap(map) : undefined),
    enabled: isCut && moves > 1,
  })
  const pins = (isCut && inView.data) || all.data
  /** A house of the chosen pin. */
  const [house, setHouse] = useState<number>()

  useEffect(() => {
    if (map && all.data?.length) fit(map, placesOf(all.data), true)
  }, [map, all.data])

  const zoom = map?.getZoom()
  const groups = useMemo(
    () => (map && zoom !== undefined && pins ? groupPins(pins, projectOn(map)) : []),
    [map, zoom, pins],
  )
  const towns = nameTowns(groups)
  const hasHouse = ({ pins: inside }: PinGroup, id: number | undefined) =>
    inside.some(({ property }) => property.id === id)
  const activeGroup = groups.find((group) => hasHouse(group, house))
  const choose = (group: PinGroup) => {
    const isLast = group.pins.length === 1 || isOnePlace(group) || (map && map.getZoom() >= map.getMaxZoom())
    if (isLast) setHouse(group.pins[0]?.property.id)
    else if (map) fit(map, placesOf(group.pins), false)
  }
  const close = () => {
    setHouse(undefined)
    map?.getContainer().querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }
  return (
    <>
      <div className="kh-map-frame">
        <div className="kh-map-canvas" ref={frame} />
        {map &&
          groups.map((group) => (
            <MapPin
              key={group.pins[0]?.property.id}
              {...{ map, group }}
              isNear={zoom !== undefined && zoom > nearestPin}
              town={towns.get(group)}
              isLookedAt={hasHouse(group, lookedAt)}
              isChosen={group === activeGroup}
              onChoose={() => choose(group)}
            />
          ))}
        <div className="kh-map-steps">
          <button type="button" className="kh-icon-button" aria-label={t.zoomIn} onClick={() => map?.zoomIn()}>
            <Icon name="plus" />
          </button>
          <button type="button" className="kh-icon-button" aria-label={t.zoomOut} onClick={() => map?.zoomOut()}>
            <Icon name="minus" />
          </button>
          <button
            type="button"
            className="kh-icon-button"
            aria-label={t.wholeMap}
            onClick={() => map && all.data?.length && fit(map, placesOf(all.data), true)}
          >
            <Icon name="globe" />
          </button>
        </div>
        {activeGroup && <PinCard key={house} pins={activeGroup.pins} search={search} onClose={close} />}
        {all.isError && (
          <p className="kh-map-note" role="alert">
            {t.mapFailed}
          </p>
        )}
        {all.data?.length === 0 && (
          <p className="kh-map-note" role="status">
            {t.noPins}
          </p>
        )}
      </div>
      <div className="kh-map-below">
        {tiles.hasFailed && <span role="status">{t.tilesFailed}</span>}
        {tiles.attribution !== undefined && <span>{t.pinsAreRough}</span>}
        <span className="kh-map-source">{tiles.attribution ?? t.outline}</span>
      </div>
    </>
  )
}
