import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { createStore, useStore } from 'zustand'
import { type Drag, drag, type DragEvent, idle, type Spot, type TodayIn } from './drag.ts'

export type MovingState = {
  drag: Drag
  /** The night that the keyboard stands on, while the grid has the focus. */
  cursor: Spot | null
  /** Last cell of the keyboard or the pointer, to go on from there. */
  last: Spot | null
  /** Live region text for screen readers. */
  announcement: string
}

/**
 * Drag state outside of React: it changes sixty times a second, and only the layer that draws it subscribes.
 */
export const dragStore = (today: Day, initialTodayIn: TodayIn) => {
  let todayIn = initialTodayIn
  const store = createStore<MovingState>(() => ({ drag: idle, cursor: null, last: null, announcement: '' }))
  return {
    ...store,
    today,
    todayIn: (unit: number) => todayIn(unit),
    /** Takes the units of newly loaded rows; a drag in progress goes on. */
    know: (next: TodayIn) => {
      todayIn = next
    },
    /** Goes one step and answers where that led; a press that ended leaves the store idle. */
    send: (event: DragEvent): Drag => {
      const now = store.getState().drag
      const next = drag(now, event, todayIn)
      const isOver = next.step === 'dropped' || next.step === 'cancelled'
      if (next !== now) store.setState({ drag: isOver ? idle : next })
      return next
    },
  }
}
export type DragStore = ReturnType<typeof dragStore>

export const useMovingState = <T>(store: DragStore, select: (moving: MovingState) => T) => useStore(store, select)
