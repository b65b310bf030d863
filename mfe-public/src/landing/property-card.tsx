import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { StrongWords } from '../ui/strong-words.tsx'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Link } from 'react-router-dom'
import { useCovers } from '../facts/use-covers.ts'
import { cheapestOf } from './cheapest-night.ts'
import { Icon } from '../ui/icon.tsx'
import { placeWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import { Picture } from '../ui/picture.tsx'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address } from '../search/search-address.ts'

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
  const { code } = useLanguage()
  const { id, name, units } = property
  const cheapestUnit = cheapestOf(property)
  const cheapest = cheapestUnit?.price_from
  const covers = useCovers(cheapestUnit)
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
          <span>{placeWords(property.address, code)}</span>
        </p>
        <h3 className="kh-card-title" id={`kh-property-${id}`}>
          {name}
        </h3>
        <p className="kh-card-facts">
          <span>{t.units(units.length)}</span>
          {cheapest !== undefined && (
            <>
              {' · '}
              <StrongWords>{t.from(cheapest)}</StrongWords>
            </>
          )}
        </p>
        {covers && <p className="kh-small">{covers}</p>}
        <Link to={address(paths.publicProperty(id), search)} className="kh-card-link" aria-label={t.detailsOf(name)}>
          {t.details}
          <Icon name="arrow" size={18} />
        </Link>
      </div>
    </article>
  )
}
