import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { PointerEvent as ReactPointerEvent } from 'react'
import type { TimelineGeometry, TimelineHit } from '../timeline/timeline-interaction.ts'
import { numberOf } from '../timeline/geometry/timeline-scale.ts'
import { autoScroll } from './auto-scroll.ts'
import type { DragHandle, UnitNights, Spot } from './drag.ts'
import type { DragStore } from './drag-store.ts'
import { dragHandleOf } from './drag-subject.ts'

const longPressMs = 450

type Client = { clientX: number; clientY: number }

/** The days from the beginning of time to a point, so that it holds while the days scroll under it. */
const exactDay = ({ scale, pointAt }: TimelineGeometry, client: Client) =>
  numberOf(scale.origin) + pointAt(client).x / scale.dayWidth

/** Cell under a point: for a selection the day itself, else the start moved by as many days as the pointer went. */
const spotAt = (
  geometry: TimelineGeometry,
  client: Client,
  press: { handle: DragHandle; spot: Spot; exact: number },
): Spot => {
  const { x, y } = geometry.pointAt(client)
  const unit = geometry.layout.unitAt(y)?.id ?? press.spot.unit
  if (press.handle.action === 'select') return { unit, day: geometry.scale.dayAt(x) }
  return { unit, day: addDays(press.spot.day, Math.round(exactDay(geometry, client) - press.exact)) }
}

/** The click that follows a drag is part of it, and opens nothing. */
const swallowClick = () => {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

type Dropped = (handle: DragHandle, place: UnitNights) => void

/** Follows one press until it is let go of, wherever on the page that happens; answers how to end it early. */
export const followPointer = (
  event: ReactPointerEvent<HTMLElement>,
  hit: TimelineHit,
  { geometry, store, onDrop }: { geometry: () => TimelineGeometry; store: DragStore; onDrop: Dropped },
) => {
  const handle = dragHandleOf(hit)
  if (!handle || event.button !== 0 || !event.isPrimary) return () => undefined
  const touch = event.pointerType !== 'mouse'
  const spot = { unit: hit.unit.id, day: handle.action === 'select' ? hit.day : hit.night }
  const press = { handle, spot, exact: exactDay(geometry(), event) }
  const pixel = (client: Client) => ({ x: client.clientX, y: client.clientY })
  const isDragging = () => store.getState().drag.step === 'dragging'
  let hasDragged = false
  /** From here on the pointer is over the grid alone: no bar below it answers. */
  const hold = () => {
    const box = geometry().scroller()
    if (hasDragged || !box) return
    hasDragged = true
    box.setPointerCapture?.(event.pointerId)
    box.style.cursor = handle.action === 'start' || handle.action === 'end' ? 'ew-resize' : 'grabbing'
  }
  store.send({ is: 'press', handle, spot, pixel: pixel(event), touch })

  const listening = new AbortController()
  const at: AddEventListenerOptions = { signal: listening.signal }
  const moveTo = (client: Client) =>
    store.send({ is: 'move', spot: spotAt(geometry(), client, press), pixel: pixel(client) })
  const scrolling = autoScroll(geometry, moveTo)
  const timer = touch
    ? setTimeout(() => {
        store.send({ is: 'lift' })
        if (!isDragging()) return
        hold()
        navigator.vibrate?.(15)
      }, longPressMs)
    : undefined
  const end = () => {
    clearTimeout(timer)
    scrolling.stop()
    listening.abort()
    geometry().scroller()?.style.removeProperty('cursor')
  }
  const cancel = () => {
    end()
    store.send({ is: 'cancel' })
  }

  const onMove = (moveEvent: PointerEvent) => {
    if (moveEvent.pointerId !== event.pointerId) return
    const { step } = moveTo(moveEvent)
    if (step === 'idle' && !hasDragged) end()
    if (step !== 'dragging') return
    hold()
    scrolling.follow(moveEvent)
  }
  const onUp = (up: PointerEvent) => {
    if (up.pointerId !== event.pointerId) return
    end()
    const ended = store.send({ is: 'release' })
    if (hasDragged) swallowClick()
    if (ended.step === 'dropped') onDrop(ended.handle, ended.place)
  }
  // The press itself ends when the button is let go of.
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || !isDragging()) return
    key.stopPropagation()
    scrolling.stop()
    store.send({ is: 'cancel' })
  }
  window.addEventListener('pointermove', onMove, at)
  window.addEventListener('pointerup', onUp, at)
  window.addEventListener('pointercancel', cancel, at)
  window.addEventListener('blur', cancel, at)
  window.addEventListener('contextmenu', (menu) => touch && menu.preventDefault(), at)
  window.addEventListener('keydown', onKey, { ...at, capture: true })
  return cancel
}

/** Shows what a press would take hold of. */
export const hintAt = ({ target }: ReactPointerEvent<HTMLElement>, hit: TimelineHit | null) => {
  const bar = (target as Element).closest<HTMLElement>('[data-stay], [data-block]')
  if (bar) bar.style.cursor = hit?.kind.startsWith('edge') ? 'ew-resize' : ''
}
