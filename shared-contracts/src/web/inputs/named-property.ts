import { skipToken, useQuery } from '@tanstack/react-query'
import { propertiesApi } from '../../contract/inventory/properties.ts'
import { q } from '../api/query.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** Property in a picker. */
export type NamedProperty = { id: number; name: string }

/** The property of an id with its name: one of those that are known, or asked for once they are. */
export const useNamedProperty = (
  id: number,
  loaded: readonly (NamedProperty | undefined)[],
  isReady: boolean,
): NamedProperty | undefined => {
  const { property: t } = useMessages(webCatalog)
  const own = loaded.find((property) => property?.id === id)
  const ask = q(propertiesApi.one, { params: { id } })
  const query = useQuery({ ...ask, queryFn: id && !own && isReady ? ask.queryFn : skipToken })
  if (own || id === 0) return own
  if (query.data) return { id, name: query.data.name }
  return { id, name: query.error ? t.unknown : t.loading }
}
