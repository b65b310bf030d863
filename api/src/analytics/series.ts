import type { UnitCount } from './reads.ts'

/** Percent with one decimal; null where there is nothing to be a part of. */
export const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : null)

/** Names for a chart: two things of one name are told apart by their ids. */
export function distinctNames<T extends { id: number; name: string }>(rows: readonly T[]) {
  const counts = Map.groupBy(rows, (row) => row.name)
  return rows.map((row) => ({
    ...row,
    name: (counts.get(row.name)?.length ?? 0) > 1 ? `${row.name} (#${row.id})` : row.name,
  }))
}

type Properties = Record<
  string,
  { id: number; name: string; units: Record<string, { id: number; name: string; confirmed: number; total: number }> }
>

/** Units under their properties, both keyed by id. */
export function byProperty(rows: readonly UnitCount[]) {
  const properties: Properties = {}
  for (const { property_id, property, id, name, confirmed, total } of rows) {
    const home = (properties[property_id] ??= { id: property_id, name: property, units: {} })
    home.units[id] = { id, name, confirmed, total }
  }
  return { properties }
}

/** Columns and line of the cancellations chart. */
export const cancellations = (rows: readonly { month: string; created: number; cancelled: number }[]) => ({
  categories: rows.map((row) => row.month),
  series: [
    { name: 'Created', data: rows.map((row) => row.created) },
    { name: 'Cancelled', data: rows.map((row) => row.cancelled) },
    { name: 'Rate', data: rows.map((row) => percent(row.cancelled, row.created)) },
  ],
})
