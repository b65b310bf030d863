import type { CalendarBlock, CalendarImport, CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState, SendingBar } from '@keyhaven/shared-contracts/web/page'
import { useState } from 'react'
import { calendarCatalog } from '../messages/calendar-catalogs.ts'
import type { CalendarParams } from './use-calendar-params.ts'
import { type DayPick, nextPick, PickBar } from './pick-bar.tsx'
import { useNightPrices } from './prices/use-night-prices.ts'
import { useTimelineData } from './timeline/data/timeline-data.ts'
import { TimelineGrid } from './timeline/timeline-grid.tsx'
import type { TimelineHit, TimelineInteraction, TimelineGeometry } from './timeline/timeline-interaction.ts'
import { useTimeline } from './timeline/geometry/use-timeline.ts'
import { barOf } from './timeline/geometry/timeline-scale.ts'

type Props = {
  calendar: CalendarRows
  /** The property that is shown alone; all of them without one. */
  only: number | undefined
  params: CalendarParams
  today: Day
  /** The day it is at the property of a unit: nothing begins before it. */
  todayIn: (unit: number) => Day
  stacked: boolean
  onOpen: (booking: number) => void
  onOpenBlock?: ((block: CalendarBlock) => void) | undefined
  onOpenImport?: ((imported: CalendarImport) => void) | undefined
  /** Told the free nights that were tapped on a phone; without it none can be. */
  onPick?: ((pick: DayPick) => void) | undefined
  /** Told why a day that was tapped is none to begin on. */
  onRefused?: ((why: string) => void) | undefined
  interaction?: TimelineInteraction | undefined
}

/** The grid with what the server says about the part of it that is in sight. */
export function LiveTimeline(props: Props) {
  const { calendar, only, params, today, todayIn, stacked, onOpen, onOpenBlock, onOpenImport, onPick, onRefused } =
    props
  const { interaction } = props
  const { day, zoom, collapsed, cancelled, prices: withPrices, showDay, toggle } = params
  const t = useMessages(calendarCatalog)
  const timeline = useTimeline({ calendar, only, collapsed, zoom, day, stacked, onSettle: showDay })
  const { first, last, top, bottom } = timeline.range
  const rows = timeline.layout.rows.slice(top, bottom)
  const viewport = {
    first,
    last,
    units: rows.flatMap((row) => (row.kind === 'unit' ? [row.unit.id] : [])),
    properties: timeline.metrics.withOffers
      ? rows.flatMap((row) => (row.kind === 'group' ? [row.property.id] : []))
      : [],
  }
  const { data: bars, loading, failed, retry, retrying } = useTimelineData(calendar, viewport, cancelled)
  const prices = useNightPrices(calendar, viewport, withPrices && timeline.metrics.withOffers)
  const data = { ...bars, ...(withPrices && { pricesOf: (unit: number) => prices.runs[unit] }) }
  const [pick, setPick] = useState<DayPick | null>(null)
  const byThumb = stacked && onPick !== undefined
  const withPick: TimelineInteraction = {
    ...interaction,
    // On a phone free nights are tapped, arrival and departure, so that a thumb on its way down takes hold of none.
    onPointerDown: (event, hit, geometry) => {
      if (hit.kind !== 'free' || event.pointerType === 'mouse') interaction?.onPointerDown?.(event, hit, geometry)
    },
    renderLayer: (geometry) => (
      <>
        {interaction?.renderLayer?.(geometry)}
        {pick && <PickMark pick={pick} geometry={geometry} />}
      </>
    ),
  }
  const tap = (hit: TimelineHit) => {
    const next = nextPick(pick, hit, todayIn(hit.unit.id), data)
    const { unit, night } = hit
    if (!next && !pick) {
      if (!unit.bookable) onRefused?.(t.conflict.notBookable(unit.name))
      else if (night < todayIn(unit.id)) onRefused?.(t.conflict.past)
    }
    setPick(next)
  }
  const book = () => {
    if (pick) onPick?.(pick)
    setPick(null)
  }
  return (
    <>
      <SendingBar active={(loading && !failed) || prices.loading} label={t.loading} />
      {failed?.error && <ProblemState error={failed.error} onRetry={retry} retrying={retrying} />}
      {!failed && prices.error && (
        <ProblemState error={prices.error} onRetry={prices.retry} retrying={prices.retrying} />
      )}
      {withPrices && timeline.ready && !timeline.metrics.withOffers && <Text type="secondary">{t.pricesNeedRoom}</Text>}
      <TimelineGrid
        timeline={timeline}
        data={data}
        today={today}
        onOpen={onOpen}
        onOpenBlock={onOpenBlock}
        onOpenImport={onOpenImport}
        onToggle={toggle}
        onFree={byThumb ? tap : undefined}
        interaction={byThumb ? withPick : interaction}
      />
      {pick && (
        <PickBar
          pick={pick}
          unitName={timeline.layout.rowOf(pick.unit)?.unit.name ?? ''}
          onBook={book}
          onClear={() => setPick(null)}
        />
      )}
    </>
  )
}

/** The nights that were tapped, as the stay that they would be. */
function PickMark({ pick, geometry }: { pick: DayPick; geometry: TimelineGeometry }) {
  const { scale, layout, barInset } = geometry
  const row = layout.rowOf(pick.unit)
  if (!row) return null
  const { x, width } = barOf(scale, pick.check_in, pick.check_out)
  const height = row.height - barInset.top - barInset.bottom
  return <div className="tl-pick" style={{ left: x, width, top: row.top + barInset.top, height }} />
}
