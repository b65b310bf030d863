import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { ruleBook, rulesOfUnit, type StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { searchedDays, unbookableNights } from '@keyhaven/shared-contracts/domain/stay-rules/unbookable'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { Row, Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Button } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { stayRulesCatalog } from '../../messages/catalogs.ts'
import { useNightRanges } from '../use-night-ranges.ts'
import { DayGrid } from './day-grid.tsx'
import { DayLegend } from './day-legend.tsx'
import { monthOf, monthWeeks, nextMonth, previewDay, previousMonth } from './preview-days.ts'
import { RangeRules } from './range-rules.tsx'
import { type DayRange, useDayRange } from './use-day-range.ts'

type Props = {
  unit: CalendarRows['units'][number]
  rows: CalendarRows
  /** All rules, with the one that is not saved yet. */
  rules: readonly StayRule[]
  /** Day whose month it begins with; today where there is none. */
  start?: Day | undefined
  /** Below the rules of the selected days: `(range) => <Button …>`. */
  renderAction?: (range: DayRange) => ReactNode
}

/** A month of a unit as the rules make it for guests. */
export function RulePreview({ unit, rows, rules, start, renderAction }: Props) {
  const { preview: t } = useMessages(stayRulesCatalog)
  const language = useLanguage()
  const rangesText = useNightRanges()
  const today = useTodayIn(rows.properties.find(({ id }) => id === unit.property)?.time_zone)
  const [month, setMonth] = useState(monthOf(start && start > today ? start : today))
  const weeks = useMemo(() => monthWeeks(month, language.weekStart), [month, language])
  const ofUnit = useMemo(() => rulesOfUnit(rules, unit), [rules, unit])
  const { book, unbookable } = useMemo(() => {
    const rulesByDay = ruleBook(ofUnit)
    return { book: rulesByDay, unbookable: unbookableNights(rulesByDay, today, addDays(today, searchedDays)) }
  }, [ofUnit, today])
  const selection = useDayRange({ weeks, start: month > today ? month : today, onMonth: setMonth })
  return (
    <Stack gap={12}>
      {unbookable.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t.unbookableNights(rangesText(unbookable))}
          description={t.unbookableHint}
        />
      )}
      <Row gap={8} align="center" justify="space-between">
        <Button
          aria-label={t.previousMonth}
          icon={<LeftOutlined aria-hidden />}
          onClick={() => setMonth(previousMonth(month))}
        />
        <Text weight={600} aria-live="polite">
          {language.month(month)}
        </Text>
        <Button
          aria-label={t.nextMonth}
          icon={<RightOutlined aria-hidden />}
          onClick={() => setMonth(nextMonth(month))}
        />
      </Row>
      <DayGrid
        label={t.calendar(unit.name, language.month(month))}
        dayOf={(day) => previewDay(day, book, unbookable)}
        {...{ month, today, weeks, selection }}
      />
      {selection.range && (
        <>
          <RangeRules rules={ofUnit} rows={rows} range={selection.range} />
          {renderAction?.(selection.range)}
        </>
      )}
      <DayLegend />
    </Stack>
  )
}
