import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useMemo } from 'react'
import { scopeCatalog } from '../messages/catalogs.ts'

/** The unit or the property that something is about; neither is everything that its owner lets. */
export type Scope = { property?: number | null | undefined; unit?: number | null | undefined }

/** Names what a rule or a discount is about. */
export const useScopeNames = ({ properties, units }: CalendarRows) => {
  const t = useMessages(scopeCatalog)
  const propertyNames = useMemo(() => new Map(properties.map(({ id, name }) => [id, name])), [properties])
  const unitNames = useMemo(
    () => new Map(units.map(({ id, name, property }) => [id, t.unitOf(name, propertyNames.get(property) ?? '')])),
    [units, propertyNames, t],
  )
  return ({ unit, property }: Scope) => {
    if (unit) return unitNames.get(unit) ?? ''
    return property ? (propertyNames.get(property) ?? '') : t.everything
  }
}
