import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { LateFacts } from '../facts/late-facts.tsx'
import { boundsOf } from '../search/bounds.ts'
import { useOffers } from '../search/public-queries.ts'
import { address, stayOf } from '../search/search-address.ts'
import { useProperty } from '../search/use-property.ts'
import { useSearch } from '../search/use-search.ts'
import { DocumentTitle } from '../site/document-title.tsx'
import { Icon } from '../ui/icon.tsx'
import { BackLink } from './back-link.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Gallery } from './pictures/gallery.tsx'
import { PropertyProblem } from './property-problem.tsx'
import { PropertyUnits } from './property-units.tsx'
import { ShareButton } from './share-button.tsx'
import { StayForm } from './stay-form.tsx'

type Props = {
  /** Of the house that is the home of its owner, below what that home says; else the address has it, and the page is its own. */
  homeOf?: number
  heading?: 'h1' | 'h2'
}

/** What there is to see of a property: pictures, words, and its units with what they cost. */
export function PropertyPage({ homeOf, heading: Heading = 'h1' }: Props) {
  const { id = String(homeOf) } = useParams()
  const isPage = homeOf === undefined
  const t = useMessages(propertyCatalog)
  const { overview } = useMessages(guestCatalog)
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
      {isPage && (
        <>
          <DocumentTitle>{property.name}</DocumentTitle>
          <BackLink to={address(paths.public(), search)}>{overview}</BackLink>
        </>
      )}
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
          action={inLocale(path, search.locale)}
          onStay={(wanted) => void navigate(address(path, wanted), { replace: pathname.endsWith(path) })}
        />
      </section>
      <PropertyUnits property={property} search={search} stay={stay} offers={offers} />
      <LateFacts property={property} />
    </div>
  )
}
