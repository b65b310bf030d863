import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/properties'
import { unitsApi } from '@keyhaven/shared-contracts/contract/units'
import { q } from '@keyhaven/shared-contracts/web/query'
import { useQuery } from '@tanstack/react-query'
import type { Range } from './analytics-filters.ts'

/** What figures are of, in words: the days, and the property or unit where one is chosen. */
export const useAbout = ({ from, to, property, unit }: Range) => {
  const properties = useQuery(q(propertiesApi.list, { query: {} }))
  const units = useQuery(q(unitsApi.list, { query: {} }))
  const place =
    units.data?.find(({ id }) => id === unit)?.name ?? properties.data?.find(({ id }) => id === property)?.name
  return `${showDay(from)} – ${showDay(to)}${place === undefined ? '' : `, ${place}`}`
}
