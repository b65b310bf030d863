import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Grid, Pagination, Table, theme } from 'antd'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ApiError } from '../api/api-error.ts'
import { type Column, tableLayout } from './columns.ts'
import { type ListPageQuery, pageSize } from '../../contract/paging.ts'
import { type Chosen, type FilterBy, type Filters, useListParams } from './list-params.ts'
import { useKeptFocus } from '../page/kept-focus.ts'
import { EmptyState } from '../page/empty-state.tsx'
import { ListProblem } from './list-problem.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { ProblemState } from '../page/problem-state.tsx'
import { RowCards } from './row-cards.tsx'
import { useMarkedRow } from './saved-notice.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Rows<Row> = { rows: Row[]; total: number }
type Props<Row, F extends Filters> = {
  /** What the list is of, in the plural and in English whatever is shown: "clients". What it says is found by that. */
  what: string
  /** `(query) => qList(clientsApi.list, { query })` */
  list: (query: ListPageQuery & Chosen<F>) => UseQueryOptions<Rows<Row>, ApiError>
  columns: readonly Column<Row>[]
  /** In the place of the table while the list has no row at all. */
  empty: ReactNode
  searchable?: boolean
  /** What it can be filtered by, `clientsQuery.pick({ active: true })`, and the inputs for that. */
  filters?: F
  renderFilters?: (chosen: Chosen<F>, filterBy: FilterBy<F>) => ReactNode
  /** What it is sorted by, a column's `sort` with a minus in front where it is turned round. */
  sort?: { by: string; onSort: (by: string) => void }
  /** What a click on a row does, or Enter on it. */
  onOpen?: (row: Row) => void
}

/** Whether an event in a row is meant for the row, and not for a button in it or for text that is being marked. */
const isOfRow = ({ target }: { target: EventTarget }) =>
  !(target instanceof Element && target.closest('button, a, input')) && !window.getSelection()?.toString()

const rowProps = (open: () => void) => ({
  tabIndex: 0,
  onClick: (event: MouseEvent) => isOfRow(event) && open(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open()
  },
})

// Long names take a second line; no column pushes the others out of sight.
const cell = { maxWidth: 180, overflowWrap: 'break-word' } as const
const fixedCell = { overflowWrap: 'break-word' } as const

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

/** A list that the server pages: page, search and filters are in the address, and it is legible on every width. */
export function DataTable<Row extends { id: number }, F extends Filters = Filters>(props: Props<Row, F>) {
  const { what, list, columns, empty, searchable = true, filters, renderFilters, sort, onOpen } = props
  const { page, search, chosen, narrowed, query, goTo, searchFor, filterBy, reset } = useListParams(filters)
  const { list: t } = useMessages(webCatalog)
  const wide = Grid.useBreakpoint().md ?? true
  const { data: answer, error, isFetching, isPlaceholderData, refetch } = useQuery(list(query))
  const last = answer ? Math.max(1, Math.ceil(answer.total / pageSize)) : page
  const beyond = !isPlaceholderData && answer !== undefined && page > last
  // A page beyond the last has no rows to show, and its place is kept until the last one is there.
  const data = answer && answer.rows.length === 0 && answer.total > 0 ? undefined : answer
  const comeBack = useEffectEvent((to: number) => goTo(to, true))
  useEffect(() => {
    if (beyond) comeBack(last)
  }, [beyond, last])

  const kept = useKeptFocus()
  const marked = useMarkedRow(what)
  const { token } = theme.useToken()

  if (data?.total === 0 && !narrowed && !isPlaceholderData) {
    return (
      <div {...kept}>
        <Card styles={{ body: { padding: 0 } }}>{empty}</Card>
      </div>
    )
  }

  const retry = () => void refetch()
  const nothing = (
    <EmptyState
      title={t.of(what).none}
      hint={
        search
          ? Object.keys(chosen).length > 0
            ? t.noMatchWithFilters(search)
            : t.noMatch(search)
          : t.noMatchOfFilters
      }
      action={<Button onClick={reset}>{t.of(what).showAll}</Button>}
    />
  )
  const paging = {
    current: page,
    pageSize,
    total: data?.total ?? 0,
    showSizeChanger: false,
    onChange: (to: number) => goTo(to),
  }
  const layout = tableLayout(columns)
  const cellStyle = 'tableLayout' in layout ? fixedCell : cell
  return (
    <Flex vertical gap={16} {...kept}>
      <ListToolbar
        what={what}
        search={search}
        onSearch={searchable ? searchFor : undefined}
        filters={renderFilters?.(chosen, filterBy)}
        total={data?.total}
        narrowed={narrowed}
        onReset={reset}
      />
      {!data && error && <ListProblem what={what} error={error} onRetry={retry} retrying={isFetching} />}
      {!data && !error && <ListSkeleton what={what} columns={columns} wide={wide} />}
      {data && error && <ProblemState error={error} onRetry={retry} retrying={isFetching} />}
      {data && wide && (
        <Table<Row>
          rowKey="id"
          size="middle"
          dataSource={data.rows}
          columns={columns.map(({ key, title, render, align = 'start', width, card, sort: by }) => ({
            key,
            title,
            align,
            ...(width !== undefined && { width }),
            ...(card === 'action' && { fixed: 'end' }),
            ...(sort && by && sortable(sort.by, by)),
            render: (_: unknown, row: Row) =>
              card === 'action' ? render(row) : <div style={cellStyle}>{render(row)}</div>,
          }))}
          loading={isPlaceholderData && { delay: 150 }}
          {...layout}
          onRow={(row) => ({
            ...(onOpen && rowProps(() => onOpen(row))),
            style: {
              ...(onOpen && { cursor: 'pointer' }),
              ...(row.id === marked && { background: token.controlItemBgActive }),
            },
          })}
          onChange={(_, __, sorter, { action }) => {
            if (action !== 'sort' || Array.isArray(sorter)) return
            const by = columns.find(({ key }) => key === sorter.columnKey)?.sort
            if (by) sort?.onSort(sorter.order === 'descend' ? `-${by}` : by)
          }}
          locale={{ emptyText: nothing }}
          pagination={{ ...paging, hideOnSinglePage: true, showQuickJumper: last > 10 }}
        />
      )}
      {data && !wide && (
        <div aria-busy={isPlaceholderData} style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          {data.rows.length > 0 ? <RowCards rows={data.rows} columns={columns} marked={marked} /> : nothing}
        </div>
      )}
      {data && !wide && data.total > pageSize && <Pagination {...paging} simple align="center" />}
    </Flex>
  )
}
