import { useDeferredValue, useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Head of the page above a list, in px. */
const headHeight = 260

/** True once a list was left, so that Back may return to it. */
let wasLeft = false

/** Notes that a list is left. Not for each of its tables: one replaces the skeleton, and another one comes with another width. */
export const useNoteLeaving = () =>
  useEffect(
    () => () => {
      wasLeft = true
    },
    [],
  )

/**
 * `const { inSight, isWhole } = useInSight(rows, 69)`: the items of a list that fit on the screen if each is 69 px high, and after the first
 * paint all of them. On Back, all are drawn at once: the scroll position is restored before the first paint, and may be further down.
 */
export const useInSight = <Item>(items: readonly Item[], height: number) => {
  const comesBack = useNavigationType() === NavigationType.Pop && wasLeft
  const isWhole = useDeferredValue(true, comesBack)
  const count = Math.ceil((window.innerHeight - headHeight) / height)
  return { inSight: isWhole ? items : items.slice(0, Math.max(1, count)), isWhole }
}
