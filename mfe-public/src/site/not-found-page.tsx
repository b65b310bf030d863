import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Link } from 'react-router-dom'
import { DocumentTitle } from './document-title.tsx'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { address } from '../search/search-address.ts'
import { useSearch } from '../search/use-search.ts'

export function NotFoundPage() {
  const search = useSearch()
  return (
    <div className="kh-page">
      <DocumentTitle>Page not found</DocumentTitle>
      <EmptyNotice
        icon="pin"
        heading="h1"
        title="There is no such page"
        action={
          <Link to={address(paths.public(), search)} className="kh-button">
            Back to overview
          </Link>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyNotice>
    </div>
  )
}
