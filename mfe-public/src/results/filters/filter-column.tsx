import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import type { SearchStay } from '../../search/search-address.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { countsQuery } from '../result-queries.ts'
import type { Filters } from '@keyhaven/shared-contracts/platform/search-calls'
import { FilterFields } from './filter-fields.tsx'
import { FilterSkeleton } from './filter-skeleton.tsx'

type Props = { search: Search; stay: SearchStay; filters: Filters; onFilter: (filters: Filters) => void }

/** The filters beside the list: what is chosen holds at once. */
export function FilterColumn({ search, stay, filters, onFilter }: Props) {
  const t = useMessages(resultsCatalog)
  const answer = useQuery(countsQuery(search, stay, filters))
  if (answer.isError && !answer.data) {
    return <ProblemNotice title={t.filtersFailed} error={answer.error} onRetry={() => void answer.refetch()} />
  }
  if (!answer.data) return <FilterSkeleton />
  return <FilterFields counts={answer.data} filters={filters} nights={stay.nights} onChange={onFilter} />
}
