import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, requestCatalog } from '../messages/catalogs.ts'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { PageSkeleton } from '../property/page-skeleton.tsx'
import { DocumentTitle } from '../site/document-title.tsx'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { ForeignPage } from '../site/site-context.ts'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { address, startOf, useSearch } from '../search/search-address.ts'

type Props = {
  title: string
  query: { data: unknown; isPending: boolean; error: ApiError | null; refetch: () => unknown }
  children: ReactNode
}

/** A page whose address is a secret: search engines do not index it, and no link on it gives the address away. */
export function SecretPage({ title, query, children }: Props) {
  const isOurs = use(ForeignPage) === null
  const t = useMessages(requestCatalog)
  const { overview } = useMessages(guestCatalog)
  const search = useSearch()
  const content = () => {
    if (query.data) return children
    if (query.isPending || !query.error) return <PageSkeleton label={t.loading} />
    if (query.error.status === 404) {
      return (
        <EmptyNotice
          icon="info"
          heading="h1"
          title={t.missing}
          action={
            <>
              <p>{t.missingMore}</p>
              <Link to={address(paths.public(), startOf(search))} className="kh-button">
                {overview}
              </Link>
            </>
          }
        >
          {t.missingText}
        </EmptyNotice>
      )
    }
    return <ProblemNotice heading="h1" title={t.failed} error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <div className="kh-page kh-secret-page">
      <DocumentTitle>{title}</DocumentTitle>
      {isOurs && <meta name="robots" content="noindex" />}
      {isOurs && <meta name="referrer" content="no-referrer" />}
      {content()}
    </div>
  )
}
