import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { theme, Typography } from 'antd'
import type { CSSProperties } from 'react'
import { seasonsCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/seasons/en.ts'
import type { PlannedCopy } from './copy-plan.ts'
import { nightsText } from '../season-words.ts'

type Props = { plan: readonly PlannedCopy[]; year: number; nameOf: (unit: number) => string }

const maxRows = 200
const cell: CSSProperties = { padding: '6px 12px 6px 0', verticalAlign: 'top', textAlign: 'start' }
// Keyboards scroll only what they can focus.
const reachable = { tabIndex: 0 }

const whyNot = ({ preview: t }: Messages['copy'], { inTheWay }: PlannedCopy) =>
  inTheWay === 'no nights'
    ? t.noLeapDay
    : inTheWay && t.overlaps(inTheWay.name, inTheWay.start, addDays(inTheWay.end, -1))

/** Each season with its price now and then, and what will be left out. */
export function CopyPreview({ plan, year, nameOf }: Props) {
  const { copy, strip } = useMessages(seasonsCatalog)
  const { preview: t } = copy
  const { euros } = useLanguage()
  const { token } = theme.useToken()
  return (
    <section
      {...reachable}
      aria-label={t.label(year)}
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
            <th style={cell}>{t.season}</th>
            <th style={cell}>{t.nights(year)}</th>
            <th style={{ ...cell, textAlign: 'end' }}>{t.pricePerNight}</th>
          </tr>
        </thead>
        <tbody>
          {plan.slice(0, maxRows).map((planned) => {
            const { from, copy: next } = planned
            const why = whyNot(copy, planned)
            return (
              <tr key={from.id} style={{ borderTop: `1px solid ${token.colorBorderSecondary}` }}>
                <td style={{ ...cell, overflowWrap: 'anywhere' }}>
                  <div>{why ? from.name : next.name}</div>
                  <Typography.Text type="secondary">{nameOf(from.unit)}</Typography.Text>
                </td>
                <td style={cell}>
                  {why ? <Typography.Text type="warning">{why}</Typography.Text> : nightsText(strip, next)}
                </td>
                <td style={{ ...cell, textAlign: 'end' }}>
                  {why ? (
                    euros(from.price_per_night)
                  ) : (
                    <>
                      <Text nowrap>{`${euros(from.price_per_night)} →`}</Text> <b>{euros(next.price_per_night)}</b>
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {plan.length > maxRows && <Typography.Text type="secondary">{t.more(plan.length - maxRows)}</Typography.Text>}
    </section>
  )
}
