import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useTitle } from '../frame/use-title.ts'
import { legalCatalog } from '../messages/catalogs.ts'
import { OperatorText } from './operator-text.tsx'

const list = (items: readonly string[]) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

export function PrivacyPolicyPage() {
  const { privacy: t } = useMessages(legalCatalog)
  useTitle(t.title)
  return (
    <article className="prose">
      <h1>{t.title}</h1>
      <p className="prose-date">{t.updated}</p>
      <p>{t.about}</p>
      <h2>{t.responsible}</h2>
      <p>{t.forAccounts}</p>
      <OperatorText />
      <p>{t.forGuests}</p>
      <h2>{t.owners}</h2>
      {list(t.ownersList)}
      <p>{t.ownersWhy}</p>
      <h2>{t.guests}</h2>
      {list(t.guestsList)}
      <p>{t.guestsWhy}</p>
      <h2>{t.browser}</h2>
      <p>{t.browserText}</p>
      <h2>{t.logs}</h2>
      <p>{t.logsText}</p>
      <h2>{t.demo}</h2>
      <p>{t.demoText}</p>
      <h2>{t.receivers}</h2>
      <p>{t.receiversText}</p>
      <h2>{t.rights}</h2>
      <p>{t.rightsText}</p>
    </article>
  )
}
