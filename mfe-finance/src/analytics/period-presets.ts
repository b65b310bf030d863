import { periods } from '@keyhaven/shared-contracts/contract/analytics'
import { type Day, monthNames, showDay } from '@keyhaven/shared-contracts/domain/day'
import dayjs from 'dayjs'
import { rangeOf } from './analytics-filters.ts'

type Preset = { label: string; from: Day; to: Day }

const calendar = (label: string, first: dayjs.Dayjs, span: 'month' | 'year'): Preset => ({
  label,
  from: first.startOf(span).format('YYYY-MM-DD'),
  to: first.endOf(span).format('YYYY-MM-DD'),
})
const monthsOf = (year: number) =>
  monthNames.map((name, at) => calendar(`${name} ${year}`, dayjs(`${year}-01-01`).add(at, 'month'), 'month'))

/** Days that people ask for by a name, under their headings. */
export const presetsOn = (today: Day): { label: string; presets: Preset[] }[] => {
  const now = dayjs(today)
  return [
    {
      label: 'Up to today',
      presets: periods.map((period) => ({
        label: period.charAt(0).toUpperCase() + period.slice(1),
        ...rangeOf(period, today),
      })),
    },
    {
      label: 'Whole months and years',
      presets: [
        calendar('This month', now, 'month'),
        calendar('Last month', now.subtract(1, 'month'), 'month'),
        calendar('This year', now, 'year'),
        calendar('Last year', now.subtract(1, 'year'), 'year'),
      ],
    },
    ...[now.year(), now.year() - 1].map((year) => ({ label: String(year), presets: monthsOf(year) })),
  ]
}

/** A range by its shortest name: a month, a year, or its first and last day. */
export const rangeText = ({ from, to }: { from: Day; to: Day }) => {
  const first = dayjs(from)
  const is = (span: 'month' | 'year') => {
    const whole = calendar('', first, span)
    return whole.from === from && whole.to === to
  }
  if (is('year')) return from.slice(0, 4)
  if (is('month')) return `${monthNames[first.month()]} ${from.slice(0, 4)}`
  return from === to ? showDay(from) : `${showDay(from)} – ${showDay(to)}`
}
