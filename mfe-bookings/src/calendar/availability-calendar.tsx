import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Slot } from '@keyhaven/shared-contracts/web/area'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { Text, useMinWidth } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { EmptyState, ProblemState, SendingBar } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Typography, Skeleton } from 'antd'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { zoneOf } from '../bookings/form/use-today.ts'
import { calendarCatalog } from '../messages/calendar-catalogs.ts'
import type { Messages } from '../messages/calendar/en.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { type CalendarParams, useCalendarParams, useShownProperty } from './use-calendar-params.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { MovingTimeline } from './moving/moving-timeline.tsx'
import './timeline-skeleton.css'

/** Which days are in sight; on a phone as many as a thumb can hit, however many are asked for. */
const windowWords = (
  { inSight }: Messages,
  { day, zoom }: Pick<CalendarParams, 'day' | 'zoom'>,
  today: Day,
  onPhone: boolean,
) => {
  if (zoom === 31 && (day === today || day === addDays(today, -1))) return inSight.next30
  if (onPhone && zoom === 14) return inSight.from(day)
  return inSight.fromTo(day, addDays(day, zoom - 1))
}

/** Calendar of one property, or of all. */
export function AvailabilityCalendar({ onOpen }: { onOpen: (booking: number) => void }) {
  const t = useMessages(calendarCatalog)
  const { data: rows, error, isFetching, refetch } = useQuery(q(calendarApi.rows, {}))
  const today = useTodayIn(zoneOf(rows, useShownProperty()))
  const isDesk = useMinWidth('md')
  const params = useCalendarParams(today, !isDesk)

  const none = rows?.properties.length === 0
  const selectedProperty =
    rows?.properties.find(({ id }) => id === params.property) ?? rows?.properties.find(({ active }) => active)
  // A page of its own has room for all of them.
  const beginsWithAll = params.alone && params.property === null && (rows?.properties.length ?? 0) > 1
  const isAll = params.property === 'all' || beginsWithAll
  const only = isAll ? undefined : (selectedProperty ?? rows?.properties[0])?.id
  const empty = rows && !rows.units.some(({ property }) => only === undefined || property === only)
  const loading = !rows && !error
  const card = useRef<HTMLDivElement>(null)
  const toggledTo = useRef<boolean>(undefined)
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
    if (key.toLowerCase() !== 'f' || altKey || ctrlKey || metaKey) return
    if (!(target as Element).closest('.tl-frame')) return
    // The page may still be being drawn for the press before.
    toggledTo.current = !(toggledTo.current ?? params.alone)
    params.showAlone(toggledTo.current)
  }
  // What is shown may be another grid then: the keyboard stays on the one that is there.
  useEffect(() => {
    if (toggledTo.current !== params.alone) return
    toggledTo.current = undefined
    card.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
  }, [params.alone])
  return (
    <Card
      ref={card}
      className={params.alone ? 'tl-alone' : undefined}
      title={
        params.alone ? undefined : (
          <Text component="h2" size={16}>
            {t.title}
          </Text>
        )
      }
      styles={{ body: { paddingBlock: params.alone ? 12 : '16px 24px', ...(!isDesk && { paddingInline: 8 }) } }}
      aria-busy={loading}
      onKeyDown={onKeyDown}
    >
      {none ? (
        <EmptyState title={t.noProperties} hint={t.noPropertiesHint} />
      ) : (
        <Flex vertical gap={12}>
          <CalendarToolbar rows={rows} only={only} params={params} today={today} />
          <Flex gap="8px 24px" wrap justify="space-between" align="center">
            {(isDesk || !params.alone) && (
              <Typography.Text type="secondary">{windowWords(t, params, today, !isDesk)}</Typography.Text>
            )}
            <Slot
              name="calendar.bar"
              props={{
                from: params.day,
                to: addDays(params.day, params.zoom - 1),
                ...(only !== undefined && { property: only }),
              }}
              isQuiet
            />
            <CalendarLegend params={params} />
          </Flex>
          {loading && (
            <>
              <SendingBar active label={t.loading} />
              <TimelineSkeleton />
            </>
          )}
          {error && !rows && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
          {empty && <EmptyState title={only ? t.noUnits : t.noUnitsAtAll} />}
          {rows && !empty && (
            <MovingTimeline
              key={only ?? 'all'}
              calendar={rows}
              only={only}
              params={params}
              today={today}
              stacked={!isDesk}
              onOpen={onOpen}
            />
          )}
        </Flex>
      )}
    </Card>
  )
}

const rows = 5

/** The grid while its rows are on their way. */
function TimelineSkeleton() {
  return (
    <div className="tl-skeleton" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <Skeleton.Button active size="small" style={{ width: 120, height: 22 }} />
        </div>
      ))}
    </div>
  )
}
