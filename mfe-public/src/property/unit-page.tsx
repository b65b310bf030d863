import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useNavigate, useParams } from 'react-router-dom'
import { DocumentTitle } from '../site/document-title.tsx'
import { Icon } from '../ui/icon.tsx'
import { address, type Search } from '../search/search-address.ts'
import { useProperty } from '../search/use-property.ts'
import { useSearch } from '../search/use-search.ts'
import { BackLink } from './back-link.tsx'
import { boundsOf } from '../search/bounds.ts'
import { Gallery } from './gallery.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { PropertyProblem } from './property-problem.tsx'
import { ShareButton } from './share-button.tsx'
import { StayForm } from './stay-form.tsx'
import { titleCase } from './title-case.ts'
import { UnitCalendar } from './unit-calendar.tsx'
import { UnitOffer } from './unit-offer.tsx'

/** One unit: what it is, when it is free, what a stay costs. */
export function UnitPage() {
  const { id = '', unitId = '' } = useParams()
  const search = useSearch()
  const navigate = useNavigate()
  const found = useProperty(id, search)
  const property = found.data
  const unit = property?.units.find((candidate) => String(candidate.id) === unitId)

  if (!property && found.isPending) return <PageSkeleton label="Loading the unit" />
  if (!property || !unit) {
    return (
      <PropertyProblem error={property ? null : found.error} search={search} onRetry={() => void found.refetch()} />
    )
  }
  const bounds = boundsOf(property)
  const choose = (wanted: Search) =>
    void navigate(address(paths.publicUnit(property.id, unit.id), wanted), { replace: true, preventScrollReset: true })
  return (
    <div className="kh-page">
      <DocumentTitle>{`${unit.name}, ${property.name}`}</DocumentTitle>
      <BackLink to={address(paths.publicProperty(property.id), search)}>{`Back to ${property.name}`}</BackLink>
      <div className="kh-page-head">
        <div>
          <h1 className="kh-page-title">{unit.name}</h1>
          <p className="kh-place">
            <Icon name="pin" size={18} />
            <span>
              {property.name} · {property.address.city}, {property.address.country}
            </span>
          </p>
        </div>
        <ShareButton title={unit.name} />
      </div>
      <Gallery images={unit.images} name={unit.name} seed={unit.id} missing="No image available" />
      <div className="kh-unit-columns">
        <div className="kh-unit-about">
          <p className="kh-facts kh-facts-large">
            <span>
              <Icon name="guests" /> Sleeps up to {unit.max_capacity}
            </span>
            <span>
              <Icon name="home" /> {titleCase(unit.type)}
            </span>
          </p>
          <p className="kh-description" lang={unit.description_lang}>
            {unit.description}
          </p>
          {property.services.length > 0 && (
            <section aria-labelledby="kh-services">
              <h2 className="kh-panel-title" id="kh-services">
                Extras that you can add
              </h2>
              <ul className="kh-services">
                {property.services.map((service) => (
                  <li key={service.id}>
                    <span lang={service.name_lang}>{service.name}</span>
                    <span>
                      {showEuros(service.price)} {service.type === 'per_day' ? 'per night' : 'per stay'}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <UnitCalendar unit={unit} search={search} bounds={bounds} onStay={choose} />
        </div>
        <aside className="kh-panel kh-unit-aside" aria-label="Your stay">
          <p className="kh-from">
            Starting from <strong>{showEuros(unit.price_from)}</strong> a night
          </p>
          <StayForm
            search={search}
            bounds={bounds}
            mostGuests={unit.max_capacity}
            note={`This unit sleeps up to ${unit.max_capacity}.`}
            label="Check availability"
            onStay={choose}
            // The calendar beside the form chooses dates alone.
            onGuests={(guests) => choose({ ...search, guests })}
          />
          <UnitOffer unit={unit} search={search} bounds={bounds} />
        </aside>
      </div>
    </div>
  )
}
