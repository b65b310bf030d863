import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { useSyncExternalStore } from 'react'
import { type Drag, drag, type DragEvent, idle, type Spot, type TodayIn } from './drag.ts'

export type MovingState = {
  drag: Drag
  /** The night that the keyboard stands on, while the grid has the focus. */
  cursor: Spot | null
  /** Where the keyboard or the pointer was last, to go on from there. */
  last: Spot | null
  /** What a screen reader is told. */
  said: string
}

/**
 * Drag state outside of React: it changes sixty times a second, and only the layer that draws it subscribes.
 */
export const dragStore = (today: Day, given: TodayIn) => {
  let todayIn = given
  let now: MovingState = { drag: idle, cursor: null, last: null, said: '' }
  const listeners = new Set<() => void>()
  const set = (change: Partial<MovingState>) => {
    now = { ...now, ...change }
    for (const listener of listeners) listener()
  }
  return {
    today,
    todayIn: (unit: number) => todayIn(unit),
    /** Takes the units of newly loaded rows; a drag in progress goes on. */
    know: (next: TodayIn) => {
      todayIn = next
    },
    get: () => now,
    set,
    /** Goes one step and answers where that led; a press that ended leaves the store idle. */
    send: (event: DragEvent): Drag => {
      const next = drag(now.drag, event, todayIn)
      const isOver = next.step === 'dropped' || next.step === 'cancelled'
      if (next !== now.drag) set({ drag: isOver ? idle : next })
      return next
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type DragStore = ReturnType<typeof dragStore>

export const useMovingState = <T>(store: DragStore, select: (moving: MovingState) => T) =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))
