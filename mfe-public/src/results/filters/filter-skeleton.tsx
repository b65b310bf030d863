import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { resultsCatalog } from '../../messages/results-catalog.ts'

/** Holds the place of filters while they load. */
export function FilterSkeleton() {
  const t = useMessages(resultsCatalog)
  return (
    <div className="kh-filter-skeleton" role="status" aria-label={t.loadingFilters}>
      {['kh-w-60', 'kh-w-40', 'kh-w-80', 'kh-w-60', 'kh-w-40', 'kh-w-80'].map((width, at) => (
        <span key={at} className={`kh-line kh-shimmer ${width}`} />
      ))}
    </div>
  )
}
