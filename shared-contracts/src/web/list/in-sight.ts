import { useDeferredValue, useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Head of the page above a list, in px. */
const headHeight = 260

/** True once a list was left, to which people may come back. */
let wasLeft = false

/**
 * `const { inSight, isWhole } = useInSight(rows, 69)`: the items of a list that a screen has room for, where one is that many px high, and
 * once they are painted all of them. Who comes back gets all at once: the place where they were may be further down, and is restored
 * before anything is painted.
 */
export const useInSight = <Item>(items: readonly Item[], height: number) => {
  const comesBack = useNavigationType() === NavigationType.Pop && wasLeft
  const isWhole = useDeferredValue(true, comesBack)
  useEffect(
    () => () => {
      wasLeft = true
    },
    [],
  )
  const count = Math.ceil((window.innerHeight - headHeight) / height)
  return { inSight: isWhole ? items : items.slice(0, Math.max(1, count)), isWhole }
}
