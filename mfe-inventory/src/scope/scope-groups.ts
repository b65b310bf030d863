import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Scope } from './use-scope-names.ts'

export type ScopeGroup<T extends Scope> = { property: number | null; unit: number | null; items: T[] }

/** Things by what they are about: everything first, then each property, followed by its units. What has none is left out. */
export const scopeGroups = <T extends Scope>(
  items: readonly T[],
  { properties, units }: CalendarRows,
): ScopeGroup<T>[] => {
  const groupOf = (scope: { property: number | null; unit: number | null }) => ({
    ...scope,
    items: items.filter(({ unit, property }) => (unit ?? null) === scope.unit && (property ?? null) === scope.property),
  })
  const scopes = properties.flatMap(({ id }) => [
    { property: id, unit: null },
    ...units.filter(({ property }) => property === id).map((unit) => ({ property: null, unit: unit.id })),
  ])
  return [{ property: null, unit: null }, ...scopes].map(groupOf).filter((group) => group.items.length > 0)
}
