import { periods } from '@keyhaven/shared-contracts/contract/finance/analytics'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Language } from '@keyhaven/shared-contracts/web/locale'
import dayjs from 'dayjs'
import type { Messages } from '../messages/analytics/en.ts'
import { rangeOf } from './analytics-filters.ts'

type Preset = { label: string; from: Day; to: Day }

const calendar = (label: string, first: dayjs.Dayjs, span: 'month' | 'year'): Preset => ({
  label,
  from: first.startOf(span).format('YYYY-MM-DD'),
  to: first.endOf(span).format('YYYY-MM-DD'),
})
const monthsOf = (language: Language, year: number) =>
  Array.from({ length: 12 }, (_, at) => {
    const first = dayjs(`${year}-01-01`).add(at, 'month')
    return calendar(language.month(first.format('YYYY-MM')), first, 'month')
  })

/** Days that people ask for by a name, under their headings. */
export const presetsOn = (
  { periods: names, presets: t }: Messages,
  language: Language,
  today: Day,
): { label: string; presets: Preset[] }[] => {
  const now = dayjs(today)
  return [
    {
      label: t.upToToday,
      presets: periods.map((period) => ({ label: names[period], ...rangeOf(period, today) })),
    },
    {
      label: t.whole,
      presets: [
        calendar(t.thisMonth, now, 'month'),
        calendar(t.lastMonth, now.subtract(1, 'month'), 'month'),
        calendar(t.thisYear, now, 'year'),
        calendar(t.lastYear, now.subtract(1, 'year'), 'year'),
      ],
    },
    ...[now.year(), now.year() - 1].map((year) => ({ label: String(year), presets: monthsOf(language, year) })),
  ]
}

/** A range by its shortest name: a month, a year, or its first and last day. */
export const rangeText = (language: Language, { from, to }: { from: Day; to: Day }) => {
  const first = dayjs(from)
  const is = (span: 'month' | 'year') => {
    const whole = calendar('', first, span)
    return whole.from === from && whole.to === to
  }
  if (is('year')) return from.slice(0, 4)
  if (is('month')) return language.month(from)
  return from === to ? language.day(from) : `${language.day(from)} – ${language.day(to)}`
}

/** True for a range with a name of its own, as a whole month or year has. */
export const isNamed = (language: Language, range: { from: Day; to: Day }) => !rangeText(language, range).includes('–')
