import { Table, type TablePaginationConfig, theme } from 'antd'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Column } from './columns.ts'
import { GroupHeading } from './group-heading.tsx'
import { useInSight } from './in-sight.ts'
import type { Grouped } from './row-groups.ts'

export type Sort = { by: string; onSort: (by: string) => void }

type Props<Row> = {
  what: string
  rows: readonly Row[]
  /** The same rows under headings. */
  groups: readonly Grouped<Row>[] | undefined
  folded: ReadonlySet<number>
  onToggle: (group: number) => void
  columns: readonly Column<Row>[]
  /** The id of the row that was just made. */
  marked: number | undefined
  sort: Sort | undefined
  onOpen: ((row: Row) => void) | undefined
  /** In the place of the rows where there is none. */
  nothing: ReactNode
  isStale: boolean
  paging: TablePaginationConfig
}

/** True for an event that is meant for the row, and not for a button in it or for text that is being marked. */
const isOfRow = ({ target }: { target: EventTarget }) =>
  !(target instanceof Element && target.closest('button, a, input')) && !window.getSelection()?.toString()

const rowProps = (open: () => void) => ({
  tabIndex: 0,
  onClick: (event: MouseEvent) => isOfRow(event) && open(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open()
  },
})

/** A row of two lines, as most are, in px. */
const rowHeight = 69

// Long names take a second line; no column pushes the others out of sight.
const cellStyle = { overflowWrap: 'break-word' } as const

/** A column that says in its heading how it is sorted, and turns that round. */
const sortable = (sorted: string, by: string) => {
  const order = sorted === by ? ('ascend' as const) : sorted === `-${by}` ? ('descend' as const) : null
  return {
    sorter: true,
    sortOrder: order,
    sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
    showSorterTooltip: false,
  }
}

/** A line of the table: a row, or the heading of those that follow. */
type Line<Row> = { key: string } & ({ row: Row; group?: never } | { group: Grouped<Row>; row?: never })

/** The rows of a list as a table. */
export function RowTable<Row extends { id: number }>(props: Props<Row>) {
  const { what, rows, groups, folded, onToggle, columns, marked, sort, onOpen, nothing, isStale, paging } = props
  const { token } = theme.useToken()
  const lineOf = (row: Row): Line<Row> => ({ key: String(row.id), row })
  const lines = groups
    ? groups.flatMap((group): Line<Row>[] => [
        { key: `group ${group.id}`, group },
        ...(folded.has(group.id) ? [] : group.rows.map(lineOf)),
      ])
    : rows.map(lineOf)
  const { inSight, isWhole } = useInSight(lines, rowHeight)
  return (
    <Table<Line<Row>>
      size="middle"
      dataSource={inSight}
      columns={columns.map(({ key, title, render, align = 'start', width, card, sort: by }, at) => ({
        key,
        title,
        align,
        ...(width !== undefined && { width }),
        ...(sort && by && sortable(sort.by, by)),
        // A heading takes the whole width.
        ...(groups && {
          onCell: ({ group }: Line<Row>) =>
            group ? { colSpan: at === 0 ? columns.length : 0, style: { textAlign: 'start', padding: '2px 0' } } : {},
        }),
        render: (_: unknown, { row, group }: Line<Row>) => {
          if (group) return <GroupHeading {...{ what, group, onToggle }} isFolded={folded.has(group.id)} />
          return card === 'action' ? render(row) : <div style={cellStyle}>{render(row)}</div>
        },
      }))}
      loading={isStale && { delay: 150 }}
      tableLayout="fixed"
      onRow={({ row, group }) => ({
        ...(row && onOpen && rowProps(() => onOpen(row))),
        style: {
          ...(row && onOpen && { cursor: 'pointer' }),
          ...(group && { background: token.colorFillQuaternary }),
          ...(row && row.id === marked && { background: token.controlItemBgActive }),
        },
      })}
      onChange={(_, __, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return
        const by = columns.find(({ key }) => key === sorter.columnKey)?.sort
        if (by) sort?.onSort(sorter.order === 'descend' ? `-${by}` : by)
      }}
      locale={{ emptyText: nothing }}
      // Below rows that are still to come, it would move.
      pagination={isWhole && paging}
    />
  )
}
