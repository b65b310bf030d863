import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useParams } from 'react-router-dom'
import { propertyCatalog } from '../messages/catalogs.ts'
import { useSearch } from '../search/search-address.ts'
import { useProperty } from '../search/use-property.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { PropertyProblem } from './property-problem.tsx'

/** Unit of the address and its house, with what stands in their place until they are here, or if they are not there. */
export const useUnit = () => {
  const { id = '', unitId = '' } = useParams()
  const t = useMessages(propertyCatalog)
  const search = useSearch()
  const { data: property, isPending, error, refetch } = useProperty(id, search)
  const unit = property?.units.find((candidate) => String(candidate.id) === unitId)
  if (property && unit) return { search, property, unit, instead: null }
  const instead =
    !property && isPending ? (
      <PageSkeleton label={t.loadingUnit} />
    ) : (
      <PropertyProblem error={property ? null : error} search={search} onRetry={() => void refetch()} />
    )
  return { search, property: undefined, unit: undefined, instead }
}
