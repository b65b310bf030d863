import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { guestCatalog } from '../../messages/catalogs.ts'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import { addMonths, type Month, monthOf } from '../../property/calendar/month.ts'
import { boundsOf } from '../../search/bounds.ts'
import { usePlaceName } from '../../search/public-queries.ts'
import { nightsIn, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address } from '../../search/search-address.ts'
import { EmptyNotice } from '../../ui/empty-notice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { StrongWords } from '../../ui/strong-words.tsx'
import { FilterChips } from '../filter-chips.tsx'
import { readFilters } from '@keyhaven/shared-contracts/platform/search-calls'
import { withStay } from '../filters.ts'
import { flexibleQuery } from '../result-queries.ts'
import { cheapestStays } from './cheapest-stays.ts'
import { StayGrid } from './stay-grid.tsx'

type Props = { search: Search; month: Month; heading: Ref<HTMLHeadingElement>; onReset: () => void }

/** So many are named beside the month; it marks each that costs no more. */
const maxNamed = 3

const inMonth = (search: Search, month: Month): Search => ({ ...search, shown: { ...search.shown, month } })

/** The stays of a length that begin in a month, by their day of arrival; each leads to the ordinary search. */
export function FlexibleStays({ search, month, heading, onReset }: Props) {
  const t = useMessages(resultsCatalog)
  const guest = useMessages(guestCatalog)
  const language = useLanguage()
  const navigate = useNavigate()
  const nights = nightsIn(search.shown?.nights)
  const place = usePlaceName(search)
  const answer = useQuery(flexibleQuery(search, month))
  const stays = answer.data
  const cheapest = cheapestStays(stays ?? [])
  const isOnePrice = stays !== undefined && new Set(stays.map(({ total_from }) => total_from)).size === 1
  const thisMonth = monthOf(boundsOf(undefined).from)
  const go = (to: Month) => {
    if (to >= thisMonth) void navigate(address(paths.public(), inMonth(search, to)), { preventScrollReset: true })
  }
  const reset = (
    <button type="button" className="kh-button kh-button-quiet" onClick={onReset}>
      {t.resetSearch}
    </button>
  )
  const step = (to: Month) => (
    <Link to={address(paths.public(), inMonth(search, to))} preventScrollReset className="kh-month-link">
      {to < month && <Icon name="prev" size={18} />}
      <span>{language.month(to)}</span>
      {to > month && <Icon name="next" size={18} />}
    </Link>
  )
  const months = (
    <nav className="kh-month-links" aria-label={t.otherMonths}>
      {month > thisMonth ? step(addMonths(month, -1)) : <span />}
      {step(addMonths(month, 1))}
    </nav>
  )
  const content = (): ReactNode => {
    if (answer.isError && !stays) {
      return <ProblemNotice title={t.searchFailed} error={answer.error} onRetry={() => void answer.refetch()} />
    }
    if (stays?.length === 0) {
      return (
        <>
          {months}
          <EmptyNotice icon="calendar" title={t.noDates(nights, month)} action={reset}>
            {t.noDatesText}
          </EmptyNotice>
        </>
      )
    }
    return (
      <div className="kh-stay-columns">
        <div>
          {months}
          <StayGrid {...{ search, month, stays, cheapest }} onMonth={go} />
          <p className="kh-legend kh-small">
            <span className="kh-legend-weekend" /> {t.weekend}
            {cheapest.length > 0 && (
              <>
                {' '}
                <span className="kh-legend-cheap" /> {t.isCheap}
              </>
            )}
          </p>
        </div>
        {isOnePrice && <p className="kh-section-text">{t.onePrice}</p>}
        {cheapest.length > 0 && (
          <section aria-labelledby="kh-cheapest">
            <h3 className="kh-way-title" id="kh-cheapest">
              {t.cheapest}
            </h3>
            <ul className="kh-cheapest">
              {cheapest.slice(0, maxNamed).map(({ check_in, check_out, count, total_from }) => (
                <li key={check_in}>
                  <Link
                    to={address(paths.public(), withStay(search, { checkIn: check_in, checkOut: check_out }))}
                    className="kh-way"
                  >
                    <span>{t.stay(check_in, check_out)}</span>
                    <span className="kh-small">
                      <StrongWords>{t.stayOffer(count, total_from)}</StrongWords>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    )
  }
  return (
    <section className="kh-section" aria-labelledby="kh-results">
      <div className="kh-section-head">
        <div>
          <h2 className="kh-section-title" id="kh-results" ref={heading} tabIndex={-1}>
            {t.flexible(nights, month)}
          </h2>
          <p className="kh-section-text">
            {`${place ?? t.everywhere} · ${guest.party(search.guests)} · ${t.flexibleText}`}
          </p>
        </div>
      </div>
      <FilterChips search={search} filters={readFilters(search)} />
      <p className="kh-hidden" role="status">
        {stays ? '' : t.searchingDates}
      </p>
      {content()}
      {stays && stays.length > 0 && <div className="kh-section-end">{reset}</div>}
    </section>
  )
}
