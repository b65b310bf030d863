import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import type { SearchStay } from '../../search/search-address.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { SheetHead } from '../../ui/sheet/sheet-head.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { countsQuery } from '../result-queries.ts'
import type { Filters } from '@keyhaven/shared-contracts/platform/search-calls'
import { countFilters, noFilters } from '../filters.ts'
import { FilterSkeleton } from './filter-skeleton.tsx'
import { FilterFields } from './filter-fields.tsx'

type Props = {
  search: Search
  stay: SearchStay
  filters: Filters
  onFilter: (filters: Filters) => void
  onClosed: () => void
}

/** The filters on a sheet of their own: what they leave is said before they hold. */
export function FilterSheet({ search, stay, filters, onFilter, onClosed }: Props) {
  const t = useMessages(resultsCatalog)
  const [draft, setDraft] = useState(filters)
  const answer = useQuery(countsQuery(search, stay, draft))
  const { dialog, onClose, close } = useSheet(onClosed)
  const id = useId()
  const { data: counts, isPlaceholderData: isOld, error } = answer
  return (
    <dialog ref={dialog} className="kh-sheet" aria-labelledby={`${id}-title`} onClose={onClose} closedby="any">
      <form
        className="kh-sheet-form"
        onSubmit={(event) => {
          event.preventDefault()
          close(() => onFilter(draft))
        }}
      >
        <SheetHead id={`${id}-title`} title={t.filters} onClose={() => close()} />
        <div className="kh-sheet-body">
          {error && !counts ? (
            <ProblemNotice title={t.filtersFailed} error={error} onRetry={() => void answer.refetch()} />
          ) : counts ? (
            <FilterFields counts={counts} filters={draft} nights={stay.nights} onChange={setDraft} />
          ) : (
            <FilterSkeleton />
          )}
        </div>
        <footer className="kh-sheet-foot">
          <button
            type="button"
            className="kh-link"
            disabled={countFilters(draft) === 0}
            onClick={() => setDraft(noFilters)}
          >
            {t.clearFilters}
          </button>
          <button type="submit" className="kh-button" aria-busy={isOld}>
            <span aria-live="polite">{counts ? t.show(counts.count, counts.is_count_exact) : t.showResults}</span>
          </button>
        </footer>
      </form>
    </dialog>
  )
}
