import { type ReactNode, useCallback, useState } from 'react'

/** One column of a list, which is a line of a card on a narrow screen. */
export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end'
  /** In px; what is left over is shared, and the widths stay from page to page. One without takes its part of that. */
  width?: number
  /** Sort key of the server for this column; without it the list cannot be sorted by it. */
  sort?: string
  /** Its part of the card; by default a line. */
  card?: 'heading' | 'line' | 'action' | 'none'
}

const sumOf = <Row>(columns: readonly Column<Row>[]) => columns.reduce((sum, { width = 0 }) => sum + width, 0)

/**
 * `const [frame, columns] = useFitting([all, fewer])`: the first of these that fits into the width of an element, followed as that
 * changes; undefined where none does. Until the element is drawn, the first one: measured before it is painted, and mostly right.
 */
export const useFitting = <Row>(sets: readonly (readonly Column<Row>[])[]) => {
  const [at, setAt] = useState(0)
  const needs = sets.map(sumOf).join()
  // No element in the state: all that it holds would be rendered twice.
  const frame = useCallback(
    (element: HTMLElement) => {
      const fits = (px: string) => Number(px) <= element.clientWidth
      // An element without a width is not shown.
      const look = () => element.clientWidth > 0 && setAt(needs.split(',').findIndex(fits))
      look()
      const observer = new ResizeObserver(look)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [needs],
  )
  return [frame, sets[at]] as const
}
