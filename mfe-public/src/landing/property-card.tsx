import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public-booking'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Link } from 'react-router-dom'
import { cheapestNight } from './cheapest-night.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { address, plural, type Search } from '../search/search-address.ts'

/** A property among others. */
export function PropertyCard({
  property,
  search,
  first,
}: {
  property: PublicProperty
  search: Search
  first: boolean
}) {
  const { id, name, units } = property
  const cheapest = cheapestNight(property)
  return (
    <article className="kh-card" aria-labelledby={`kh-property-${id}`}>
      <div className="kh-card-picture">
        <Picture
          image={property.images[0]}
          name={name}
          seed={id}
          sizes="(min-width: 1100px) 400px, (min-width: 640px) 50vw, 100vw"
          first={first}
        />
      </div>
      <div className="kh-card-body">
        <p className="kh-place">
          <Icon name="pin" size={16} />
          <span>
            {property.address.country}, {property.address.city}
          </span>
        </p>
        <h3 className="kh-card-title" id={`kh-property-${id}`}>
          {name}
        </h3>
        <p className="kh-card-facts">
          {plural(units.length, 'unit')}
          {cheapest !== undefined && (
            <>
              {' · from '}
              <strong>{showEuros(cheapest)}</strong> a night
            </>
          )}
        </p>
        <Link
          to={address(paths.publicProperty(id), search)}
          className="kh-card-link"
          aria-label={`View details of ${name}`}
        >
          View details
          <Icon name="arrow" size={18} />
        </Link>
      </div>
    </article>
  )
}
