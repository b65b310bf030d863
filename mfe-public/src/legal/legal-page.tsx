import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { OwnDomain, OwnSite } from '../site/site-context.ts'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { operatorCatalog } from '../messages/operator-catalog.ts'
import { DocumentTitle } from '../site/document-title.tsx'
import { operatorNotice, operatorPrivacy } from './operator-parts.ts'
import { OperatorAddress } from './operator-address.tsx'
import { type PublicSite, siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { legalCatalog } from '../messages/legal-catalog.ts'
import { legalNotice, privacyPolicy } from './legal-parts.ts'

/** A legal text of an owner's own site. */
function OwnLegalPage({ own: initialSite, isNotice }: { own: PublicSite; isNotice: boolean }) {
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

/** A legal text of the platform, in what concerns its guests. */
function OperatorPage({ isNotice }: { isNotice: boolean }) {
  const t = useMessages(operatorCatalog)
  const guest = useMessages(guestCatalog)
  const title = isNotice ? guest.notice : guest.privacy
  const parts = isNotice ? operatorNotice(t) : operatorPrivacy(t)
  return (
    <article className="kh-page kh-legal">
      <DocumentTitle>{title}</DocumentTitle>
      <h1 className="kh-page-title">{title}</h1>
      {!isNotice && <p className="kh-small">{t.privacy.updated}</p>}
      {!isNotice && <p>{t.privacy.about}</p>}
      {parts.map(({ heading, before, isOperator, items, after }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {before && <p>{before}</p>}
          {isOperator && <OperatorAddress />}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {after && <p>{after}</p>}
        </section>
      ))}
    </article>
  )
}

/** A legal text; the address says which, and its host whose. */
export function LegalPage() {
  const own = use(OwnSite)
  const isNotice = splitAddress(useLocation().pathname).path.replace(/\/$/, '').toLowerCase() === paths.guestNotice()
  return use(OwnDomain) && own ? <OwnLegalPage own={own} isNotice={isNotice} /> : <OperatorPage isNotice={isNotice} />
}
