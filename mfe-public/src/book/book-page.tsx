import { placeWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { Picture } from '../ui/picture.tsx'
import { Icon } from '../ui/icon.tsx'
import {
  publicApi,
  type PublicProperty,
  type PublicUnit,
} from '@keyhaven/shared-contracts/contract/public/public-booking'
import { isInstant } from '@keyhaven/shared-contracts/domain/stay/instant'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { BackLink } from '../property/back-link.tsx'
import { boundsOf } from '../search/bounds.ts'
import { PageSkeleton } from '../property/page-skeleton.tsx'
import { PropertyProblem } from '../property/property-problem.tsx'
import { DocumentTitle } from '../site/document-title.tsx'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, useSearch } from '../search/search-address.ts'
import { useProperty } from '../search/use-property.ts'
import { BookForm } from './book-form.tsx'

/** Page with the request form for the unit in the address. */
export function BookPage() {
  const [params] = useSearchParams()
  const t = useMessages(bookCatalog)
  const unitWords = useMessages(propertyCatalog)
  const search = useSearch()
  const [propertyParam, unitId] = [params.get('property'), params.get('unit')]
  const place = useQuery({
    ...q(publicApi.unit, { params: { id: unitId ?? '' }, query: ownerOf(search) }),
    enabled: Boolean(unitId) && !propertyParam,
  })
  const id = unitId && (propertyParam || String(place.data?.property.id ?? ''))
  const propertyQuery = useProperty(id || '', search)
  const [begun, setBegun] = useState<PublicUnit>()
  if (!unitId) {
    return (
      <div className="kh-page">
        <DocumentTitle>{t.title}</DocumentTitle>
        <EmptyNotice
          icon="bed"
          heading="h1"
          title={t.which}
          action={
            <Link to={address(paths.public(), search)} className="kh-button">
              {t.find}
            </Link>
          }
        >
          {t.whichText}
        </EmptyNotice>
      </div>
    )
  }
  if (id ? propertyQuery.isPending : place.isPending) return <PageSkeleton label={unitWords.loadingUnit} />
  const property = propertyQuery.data
  const offeredUnit = property?.units.find((candidate) => String(candidate.id) === unitId)
  if (offeredUnit && offeredUnit !== begun) setBegun(offeredUnit)
  // Who has begun keeps the form, and what was typed into it, when the host takes the unit down.
  const unit = offeredUnit ?? (String(begun?.id) === unitId ? begun : undefined)
  if (!property || !unit) {
    return (
      <PropertyProblem
        error={property ? null : (place.error ?? propertyQuery.error)}
        search={search}
        onRetry={() => void (id ? propertyQuery : place).refetch()}
      />
    )
  }
  const words = search.checkIn && isInstant(unit, search.checkIn, search.pets) ? t.instant : t
  return (
    <div className="kh-page kh-book-page">
      <DocumentTitle>{words.titleOf(unit.name)}</DocumentTitle>
      <BackLink to={address(paths.publicUnit(property.id, unit.id), search)}>{unitWords.backTo(unit.name)}</BackLink>
      <h1 className="kh-page-title">{words.title}</h1>
      <BookedUnit unit={unit} house={property} />
      {/* Another unit is another form; what was typed about the guest goes along. */}
      <BookForm
        key={unit.id}
        unit={unit}
        isOffered={offeredUnit !== undefined && propertyQuery.error?.status !== 404}
        property={property}
        search={search}
        bounds={boundsOf(property, unit)}
      />
    </div>
  )
}

/** Unit and house of the request. */
function BookedUnit({ unit, house }: { unit: PublicUnit; house: PublicProperty }) {
  const t = useMessages(propertyCatalog)
  const { code } = useLanguage()
  return (
    <div className="kh-booked">
      <div className="kh-booked-picture">
        <Picture
          image={unit.images[0] ?? house.images[0]}
          name={unit.name}
          seed={unit.id}
          sizes="160px"
          first
          missing=""
        />
      </div>
      <div className="kh-booked-words">
        <p className="kh-unit-name" translate="no">
          {unit.name}
        </p>
        <p className="kh-place">
          <Icon name="pin" size={16} />
          <span>{`${house.name} · ${placeWords(house.address, code)}`}</span>
        </p>
        <p className="kh-place">
          <Icon name="guests" size={16} />
          <span>{t.sleeps(unit.max_capacity)}</span>
        </p>
      </div>
    </div>
  )
}
