import { operatorLines, operatorQuery } from '@keyhaven/shared-contracts/platform/operator'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { operatorCatalog } from '../messages/operator-catalog.ts'

/** Name, address and e-mail of who runs the platform. */
export function OperatorAddress() {
  const t = useMessages(operatorCatalog)
  const { data, isError, refetch } = useQuery(operatorQuery)
  if (isError)
    return (
      <div role="alert">
        <p>{t.operatorFailed}</p>
        <button type="button" className="kh-button kh-button-quiet" onClick={() => void refetch()}>
          {t.retry}
        </button>
      </div>
    )
  if (!data) return <p role="status">{t.loading}</p>
  return (
    <address translate="no">
      {operatorLines(data).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={`mailto:${data.email}`}>{data.email}</a>
    </address>
  )
}
