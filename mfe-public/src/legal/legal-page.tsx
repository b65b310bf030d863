import { siteApi } from '@keyhaven/shared-contracts/contract/public-site'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { legalCatalog } from '../messages/legal-catalog.ts'
import { legalNotice, privacyPolicy } from './legal-parts.ts'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../site/document-title.tsx'
import { NotFoundPage } from '../site/not-found-page.tsx'
import { OwnSite } from '../site/site-context.ts'

/** A legal text of an owner's own site; the address says which. */
export function LegalPage() {
  const t = useMessages(legalCatalog)
  const guest = useMessages(guestCatalog)
  const known = use(OwnSite)
  const { code: locale } = useLanguage()
  const page = splitAddress(useLocation().pathname).path.replaceAll('/', '').toLowerCase()
  const isNotice = page === 'legal-notice'
  // The site knows the text of one language; that of this page is asked for where it is another one.
  const asked = useQuery({
    ...q(siteApi.site, { query: { locale } }),
    enabled: known !== null && !isNotice && known.privacy_text_lang !== locale,
  })
  const own = asked.data ?? known
  if (!own) return <NotFoundPage />
  const isWritten = !isNotice && own.privacy_text !== ''
  const title = isNotice ? guest.notice : guest.privacy
  const parts = isNotice ? legalNotice(t, own) : privacyPolicy(t, own)
  return (
    <article className="kh-page kh-legal">
      <DocumentTitle>{title}</DocumentTitle>
      <h1 className="kh-page-title">{title}</h1>
      {parts.map((part) => (
        <section key={part.title} lang={isWritten ? own.privacy_text_lang : undefined}>
          {part.title && <h2>{part.title}</h2>}
          {part.lines && (
            <address>
              {part.lines.map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </address>
          )}
          {part.paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
