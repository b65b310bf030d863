/** One figure of a chart, which is one cell of its table. */
export type Point = {
  label: string
  series: string
  value: number | null
  /** Of a part of a whole: which one of how many it is, the same in every chart. */
  place?: { at: number; of: number }
}

export type ChartKind = 'line' | 'columns' | 'bars' | 'pie' | 'rate'

/** Shows a figure of a series, with its unit. */
export type Show = (value: number, series: string) => string
