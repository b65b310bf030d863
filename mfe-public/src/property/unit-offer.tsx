import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { boundsOf } from '../search/bounds.ts'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { isInstant } from '@keyhaven/shared-contracts/domain/stay/instant'
import { loadComponent } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { useOffers } from '../search/public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, bookAddress, stayOf } from '../search/search-address.ts'
import { CotNote } from './cot-note.tsx'
import { useRefusal } from './use-refusal.ts'
import { LateTerms } from '../terms/late-terms.tsx'
import { StayPrice } from '../ui/price/stay-price.tsx'

/** Only where the wanted stay cannot be had: it comes with words of the booking form. */
const Alternatives = lazy(async () => ({
  default: await loadComponent(() => import('../alternatives/alternatives.tsx'), 'Alternatives'),
}))

type Props = {
  property: PublicProperty
  unit: PublicUnit
  search: Search
  onStay: (search: Search) => void
  /** True where the request form opens on the owner's site, in another tab. */
  isElsewhere?: boolean
}

/** Availability of a unit for the stay in the address, and the stay's price. */
export function UnitOffer({ property, unit, search, onStay, isElsewhere = false }: Props) {
  const t = useMessages(propertyCatalog)
  const { book, bookOf, hostAnswers, instant } = useMessages(guestCatalog)
  const { stay } = stayOf(search, boundsOf(property))
  const offers = useOffers(unit.property.id, search, stay)
  const refusal = useRefusal(unit, search)
  if (!stay) return <p className="kh-small">{t.chooseDates}</p>
  if (offers.isError && !offers.data) {
    return <ProblemNotice title={t.priceFailed} error={offers.error} onRetry={() => void offers.refetch()} />
  }
  if (!offers.data)
    return <div className="kh-offer kh-offer-waiting kh-shimmer" role="status" aria-label={t.checking} />
  const offer = offers.data.find((candidate) => candidate.id === unit.id)
  const isAtOnce = offer !== undefined && isInstant(offer, stay.checkIn, search.pets)
  if (offer)
    return (
      <div className="kh-offer kh-offer-free" role="status">
        <p className="kh-offer-head">
          <Icon name="check" size={18} /> {t.isFree}
        </p>
        <StayPrice unit={offer} stay={stay} />
        <p className="kh-small">{t.wishes(stay.nights, search.guests)}</p>
        {isAtOnce && (
          <p className="kh-offer-instant">
            <Icon name="bolt" size={18} /> <strong>{instant}</strong> {t.instantText}
          </p>
        )}
        <CotNote unit={unit} infants={search.infants} />
        <LateTerms property={property} stay={stay} price={offer} />
        <Link
          to={bookAddress(unit, search)}
          className="kh-button"
          aria-label={bookOf(unit.name)}
          {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
        >
          {book}
        </Link>
        {!isAtOnce && <p className="kh-small">{hostAnswers}</p>}
      </div>
    )
  return (
    <>
      <div className="kh-offer kh-offer-taken" role="status">
        <p className="kh-offer-head">
          <Icon name="info" size={18} /> <span>{refusal?.title ?? t.taken}</span>
        </p>
        <p className="kh-small">{refusal ? refusal.text : t.seeCalendar}</p>
      </div>
      <Suspense fallback={<div className="kh-alternatives-waiting kh-shimmer" />}>
        <Alternatives
          unit={unit.id}
          stay={stay}
          search={search}
          linkOf={(other) => address(paths.publicUnit(other.property.id, other.id), search)}
          onDates={(dates) => onStay({ ...search, ...dates })}
        />
      </Suspense>
    </>
  )
}
