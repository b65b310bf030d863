import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'

type Scope = { property: number | null; unit: number | null }
export type RuleGroup<R extends StayRule> = Scope & { rules: R[] }

/** Rules by what they are about: everything first, then each property, followed by its units. Those without rules are left out. */
export const ruleGroups = <R extends StayRule>(
  rules: readonly R[],
  { properties, units }: CalendarRows,
): RuleGroup<R>[] => {
  const groupOf = (scope: Scope) => ({
    ...scope,
    rules: rules.filter(({ unit, property }) => (unit ?? null) === scope.unit && (property ?? null) === scope.property),
  })
  const scopes = properties.flatMap(({ id }) => [
    { property: id, unit: null },
    ...units.filter(({ property }) => property === id).map((unit) => ({ property: null, unit: unit.id })),
  ])
  return [{ property: null, unit: null }, ...scopes].map(groupOf).filter((group) => group.rules.length > 0)
}
