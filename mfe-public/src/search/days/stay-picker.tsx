import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { propertyCatalog } from '../../messages/catalogs.ts'
import { monthOf } from '../../property/calendar/month.ts'
import { StayCalendar } from '../../property/calendar/stay-calendar.tsx'
import { type Bounds, isDay } from '../bounds.ts'
import { stayOf } from '../search-address.ts'
import type { Dates } from './stay-fields.tsx'

type Props = {
  dates: Dates
  bounds: Bounds
  /** The fields that it belongs to, and itself. */
  around: RefObject<HTMLElement | null>
  /** Opened by a key: the focus is led into it. */
  isByKeys: boolean
  /** Opened where the guest leaves: a known arrival stays. */
  isDeparture: boolean
  /** A stay is chosen, or none with Escape: the focus is to go back. */
  onEnd: (stay?: Dates) => void
  /** The guest has gone on elsewhere. */
  onClose: () => void
}

/** The calendar of the fields of a stay. */
export function StayPicker({ dates, bounds, around, isByKeys, isDeparture, onEnd, onClose }: Props) {
  const t = useMessages(propertyCatalog)
  const id = useId()
  const { stay } = stayOf(dates, bounds)
  const [month, setMonth] = useState(() =>
    monthOf(isDay(dates.checkIn) && dates.checkIn > bounds.from ? dates.checkIn : bounds.from),
  )
  const isInside = (event: Event) => around.current !== null && event.composedPath().includes(around.current)
  const onPress = useEffectEvent((event: Event) => {
    if (!isInside(event)) onClose()
  })
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !around.current?.contains(relatedTarget)) onClose()
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A sheet around the form stays open.
    event.preventDefault()
    onEnd()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('pointerdown', (event) => onPress(event), listening)
    around.current?.addEventListener('focusout', (event) => onLeave(event), listening)
    around.current?.addEventListener('keydown', (event) => onKey(event), listening)
    return () => listening.abort()
  }, [around])
  return (
    <div className="kh-stay-picker" role="dialog" aria-labelledby={id}>
      <StayCalendar
        id={id}
        title={t.toCalendar}
        {...{ bounds, month }}
        onMonth={setMonth}
        selection={stay}
        startsFocused={isByKeys}
        arrival={isDeparture && isDay(dates.checkIn) ? dates.checkIn : undefined}
        onStay={onEnd}
      />
    </div>
  )
}
