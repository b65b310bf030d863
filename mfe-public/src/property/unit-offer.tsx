import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import type { Bounds } from '../search/bounds.ts'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { offersOf } from '../search/public-queries.ts'
import { bookAddress, type Search, stayOf } from '../search/search-address.ts'
import { StayPrice } from '../ui/stay-price.tsx'

/** Whether a unit is free for the stay in the address, and what the stay costs. */
export function UnitOffer({ unit, search, bounds }: { unit: PublicUnit; search: Search; bounds: Bounds }) {
  const t = useMessages(propertyCatalog)
  const { book } = useMessages(guestCatalog)
  const { stay } = stayOf(search, bounds)
  const offers = useQuery(offersOf(unit.property.id, search, stay))
  if (!stay) return <p className="kh-small">{t.chooseDates}</p>
  if (offers.isError && !offers.data) {
    return <ProblemNotice title={t.priceFailed} error={offers.error} onRetry={() => void offers.refetch()} />
  }
  if (!offers.data)
    return <div className="kh-offer kh-offer-waiting kh-shimmer" role="status" aria-label={t.checking} />
  const offer = offers.data.find((candidate) => candidate.id === unit.id)
  return (
    <div className={offer ? 'kh-offer kh-offer-free' : 'kh-offer kh-offer-taken'} role="status">
      {offer ? (
        <>
          <p className="kh-offer-head">
            <Icon name="check" size={18} /> {t.isFree}
          </p>
          <StayPrice unit={offer} stay={stay} />
          <p className="kh-small">{t.wishes(stay.nights, search.guests)}</p>
          <Link to={bookAddress(unit, search)} className="kh-button">
            {book}
          </Link>
        </>
      ) : (
        <>
          <p className="kh-offer-head">
            <Icon name="info" size={18} /> {t.taken}
          </p>
          <p className="kh-small">{search.guests > unit.max_capacity ? t.tooMany(unit.max_capacity) : t.seeCalendar}</p>
        </>
      )}
    </div>
  )
}
