import { dragged, marks, white } from '@keyhaven/shared-contracts/domain/palette'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { theme } from 'antd'
import { type CSSProperties, useEffect } from 'react'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'
import type { TimelineGeometry } from '../timeline/timeline-interaction.ts'
import { barOf } from '../timeline/geometry/timeline-scale.ts'
import { type DragSubject, type UnitNights, dropPlace } from './drag.ts'
import { type DragStore, useMovingState } from './drag-store.ts'
import { stayText } from './move-words.ts'

type Props = {
  store: DragStore
  geometry: TimelineGeometry
  conflictOf: (place: UnitNights, subject?: DragSubject) => string | null
  /** Label of the cell under the keyboard cursor. */
  wordsAt: (spot: { unit: number; day: string }) => string
  onGeometry: (geometry: TimelineGeometry) => void
}

export const cursorId = 'calendar-cursor'
const chipWidth = 290

/** Layer over the grid: the dragged nights at their new place with the conflict there, and the keyboard cursor. */
export function DragLayer({ store, geometry, conflictOf, wordsAt, onGeometry }: Props) {
  const t = useMessages(calendarCatalog)
  const { token } = theme.useToken()
  const drag = useMovingState(store, (moving) => moving.drag)
  const cursor = useMovingState(store, (moving) => moving.cursor)
  const { scale, layout, barInset, inSight } = geometry

  useEffect(() => onGeometry(geometry), [geometry, onGeometry])
  const scroller = geometry.scroller()
  useEffect(() => {
    // A finger that has lifted something drags it, and must not scroll the rows away below.
    const hold = (event: TouchEvent) => {
      if (store.getState().drag.step === 'dragging' && event.cancelable) event.preventDefault()
    }
    scroller?.addEventListener('touchmove', hold, { passive: false })
    return () => scroller?.removeEventListener('touchmove', hold)
  }, [scroller, store])

  const boxOf = ({ unit, check_in, check_out }: UnitNights): CSSProperties | null => {
    const row = layout.rowOf(unit)
    if (!row) return null
    const { x, width } = barOf(scale, check_in, check_out)
    const height = row.height - barInset.top - barInset.bottom
    return { position: 'absolute', left: x, width, top: row.top + barInset.top, height, boxSizing: 'border-box' }
  }
  const isDragging = drag.step === 'dragging'
  const subject = isDragging && drag.handle.action !== 'select' ? drag.handle.subject : undefined
  const place = isDragging ? dropPlace(drag, store.todayIn) : null
  const ghost = place && boxOf(place)
  const conflict = place && conflictOf(place, subject)
  const row = place && layout.rowOf(place.unit)
  const was = subject && boxOf(subject)
  const cursorRow = cursor && layout.rowOf(cursor.unit)

  const chipLeft = () => {
    const { first, last } = inSight()
    // The first day may be out of sight in part.
    const edge = scroller?.scrollLeft ?? scale.xOf(first)
    const left = typeof ghost?.left === 'number' ? ghost.left : 0
    return Math.max(edge + 4, Math.min(left, scale.xOf(last) - chipWidth))
  }
  // Below the bar, unless the names of the units stand there or the rows end.
  const chipTop = (of: { top: number; height: number }) => {
    if (barInset.top > 20) return of.top + barInset.top + 9
    return of.top + of.height + 34 > layout.height ? of.top - 26 : of.top + of.height + 2
  }
  return (
    <>
      {was && <div style={{ ...was, background: token.colorBgContainer, opacity: 0.6, borderRadius: 6 }} />}
      {ghost && place && row && (
        <>
          <div
            data-ghost={conflict ? 'conflict' : 'free'}
            style={{
              ...ghost,
              borderRadius: 6,
              border: `2px ${subject ? 'solid' : 'dashed'} ${conflict ? token.colorError : token.colorPrimary}`,
              background: `color-mix(in srgb, ${conflict ? token.colorError : token.colorPrimary} 38%, transparent)`,
              boxShadow: subject && token.boxShadowSecondary,
            }}
          />
          <div
            aria-hidden
            style={{
              position: 'absolute',
              left: chipLeft(),
              top: chipTop(row),
              maxWidth: chipWidth,
              padding: '3px 8px',
              borderRadius: 6,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontSize: 12,
              lineHeight: '18px',
              fontWeight: 600,
              color: white,
              background: conflict ? marks.cancelled : dragged,
              boxShadow: token.boxShadowSecondary,
            }}
          >
            {conflict ?? stayText(t, place)}
          </div>
        </>
      )}
      {cursor && cursorRow && (
        <div role="row">
          <div
            id={cursorId}
            role="gridcell"
            aria-label={wordsAt(cursor)}
            style={{
              position: 'absolute',
              left: scale.xOf(cursor.day) + scale.dayWidth / 2,
              width: Math.max(4, scale.dayWidth),
              top: cursorRow.top + 1,
              height: cursorRow.height - 3,
              boxSizing: 'border-box',
              borderRadius: 6,
              boxShadow: `0 0 0 2px ${token.colorBgContainer}, inset 0 0 0 2px ${token.colorText}`,
              opacity: isDragging ? 0 : 1,
            }}
          />
        </div>
      )}
    </>
  )
}
