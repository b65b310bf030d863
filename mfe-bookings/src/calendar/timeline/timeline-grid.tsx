import type { CalendarBlock, CalendarImport } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { MouseEvent, PointerEvent } from 'react'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'
import { BarTooltip } from './bar-tooltip.tsx'
import { GroupLine } from './group-line.tsx'
import { TimelineBackdrop } from './timeline-backdrop.tsx'
import { useTimelineColors } from './use-timeline-colors.ts'
import type { TimelineData } from './data/timeline-data.ts'
import { timelineGeometry } from './geometry/timeline-geometry.ts'
import { TimelineHeader } from './timeline-header.tsx'
import type { TimelineHit, TimelineInteraction } from './timeline-interaction.ts'
import type { Timeline } from './geometry/use-timeline.ts'
import { endOfDays, firstDay, numberOf } from './geometry/timeline-scale.ts'
import { UnitLine } from './unit-line.tsx'
import '../calendar-colours.css'
import './timeline-bars.css'
import './timeline.css'
import './timeline-unit.css'

type Props = {
  timeline: Timeline
  data: TimelineData
  today: Day
  onOpen: (booking: number) => void
  onOpenBlock?: ((block: CalendarBlock) => void) | undefined
  onOpenImport?: ((imported: CalendarImport) => void) | undefined
  /** A click on a day where nothing stands. */
  onFree?: ((hit: TimelineHit) => void) | undefined
  /** Collapses a property or shows its units again. */
  onToggle: (property: number) => void
  interaction?: TimelineInteraction | undefined
}

/** Pixels that weekday and date take on one line in any language. */
const dateLineWidth = 68
const columns = numberOf(endOfDays) - numberOf(firstDay) + 1

const targetOf = (target: EventTarget, name: 'stay' | 'block' | 'import') => {
  const bar = (target as Element).closest<HTMLElement>(`[data-${name}]`)
  return bar ? Number(bar.dataset[name]) : undefined
}

/** Units by days, endless to both sides. Only what is in sight is in the page; see `useTimeline`. */
export function TimelineGrid({
  timeline,
  data,
  today,
  onOpen,
  onOpenBlock,
  onOpenImport,
  onFree,
  onToggle,
  interaction = {},
}: Props) {
  const { frame, ready, size, stacked, only, metrics, scale, layout, range } = timeline
  const t = useMessages(calendarCatalog)
  const colors = useTimelineColors()

  const geometry = timelineGeometry(timeline, data)

  /** Hit of a press; the unit names at the side are none, nor are cancelled stays and lines of portals, which cover nights of others. */
  const hitOf = (event: PointerEvent | MouseEvent) =>
    (event.target as Element).closest('.tl-label, .tl-head, .tl-cancelled, .tl-clashing') ? null : geometry.hitAt(event)

  const focused = (target: EventTarget): TimelineHit | null => {
    const row = layout.rows.slice(range.top, range.bottom)
    const [stayId, blockId] = [targetOf(target, 'stay'), targetOf(target, 'block')]
    const importId = targetOf(target, 'import')
    for (const line of row) {
      if (line.kind !== 'unit') continue
      const { unit } = line
      const isIt = ({ id }: { id: number }) => id === stayId
      const stay = stayId && (data.staysOf(unit.id).find(isIt) ?? data.cancelledOf(unit.id).find(isIt))
      if (stay) return { kind: 'stay', unit, stay, day: stay.check_in, night: stay.check_in }
      const block = blockId && data.blocksOf(unit.id).find(({ id }) => id === blockId)
      if (block) return { kind: 'block', unit, block, day: block.start, night: block.start }
      const imported = importId && data.importsOf(unit.id).find(({ id }) => id === importId)
      if (imported) return { kind: 'import', unit, imported, day: imported.check_in, night: imported.check_in }
    }
    return null
  }

  const open = (event: MouseEvent<HTMLElement>) => {
    const booking = targetOf(event.target, 'stay')
    if (booking !== undefined) return onOpen(booking)
    const bar = targetOf(event.target, 'block') ?? targetOf(event.target, 'import')
    const hit = bar === undefined ? hitOf(event) : focused(event.target)
    if (hit?.imported) onOpenImport?.(hit.imported)
    else if (hit?.block) onOpenBlock?.(hit.block)
    else if (hit?.stay && metrics.painted) onOpen(hit.stay.id)
    else if (hit?.kind === 'free') onFree?.(hit)
  }

  const { onPointerDown, onPointerMove, onKeyDown, gridProps } = interaction
  const { first, last, edge } = range
  const dayProps = { first, last, scale, metrics }
  const names = [
    'tl-frame',
    stacked && 'tl-stacked',
    !metrics.withOffers && 'tl-narrow',
    metrics.withOffers && metrics.dayWidth < 42 && 'tl-tight',
    metrics.withOffers && metrics.dayWidth < dateLineWidth && 'tl-folded',
  ]
  return (
    <div
      role="grid"
      tabIndex={0}
      aria-label={t.title}
      aria-rowcount={layout.rows.length + 1}
      aria-colcount={columns}
      aria-describedby={interaction.describedBy}
      {...gridProps}
      ref={frame}
      className={names.filter(Boolean).join(' ')}
      style={{
        ...colors,
        ['--bookings-label' as string]: `${metrics.labelWidth}px`,
        ['--bookings-width' as string]: `${size.width}px`,
        height: metrics.headerHeight + layout.height + 2,
      }}
      onClick={open}
      onPointerDown={
        onPointerDown &&
        ((event) => {
          const hit = hitOf(event)
          if (hit) onPointerDown(event, hit, geometry)
        })
      }
      onPointerMove={onPointerMove && ((event) => onPointerMove(event, hitOf(event), geometry))}
      onKeyDown={onKeyDown && ((event) => onKeyDown(event, focused(event.target), geometry))}
    >
      {ready && (
        <div role="presentation" style={{ width: metrics.labelWidth + scale.width }}>
          <TimelineHeader {...dayProps} today={today} />
          <div role="rowgroup" className="tl-body" style={{ height: layout.height }}>
            <TimelineBackdrop {...dayProps} today={today} layout={layout} range={range} isLoaded={data.isLoaded} />
            {layout.rows
              .slice(range.top, range.bottom)
              .map((row, at) =>
                row.kind === 'group' ? (
                  <GroupLine
                    key={`property ${row.property.id}`}
                    {...dayProps}
                    t={t.grid}
                    row={row}
                    index={range.top + at + 2}
                    today={today}
                    offerOf={data.offerOf}
                    onToggle={only === undefined ? onToggle : undefined}
                  />
                ) : (
                  <UnitLine
                    key={row.unit.id}
                    {...dayProps}
                    t={t}
                    edge={edge}
                    unit={row.unit}
                    top={row.top}
                    index={range.top + at + 2}
                    stays={data.staysOf(row.unit.id)}
                    blocks={data.blocksOf(row.unit.id)}
                    imports={data.importsOf(row.unit.id)}
                    cancelled={data.cancelledOf(row.unit.id)}
                    prices={metrics.withOffers ? data.pricesOf?.(row.unit.id) : undefined}
                    today={today}
                  />
                ),
              )}
            {interaction.renderLayer && (
              <div className="tl-layer" style={{ left: metrics.labelWidth, width: scale.width }}>
                {interaction.renderLayer(geometry)}
              </div>
            )}
          </div>
        </div>
      )}
      <BarTooltip
        scroller={timeline.scroller}
        painted={metrics.painted}
        find={focused}
        hitAt={geometry.hitAt}
        importsOf={data.importsOf}
      />
    </div>
  )
}
