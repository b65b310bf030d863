import { dayWidthOf, type Zoom } from './timeline-scale.ts'

/** What everything is in pixels. */
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
  const wished = stacked ? 0 : Math.round(Math.min(184, Math.max(112, width * 0.16)))
  const fitting = dayWidthOf(zoom, width - wished)
  const dayWidth = stacked && zoom === 14 ? Math.max(fitting, thumb) : fitting
  // What whole pixels leave over goes to the names, so that the last day is whole.
  const labelWidth = stacked ? 0 : Math.max(wished, width - dayWidth * zoom)
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
