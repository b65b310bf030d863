import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { theme } from 'antd'
import type { CSSProperties } from 'react'
import { monthLines } from './year-lines.ts'

type Props = {
  year: number
  byMonth: boolean
  /** There is room for each day of the month; otherwise every fifth is named. */
  everyDay: boolean
}

const days = Array.from({ length: 31 }, (_, at) => at + 1)

/** Header of a strip: the days of a month, or the months of the year. */
export function StripHeader({ year, byMonth, everyDay }: Props) {
  const language = useLanguage()
  const { token } = theme.useToken()
  const style: CSSProperties = {
    position: 'relative',
    height: 20,
    fontSize: 12,
    color: token.colorTextSecondary,
    fontVariantNumeric: 'tabular-nums',
  }
  if (byMonth) {
    return (
      <>
        <span />
        <div aria-hidden style={{ ...style, display: 'grid', gridTemplateColumns: 'repeat(31, minmax(0, 1fr))' }}>
          {days.map((day) => (
            <span key={day} style={{ textAlign: 'center', overflow: 'visible', whiteSpace: 'nowrap' }}>
              {everyDay || day === 1 || day % 5 === 0 ? day : ''}
            </span>
          ))}
        </div>
      </>
    )
  }
  const first = `${year}-01-01`
  const nights = nightsBetween(first, `${year + 1}-01-01`)
  return (
    <div aria-hidden style={style}>
      {monthLines(language, year).map((month) => (
        <span
          key={month.first}
          style={{
            position: 'absolute',
            insetInlineStart: `${(nightsBetween(first, month.first) / nights) * 100}%`,
            paddingInlineStart: 4,
            borderInlineStart: `1px solid ${token.colorBorder}`,
          }}
        >
          {month.label}
        </span>
      ))}
    </div>
  )
}
