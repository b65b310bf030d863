import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { StrongWords } from '../ui/strong-words.tsx'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public-booking'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Link } from 'react-router-dom'
import { cheapestNight } from './cheapest-night.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { address, type Search } from '../search/search-address.ts'

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
  const t = useMessages(guestCatalog)
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
            {property.address.city}, {property.address.country}
          </span>
        </p>
        <h3 className="kh-card-title" id={`kh-property-${id}`}>
          {name}
        </h3>
        <p className="kh-card-facts">
          {t.units(units.length)}
          {cheapest !== undefined && (
            <>
              {' · '}
              <StrongWords>{t.from(cheapest)}</StrongWords>
            </>
          )}
        </p>
        <Link to={address(paths.publicProperty(id), search)} className="kh-card-link" aria-label={t.detailsOf(name)}>
          {t.details}
          <Icon name="arrow" size={18} />
        </Link>
      </div>
    </article>
  )
}
