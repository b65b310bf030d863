import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { operatorCatalog } from '../messages/operator-catalog.ts'
import { DocumentTitle } from '../site/document-title.tsx'
import { operatorNotice, operatorPrivacy } from './operator-parts.ts'
import { OperatorAddress } from './operator-address.tsx'

/** A legal text of the platform, in what concerns its guests. */
export function OperatorPage({ isNotice }: { isNotice: boolean }) {
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
