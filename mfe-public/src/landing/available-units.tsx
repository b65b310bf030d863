import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { resultsCatalog } from '../messages/results-catalog.ts'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { pageOf, readFilters } from '@keyhaven/shared-contracts/platform/search-calls'
import { countFilters, withPage } from '../results/filters.ts'
import { NothingFree } from '../results/nothing-free.tsx'
import { ResultList } from '../results/result-list.tsx'
import { resultsQuery } from '../results/result-queries.ts'
import { usePlaceName } from '../search/public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, type SearchStay } from '../search/search-address.ts'
import { UnitSlider } from './unit-slider.tsx'

type Props = {
  search: Search
  stay: SearchStay
  heading: Ref<HTMLHeadingElement>
  onReset: () => void
  /** A guest turns to another page of the results. */
  onTurn: (search: Search) => void
}

/** So many are shown one at a time; more are a list to compare. */
const maxSlides = 6

/** The units that are free for a stay. */
export function AvailableUnits({ search, stay, heading, onReset, onTurn }: Props) {
  const { code } = useLanguage()
  const answer = useQuery(resultsQuery(search, stay, code))
  const t = useMessages(guestCatalog)
  const words = useMessages(resultsCatalog)
  // What is below has come, too, before the heading gets the focus: where a part waited for its words, all would be taken away
  // once more.
  useMessages(factsCatalog)
  useMessages(propertyCatalog)
  const place = usePlaceName(search)
  const results = answer.data
  const filters = readFilters(search)
  const reset = (
    <button type="button" className="kh-button kh-button-quiet" onClick={onReset}>
      {words.resetSearch}
    </button>
  )
  const content = (): ReactNode => {
    if (answer.isError && !results) {
      return <ProblemNotice title={words.searchFailed} error={answer.error} onRetry={() => void answer.refetch()} />
    }
    if (!results) return <div className="kh-slider-frame kh-shimmer" role="status" aria-label={words.searching} />
    if (results.count === 0) return <NothingFree search={search} stay={stay} reset={reset} />
    if (results.units.length === 0) {
      const toFirst = (
        <Link to={address(paths.public(), withPage(search, 1))} className="kh-button">
          {words.firstPage}
        </Link>
      )
      return <EmptyNotice icon="search" title={words.noPage} action={toFirst} />
    }
    if (results.count <= maxSlides && countFilters(filters) === 0 && pageOf(search) === 1) {
      return <UnitSlider key={address('', search)} units={results.units} search={search} stay={stay} />
    }
    return <ResultList {...{ results, search, stay, filters, onTurn }} isOld={answer.isPlaceholderData} />
  }
  return (
    <section className="kh-section" aria-labelledby="kh-results">
      <div className="kh-section-head">
        <div>
          <h2 className="kh-section-title" id="kh-results" ref={heading} tabIndex={-1}>
            {words.available}
          </h2>
          <p className="kh-section-text">
            {`${place ?? words.everywhere} · ${t.stay(stay.checkIn, stay.checkOut)} · ${t.wishes(stay.nights, search.guests)}`}
          </p>
        </div>
      </div>
      {content()}
      {results && results.count > 0 && <div className="kh-section-end">{reset}</div>}
    </section>
  )
}
