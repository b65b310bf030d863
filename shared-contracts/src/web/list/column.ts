import type { ReactNode } from 'react'

/** One column of a list, which is a line of a card on a narrow screen. */
export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end'
  width?: number
  /** What the server calls the order by this column; without it the list cannot be sorted by it. */
  sort?: string
  /** Its part of the card; by default a line. */
  card?: 'heading' | 'line' | 'action' | 'none'
}
