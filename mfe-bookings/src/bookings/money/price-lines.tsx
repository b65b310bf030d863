import { lineLabel } from '@keyhaven/shared-contracts/domain/money/price-lines'
import type { PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { theme, Typography } from 'antd'
import type { ReactNode } from 'react'
import { bookingCatalog } from '../../messages/catalogs.ts'

const end = { textAlign: 'end', padding: '4px 0 4px 16px' } as const

type Props = {
  lines: readonly PriceLine[]
  total: number
  /** The total that this one would replace. */
  before?: number
  title?: string
  totalName?: string
  /** More rows, below the total. */
  children?: ReactNode
}

/** Price lines and their total. */
export function PriceLines({ lines, total, before, title, totalName, children }: Props) {
  const t = useMessages(bookingCatalog).price
  const { token } = theme.useToken()
  return (
    <section
      aria-label={title ?? t.title}
      style={{ marginTop: 20, borderTop: `1px solid ${token.colorBorderSecondary}`, paddingTop: 16 }}
    >
      <Typography.Title level={3} style={{ fontSize: 14, margin: '0 0 8px' }}>
        {title ?? t.title}
      </Typography.Title>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${line.kind} ${index}`}>
              <Text component="td" breakWord>
                {lineLabel(line, t, lines)}
              </Text>
              <td style={{ ...end, color: token.colorTextSecondary, whiteSpace: 'nowrap' }}>
                {line.kind !== 'discount' && (
                  <>
                    <span>{`${line.quantity} ×`}</span> <Money value={line.unit_price} />
                  </>
                )}
              </td>
              <td style={end}>
                <Money value={line.total} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr style={{ fontWeight: 600, borderTop: `1px solid ${token.colorBorderSecondary}` }}>
            <td colSpan={2} style={{ padding: '4px 0' }}>
              {totalName ?? t.total}
            </td>
            <td style={end}>
              {before !== undefined && (
                <>
                  <Typography.Text delete type="secondary" style={{ fontWeight: 400 }}>
                    <Money value={before} />
                  </Typography.Text>
                  <span aria-label={t.becomes}> → </span>
                </>
              )}
              <Money value={total} />
            </td>
          </tr>
          {children}
        </tfoot>
      </table>
    </section>
  )
}
