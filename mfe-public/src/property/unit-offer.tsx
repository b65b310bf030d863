import type { Bounds } from '../search/bounds.ts'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { offersOf } from '../search/public-queries.ts'
import { bookAddress, plural, type Search, stayOf } from '../search/search-address.ts'
import { StayPrice } from '../ui/stay-price.tsx'

/** Whether a unit is free for the stay in the address, and what the stay costs. */
export function UnitOffer({ unit, search, bounds }: { unit: PublicUnit; search: Search; bounds: Bounds }) {
  const { stay } = stayOf(search, bounds)
  const offers = useQuery(offersOf(unit.property.id, search, stay))
  if (!stay) return <p className="kh-small">Choose your dates to see the price of your stay.</p>
  if (offers.isError && !offers.data) {
    return (
      <ProblemNotice title="The price could not be loaded" error={offers.error} onRetry={() => void offers.refetch()} />
    )
  }
  if (!offers.data) return <div className="kh-offer kh-offer-waiting kh-shimmer" role="status" aria-label="Checking" />
  const offer = offers.data.find((candidate) => candidate.id === unit.id)
  return (
    <div className={offer ? 'kh-offer kh-offer-free' : 'kh-offer kh-offer-taken'} role="status">
      {offer ? (
        <>
          <p className="kh-offer-head">
            <Icon name="check" size={18} /> Available for your dates
          </p>
          <StayPrice unit={offer} stay={stay} />
          <p className="kh-small">
            {plural(stay.nights, 'night')}, {plural(search.guests, 'guest')}
          </p>
          <Link to={bookAddress(unit, search)} className="kh-button">
            Book This Unit
          </Link>
        </>
      ) : (
        <>
          <p className="kh-offer-head">
            <Icon name="info" size={18} /> Not available for your dates
          </p>
          <p className="kh-small">
            {search.guests > unit.max_capacity
              ? `It sleeps up to ${unit.max_capacity}.`
              : 'The calendar shows which nights are free.'}
          </p>
        </>
      )}
    </div>
  )
}
