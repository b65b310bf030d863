import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import { useOnlyTown } from '../../search/public-queries.ts'
import { address, type Search } from '../../search/search-address.ts'
import { EmptyNotice } from '../../ui/empty-notice.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { StrongWords } from '../../ui/strong-words.tsx'
import { FilterChips } from '../filter-chips.tsx'
import { readFilters, withStay } from '../filters.ts'
import { flexibleQuery } from '../result-queries.ts'
import { nightsIn } from './flexible-stay.ts'

type Props = { search: Search; month: string; heading: Ref<HTMLHeadingElement>; onReset: () => void }

/** The stays of a length that begin in a month and have something free; each leads to the ordinary search. */
export function FlexibleStays({ search, month, heading, onReset }: Props) {
  const t = useMessages(resultsCatalog)
  const nights = nightsIn(search.shown?.nights)
  const town = useOnlyTown(search)
  const found = useQuery(flexibleQuery(search, month, nights))
  const stays = found.data
  const totals = (stays ?? []).map(({ total_from }) => total_from)
  const lowest = Math.min(...totals)
  // What most of them cost is nothing to choose by.
  const isWorthSaying = totals.filter((total) => total === lowest).length * 2 < totals.length
  const reset = (
    <button type="button" className="kh-button kh-button-quiet" onClick={onReset}>
      {t.resetSearch}
    </button>
  )
  const content = (): ReactNode => {
    if (found.isError && !stays) {
      return <ProblemNotice title={t.searchFailed} error={found.error} onRetry={() => void found.refetch()} />
    }
    if (!stays) return <div className="kh-ways-waiting kh-shimmer" role="status" aria-label={t.searchingDates} />
    if (stays.length === 0) {
      return (
        <EmptyNotice icon="calendar" title={t.noDates(nights, month)} action={reset}>
          {t.noDatesText}
        </EmptyNotice>
      )
    }
    return (
      <ul className="kh-stays">
        {stays.map(({ check_in, check_out, count, total_from }) => (
          <li key={check_in}>
            <Link
              to={address(paths.public(), withStay(search, { checkIn: check_in, checkOut: check_out }))}
              className="kh-way"
            >
              <span>{t.stay(check_in, check_out)}</span>
              <span className="kh-small">
                <StrongWords>{t.stayOffer(count, total_from)}</StrongWords>
              </span>
              {isWorthSaying && total_from === lowest && (
                <span className="kh-badge kh-badge-good">{t.lowestTotal}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
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
            {search.city ?? search.country ?? town ?? t.everywhere} · {t.flexibleText}
          </p>
        </div>
        {stays?.length !== 0 && reset}
      </div>
      <FilterChips search={search} filters={readFilters(search)} />
      {content()}
    </section>
  )
}
