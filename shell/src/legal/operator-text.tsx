import { operatorLines, operatorQuery } from '@keyhaven/shared-contracts/platform/operator'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { legalCatalog } from '../messages/catalogs.ts'

/** Name, address and e-mail of the operator. */
export function OperatorText() {
  const t = useMessages(legalCatalog)
  const { data, isError, refetch } = useQuery(operatorQuery)
  if (isError)
    return (
      <p role="alert">
        {t.operatorFailed} <Button onClick={() => void refetch()}>{t.retry}</Button>
      </p>
    )
  if (!data) return <Spin aria-label={t.loading} />
  return (
    <address>
      <span>{`${operatorLines(data).join('\n')}\n`}</span>
      <a href={`mailto:${data.email}`}>{data.email}</a>
    </address>
  )
}
