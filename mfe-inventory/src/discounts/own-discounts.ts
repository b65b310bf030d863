import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { DiscountRule } from '@keyhaven/shared-contracts/domain/prices/discounts'
import type { Scope } from '../scope/use-scope-names.ts'

/**
 * Properties and units, within what a group of discounts of a kind is about, that have own ones of the kind: those of the group do not
 * count there. Units of a property that has its own are not named beside it.
 */
export const withOwnDiscounts = (
  { property, unit }: Scope,
  ofKind: readonly DiscountRule[],
  { properties, units }: CalendarRows,
): Scope[] => {
  if (unit) return []
  const hasOwn = (scope: Scope) =>
    ofKind.some((rule) => (scope.unit ? rule.unit === scope.unit : !rule.unit && rule.property === scope.property))
  const unitsOf = (id: number): Scope[] =>
    units.filter((one) => one.property === id && hasOwn({ unit: one.id })).map((one) => ({ unit: one.id }))
  if (property) return unitsOf(property)
  return properties.flatMap(({ id }): Scope[] => (hasOwn({ property: id }) ? [{ property: id }] : unitsOf(id)))
}
