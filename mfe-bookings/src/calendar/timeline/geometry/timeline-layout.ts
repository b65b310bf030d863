import type { CalendarRows, CalendarUnit } from '@keyhaven/shared-contracts/contract/calendar'

export type CalendarProperty = CalendarRows['properties'][number]

type Place = { top: number; height: number; property: CalendarProperty }
export type GroupRow = Place & { kind: 'group'; units: readonly CalendarUnit[]; collapsed: boolean }
export type UnitRow = Place & { kind: 'unit'; unit: CalendarUnit }
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

type Wanted = {
  calendar: CalendarRows
  /** The property that is shown alone. */
  only?: number | undefined
  collapsed?: ReadonlySet<number>
  unitHeight: number
  /** Zero where properties have no head. */
  groupHeight: number
}

/** Stacks properties and their units; units without a property in the answer are left out. */
export const timelineLayout = ({ calendar, only, collapsed, unitHeight, groupHeight }: Wanted): TimelineLayout => {
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
