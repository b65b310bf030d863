import { Skeleton, Table } from 'antd'
import type { ReactNode } from 'react'
import type { Column } from './columns.ts'
import { RowCards } from './row-cards.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

const rows = Array.from({ length: 8 }, (_, at) => ({ id: -1 - at }))
const widths = ['70%', '55%', '85%', '60%']
const bar = (at: number) => (
  <Skeleton active title={{ width: widths[at % widths.length] ?? '60%', style: { margin: 0 } }} paragraph={false} />
)

type Props<Row> = {
  what: string
  columns: readonly Column<Row>[]
  wide: boolean
  /** Shape of rows that are drawn in another way. */
  shape?: ReactNode
}

/** A list while its first rows are on their way: its own headings over grey lines, so that nothing moves when they come. */
export function ListSkeleton<Row>({ what, columns, wide, shape }: Props<Row>) {
  const { list: t } = useMessages(webCatalog)
  const grey = columns.map((column, at) => ({ ...column, render: () => bar(at) }))
  return (
    <div role="status" aria-label={t.of(what).loading}>
      <div aria-hidden inert>
        {shape ??
          (wide ? (
            <Table
              rowKey="id"
              size="middle"
              dataSource={rows}
              pagination={false}
              tableLayout="fixed"
              columns={grey.map(({ key, title, align, width, render }) => ({
                key,
                title,
                render,
                ...(width !== undefined && { width }),
                ...(align && { align }),
              }))}
            />
          ) : (
            <RowCards rows={rows.slice(0, 4)} columns={grey} />
          ))}
      </div>
    </div>
  )
}
