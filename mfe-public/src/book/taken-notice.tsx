import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog, guestCatalog } from '../messages/catalogs.ts'
import { type PublicQuote, publicRequestsApi } from '@keyhaven/shared-contracts/contract/public-requests'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { bookAddress, ownerOf, type Search, type Stay } from '../search/search-address.ts'

type Props = {
  unit: number
  stay: Stay
  search: Search
  /** What of it is taken, or where that is not known, what the server said. */
  taken?: PublicQuote['taken']
  said?: string
  /** Whether it was free when the guest began. */
  meanwhile: boolean
  onSearch: (changes: Partial<Search>) => void
}

/** Says that a stay cannot be had, and which other ones can. What is typed in the form stays. */
export function TakenNotice({ unit, stay, search, taken = [], said, meanwhile, onSearch }: Props) {
  const t = useMessages(bookCatalog)
  const { retry } = useMessages(guestCatalog)
  const { day, euros } = useLanguage()
  const found = useQuery(
    q(publicRequestsApi.alternatives, {
      query: {
        ...ownerOf(search),
        unit,
        check_in: stay.checkIn,
        check_out: stay.checkOut,
        guests: search.guests,
      },
    }),
  )
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (meanwhile) notice.current?.focus()
  }, [meanwhile])
  const { dates = [], units = [] } = found.data ?? {}
  return (
    <div className="kh-taken-notice" ref={notice} tabIndex={-1} data-wrong>
      <div role="alert">
        <p className="kh-offer-head">
          <Icon name="info" size={18} />
          {meanwhile ? t.faster : t.notFree}
        </p>
        <p>
          {said ?? t.takenOn(taken)} {meanwhile && !said && t.isKept}
        </p>
      </div>
      {found.isPending && <div className="kh-alternatives-waiting kh-shimmer" role="status" aria-label={t.looking} />}
      {found.isError && (
        <p>
          {t.othersFailed} {found.error.message}{' '}
          <button type="button" className="kh-link" onClick={() => void found.refetch()}>
            {retry}
          </button>
        </p>
      )}
      {dates.length > 0 && (
        <>
          <h3 className="kh-alternatives-title">{t.otherDates(stay.nights)}</h3>
          <ul className="kh-alternatives">
            {dates.map((free) => (
              <li key={free.check_in}>
                <button
                  type="button"
                  className="kh-alternative"
                  onClick={() => onSearch({ checkIn: free.check_in, checkOut: free.check_out })}
                >
                  <span>
                    {day(free.check_in)} – {day(free.check_out)}
                  </span>
                  <strong>{euros(free.total_price)}</strong>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {units.length > 0 && (
        <>
          <h3 className="kh-alternatives-title">{t.otherUnits}</h3>
          <ul className="kh-alternatives">
            {units.map((other) => (
              <li key={other.id}>
                <Link to={bookAddress(other, search)} className="kh-alternative">
                  <span className="kh-alternative-picture">
                    <Picture image={other.images[0]} name="" seed={other.id} sizes="64px" missing="" />
                  </span>
                  <span className="kh-alternative-words">
                    {other.name}
                    <span className="kh-small">{other.property.name}</span>
                  </span>
                  <strong>{euros(other.total_price)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {found.isSuccess && dates.length === 0 && units.length === 0 && <p>{t.nothingElse}</p>}
    </div>
  )
}
