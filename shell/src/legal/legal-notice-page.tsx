import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useTitle } from '../frame/use-title.ts'
import { legalCatalog } from '../messages/catalogs.ts'
import { OperatorText } from './operator-text.tsx'

export function LegalNoticePage() {
  const { notice: t } = useMessages(legalCatalog)
  useTitle(t.title)
  return (
    <article className="prose">
      <h1>{t.title}</h1>
      <h2>{t.operator}</h2>
      <OperatorText />
      <h2>{t.content}</h2>
      <p>{t.contentText}</p>
      <h2>{t.contracts}</h2>
      <p>{t.contractsText}</p>
      <h2>{t.reporting}</h2>
      <p>{t.reportingText}</p>
    </article>
  )
}
