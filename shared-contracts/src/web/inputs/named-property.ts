import { skipToken, useQuery } from '@tanstack/react-query'
import { propertiesApi } from '../../contract/inventory/properties.ts'
import { q } from '../api/query.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** What a picker shows of a property. */
export type NamedProperty = { id: number; name: string }

/** The property of an id with its name: one of those that are known, or asked for once they are. */
export const useNamedProperty = (
  id: number,
  known: readonly (NamedProperty | undefined)[],
  isReady: boolean,
): NamedProperty | undefined => {
  const { property: t } = useMessages(webCatalog)
  const own = known.find((property) => property?.id === id)
  const ask = q(propertiesApi.one, { params: { id } })
  const asked = useQuery({ ...ask, queryFn: id && !own && isReady ? ask.queryFn : skipToken })
  if (own || id === 0) return own
  if (asked.data) return { id, name: asked.data.name }
  return { id, name: asked.error ? t.unknown : t.loading }
}
