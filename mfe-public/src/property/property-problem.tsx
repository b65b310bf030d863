import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Link } from 'react-router-dom'
import { DocumentTitle } from '../site/document-title.tsx'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address } from '../search/search-address.ts'

/** Error page of a property or unit: not found, or not loaded. */
export function PropertyProblem({
  error,
  search,
  onRetry,
}: {
  error: ApiError | null
  search: Search
  onRetry: () => void
}) {
  const t = useMessages(propertyCatalog)
  const { overview } = useMessages(guestCatalog)
  return (
    <div className="kh-page">
      <DocumentTitle>{t.notAvailable}</DocumentTitle>
      {error && error.status !== 404 ? (
        <ProblemNotice heading="h1" title={t.failed} error={error} onRetry={onRetry} />
      ) : (
        <EmptyNotice
          icon="home"
          heading="h1"
          title={t.gone}
          action={
            <Link to={address(paths.public(), search)} className="kh-button">
              {overview}
            </Link>
          }
        >
          {t.goneText}
        </EmptyNotice>
      )}
    </div>
  )
}
