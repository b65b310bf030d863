import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog, guestCatalog } from '../messages/catalogs.ts'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import type { OfferedUnit } from '../search/public-queries.ts'
import { ownerOf, type Search, partyOfCall } from '@keyhaven/shared-contracts/platform/guest-search'
import type { SearchStay } from '../search/search-address.ts'
import { OtherUnits } from './other-units.tsx'

type Props = {
  unit: number
  stay: SearchStay
  search: Search
  linkOf: (unit: OfferedUnit) => string
  onDates: (dates: Required<Pick<Search, 'checkIn' | 'checkOut'>>) => void
}

/** The nearest stays that could be had, of as many nights or as the rules of the unit want them, and what else is free on the wanted days. */
export function Alternatives({ unit, stay, search, linkOf, onDates }: Props) {
  const t = useMessages(bookCatalog)
  const guest = useMessages(guestCatalog)
  const { euros } = useLanguage()
  const query = {
    unit,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    guests: search.guests,
    ...partyOfCall(search),
  }
  const alternatives = useQuery(q(publicRequestsApi.alternatives, { query: { ...ownerOf(search), ...query } }))
  if (alternatives.isPending)
    return <div className="kh-alternatives-waiting kh-shimmer" role="status" aria-label={t.looking} />
  if (!alternatives.data)
    return (
      <p>
        <span>{`${t.othersFailed} ${alternatives.error?.message ?? ''}`}</span>{' '}
        <button type="button" className="kh-link" onClick={() => void alternatives.refetch()}>
          {guest.retry}
        </button>
      </p>
    )
  const { dates, units } = alternatives.data
  const nightsOf = (free: (typeof dates)[number]) => nightsBetween(free.check_in, free.check_out)
  const areAlike = dates.every((free) => nightsOf(free) === stay.nights)
  return (
    <>
      {dates.length > 0 && (
        <>
          <h3 className="kh-alternatives-title">{areAlike ? t.otherDates(stay.nights) : t.otherStays}</h3>
          <ul className="kh-alternatives">
            {dates.map((free) => (
              <li key={`${free.check_in} ${free.check_out}`}>
                <button
                  type="button"
                  className="kh-alternative"
                  onClick={() => onDates({ checkIn: free.check_in, checkOut: free.check_out })}
                >
                  <span className="kh-alternative-words">
                    <span>{guest.stay(free.check_in, free.check_out)}</span>
                    {!areAlike && <span className="kh-small">{guest.nights(nightsOf(free))}</span>}
                  </span>
                  <strong>{euros(free.total_price)}</strong>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <OtherUnits units={units} linkOf={linkOf} />
      {dates.length === 0 && units.length === 0 && <p>{t.nothingElse}</p>}
    </>
  )
}
