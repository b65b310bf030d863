import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useParams } from 'react-router-dom'
import { guestCatalog } from '../messages/catalogs.ts'
import { address } from '../search/search-address.ts'
import { useSearch } from '../search/use-search.ts'
import { DocumentTitle } from '../site/document-title.tsx'
import { BackLink } from './back-link.tsx'
import { PropertyContent } from './property-content.tsx'

/** One property with its units. */
export function PropertyPage() {
  const { id = '' } = useParams()
  const search = useSearch()
  const { overview } = useMessages(guestCatalog)
  return (
    <PropertyContent
      id={id}
      heading="h1"
      above={({ name }) => (
        <>
          <DocumentTitle>{name}</DocumentTitle>
          <BackLink to={address(paths.public(), search)}>{overview}</BackLink>
        </>
      )}
    />
  )
}
