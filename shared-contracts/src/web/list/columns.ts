import type { ReactNode } from 'react'

/** One column of a list, which is a line of a card on a narrow screen. */
export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end'
  width?: number
  /** Sort key of the server for this column; without it the list cannot be sorted by it. */
  sort?: string
  /** Its part of the card; by default a line. */
  card?: 'heading' | 'line' | 'action' | 'none'
}

const sumOf = <Row>(columns: readonly Column<Row>[]) => columns.reduce((sum, { width = 0 }) => sum + width, 0)

/**
 * True if columns fit into so many pixels without one lying under the buttons at the end, and while that is not known
 * yet, or where a column leaves its width to the text.
 */
export const hasRoom = <Row>(columns: readonly Column<Row>[], pixels: number | undefined) =>
  !pixels || columns.some(({ width }) => width === undefined) || sumOf(columns) <= pixels

/**
 * Layout of a table's widths. If every column has its own, they are kept from page to page and only what is
 * left over is shared; otherwise the text decides.
 */
export const tableLayout = <Row>(columns: readonly Column<Row>[]) => {
  const isFixed = columns.every(({ width }) => width !== undefined)
  if (!isFixed) return { scroll: { x: 'max-content' as const } }
  return { tableLayout: 'fixed' as const, scroll: { x: sumOf(columns) } }
}
