import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import { Button, Card, Flex, theme, Typography } from 'antd'
import { type CSSProperties, Fragment } from 'react'
import type { Column } from './columns.ts'
import { useInSight } from './in-sight.ts'

type Props<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The id of the row that was just made. */
  marked?: number | undefined
  /** Opens a row by a press on its name. */
  onOpen?: (row: Row) => void
}

/** Half of the lowest card, in px: on a tablet, two stand beside one another. */
const cardHeight = 80

// The last heading is the name, which may be long; what comes before it is a mark and keeps its width.
const mark = { flex: 'none' } as const
// Beside one another where there is room for two, as on a tablet.
const gridTemplateColumns = 'repeat(auto-fill, minmax(min(330px, 100%), 1fr))'
const opener = {
  ...{ display: 'block', height: 'auto', padding: '2px 8px', margin: '-2px -8px' },
  ...{ fontSize: 'inherit', fontWeight: 'inherit', textAlign: 'start', whiteSpace: 'normal' },
} satisfies CSSProperties
const name = { overflowWrap: 'anywhere', minWidth: 0 } as const

/** The rows of a table as cards, for screens that are too narrow for columns. */
export function RowCards<Row extends { id: number }>({ rows, columns, marked, onOpen }: Props<Row>) {
  const { token } = theme.useToken()
  const { inSight } = useInSight(rows, cardHeight)
  const part = (place: Column<Row>['card']) => columns.filter(({ card = 'line' }) => card === place)
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12, gridTemplateColumns }}>
      {inSight.map((row) => (
        <li key={row.id}>
          <Card size="small" {...(row.id === marked && { style: { background: token.controlItemBgActive } })}>
            <Flex gap={8} align="center" style={{ fontSize: 16, fontWeight: 600, marginBottom: 8 }}>
              {part('heading').map(({ key, render }, at, all) => (
                <span key={key} style={at < all.length - 1 ? mark : name}>
                  {onOpen && at === all.length - 1 ? (
                    <Button type="text" onClick={() => onOpen(row)} style={opener}>
                      {render(row)}
                    </Button>
                  ) : (
                    render(row)
                  )}
                </span>
              ))}
            </Flex>
            <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', gap: '4px 12px', margin: 0 }}>
              {part('line').map(({ key, title, render }) => (
                <Fragment key={key}>
                  <dt>
                    <Typography.Text type="secondary">{title}</Typography.Text>
                  </dt>
                  <Text component="dd" breakWord>
                    {render(row)}
                  </Text>
                </Fragment>
              ))}
            </dl>
            {part('action').length > 0 && (
              <Row gap={8} marginTop={12}>
                {part('action').map(({ key, render }) => (
                  <Fragment key={key}>{render(row)}</Fragment>
                ))}
              </Row>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}
