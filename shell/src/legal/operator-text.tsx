import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { z } from 'zod'
import { legalCatalog } from '../messages/catalogs.ts'

const operator = z.object({ name: z.string(), address: z.string(), email: z.string() })

/** Who runs this Keyhaven, as the operator's settings say. */
const operatorQuery = queryOptions({
  queryKey: ['operator'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const response = await fetch('/operator.json', { signal })
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    return operator.parse(await response.json())
  },
})

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
      {data.name}
      {data.address && `\n${data.address.split(/\s*,\s*/).join('\n')}`}
      {'\n'}
      <a href={`mailto:${data.email}`}>{data.email}</a>
    </address>
  )
}
