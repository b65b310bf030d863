import { useMemo } from 'react'
import { useAddressParams } from '../navigation/address-params.ts'

/** Group of rows that stand together under one heading. */
export type Group = {
  id: number
  name: string
  /** Number of its rows in the whole list; without it, those of the page are counted. */
  count?: number | undefined
}
export type Grouped<Row> = Group & { count: number; rows: Row[] }

/** Rows by their groups, each group where its first row is. */
export const groupRows = <Row>(rows: readonly Row[], groupOf: (row: Row) => Group): Grouped<Row>[] =>
  [...Map.groupBy(rows, (row) => groupOf(row).id).values()].flatMap((together) => {
    const [first] = together
    if (!first) return []
    const group = groupOf(first)
    return [{ ...group, count: group.count ?? together.length, rows: together }]
  })

/** The groups that are folded, as the address says it: `collapsed=3,8`, as in the calendar. */
export const useFolded = () => {
  const { params, change } = useAddressParams()
  const text = params.get('collapsed') ?? ''
  const folded: ReadonlySet<number> = useMemo(() => new Set(text.split(',').filter(Boolean).map(Number)), [text])
  const toggle = (group: number) => {
    const next = new Set(folded)
    if (!next.delete(group)) next.add(group)
    change({ collapsed: [...next].join() }, { replace: true, preventScrollReset: true })
  }
  return { folded, toggle }
}
