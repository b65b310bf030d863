import { lineLabel, nightsWhy } from '@keyhaven/shared-contracts/domain/money/price-lines'
import type { PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Typography } from 'antd'
import type { ReactNode } from 'react'
import { bookingCatalog } from '../../messages/catalogs.ts'
import './money.css'

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
  return (
    <section className="money-part" aria-label={title ?? t.title}>
      <Typography.Title level={3}>{title ?? t.title}</Typography.Title>
      <table className="price-table">
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${line.kind} ${index}`}>
              <td>
                {lineLabel(line, t, lines)}
                {nightsWhy(line, t) && <div className="price-why">{nightsWhy(line, t)}</div>}
              </td>
              <td className="price-unit">
                {line.kind !== 'discount' && (
                  <>
                    <span>{`${line.quantity} ×`}</span> <Money value={line.unit_price} />
                  </>
                )}
              </td>
              <td>
                <Money value={line.total} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="money-sum">
            <td colSpan={2}>{totalName ?? t.total}</td>
            <td>
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
