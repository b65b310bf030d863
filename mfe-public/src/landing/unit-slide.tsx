import { isInstant } from '@keyhaven/shared-contracts/domain/stay/instant'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { resultsCatalog } from '../messages/results-catalog.ts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import type { OfferedUnit } from '../search/public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, bookAddress, type SearchStay } from '../search/search-address.ts'
import { StayPrice } from '../ui/price/stay-price.tsx'
import { townWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import { UnitFacts } from '../ui/unit-facts.tsx'

type Props = { unit: OfferedUnit; search: Search; stay: SearchStay; first: boolean }

/** One free unit with what it costs. */
export function UnitSlide({ unit, search, stay, first }: Props) {
  const t = useMessages(guestCatalog)
  const { sleeps } = useMessages(resultsCatalog)
  const { property } = unit
  const { code } = useLanguage()
  return (
    <article className="kh-unit-slide">
      <div className="kh-unit-picture">
        <Picture
          image={unit.images[0]}
          name={unit.name}
          seed={unit.id}
          sizes="(min-width: 900px) 640px, 100vw"
          first={first}
          missing={t.noImage}
        />
      </div>
      <div className="kh-unit-body">
        <p className="kh-place">
          <Icon name="pin" size={16} />
          <span>{`${property.name}, ${townWords(property, code)}`}</span>
        </p>
        <h3 className="kh-unit-name">{unit.name}</h3>
        <p className="kh-clamp" lang={unit.description_lang}>
          {unit.description}
        </p>
        <UnitFacts unit={unit} checkIn={stay.checkIn} pets={search.pets} sleeps={sleeps(unit.max_capacity)} />
        <StayPrice unit={unit} stay={stay} />
        <div className="kh-unit-actions">
          <Link to={bookAddress(unit, search)} className="kh-button" aria-label={t.bookOf(unit.name)}>
            {t.book}
          </Link>
          <Link
            to={address(paths.publicUnit(property.id, unit.id), search)}
            className="kh-card-link"
            aria-label={t.detailsOf(unit.name)}
          >
            {t.details}
            <Icon name="arrow" size={18} />
          </Link>
        </div>
        {!isInstant(unit, stay.checkIn, search.pets) && <p className="kh-small">{t.hostAnswers}</p>}
      </div>
    </article>
  )
}
