import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useNavigate, useParams } from 'react-router-dom'
import { propertyCatalog } from '../../messages/catalogs.ts'
import { UnitCalendar } from '../../property/calendar/unit-calendar.tsx'
import { PageSkeleton } from '../../property/page-skeleton.tsx'
import { PropertyProblem } from '../../property/property-problem.tsx'
import { UnitOffer } from '../../property/unit-offer.tsx'
import { boundsOf } from '../../search/bounds.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, useSearch } from '../../search/search-address.ts'
import { useProperty } from '../../search/use-property.ts'
import { availability } from '../start-page.ts'

/** The calendar of one unit and nothing else; who has chosen dates goes on at the site of the owner. */
export function AvailabilityPage() {
  const { id = '', unitId = '' } = useParams()
  const t = useMessages(propertyCatalog)
  const search = useSearch()
  const navigate = useNavigate()
  const propertyQuery = useProperty(id, search)
  const property = propertyQuery.data
  const unit = property?.units.find((candidate) => String(candidate.id) === unitId)
  if (!property && propertyQuery.isPending) return <PageSkeleton label={t.loadingUnit} />
  if (!property || !unit) {
    return (
      <PropertyProblem
        error={property ? null : propertyQuery.error}
        search={search}
        onRetry={() => void propertyQuery.refetch()}
      />
    )
  }
  const bounds = boundsOf(property, unit)
  const choose = (newSearch: Search) => void navigate(address(availability(id, unitId), newSearch), { replace: true })
  return (
    <div className="kh-page">
      <UnitCalendar unit={unit} search={search} bounds={bounds} onStay={choose} />
      <UnitOffer {...{ property, unit, search }} onStay={choose} isElsewhere />
    </div>
  )
}
