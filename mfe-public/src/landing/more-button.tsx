import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: ApiError | null
  fetchNextPage: () => unknown
}

/** Adds the next page to a list, and says so where that fails. */
export function MoreButton({ pages, label }: { pages: Pages; label: string }) {
  const t = useMessages(guestCatalog)
  if (!pages.hasNextPage) return null
  const failed = pages.isFetchNextPageError && !pages.isFetchingNextPage
  return (
    <div className="kh-more">
      {failed && <p role="alert">{pages.error?.message}</p>}
      <button
        type="button"
        className="kh-button kh-button-quiet"
        disabled={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {pages.isFetchingNextPage ? t.loadingMore : failed ? t.retry : label}
      </button>
    </div>
  )
}
