import { Card, Flex, theme, Typography } from 'antd'
import { Fragment } from 'react'
import type { Column } from './columns.ts'

type Props<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The id of the row that was just made. */
  marked?: number | undefined
}

// The last heading is the name, which may be long; what comes before it is a mark and keeps its width.
const mark = { flex: 'none' } as const
const name = { overflowWrap: 'anywhere', minWidth: 0 } as const

/** The rows of a table as cards, for screens that are too narrow for columns. */
export function RowCards<Row extends { id: number }>({ rows, columns, marked }: Props<Row>) {
  const { token } = theme.useToken()
  const part = (wanted: Column<Row>['card']) => columns.filter(({ card = 'line' }) => card === wanted)
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card size="small" {...(row.id === marked && { style: { background: token.controlItemBgActive } })}>
            <Flex gap={8} align="center" style={{ fontSize: 16, fontWeight: 600, marginBottom: 8 }}>
              {part('heading').map(({ key, render }, at, all) => (
                <span key={key} style={at < all.length - 1 ? mark : name}>
                  {render(row)}
                </span>
              ))}
            </Flex>
            <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', gap: '4px 12px', margin: 0 }}>
              {part('line').map(({ key, title, render }) => (
                <Fragment key={key}>
                  <dt>
                    <Typography.Text type="secondary">{title}</Typography.Text>
                  </dt>
                  <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{render(row)}</dd>
                </Fragment>
              ))}
            </dl>
            {part('action').length > 0 && (
              <Flex gap={8} style={{ marginTop: 12 }}>
                {part('action').map(({ key, render }) => (
                  <Fragment key={key}>{render(row)}</Fragment>
                ))}
              </Flex>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}
