import { useMinWidth } from '@keyhaven/shared-contracts/web/layout'
import { FullscreenExitOutlined, FullscreenOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Select, Space } from 'antd'
import { calendarCatalog } from '../messages/calendar-catalogs.ts'
import type { CalendarParams } from './use-calendar-params.ts'
import { dayOf, numberOf, withinDays, zooms } from './timeline/geometry/timeline-scale.ts'

type Props = {
  rows: CalendarRows | undefined
  /** The property that is shown alone; all of them without one. */
  only: number | undefined
  params: CalendarParams
  today: Day
}

const monthAt = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

/** Last year, this year and the next three. */
const yearsAround = (today: Day) => [-1, 0, 1, 2, 3].map((step) => Number(today.slice(0, 4)) + step)

/** Property, month, zoom and full-page switch above the calendar. */
export function CalendarToolbar({ rows, only, params, today }: Props) {
  const t = useMessages(calendarCatalog).toolbar
  const { months } = useLanguage()
  const { day, zoom, month, alone, showDay, showMonth, showZoom, showProperty, showAlone } = params
  const [year, number] = month.split('-').map(Number) as [number, number]
  const years = [...new Set([...yearsAround(today), year])].toSorted((a, b) => a - b)
  const move = (days: number) => showDay(dayOf(withinDays(numberOf(day) + days)))
  const xl = useMinWidth('xl')
  const page = alone ? t.showDashboard : t.fullPage
  const some = rows && rows.properties.length > 0
  const properties: { value: number | 'all'; label: string }[] =
    rows?.properties.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <Flex gap={8} wrap>
      <Select
        aria-label={t.property}
        showSearch={{ optionFilterProp: 'label' }}
        style={{ flex: '1 1 160px', minWidth: 0, maxWidth: 'min(320px, 100%)' }}
        value={some ? (only ?? ('all' as const)) : undefined}
        loading={!rows}
        placeholder={t.property}
        onChange={showProperty}
        options={properties.length > 1 ? [{ value: 'all', label: t.allProperties }, ...properties] : properties}
      />
      <Select
        aria-label={t.month}
        style={{ width: 132 }}
        value={number}
        onChange={(to) => showMonth(monthAt(year, to))}
        options={months.map((label, index) => ({ value: index + 1, label }))}
      />
      <Select
        aria-label={t.year}
        style={{ width: 92 }}
        value={year}
        onChange={(to) => showMonth(monthAt(to, number))}
        options={years.map((value) => ({ value, label: String(value) }))}
      />
      <Space.Compact>
        <Button
          aria-label={t.earlier}
          title={t.earlier}
          icon={<LeftOutlined aria-hidden />}
          onClick={() => move(-zoom)}
        />
        <Button onClick={() => showDay(addDays(today, zoom <= 31 ? -1 : -Math.floor(zoom / 12)))}>{t.today}</Button>
        <Button aria-label={t.later} title={t.later} icon={<RightOutlined aria-hidden />} onClick={() => move(zoom)} />
      </Space.Compact>
      <Space.Compact role="group" aria-label={t.daysShown}>
        {zooms.map((days) => (
          <Button
            key={days}
            type={days === zoom ? 'primary' : 'default'}
            aria-pressed={days === zoom}
            aria-label={t.days(days)}
            title={t.days(days)}
            style={{ paddingInline: 12 }}
            onClick={() => showZoom(days)}
          >
            {days}
          </Button>
        ))}
      </Space.Compact>
      <Button
        aria-label={page}
        title={page}
        icon={alone ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
        style={{ marginInlineStart: 'auto' }}
        onClick={() => showAlone(!alone)}
      >
        {xl && page}
      </Button>
    </Flex>
  )
}
