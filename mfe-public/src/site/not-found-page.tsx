import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Link } from 'react-router-dom'
import { DocumentTitle } from './document-title.tsx'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { address, useSearch } from '../search/search-address.ts'

/** With `isNobody` it is the owner of the address whom there is not, and all else leads on without. */
export function NotFoundPage({ isNobody = false }: { isNobody?: boolean }) {
  const { owner, ...others } = useSearch()
  const search = isNobody || !owner ? others : { ...others, owner }
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
