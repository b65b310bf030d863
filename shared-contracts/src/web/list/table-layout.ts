import type { Column } from './column.ts'

/**
 * How a table shares out its width. Where every column says its own, they are kept from page to page and only what is
 * left over is shared; otherwise the text decides.
 */
export const tableLayout = <Row>(columns: readonly Column<Row>[]) => {
  const widths = columns.map(({ width }) => width)
  const isFixed = widths.every((width) => width !== undefined)
  if (!isFixed) return { scroll: { x: 'max-content' as const } }
  return { tableLayout: 'fixed' as const, scroll: { x: widths.reduce((sum, width) => sum + width, 0) } }
}
