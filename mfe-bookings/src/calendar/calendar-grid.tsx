import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Day } from '@keyhaven/shared-contracts/contract/day'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import { theme, Typography } from 'antd'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { calendarRow } from './calendar-row.ts'
import { dayHeader, isWeekend } from './month.ts'
import { StayBlock } from './stay-block.tsx'

type Props = {
  units: readonly Unit[]
  bookings: readonly Booking[]
  days: readonly Day[]
  today: Day
  onOpen: (booking: Booking) => void
}

const dayWidth = 42
const unitWidth = 'clamp(104px, 16vw, 200px)'
// Keyboards scroll only what they can focus.
const reachable = { tabIndex: 0 }

/** One row per unit, one column per day; the names of the units stay in sight while the days scroll. */
export function CalendarGrid({ units, bookings, days, today, onOpen }: Props) {
  const { token } = theme.useToken()
  const frame = useRef<HTMLElement>(null)
  const byUnit = Map.groupBy(bookings, ({ unit }) => unit.id)
  const [now] = useState(() => new Date())

  const todayAt = days.indexOf(today)
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = Math.max(0, (todayAt - 1) * dayWidth)
  }, [todayAt])

  const line = `1px solid ${token.colorBorderSecondary}`
  const shade = (day: Day) =>
    day === today
      ? `color-mix(in srgb, ${token.colorPrimary} 14%, ${token.colorBgContainer})`
      : isWeekend(day)
        ? token.colorFillQuaternary
        : 'transparent'
  const sticky: CSSProperties = {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background: token.colorBgContainer,
    borderInlineEnd: line,
    textAlign: 'start',
    padding: '0 12px',
    width: unitWidth,
  }
  return (
    <section
      ref={frame}
      {...reachable}
      aria-label="Availability"
      style={{ overflowX: 'auto', border: line, borderRadius: 8 }}
    >
      <table style={{ borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed', width: '100%' }}>
        <colgroup>
          <col style={{ width: unitWidth }} />
          {days.map((day) => (
            <col key={day} style={{ width: dayWidth }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" style={{ ...sticky, borderBottom: line }}>
              Unit
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                style={{
                  borderBottom: line,
                  borderInlineStart: line,
                  background: shade(day),
                  padding: '6px 2px',
                  fontSize: 12,
                  lineHeight: '16px',
                  fontWeight: day === today ? 700 : 500,
                  fontVariantNumeric: 'tabular-nums',
                  color: day === today ? token.colorText : token.colorTextSecondary,
                }}
              >
                {dayHeader(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id} style={{ height: 44 }}>
              <th scope="row" style={{ ...sticky, borderTop: line, fontWeight: 500 }} title={unit.name}>
                <Typography.Text ellipsis style={{ display: 'block' }} disabled={!unit.active}>
                  {unit.name}
                </Typography.Text>
              </th>
              {calendarRow(byUnit.get(unit.id) ?? [], days, now).map(({ day, span, booking }) => (
                <td
                  key={day}
                  colSpan={span}
                  style={{
                    borderTop: line,
                    borderInlineStart: line,
                    padding: '4px 2px',
                    background: booking ? undefined : shade(day),
                  }}
                >
                  {booking && <StayBlock booking={booking} onOpen={() => onOpen(booking)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
