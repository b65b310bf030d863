import { type OwnedTable, shownIn as shownInOwn } from '@keyhaven/shared-contracts/contract/effects'
import type { Domain } from '@keyhaven/shared-contracts/contract/endpoint'
import { partsOf } from './domain-parts.ts'

type TableFacts = {
  /** Domains whose answers show it: open screens load them again after each change. */
  shownIn: readonly Domain[]
  /**
   * Columns that the copy of an owner's data leaves out of it, because they are secrets or worked out of others, or why nothing of it is in there;
   * `ofGuests` where its `booking_id` says of whom a row is, so that the copy for a guest has it.
   */
  exported: { without?: readonly string[]; ofGuests?: boolean } | string
}

/** Facts of an added area's own tables, each of which has an `owner_id`, and which of its answers show tables of others (`api/src/<area>/tables.ts`). */
export type AreaTableFacts<Own extends string> = Readonly<
  Record<Own, TableFacts> & Partial<Record<OwnedTable, Pick<TableFacts, 'shownIn'>>>
>

type Lines = readonly (readonly [table: string, facts: Pick<TableFacts, 'shownIn'> & Partial<TableFacts>])[]
const ofAreas: Lines = (await partsOf<AreaTableFacts<string>>('tables.ts', 'tables')).flatMap((tables) =>
  Object.entries(tables),
)
const ofProduct: Lines = Object.entries(shownInOwn).map(([table, domains]) => [table, { shownIn: domains }])

/** Domains whose answers show a table, by its name. */
export const shownIn: ReadonlyMap<string, readonly Domain[]> = new Map(
  [...Map.groupBy([...ofProduct, ...ofAreas], ([table]) => table)].map(([table, lines]) => [
    table,
    [...new Set(lines.flatMap(([, facts]) => facts.shownIn))],
  ]),
)

/** Parts of the tables of added areas in the copy of an owner's data, or why there are none. */
export const exportedOfAreas: Readonly<Record<string, TableFacts['exported']>> = Object.fromEntries(
  ofAreas.flatMap(([table, { exported }]) => (exported === undefined ? [] : [[table, exported] as const])),
)
