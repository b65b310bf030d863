import { useNavigate } from 'react-router-dom'
import { UnitCalendar } from '../../property/calendar/unit-calendar.tsx'
import { UnitOffer } from '../../property/unit-offer.tsx'
import { useUnit } from '../../property/use-unit.tsx'
import { boundsOf } from '../../search/bounds.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address } from '../../search/search-address.ts'
import { availability } from '../start-page.ts'

/** The calendar of one unit and nothing else; who has chosen dates goes on at the site of the owner. */
export function AvailabilityPage() {
  const navigate = useNavigate()
  const { search, property, unit, instead } = useUnit()
  if (!unit) return instead
  const choose = (newSearch: Search) =>
    void navigate(address(availability(property.id, unit.id), newSearch), { replace: true })
  return (
    <div className="kh-page">
      <UnitCalendar unit={unit} search={search} bounds={boundsOf(property, unit)} onStay={choose} />
      <UnitOffer {...{ property, unit, search }} onStay={choose} isElsewhere />
    </div>
  )
}
