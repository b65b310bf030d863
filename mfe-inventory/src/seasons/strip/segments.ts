import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import type { Line } from './year-lines.ts'

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
