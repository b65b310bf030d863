import type { SearchResults } from '@keyhaven/shared-contracts/contract/public/public-search'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { resultsCatalog } from '../messages/results-catalog.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, type SearchStay } from '../search/search-address.ts'
import { Icon } from '../ui/icon.tsx'
import { latePart } from '../ui/late-part.tsx'
import { FilterChips } from './filter-chips.tsx'
import { type Filters, sortOf } from '@keyhaven/shared-contracts/platform/search-calls'
import { countFilters, isMapShown, withFilters, withMap, withSort } from './filters.ts'
import { MapFailed } from './map/map-failed.tsx'
import { PageLinks } from './page-links.tsx'
import { ResultCard } from './result-card.tsx'

/** The house, by `data-house`, of the card in a list that the pointer or the focus is on. */
const useLookedAt = (list: RefObject<HTMLElement | null>) => {
  const [house, setHouse] = useState<number>()
  useEffect(() => {
    const listening = new AbortController()
    const look = ({ target }: Event) => {
      const id = target instanceof Element && target.closest<HTMLElement>('[data-house]')?.dataset['house']
      setHouse(id ? Number(id) : undefined)
    }
    const lookAway = () => setHouse(undefined)
    const { signal } = listening
    for (const type of ['pointerover', 'focusin']) list.current?.addEventListener(type, look, { signal })
    for (const type of ['pointerleave', 'focusout']) list.current?.addEventListener(type, lookAway, { signal })
    return () => listening.abort()
  }, [list])
  return house
}

const FilterColumn = latePart(
  () => import(/* webpackChunkName: "results" */ './filters/filter-column.tsx'),
  'FilterColumn',
  () => null,
)
const FilterSheet = latePart(
  () => import(/* webpackChunkName: "results" */ './filters/filter-sheet.tsx'),
  'FilterSheet',
  () => null,
)
const ResultsMap = latePart(
  () => import(/* webpackChunkName: "map" */ './map/results-map.tsx'),
  'ResultsMap',
  MapFailed,
)

const sorts = ['total', 'name'] as const

type Props = {
  results: SearchResults
  search: Search
  stay: SearchStay
  filters: Filters
  /** These are the results of the filters before, until the next ones are there. */
  isOld: boolean
  onTurn: (search: Search) => void
}

/** Result list with filters, and a map beside it. */
export function ResultList({ results, search, stay, filters, isOld, onTurn }: Props) {
  const t = useMessages(resultsCatalog)
  const navigate = useNavigate()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const lookedAt = useLookedAt(list)
  const { units, count, is_count_exact, page, page_size } = results
  const isMap = isMapShown(search)
  const filterCount = countFilters(filters)
  const go = (to: Search) => void navigate(address(paths.public(), to), { preventScrollReset: true })
  const filter = (newFilters: Filters) => go(withFilters(search, newFilters))
  const last = Math.ceil(count / page_size)
  return (
    <div className={isMap ? 'kh-results kh-results-map' : 'kh-results'}>
      <aside className="kh-filter-column" aria-label={t.filters}>
        <Suspense>
          <FilterColumn search={search} stay={stay} filters={filters} onFilter={filter} />
        </Suspense>
      </aside>
      <div className="kh-results-head">
        <div className="kh-results-bar">
          <p className="kh-results-count" role="status">
            {t.count(count, is_count_exact)}
          </p>
          <div className="kh-sorts" role="group" aria-label={t.sort}>
            {sorts.map((sort) => (
              <Link
                key={sort}
                to={address(paths.public(), withSort(search, sort))}
                preventScrollReset
                aria-current={sort === sortOf(search) ? 'true' : undefined}
              >
                {t.sorts[sort]}
              </Link>
            ))}
          </div>
          <button
            type="button"
            className="kh-button kh-button-quiet kh-filters-button"
            aria-label={t.filtersChosen(filterCount)}
            onClick={() => setSheetOpen(true)}
          >
            {t.filters}
            {filterCount > 0 && <span className="kh-badge">{filterCount}</span>}
          </button>
          <button
            type="button"
            className="kh-button kh-button-quiet"
            aria-expanded={isMap}
            onClick={() => go(withMap(search, !isMap))}
          >
            <Icon name="pin" size={18} />
            <span>{isMap ? t.hideMap : t.showMap}</span>
          </button>
        </div>
        <FilterChips search={search} filters={filters} />
      </div>
      <div className="kh-results-list">
        <ul ref={list} className={isOld ? 'kh-result-grid kh-waiting' : 'kh-result-grid'} aria-busy={isOld}>
          {units.map((unit, index) => (
            <li key={unit.id}>
              <ResultCard unit={unit} search={search} stay={stay} first={index === 0} />
            </li>
          ))}
        </ul>
        <PageLinks search={search} page={page} last={last} onTurn={onTurn} />
      </div>
      {isMap && (
        <section className="kh-map" aria-label={t.map}>
          <Suspense fallback={<div className="kh-map-frame kh-shimmer" role="status" aria-label={t.loadingMap} />}>
            <ResultsMap search={search} stay={stay} lookedAt={lookedAt} />
          </Suspense>
        </section>
      )}
      {isSheetOpen && (
        <Suspense>
          <FilterSheet {...{ search, stay, filters }} onFilter={filter} onClosed={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
