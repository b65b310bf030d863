/** One figure of a chart, which is one cell of its table. */
export type Point = { label: string; series: string; value: number | null }

export type ChartKind = 'line' | 'bars' | 'pie' | 'rate'

/** Shows a figure of a series, with its unit. */
export type Show = (value: number, series: string) => string
