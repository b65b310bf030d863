import type { CalendarRows, CalendarUnit } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { dayWidthOf, type Zoom } from './timeline-scale.ts'

/** Sizes in pixels. */
export type Metrics = {
  dayWidth: number
  /** The column of the names; none where a name stands above its days. */
  labelWidth: number
  headerHeight: number
  unitHeight: number
  groupHeight: number
  barInset: { top: number; bottom: number }
  /** Days are too narrow for elements of their own: the bars of a unit are one picture. */
  painted: boolean
  /** Free nights and prices have room. */
  withOffers: boolean
}

/** A thumb needs 44 pixels. */
const thumb = 44

export const metricsOf = (zoom: Zoom, width: number, stacked: boolean): Metrics => {
  const idealWidth = stacked ? 0 : Math.round(Math.min(184, Math.max(112, width * 0.16)))
  const fitting = dayWidthOf(zoom, width - idealWidth)
  const dayWidth = stacked && zoom === 14 ? Math.max(fitting, thumb) : fitting
  // What whole pixels leave over goes to the names, so that the last day is whole.
  const labelWidth = stacked ? 0 : Math.max(idealWidth, width - dayWidth * zoom)
  const withOffers = dayWidth >= 24
  const painted = dayWidth < 6
  if (stacked) {
    return {
      ...{ dayWidth, labelWidth, painted, withOffers },
      headerHeight: 40,
      unitHeight: 26 + thumb + 8,
      groupHeight: withOffers ? 66 : 36,
      barInset: { top: 26, bottom: 8 },
    }
  }
  const unitHeight = painted ? 28 : withOffers ? 40 : 34
  return {
    ...{ dayWidth, labelWidth, painted, withOffers, unitHeight },
    headerHeight: 44,
    groupHeight: withOffers ? 44 : 34,
    barInset: painted ? { top: 5, bottom: 6 } : { top: 4, bottom: 5 },
  }
}

export type CalendarProperty = CalendarRows['properties'][number]

type RowBox = { top: number; height: number; property: CalendarProperty }
export type GroupRow = RowBox & { kind: 'group'; units: readonly CalendarUnit[]; collapsed: boolean }
export type UnitRow = RowBox & { kind: 'unit'; unit: CalendarUnit }
/** A row of the grid: the head of a property, or a unit. */
export type TimelineRow = GroupRow | UnitRow

export type TimelineLayout = {
  rows: readonly TimelineRow[]
  /** All rows together in pixels. */
  height: number
  /** The row at a height, or the nearest. */
  indexAt: (y: number) => number
  unitAt: (y: number) => CalendarUnit | undefined
  rowOf: (unit: number) => UnitRow | undefined
}

type RowsInput = {
  calendar: CalendarRows
  /** The property that is shown alone. */
  only?: number | undefined
  collapsed?: ReadonlySet<number>
  unitHeight: number
  /** Zero where properties have no head. */
  groupHeight: number
}

/** Stacks properties and their units; units without a property in the answer are left out. */
export const timelineLayout = ({ calendar, only, collapsed, unitHeight, groupHeight }: RowsInput): TimelineLayout => {
  const byProperty = Map.groupBy(calendar.units, ({ property }) => property)
  const rows: TimelineRow[] = []
  let top = 0
  for (const property of calendar.properties) {
    if (only !== undefined && property.id !== only) continue
    const units = byProperty.get(property.id) ?? []
    const isCollapsed = only === undefined && (collapsed?.has(property.id) ?? false)
    if (groupHeight > 0) rows.push({ kind: 'group', top, height: groupHeight, property, units, collapsed: isCollapsed })
    top += groupHeight
    if (isCollapsed) continue
    for (const unit of units) {
      rows.push({ kind: 'unit', top, height: unitHeight, property, unit })
      top += unitHeight
    }
  }
  const indexAt = (y: number) => {
    let low = 0
    let high = rows.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((rows[middle]?.top ?? 0) <= y) low = middle
      else high = middle - 1
    }
    return low
  }
  const unitRows = new Map(rows.flatMap((row) => (row.kind === 'unit' ? [[row.unit.id, row] as const] : [])))
  return {
    rows,
    height: top,
    indexAt,
    unitAt: (y) => {
      const row = y >= 0 && y < top ? rows[indexAt(y)] : undefined
      return row?.kind === 'unit' ? row.unit : undefined
    },
    rowOf: (unit) => unitRows.get(unit),
  }
}
