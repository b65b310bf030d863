import type { ComparedDays, Messages } from '../messages/analytics/en.ts'

export type Show = (value: number) => string

/** `12.5 %`; a dash where nothing was offered. */
export const percent = (t: Messages, value: number | null) => (value === null ? '–' : t.percent(value, 1))

type Figure = { value: number | null; days: ComparedDays }

/** Comparison of a figure with that of other days. */
export const comparedWith = (
  { compared }: Messages,
  now: number | null,
  { value, days }: Figure,
  show: Show,
  showDifference: Show,
) => {
  if (value === null) return compared.unknown(days)
  if (now === null) return compared.alone(days, show(value))
  const difference = Math.round((now - value) * 100) / 100
  if (difference === 0) return compared.same(days)
  return compared.changed(`${difference > 0 ? '+' : '−'}${showDifference(Math.abs(difference))}`, days, show(value))
}
