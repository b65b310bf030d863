import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { counted } from '@keyhaven/shared-contracts/web/facts'
import { theme, Typography } from 'antd'
import type { CSSProperties } from 'react'
import type { PlannedCopy } from './copy-plan.ts'
import { nightsText } from '../season-words.ts'

type Props = { plan: readonly PlannedCopy[]; year: number; nameOf: (unit: number) => string }

const maxRows = 200
const cell: CSSProperties = { padding: '6px 12px 6px 0', verticalAlign: 'top', textAlign: 'start' }
// Keyboards scroll only what they can focus.
const reachable = { tabIndex: 0 }

const whyNot = ({ inTheWay }: PlannedCopy) =>
  inTheWay === 'no nights'
    ? 'Left out: there is no 29 February.'
    : inTheWay && `Left out: overlaps “${inTheWay.name}”, ${nightsText(inTheWay)}.`

/** Each season with its price now and then, and what will be left out. */
export function CopyPreview({ plan, year, nameOf }: Props) {
  const { token } = theme.useToken()
  return (
    <section
      {...reachable}
      aria-label={`Seasons of ${year}`}
      style={{
        maxHeight: 280,
        overflow: 'auto',
        marginBottom: 24,
        padding: '4px 0 4px 12px',
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
      }}
    >
      <table style={{ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
        <thead>
          <tr style={{ color: token.colorTextSecondary }}>
            <th style={cell}>Season</th>
            <th style={cell}>Nights in {year}</th>
            <th style={{ ...cell, textAlign: 'end' }}>Price per night</th>
          </tr>
        </thead>
        <tbody>
          {plan.slice(0, maxRows).map((planned) => {
            const { from, copy } = planned
            const why = whyNot(planned)
            return (
              <tr key={from.id} style={{ borderTop: `1px solid ${token.colorBorderSecondary}` }}>
                <td style={{ ...cell, overflowWrap: 'anywhere' }}>
                  <div>{why ? from.name : copy.name}</div>
                  <Typography.Text type="secondary">{nameOf(from.unit)}</Typography.Text>
                </td>
                <td style={cell}>{why ? <Typography.Text type="warning">{why}</Typography.Text> : nightsText(copy)}</td>
                <td style={{ ...cell, textAlign: 'end' }}>
                  {why ? (
                    showEuros(from.price_per_night)
                  ) : (
                    <>
                      <span style={{ whiteSpace: 'nowrap' }}>{showEuros(from.price_per_night)} →</span>{' '}
                      <b>{showEuros(copy.price_per_night)}</b>
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {plan.length > maxRows && (
        <Typography.Text type="secondary">… and {counted(plan.length - maxRows, 'seasons')} more</Typography.Text>
      )}
    </section>
  )
}
