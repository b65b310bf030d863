import type { Messages } from '../../messages/analytics/en.ts'

/** Series of a chart, named by `series` of the messages. */
export type Series = keyof Messages['series']

/** One figure of a chart, which is one cell of its table. */
export type Point = {
  label: string
  series: Series
  value: number | null
  /** Of a part of a whole: which one of how many it is, the same in every chart. */
  place?: { at: number; of: number }
}

export type ChartKind = 'line' | 'columns' | 'bars' | 'pie' | 'rate'

/** Shows a figure of a series, with its unit. The same function for as long as it shows the same. */
export type Show = (value: number, series: Series | 'axis') => string
