import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Link } from 'react-router-dom'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { resultsCatalog } from '../messages/results-catalog.ts'
import type { OfferedUnit } from '../search/public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, type SearchStay } from '../search/search-address.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { StayPrice } from '../ui/price/stay-price.tsx'
import { townWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import { UnitFacts } from '../ui/unit-facts.tsx'

type Props = {
  unit: OfferedUnit
  search: Search
  stay: SearchStay
  first: boolean
}

/** One of the results: what a guest compares. */
export function ResultCard({ unit, search, stay, first }: Props) {
  const { noImage, detailsOf, details } = useMessages(guestCatalog)
  const { types } = useMessages(propertyCatalog)
  const t = useMessages(resultsCatalog)
  const { property } = unit
  const { code } = useLanguage()
  return (
    <article className="kh-card kh-result" aria-labelledby={`kh-result-${unit.id}`} data-house={property.id}>
      <div className="kh-card-picture">
        <Picture
          image={unit.images[0]}
          name={unit.name}
          seed={unit.id}
          sizes="(min-width: 1000px) 300px, (min-width: 640px) 50vw, 100vw"
          first={first}
          missing={noImage}
        />
      </div>
      <div className="kh-card-body">
        <p className="kh-place">
          <Icon name="pin" size={16} />
          <span>{`${property.name}, ${townWords(property, code)}`}</span>
        </p>
        <h3 className="kh-card-title" id={`kh-result-${unit.id}`}>
          {unit.name}
        </h3>
        <UnitFacts
          unit={unit}
          checkIn={stay.checkIn}
          pets={search.pets}
          sleeps={t.sleeps(unit.max_capacity)}
          type={types[unit.type]}
          size={16}
        />
        <StayPrice unit={unit} stay={stay} />
        <Link
          to={address(paths.publicUnit(property.id, unit.id), search)}
          className="kh-card-link"
          aria-label={detailsOf(unit.name)}
        >
          {details}
          <Icon name="arrow" size={18} />
        </Link>
      </div>
    </article>
  )
}
