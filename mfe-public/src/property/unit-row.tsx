import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { StrongWords } from '../ui/strong-words.tsx'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Link } from 'react-router-dom'
import { Picture } from '../ui/picture.tsx'
import type { OfferedUnit } from '../search/public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, type SearchStay } from '../search/search-address.ts'
import { StayPrice } from '../ui/price/stay-price.tsx'
import { useCovers } from '../facts/use-covers.ts'
import { UnitFacts } from '../ui/unit-facts.tsx'
import { useRefusal } from './use-refusal.ts'

type Props = {
  unit: PublicUnit
  /** Stands in for a unit without pictures of its own. */
  house: Image | undefined
  search: Search
  stay: SearchStay | undefined
  offer: OfferedUnit | undefined
  /** State of the availability query. */
  answer: 'pending' | 'known' | undefined
}

/** A unit of a property. */
export function UnitRow({ unit, house, search, stay, offer, answer }: Props) {
  const t = useMessages(propertyCatalog)
  const { noImage } = useMessages(guestCatalog)
  const isTaken = answer === 'known' && !offer
  const covers = useCovers(unit)
  const refusal = useRefusal(unit, search)
  return (
    <article className={isTaken ? 'kh-unit-row kh-taken' : 'kh-unit-row'} aria-labelledby={`kh-unit-${unit.id}`}>
      <div className="kh-unit-row-picture">
        <Picture
          image={unit.images[0] ?? house}
          name={unit.name}
          seed={unit.id}
          sizes="(min-width: 800px) 280px, 100vw"
          missing={noImage}
        />
      </div>
      <div className="kh-unit-row-body">
        <h3 className="kh-unit-name" id={`kh-unit-${unit.id}`}>
          {unit.name}
        </h3>
        <p className="kh-clamp" lang={unit.description_lang}>
          {unit.description}
        </p>
        <UnitFacts
          unit={unit}
          checkIn={stay?.checkIn}
          pets={search.pets}
          sayPets
          sayNights={!(isTaken && refusal?.isTooShort)}
          sleeps={t.sleeps(unit.max_capacity)}
          type={t.types[unit.type]}
        />
      </div>
      <div className="kh-unit-row-side">
        {answer === 'pending' && <span className="kh-line kh-line-title kh-shimmer kh-w-80" />}
        {stay && offer && <StayPrice unit={offer} stay={stay} />}
        {isTaken && (
          <p className={refusal?.isSentence ? 'kh-chip kh-chip-sentence' : 'kh-chip'}>{refusal?.title ?? t.taken}</p>
        )}
        {answer !== 'pending' && !offer && (
          <p className="kh-from">
            <StrongWords>{t.from(unit.price_from)}</StrongWords>
          </p>
        )}
        {answer !== 'pending' && !offer && covers && <p className="kh-small">{covers}</p>}
        <Link
          to={address(paths.publicUnit(unit.property.id, unit.id), search)}
          className={isTaken ? 'kh-button kh-button-quiet' : 'kh-button'}
          aria-label={t.checkOf(unit.name)}
        >
          {t.check}
        </Link>
      </div>
    </article>
  )
}
