import { type PublicSite, siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { legalCatalog } from '../messages/legal-catalog.ts'
import { legalNotice, privacyPolicy } from './legal-parts.ts'
import { DocumentTitle } from '../site/document-title.tsx'

/** A legal text of an owner's own site. */
export function OwnLegalPage({ own: initialSite, isNotice }: { own: PublicSite; isNotice: boolean }) {
  const t = useMessages(legalCatalog)
  const guest = useMessages(guestCatalog)
  const { code: locale } = useLanguage()
  // The site knows the text of one language; that of this page is asked for where it is another one.
  const answer = useQuery({
    ...q(siteApi.site, { query: { locale } }),
    enabled: !isNotice && initialSite.privacy_text_lang !== locale,
  })
  const own = answer.data ?? initialSite
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
            <address translate="no">
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
