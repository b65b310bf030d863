import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { use, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { LateFacts } from '../facts/late-facts.tsx'
import { boundsOf } from '../search/bounds.ts'
import { useOffers } from '../search/public-queries.ts'
import { address, stayOf, useSearch } from '../search/search-address.ts'
import { useProperty } from '../search/use-property.ts'
import { DocumentTitle } from '../site/document-title.tsx'
import { OwnSite } from '../site/site-context.ts'
import { Icon } from '../ui/icon.tsx'
import { lead } from '../search/lead.ts'
import { placeWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import { BackLink } from './back-link.tsx'
import { HousePlace } from './place/house-place.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Gallery } from './pictures/gallery.tsx'
import { PropertyProblem } from './property-problem.tsx'
import { PropertyUnits } from './property-units.tsx'
import { ShareButton } from './share-button.tsx'
import { StayForm } from './stay-form.tsx'
import { LanguageNote } from '../facts/language-note.tsx'

type Props = {
  /** Of the house that is the home of its owner, below what that home says; else the address has it, and the page is its own. */
  homeOf?: number
  heading?: 'h1' | 'h2'
}

/** Page of a property: pictures, words, and its units with their prices. */
export function PropertyPage({ homeOf, heading: Heading = 'h1' }: Props) {
  const { id = String(homeOf) } = useParams()
  const isPage = homeOf === undefined
  const own = use(OwnSite)
  const t = useMessages(propertyCatalog)
  const { code } = useLanguage()
  const { overview } = useMessages(guestCatalog)
  const search = useSearch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const path = paths.publicProperty(id)
  const answer = useProperty(id, search)
  const bounds = boundsOf(answer.data)
  const { stay } = stayOf(search, bounds)
  const offers = useOffers(id, search, stay)

  const rooms = useRef<HTMLHeadingElement>(null)
  /** The address to whose rooms a guest is led: on a phone they are more than a screen further down. */
  const ledTo = useRef<string>(undefined)
  const currentAddress = address('', search)
  useEffect(() => {
    if (ledTo.current !== currentAddress) return
    ledTo.current = undefined
    // After the router has put the page where it thinks it belongs.
    queueMicrotask(() => lead(rooms.current))
  }, [currentAddress])

  if (answer.isError && !answer.data) {
    return <PropertyProblem error={answer.error} search={search} onRetry={() => void answer.refetch()} />
  }
  if (!answer.data) return <PageSkeleton label={t.loading} />
  const property = answer.data
  // A site that bears the name of its house has said it right above.
  const isNamed = Heading === 'h2' && own?.name === property.name
  const maxGuests = Math.max(1, ...property.units.map((unit) => unit.max_capacity))
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
          {!isNamed && (
            <Heading className="kh-page-title" translate="no">
              {property.name}
            </Heading>
          )}
          <p className="kh-place">
            <Icon name="pin" size={18} />
            <span>{placeWords(property.address, code)}</span>
          </p>
        </div>
        <ShareButton title={property.name} />
      </div>
      <Gallery images={property.images} name={property.name} seed={property.id} />
      <p className="kh-description kh-measure" lang={property.description_lang}>
        {property.description}
      </p>
      <LanguageNote lang={property.description_lang} />
      <section className="kh-panel" aria-labelledby="kh-when">
        <h2 className="kh-panel-title" id="kh-when">
          {t.when}
        </h2>
        <StayForm
          search={search}
          bounds={bounds}
          maxGuests={maxGuests}
          label={t.showFree}
          action={inLocale(path, search.locale)}
          onStay={(newSearch) => {
            if (address('', newSearch) === currentAddress) return lead(rooms.current)
            ledTo.current = address('', newSearch)
            void navigate(address(path, newSearch), { replace: pathname.endsWith(path), preventScrollReset: true })
          }}
        />
      </section>
      <PropertyUnits property={property} search={search} stay={stay} offers={offers} heading={rooms} />
      <LateFacts property={property} />
      <HousePlace property={property} owner={search.owner} />
    </div>
  )
}
