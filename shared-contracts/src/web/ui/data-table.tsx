import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Grid, Pagination, Table } from 'antd'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ApiError } from '../api-error.ts'
import type { Column } from '../column.ts'
import { type ListPage, pageSize, useListParams } from '../list-params.ts'
import { EmptyState } from './empty-state.tsx'
import { LoadingState } from './loading-state.tsx'
import { ProblemState } from './problem-state.tsx'
import { RowCards } from './row-cards.tsx'
import { SearchBox } from './search-box.tsx'

type Rows<Row> = { rows: Row[]; total: number }
type Props<Row> = {
  /** What the list is of, in the plural: "clients". */
  what: string
  /** `(page) => qList(clientsApi.list, { query: page })` */
  list: (page: ListPage) => UseQueryOptions<Rows<Row>, ApiError>
  columns: readonly Column<Row>[]
  /** In the place of the table while the list has no row at all. */
  empty: ReactNode
  searchable?: boolean
}

// Long names take a second line; no column pushes the others out of sight.
const cell = { maxWidth: 180, overflowWrap: 'break-word' } as const

/** A list that the server pages: page and search are in the address, and it is legible on every width. */
export function DataTable<Row extends { id: number }>({ what, list, columns, empty, searchable = true }: Props<Row>) {
  const { page, search, query, goTo, searchFor } = useListParams()
  const wide = Grid.useBreakpoint().md ?? true
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(list(query))
  const last = data ? Math.max(1, Math.ceil(data.total / pageSize)) : page
  const beyond = !isPlaceholderData && data !== undefined && page > last
  const comeBack = useEffectEvent((to: number) => goTo(to, true))
  useEffect(() => {
    if (beyond) comeBack(last)
  }, [beyond, last])

  if (!data) {
    if (error) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <Card styles={{ body: { padding: 0 } }}>
        <LoadingState label={`Loading ${what}`} />
      </Card>
    )
  }
  if (data.total === 0 && !search && !isPlaceholderData) return <Card styles={{ body: { padding: 0 } }}>{empty}</Card>

  const nothing = (
    <EmptyState
      title={`No ${what} found`}
      hint={`Nothing matches “${search}”.`}
      action={<Button onClick={() => searchFor('')}>Clear search</Button>}
    />
  )
  const paging = { current: page, pageSize, total: data.total, onChange: (to: number) => goTo(to) }
  return (
    <Flex vertical gap={16}>
      {searchable && <SearchBox label={`Search ${what}`} value={search} onSearch={searchFor} />}
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {wide ? (
        <Table<Row>
          rowKey="id"
          size="middle"
          dataSource={data.rows}
          columns={columns.map(({ key, title, render, align = 'start', width, card }) => ({
            key,
            title,
            align,
            ...(width !== undefined && { width }),
            ...(card === 'action' && { fixed: 'end' }),
            render: (_: unknown, row: Row) => (card === 'action' ? render(row) : <div style={cell}>{render(row)}</div>),
          }))}
          loading={isPlaceholderData && { delay: 150 }}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: nothing }}
          pagination={{ ...paging, hideOnSinglePage: true, showSizeChanger: false, showTotal: (n) => `${n} ${what}` }}
        />
      ) : (
        <>
          {data.rows.length > 0 ? <RowCards rows={data.rows} columns={columns} /> : nothing}
          {data.total > pageSize && <Pagination {...paging} simple showSizeChanger={false} align="center" />}
        </>
      )}
    </Flex>
  )
}
