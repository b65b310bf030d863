import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Link } from 'react-router-dom'
import { DocumentTitle } from './document-title.tsx'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { address } from '../search/search-address.ts'
import { useSearch } from '../search/use-search.ts'

export function NotFoundPage() {
  const search = useSearch()
  const t = useMessages(guestCatalog)
  return (
    <div className="kh-page">
      <DocumentTitle>{t.missing.page}</DocumentTitle>
      <EmptyNotice
        icon="pin"
        heading="h1"
        title={t.missing.title}
        action={
          <Link to={address(paths.public(), search)} className="kh-button">
            {t.overview}
          </Link>
        }
      >
        {t.missing.text}
      </EmptyNotice>
    </div>
  )
}
