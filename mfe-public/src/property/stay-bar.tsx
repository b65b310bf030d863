import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Bounds } from '../search/bounds.ts'
import { useOffers } from '../search/public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { bookAddress, stayOf } from '../search/search-address.ts'
import { leadToCalendar } from '../search/lead.ts'
import { useRefusal } from './use-refusal.ts'
import { StrongWords } from '../ui/strong-words.tsx'

/** Total and button at the bottom of a phone's screen: the form and the calendar are far apart there. */
export function StayBar({ unit, search, bounds }: { unit: PublicUnit; search: Search; bounds: Bounds }) {
  const t = useMessages(propertyCatalog)
  const { book, bookOf, totalFor } = useMessages(guestCatalog)
  const { euros } = useLanguage()
  const { stay } = stayOf(search, bounds)
  const offers = useOffers(unit.property.id, search, stay)
  const refusal = useRefusal(unit, search)
  const offer = offers.data?.find((candidate) => candidate.id === unit.id)
  const words = (): ReactNode => {
    if (!stay || offers.isError) return <StrongWords>{t.fromNight(unit.price_from)}</StrongWords>
    if (!offers.data) return <span className="kh-line kh-shimmer" />
    // A rule's sentence stands with the offer above; there is room for a few words here.
    if (!offer) return refusal && !refusal.isSentence ? refusal.title : t.taken
    return (
      <>
        <strong>{euros(offer.total_price)}</strong> <span className="kh-small">{totalFor(stay.nights)}</span>
      </>
    )
  }
  return (
    <div className="kh-stay-bar kh-unit-bar">
      <p className="kh-stay-bar-words">{words()}</p>
      {offer ? (
        <Link to={bookAddress(unit, search)} className="kh-button" aria-label={bookOf(unit.name)}>
          {book}
        </Link>
      ) : (
        <button
          type="button"
          className="kh-button kh-button-quiet"
          onClick={({ currentTarget }) => leadToCalendar(currentTarget)}
        >
          {t.toCalendar}
        </button>
      )}
    </div>
  )
}
