import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { type PublicQuote, publicRequestsApi } from '@keyhaven/shared-contracts/contract/public-requests'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { bookAddress, ownerOf, plural, type Search, type Stay } from '../search/search-address.ts'

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
  const ranges = taken.map((range) => `${showDay(range.check_in)} – ${showDay(range.check_out)}`)
  return (
    <div className="kh-taken-notice" ref={notice} tabIndex={-1} data-wrong>
      <div role="alert">
        <p className="kh-offer-head">
          <Icon name="info" size={18} />
          {meanwhile ? 'Someone else was faster' : 'Not free for your dates'}
        </p>
        <p>
          {said ?? `Taken: ${ranges.join(', ')}.`} {meanwhile && !said && 'Everything you typed is still here.'}
        </p>
      </div>
      {found.isPending && (
        <div className="kh-alternatives-waiting kh-shimmer" role="status" aria-label="Looking for other dates" />
      )}
      {found.isError && (
        <p>
          Other dates could not be loaded. {found.error.message}{' '}
          <button type="button" className="kh-link" onClick={() => void found.refetch()}>
            Retry
          </button>
        </p>
      )}
      {dates.length > 0 && (
        <>
          <h3 className="kh-alternatives-title">{plural(stay.nights, 'night')} here on other dates</h3>
          <ul className="kh-alternatives">
            {dates.map((free) => (
              <li key={free.check_in}>
                <button
                  type="button"
                  className="kh-alternative"
                  onClick={() => onSearch({ checkIn: free.check_in, checkOut: free.check_out })}
                >
                  <span>
                    {showDay(free.check_in)} – {showDay(free.check_out)}
                  </span>
                  <strong>{showEuros(free.total_price)}</strong>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {units.length > 0 && (
        <>
          <h3 className="kh-alternatives-title">Free on your dates</h3>
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
                  <strong>{showEuros(other.total_price)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {found.isSuccess && dates.length === 0 && units.length === 0 && (
        <p>Nothing is free around these dates. Please choose others in the calendar.</p>
      )}
    </div>
  )
}
