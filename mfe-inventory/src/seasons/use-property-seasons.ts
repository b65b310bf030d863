import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { type Season, seasonsApi } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { firstPage } from '@keyhaven/shared-contracts/contract/paging'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { colorsByKind } from './season-display.ts'

const propertyIn = (key: readonly unknown[] | undefined) =>
  (key?.[2] as { query: { property?: number } } | undefined)?.query.property

/** The units of a property, the first one's where none is asked for, with their seasons of a year. */
export const usePropertySeasons = (selectedProperty: number | undefined, year: number) => {
  const properties = useQuery(qList(propertiesApi.list, { query: firstPage }))
  const property = selectedProperty ?? properties.data?.rows[0]?.id
  const askUnits = q(unitsApi.ofProperty, { params: { id: property ?? 0 }, query: {} })
  const units = useQuery({ ...askUnits, queryFn: property ? askUnits.queryFn : skipToken })
  const askSeasons = q(seasonsApi.list, { query: { property, year } })
  const seasons = useQuery({
    ...askSeasons,
    queryFn: property ? askSeasons.queryFn : skipToken,
    // Another year takes the place of the one before when it is there; another property's seasons would be wrong.
    placeholderData: (before, query) => (propertyIn(query?.queryKey) === property ? before : undefined),
  })
  const byUnit = useMemo(() => Map.groupBy<number, Season>(seasons.data ?? [], ({ unit }) => unit), [seasons.data])
  const colors = useMemo(() => colorsByKind(seasons.data ?? []), [seasons.data])
  const asks = [...(selectedProperty === undefined ? [properties] : []), units, seasons]
  return {
    property,
    none: selectedProperty === undefined && properties.data?.total === 0,
    units: units.data,
    isLoaded: seasons.data !== undefined && units.data !== undefined,
    isStale: seasons.isPlaceholderData,
    seasonsOf: (unit: number) => byUnit.get(unit) ?? noSeasons,
    colors,
    failed: asks.find(({ error, data }) => error && !data),
  }
}

const noSeasons: readonly Season[] = []
