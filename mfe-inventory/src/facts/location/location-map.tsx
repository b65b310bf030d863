import { EnvironmentFilled, MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { coordinates, coordinatesText } from '@keyhaven/shared-contracts/domain/place/coordinates'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import {
  countryBounds,
  fit,
  type LeafletMap,
  movablePin,
  type Place,
  placeOfClicks,
  useMap,
} from '@keyhaven/shared-contracts/web/map'
import '@keyhaven/shared-contracts/styles/map.css'
import { useQuery } from '@tanstack/react-query'
import { Button, Typography } from 'antd'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { factsCatalog } from '../../messages/catalogs.ts'
import './location-map.css'
import './map-colours.css'

export type LocationMapProps = {
  value: string
  /** City of the address, for a first view of the map. */
  city: string
  country: string
  onChange: (text: string) => void
}

/** Near enough to tell houses apart, where there are tiles. */
const closest = 18
/** From how near a place is first shown: its surroundings, or else the borders of its country, say whether it is the right one. */
const surroundings = { withTiles: 11, withOutline: 6 }

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Coordinates of another house of the owner in the same town: there is no other source for where a town is. */
const useTown = (city: string, country: string) => {
  const { data, isPending } = useQuery(q(propertiesApi.list, { query: {} }))
  const neighbour = data?.find(
    ({ address, coordinates: at }) =>
      at && city.trim() && isSame(address.city, city) && isSame(address.country, country),
  )
  return { town: neighbour?.coordinates ?? undefined, isPending }
}

/** True while the map is moved by keyboard: only then screen readers hear the coordinates of its middle. */
const useKeyboardOn = (map: LeafletMap | undefined) => {
  const [isByKeyboard, setByKeyboard] = useState(false)
  useEffect(() => {
    const element = map?.getContainer()
    const onKey = () => setByKeyboard(true)
    const onPointer = () => setByKeyboard(false)
    element?.addEventListener('keydown', onKey)
    element?.addEventListener('pointerdown', onPointer)
    return () => {
      element?.removeEventListener('keydown', onKey)
      element?.removeEventListener('pointerdown', onPointer)
    }
  }, [map])
  return isByKeyboard
}

/** Map that sets the coordinates by a click, by dragging the pin, or by keyboard. */
export function LocationMap({ value, city, country, onChange }: LocationMapProps) {
  const t = useMessages(factsCatalog).place
  const hint = useId()
  const { frame, map, moves, tiles } = useMap({ closest })
  const place = coordinates.safeParse(value).data ?? undefined
  const { town, isPending } = useTown(city, country)
  const isByKeyboard = useKeyboardOn(map)
  const { latitude, longitude } = place ?? {}
  const choose = useEffectEvent((point: Place) => onChange(coordinatesText(point)))
  // Once, with what is there when it opens; later on it follows the field alone.
  const start = useEffectEvent((on: LeafletMap) => {
    const center = place ?? town
    const corners = center ? [center] : countryBounds(country)
    if (corners) fit(on, corners, true, tiles.areThere ? surroundings.withTiles : surroundings.withOutline)
  })
  useEffect(() => {
    if (map && !isPending && tiles.areThere !== undefined) start(map)
  }, [map, isPending, tiles.areThere])
  useEffect(() => (map ? placeOfClicks(map, (point) => choose(point)) : undefined), [map])
  useEffect(() => {
    if (map && latitude !== undefined && longitude !== undefined && !map.getBounds().contains([latitude, longitude]))
      map.panTo([latitude, longitude])
  }, [map, latitude, longitude])
  const middle = map && moves > 0 ? map.getCenter() : undefined
  return (
    <div className="kh-location">
      <div className="kh-location-frame">
        <div ref={frame} className="kh-map-canvas" role="application" aria-label={t.map} aria-describedby={hint} />
        {map && place && <Pin map={map} place={place} onMoved={(point) => onChange(coordinatesText(point))} />}
        <span className="kh-location-middle" aria-hidden="true" />
        <div className="kh-location-steps">
          <Button aria-label={t.zoomIn} icon={<PlusOutlined aria-hidden />} onClick={() => map?.zoomIn()} />
          <Button aria-label={t.zoomOut} icon={<MinusOutlined aria-hidden />} onClick={() => map?.zoomOut()} />
        </div>
      </div>
      <Typography.Text type="secondary" className="kh-location-source">
        {tiles.attribution ?? t.outline}
      </Typography.Text>
      <Box marginTop={4}>
        <Text id={hint} type="secondary">
          {`${t.mapHint} ${tiles.attribution === undefined ? t.outlineHint : ''}`}
        </Text>
      </Box>
      <Typography.Paragraph style={{ margin: '4px 0 0' }} role="status">
        {`${tiles.hasFailed ? t.tilesFailed : ''} ${place ? t.pinAt(coordinatesText(place)) : t.noPin} ${isByKeyboard && middle ? t.middleAt(middle.lat.toFixed(2), middle.lng.toFixed(2)) : ''}`}
      </Typography.Paragraph>
    </div>
  )
}

/** The pin of the house. */
function Pin({ map, place, onMoved }: { map: LeafletMap; place: Place; onMoved: (place: Place) => void }) {
  const [element] = useState(() => document.createElement('div'))
  const onDragEnd = useEffectEvent(onMoved)
  const { latitude, longitude } = place
  useLayoutEffect(
    () => movablePin(map, element, { latitude, longitude }, (to) => onDragEnd(to)),
    [map, element, latitude, longitude],
  )
  return createPortal(<EnvironmentFilled className="kh-location-pin" aria-hidden />, element)
}
