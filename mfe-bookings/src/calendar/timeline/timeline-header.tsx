import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { memo } from 'react'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'
import { columnsFor, type TimelineScale } from './geometry/timeline-scale.ts'
import { headWords } from './head-words.ts'
import type { Metrics } from './geometry/timeline-layout.ts'

type Props = { first: Day; last: Day; today: Day; scale: TimelineScale; metrics: Metrics }

/** The days, weeks or months above the rows. */
export const TimelineHeader = memo(function TimelineHeader({ first, last, today, scale, metrics }: Props) {
  const t = useMessages(calendarCatalog).grid
  const language = useLanguage()
  return (
    <div role="row" aria-rowindex={1} className="tl-head" style={{ height: metrics.headerHeight }}>
      <div role="columnheader" aria-colindex={1} className="tl-corner">
        {metrics.labelWidth > 0 && t.unit}
      </div>
      {columnsFor(first, last, metrics.dayWidth).map((column) => {
        const { day, days, index } = column
        const { label, isSmall, lines } = headWords(t, language, column, metrics.dayWidth)
        return (
          <div
            key={day}
            role="columnheader"
            aria-colindex={index}
            aria-colspan={days > 1 ? days : undefined}
            aria-label={lines && label}
            title={lines && label}
            aria-current={day === today ? 'date' : undefined}
            className={isSmall ? 'tl-day tl-small' : 'tl-day'}
            style={{ left: metrics.labelWidth + scale.xOf(day), width: days * metrics.dayWidth }}
          >
            {days > 1 ? <span className="tl-name">{label}</span> : lines ? lines.join(' ') : label}
          </div>
        )
      })}
    </div>
  )
})
