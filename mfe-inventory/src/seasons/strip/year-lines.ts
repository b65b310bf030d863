import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { Language } from '@keyhaven/shared-contracts/web/locale'

/** A row of a strip: consecutive nights from the first on. */
export type Line = { label: string; first: Day; nights: number }

const firstOf = (year: number, month: number): Day =>
  month > 11 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`

/** A year as twelve rows, one a month. */
export const monthLines = ({ monthsShort }: Language, year: number): Line[] =>
  monthsShort.map((label, month) => {
    const first = firstOf(year, month)
    return { label, first, nights: nightsBetween(first, firstOf(year, month + 1)) }
  })

/** A year as one row. */
export const yearLine = (year: number): Line[] => [
  { label: String(year), first: `${year}-01-01`, nights: nightsBetween(`${year}-01-01`, `${year + 1}-01-01`) },
]

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))

/** The night at a point of a strip; both coordinates run from 0 to 1, and what lies outside is the nearest night. */
export const nightAt = (lines: readonly Line[], columns: number, x: number, y: number): Day => {
  const line = lines[clamp(Math.floor(y * lines.length), lines.length - 1)] as Line
  return addDays(line.first, clamp(Math.floor(x * columns), line.nights - 1))
}

/** The same day of another month, or that month's last, within the year. */
const monthsOn = (night: Day, count: number): Day => {
  const year = Number(night.slice(0, 4))
  const first = firstOf(year, clamp(Number(night.slice(5, 7)) - 1 + count, 11))
  const last = addDays(firstOf(year, Number(first.slice(5, 7))), -1)
  const same = first.slice(0, 8) + night.slice(8)
  return same < last ? same : last
}

/** Target of an arrow key, never outside the year; undefined for other keys. */
export const nightAfterKey = (key: string, night: Day, byMonth: boolean): Day | undefined => {
  const year = night.slice(0, 4)
  const within = (to: Day) => (to < `${year}-01-01` ? `${year}-01-01` : to > `${year}-12-31` ? `${year}-12-31` : to)
  const moves: Record<string, () => Day> = {
    ArrowLeft: () => addDays(night, -1),
    ArrowRight: () => addDays(night, 1),
    ArrowUp: () => (byMonth ? monthsOn(night, -1) : addDays(night, -7)),
    ArrowDown: () => (byMonth ? monthsOn(night, 1) : addDays(night, 7)),
    PageUp: () => monthsOn(night, -1),
    PageDown: () => monthsOn(night, 1),
    Home: () => `${year}-01-01`,
    End: () => `${year}-12-31`,
  }
  const move = moves[key]
  return move && within(move())
}

const weekday = (day: Day) => new Date(day).getUTCDay()

/** Index of the first Saturday of a line. */
export const firstSaturday = ({ first }: Line) => (6 - weekday(first) + 7) % 7

/** Nights of a row that cost the same for the same reason: a season, or none. */
export type Segment<S> = { first: Day; at: number; nights: number; season: S | undefined }

/** A row cut where its price changes. */
export const segmentsOf = <S extends { start: Day; end: Day }>(line: Line, seasons: readonly S[]): Segment<S>[] => {
  const end = addDays(line.first, line.nights)
  const cut = (from: Day, to: Day, season: S | undefined): Segment<S>[] =>
    from < to ? [{ first: from, at: nightsBetween(line.first, from), nights: nightsBetween(from, to), season }] : []
  const segments: Segment<S>[] = []
  let from = line.first
  for (const season of seasons.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const start = season.start > from ? season.start : from
    const until = season.end < end ? season.end : end
    if (start >= until) continue
    segments.push(...cut(from, start, undefined), ...cut(start, until, season))
    from = until
  }
  return [...segments, ...cut(from, end, undefined)]
}

/** The part of a row that a range of nights covers, both ends included. */
export const partOf = (line: Line, [first, last]: readonly [Day, Day]) => {
  const at = Math.max(0, nightsBetween(line.first, first))
  const nights = Math.min(line.nights, nightsBetween(line.first, last) + 1) - at
  return nights > 0 ? { at, nights } : undefined
}
