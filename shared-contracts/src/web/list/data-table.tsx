import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Pagination } from 'antd'
import { Fragment, type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ApiError } from '../api/api-error.ts'
import { type Column, useFitting } from './columns.ts'
import { groupedPageSize, type ListPageQuery, pageSize } from '../../contract/paging.ts'
import { type Chosen, type FilterBy, type Filters, useListParams } from './list-params.ts'
import { useKeptFocus } from '../page/focus.ts'
import { EmptyState } from '../page/empty-state.tsx'
import { GroupHeading } from './group-heading.tsx'
import { useNoteLeaving } from './in-sight.ts'
import { ListProblem } from './list-problem.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { ProblemState } from '../page/problem-state.tsx'
import { RowCards } from './row-cards.tsx'
import { type Group, groupRows, useFolded } from './row-groups.ts'
import { RowTable, type Sort } from './row-table.tsx'
import { useMarkedRow } from './saved-notice.tsx'
import { useMinWidth } from '../layout/use-min-width.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Rows<Row> = { rows: Row[]; total: number }
type Props<Row, F extends Filters> = {
  /** Noun of the list, in the plural and in English whatever is shown: "clients". Its words are found by that. */
  what: string
  /** `(query) => qList(clientsApi.list, { query })` */
  list: (query: ListPageQuery & Chosen<F>) => UseQueryOptions<Rows<Row>, ApiError>
  columns?: readonly Column<Row>[]
  /**
   * In the place of the columns: draws the rows on every width, and their shape while they are on their way. `marked` is
   * the id of the row that was just made.
   */
  renderRows?: (rows: readonly Row[] | undefined, marked: number | undefined) => ReactNode
  /** Puts rows together under a heading each, which folds them; the call takes a `group`. */
  groupOf?: (row: Row) => Group
  /** Fewer columns, for where those have no room. Where these have none either, each row is a card. */
  compact?: readonly Column<Row>[]
  /** In the place of the table while the list has no row at all. */
  empty: ReactNode
  searchable?: boolean
  /** Filters, `clientsQuery.pick({ active: true })`, and their inputs. */
  filters?: F
  renderFilters?: (chosen: Chosen<F>, filterBy: FilterBy<F>) => ReactNode
  /** Sort order, a column's `sort` with a minus in front if it is reversed. */
  sort?: Sort
  /** Opens a row on a click, or on Enter. */
  onOpen?: (row: Row) => void
}

/** A list that the server pages: page, search and filters are in the address, and it is legible on every width. */
export function DataTable<Row extends { id: number }, F extends Filters = Filters>(props: Props<Row, F>) {
  const { what, list, columns: all = [], renderRows, groupOf, compact, empty, searchable = true } = props
  const { filters, renderFilters, sort, onOpen } = props
  const size = groupOf ? groupedPageSize : pageSize
  const { page, search, chosen, narrowed, query, goTo, searchFor, filterBy, reset } = useListParams(filters)
  const { folded, toggle } = useFolded()
  const { list: t } = useMessages(webCatalog)
  const isDesk = useMinWidth('md')
  const [frame, fitting] = useFitting(compact ? [all, compact] : [all])
  const columns = (isDesk && fitting) || all
  const wide = isDesk && fitting !== undefined && !renderRows
  const {
    data: answer,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(list(groupOf ? { ...query, page_size: size, group: 'property' } : query))
  const last = answer ? Math.max(1, Math.ceil(answer.total / size)) : page
  const beyond = !isPlaceholderData && answer !== undefined && page > last
  // A page beyond the last has no rows to show, and its place is kept until the last one is there.
  const data = answer && answer.rows.length === 0 && answer.total > 0 ? undefined : answer
  const comeBack = useEffectEvent((to: number) => goTo(to, true))
  useEffect(() => {
    if (beyond) comeBack(last)
  }, [beyond, last])

  useNoteLeaving()
  const focusProps = useKeptFocus()
  const marked = useMarkedRow(what)

  if (data?.total === 0 && !narrowed && !isPlaceholderData) {
    return (
      <div {...focusProps}>
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
    pageSize: size,
    total: data?.total ?? 0,
    showSizeChanger: false,
    onChange: (to: number) => goTo(to),
  }
  const groups = data && groupOf && groupRows(data.rows, groupOf)
  const cardsOf = (rows: readonly Row[]) => (
    <RowCards rows={rows} columns={columns} marked={marked} {...(onOpen && { onOpen })} />
  )
  return (
    <div {...focusProps}>
      <Flex ref={frame} vertical gap={16}>
        <ListToolbar
          what={what}
          search={search}
          onSearch={searchable ? searchFor : undefined}
          filters={renderFilters?.(chosen, filterBy)}
          total={data?.total}
          folds={!isDesk}
          filtersOn={Object.keys(chosen).length}
          narrowed={narrowed}
          onReset={reset}
        />
        {!data && error && <ListProblem what={what} error={error} onRetry={retry} retrying={isFetching} />}
        {!data && !error && (
          <ListSkeleton what={what} columns={columns} wide={wide} shape={renderRows?.(undefined, undefined)} />
        )}
        {data && error && <ProblemState error={error} onRetry={retry} retrying={isFetching} />}
        {data && wide && (
          <RowTable<Row>
            {...{ what, rows: data.rows, groups, folded, columns, marked, sort, onOpen, nothing }}
            onToggle={toggle}
            isStale={isPlaceholderData}
            paging={{ ...paging, hideOnSinglePage: true, showQuickJumper: last > 10 }}
          />
        )}
        {data && !wide && (
          <div aria-busy={isPlaceholderData} style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
            {data.rows.length === 0 && nothing}
            {data.rows.length > 0 && renderRows?.(data.rows, marked)}
            {data.rows.length > 0 && !renderRows && !groups && cardsOf(data.rows)}
            {!renderRows &&
              groups?.map((group) => (
                <Fragment key={group.id}>
                  <GroupHeading {...{ what, group }} isFolded={folded.has(group.id)} onToggle={toggle} />
                  {!folded.has(group.id) && <div style={{ margin: '4px 0 16px' }}>{cardsOf(group.rows)}</div>}
                </Fragment>
              ))}
          </div>
        )}
        {data && !wide && data.total > size && <Pagination {...paging} simple={!isDesk} align="center" />}
      </Flex>
    </div>
  )
}
