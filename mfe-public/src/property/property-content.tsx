import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public-booking'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { propertyCatalog } from '../messages/catalogs.ts'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LateFacts } from '../facts/late-facts.tsx'
import { boundsOf } from '../search/bounds.ts'
import { useOffers } from '../search/public-queries.ts'
import { address, stayOf } from '../search/search-address.ts'
import { useProperty } from '../search/use-property.ts'
import { useSearch } from '../search/use-search.ts'
import { Icon } from '../ui/icon.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Gallery } from './pictures/gallery.tsx'
import { PropertyProblem } from './property-problem.tsx'
import { PropertyUnits } from './property-units.tsx'
import { ShareButton } from './share-button.tsx'
import { StayForm } from './stay-form.tsx'

type Props = {
  id: string
  heading: 'h1' | 'h2'
  /** What comes before it. */
  above?: (property: PublicProperty) => ReactNode
}

/** What there is to see of a property: pictures, words, and its units with what they cost. */
export function PropertyContent({ id, heading: Heading, above }: Props) {
  const t = useMessages(propertyCatalog)
  const search = useSearch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const path = paths.publicProperty(id)
  const found = useProperty(id, search)
  const bounds = boundsOf(found.data)
  const { stay } = stayOf(search, bounds)
  const offers = useOffers(id, search, stay)

  if (found.isError && !found.data) {
    return <PropertyProblem error={found.error} search={search} onRetry={() => void found.refetch()} />
  }
  if (!found.data) return <PageSkeleton label={t.loading} />
  const property = found.data
  const most = Math.max(1, ...property.units.map((unit) => unit.max_capacity))
  const { city, country } = property.address
  return (
    <div className="kh-page">
      {above?.(property)}
      <div className="kh-page-head">
        <div>
          <Heading className="kh-page-title">{property.name}</Heading>
          <p className="kh-place">
            <Icon name="pin" size={18} />
            <span>
              {city}, {country}
            </span>
          </p>
        </div>
        <ShareButton title={property.name} />
      </div>
      <Gallery images={property.images} name={property.name} seed={property.id} />
      <p className="kh-description kh-measure" lang={property.description_lang}>
        {property.description}
      </p>
      <section className="kh-panel" aria-labelledby="kh-when">
        <h2 className="kh-panel-title" id="kh-when">
          {t.when}
        </h2>
        <StayForm
          search={search}
          bounds={bounds}
          mostGuests={most}
          label={t.showFree}
          onStay={(wanted) => void navigate(address(path, wanted), { replace: pathname.endsWith(path) })}
        />
      </section>
      <PropertyUnits property={property} search={search} stay={stay} offers={offers} />
      <LateFacts property={property} />
    </div>
  )
}
