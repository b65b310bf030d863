import { Table } from 'antd'
import type { Point, Show } from './point.ts'

type Props = { what: string; points: readonly Point[]; show: Show }

/** The figures of a chart in rows: one line for each label, one column for each series. */
export function PointTable({ what, points, show }: Props) {
  const series = [...new Set(points.map((point) => point.series))]
  const rows = [...Map.groupBy(points, ({ label }) => label)].map(([label, cells]) => ({ label, cells }))
  return (
    <Table
      size="small"
      rowKey="label"
      dataSource={rows}
      pagination={{ pageSize: 12, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        {
          key: 'label',
          title: what,
          render: (_, { label }) => <span style={{ overflowWrap: 'anywhere' }}>{label}</span>,
        },
        ...series.map((one) => ({
          key: one,
          title: one,
          align: 'end' as const,
          render: (_: unknown, { cells }: (typeof rows)[number]) => {
            const value = cells.find((cell) => cell.series === one)?.value
            return (
              <span style={{ fontVariantNumeric: 'tabular-nums' }}>
                {value === null || value === undefined ? '–' : show(value, one)}
              </span>
            )
          },
        })),
      ]}
    />
  )
}
