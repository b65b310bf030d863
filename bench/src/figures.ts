import { availableParallelism, loadavg } from 'node:os'

/** Load of the machine meanwhile: beside other work the same takes longer. */
export const loadNow = () => `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`

/** One measured figure beside its limit or peer of the same run. */
export type Figure = {
  section: string
  name: string
  value: string
  /** Limit, or a peer measured in the same run. */
  against: string
  ok: boolean
}

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

const two = (value: number) => value.toFixed(2)

/** A figure held against a peer of the same run: the ratio must not exceed the limit. */
export const ratio = (
  section: string,
  name: string,
  { mine, peer }: { mine: number; peer: number },
  limit: number,
  unit: string,
): Figure => ({
  section,
  name,
  value: `${two(mine)} ${unit}`,
  against: `${two(mine / peer)}x of ${two(peer)} ${unit}, limit ${limit}x`,
  ok: mine / peer <= limit,
})

/** A figure for the record, without a limit. */
export const noted = (section: string, name: string, value: string, against = ''): Figure => ({
  section,
  name,
  value,
  against,
  ok: true,
})

/** A figure that stands with others in a row. */
export type Part = Pick<Figure, 'value' | 'against' | 'ok'>

/** Figures of one visit in a row, each with what it is held against; the row is right where all of them are. */
export const inOneRow = (section: string, name: string, parts: readonly Part[]): Figure => ({
  section,
  name,
  value: parts.map(({ value }) => value).join(', '),
  against: parts.map(({ against, ok }) => (ok ? against : `${against} ✗`)).join(', '),
  ok: parts.every(({ ok }) => ok),
})
